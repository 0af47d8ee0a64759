package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static com.google.common.truth.Truth.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import io.github.wiretime.checker.harness.Project;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiler and scan agree on what writes the calls, with each line of Dubbo on the class path. */
final class TwoDoorsSerializerTest {

  private static final String API =
      """
      package app;
      public interface Orders { java.time.Instant at(); java.time.LocalDate day(); }
      """;

  private static final ImmutableList<String> DECLARATIONS =
      ImmutableList.of(
          "@DubboService abstract class A implements Orders {}",
          "@DubboService(protocol = \"rest\") abstract class A implements Orders {}",
          "@DubboService(parameters = {\"serialization\", \"kryo\"}) abstract class A implements Orders {}",
          "@DubboService(parameters = {\"prefer.serialization\", \"fastjson2,hessian2\"}) abstract class A implements Orders {}",
          "@DubboService(parameters = {\"prefer.serialization\", \"hessian2\"}) abstract class A implements Orders {}",
          "class A { @DubboReference Orders a; }",
          "class A { @DubboReference(url = \"dubbo://127.0.0.1:20880\") Orders a; }",
          "class A { @DubboReference(parameters = {\"prefer.serialization\", \"kryo\"}) Orders a; }",
          "@DubboService abstract class A implements Orders { @DubboReference Orders a; }",
          "@DubboService(protocol = \"rest\") abstract class A implements Orders { @DubboReference Orders a; }",
          code("c.setSerialization(\"fastjson2\");"),
          code("c.setProtocol(new ProtocolConfig(\"rest\"));"),
          code("c.setProtocols(java.util.List.of(new ProtocolConfig(\"rest\")));"),
          code(
              "c.setProtocols(java.util.Arrays.asList(new ProtocolConfig(\"rest\"), new ProtocolConfig(\"dubbo\")));"),
          code(
              "c.setProtocols(java.util.Arrays.asList(new ProtocolConfig(\"rest\"), new ProtocolConfig(\"http\")));"),
          code(
              "c.setProtocols(java.util.Collections.singletonList(new ProtocolConfig(\"rest\")));"),
          code(
              "ProtocolConfig p = new ProtocolConfig(\"dubbo\"); p.setSerialization(\"hessian2\");"
                  + " ProviderConfig d = new ProviderConfig(); d.setSerialization(\"fastjson2\");"
                  + " c.setProtocol(p); c.setProvider(d);"),
          code(
              "ProtocolConfig p = new ProtocolConfig(\"dubbo\"); p.setSerialization(\"fastjson2\");"
                  + " ProviderConfig d = new ProviderConfig(); d.setSerialization(\"hessian2\");"
                  + " c.setProtocol(p); c.setProvider(d);"));

  @TempDir private Path folder;

  private static String code(String statements) {
    return "class A { void a() { ServiceConfig<Orders> c = new ServiceConfig<>();"
        + " c.setInterface(Orders.class); "
        + statements
        + " } }";
  }

  @ParameterizedTest
  @ValueSource(strings = {"2.7.23", "3.1.11", "3.2.19", "3.3.6"})
  void agree(String release) throws IOException {
    String classPath = classPath(release);
    Project project =
        Project.in(folder)
            .with(sources())
            .arguments("-classpath", classPath)
            .option("Report", "compiler.sarif");
    assertThat(project.compile().errors()).isEmpty();
    Path scanned = folder.resolve("scan.sarif");

    Command scan =
        Command.run(
            folder.resolve("target/classes"), "--class-path", classPath, "--sarif", scanned);

    assertThat(scan.exitCode()).isEqualTo(0);
    assertThat(said(scanned)).isEqualTo(said(folder.resolve("compiler.sarif")));
    assertThat(said(scanned).size()).isGreaterThan(DECLARATIONS.size() / 2);
  }

  /** What code sets for all services counts for those that annotations declare. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Bean ProtocolConfig p() { return new ProtocolConfig(\"rest\"); }",
        "@Bean ProtocolConfig p() { ProtocolConfig p = new ProtocolConfig(); p.setSerialization(\"hessian2\"); return p; }",
        "@Bean ProviderConfig p() { ProviderConfig p = new ProviderConfig(); p.setSerialization(\"hessian2\"); return p; }",
        "void p() { org.apache.dubbo.config.bootstrap.DubboBootstrap.getInstance().protocol(new ProtocolConfig(\"rest\")); }",
      })
  void agreeOnWhatCodeSetsForAllServices(String code) throws IOException {
    boolean isHessian = code.contains("hessian2");
    Path scanned = folder.resolve("scan.sarif");
    Project project =
        Project.in(folder)
            .with(
                API,
                "package app; @org.apache.dubbo.config.annotation.DubboService abstract class A implements Orders {}",
                "package org.springframework.context.annotation; public @interface Bean {}",
                "package app; import org.apache.dubbo.config.*; import org.springframework.context.annotation.Bean;"
                    + " class Code { "
                    + code
                    + " }")
            .arguments("-classpath", classPath("3.2.19"))
            .option("Report", "compiler.sarif");
    assertThat(project.compile().members()).hasSize(isHessian ? 2 : 0);

    Command.run(
        folder.resolve("target/classes"), "--class-path", classPath("3.2.19"), "--sarif", scanned);

    assertThat(said(scanned)).isEqualTo(said(folder.resolve("compiler.sarif")));
  }

  private static String classPath(String release) {
    return Stream.of("dubbo-" + release + ".jar", "fastjson2-2.0.56.jar", "hessian-lite-3.2.13.jar")
        .map(name -> System.getProperty("wiretime.hessian") + "/" + name)
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** Each declaration has a service of its own, so that one compilation answers for all. */
  private static String[] sources() {
    return IntStream.range(0, DECLARATIONS.size())
        .boxed()
        .flatMap(
            i ->
                Stream.of(
                        API,
                        "package app; import org.apache.dubbo.config.*; import"
                            + " org.apache.dubbo.config.annotation.*; "
                            + DECLARATIONS.get(i))
                    .map(
                        source ->
                            source
                                .replaceAll("\\bOrders\\b", "Orders" + i)
                                .replace("class A ", "class A" + i + " ")))
        .toArray(String[]::new);
  }

  /** The findings, and the notes up to the advice, which each door words in its own way. */
  private static Set<String> said(Path sarif) throws IOException {
    JsonNode run = new ObjectMapper().readTree(sarif.toFile()).at("/runs/0");
    return Stream.concat(
            texts(run.at("/results"), "/partialFingerprints/costlyRpcTime~1v1"),
            texts(run.at("/invocations/0/toolExecutionNotifications"), "/message/text")
                .map(text -> text.replaceFirst("(;| by default,) set .*", "")))
        .collect(toImmutableSortedSet(String::compareTo));
  }

  private static Stream<String> texts(JsonNode nodes, String path) {
    return Streams.stream(nodes).map(node -> node.at(path).asText());
  }
}
