package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static com.google.common.truth.TruthJUnit.assume;

import io.github.wiretime.checker.harness.ClassPath;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What JDK 8 compiled, with a Lombok that no later JDK can run. */
final class OldCompilerTest {

  private static final Map<String, String> SOURCES =
      Map.of(
          "OrderDto",
          "@lombok.Data public class OrderDto { private java.time.LocalDateTime placedAt; private String no; }",
          "PaidDto",
          "@lombok.Data @lombok.EqualsAndHashCode(callSuper = true) public class PaidDto extends OrderDto"
              + " { private final java.util.List<java.time.Instant> paidAt; }",
          "OrderService",
          "public interface OrderService { OrderDto find(String no); PaidDto pay(OrderDto order); }",
          "OrderProvider",
          "@com.alibaba.dubbo.config.annotation.Service(interfaceClass = OrderService.class, version = OrderProvider.VERSION)"
              + " public class OrderProvider implements OrderService { static final String VERSION = \"1\";"
              + " public OrderDto find(String no) { return new OrderDto(); }"
              + " public PaidDto pay(OrderDto order) { return new PaidDto(java.util.Collections.emptyList()); } }");

  @TempDir private Path folder;

  @Test
  void isScannedAsAnyOther() throws IOException, InterruptedException {
    String home = System.getenv("JAVA_HOME_8_X64");
    assume().withMessage("a JDK 8 in JAVA_HOME_8_X64").that(home).isNotNull();
    String libraries =
        ClassPath.ofTests().stream()
            .map(File::getPath)
            .collect(Collectors.joining(File.pathSeparator));
    Path classes = compile(Path.of(home), libraries);

    Command scan = Command.run(classes, "--class-path", libraries);

    assertThat(scan.exitCode()).isEqualTo(0);
    assertThat(scan.out()).contains("1 service, 2 classes sent, 2 costly members");
    assertThat(scan.out()).contains("OrderDto.placedAt");
    assertThat(scan.out()).contains("PaidDto.paidAt");
  }

  private Path compile(Path jdk, String libraries) throws IOException, InterruptedException {
    String lombok = System.getProperty("wiretime.old-lombok");
    Path classes = Files.createDirectories(folder.resolve("classes"));
    List<String> command =
        new ArrayList<>(
            List.of(
                jdk.resolve("bin/javac").toString(),
                "-d",
                classes.toString(),
                "-processorpath",
                lombok,
                "-classpath",
                lombok + File.pathSeparator + libraries));
    for (Map.Entry<String, String> source : SOURCES.entrySet()) {
      Path file = folder.resolve(source.getKey() + ".java");
      Files.writeString(file, "package com.acme;\n" + source.getValue());
      command.add(file.toString());
    }
    Path log = folder.resolve("javac.log");
    int exitCode =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start()
            .waitFor();
    assertWithMessage(Files.readString(log)).that(exitCode).isEqualTo(0);
    return classes;
  }
}
