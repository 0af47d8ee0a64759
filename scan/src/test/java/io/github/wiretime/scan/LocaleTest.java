package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names beyond ASCII are not lost where the locale of a build server has none. */
final class LocaleTest {

  @TempDir private Path folder;

  @Test
  void mayBeAscii() throws IOException, InterruptedException {
    assumeTrue(
        File.separatorChar == '/'
            && Charset.forName(System.getProperty("sun.jnu.encoding")).equals(UTF_8),
        "this system writes no such names");
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(),
            """
            package com.acme;
            interface Orders {
              Bestellung\u00fcbersicht find();
              class Bestellung\u00fcbersicht implements java.io.Serializable { java.time.Instant at; }
            }
            """);
    Files.writeString(app.resolve("\u00fc.xml"), "<beans xmlns:dubbo='dubbo'/>");

    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(argument -> argument.startsWith("--add-"))
        .forEach(command::add);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(Commands.class.getName(), app.toString()));
    command.addAll(List.of("--service-interfaces", "com.acme.Orders"));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("LC_ALL", "C");
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);

    assertThat(out).contains("1 costly member;");
    assertThat(process.waitFor()).isEqualTo(0);
  }
}
