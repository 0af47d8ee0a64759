package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A scan runs no code of what it scans: neither classes that are sent, nor processors. */
final class RunsNothingTest {

  private static final String LOUD =
      """
      package com.acme;
      public class Loud extends javax.annotation.processing.AbstractProcessor {
        static {
          System.setProperty("com.acme.ran", "");
        }
        public boolean process(
            java.util.Set<? extends javax.lang.model.element.TypeElement> annotations,
            javax.annotation.processing.RoundEnvironment round) {
          return false;
        }
      }
      """;
  private static final String SENT =
      """
      package com.acme;
      public class Sent {
        static final Object LOUD = new Loud();
        java.time.Instant at;
        Object writeReplace() { return new Sent(); }
      }
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"javax.annotation.processing.Processor", "com.sun.source.util.Plugin"})
  void asksNobody(String service) throws IOException {
    Path app = app();
    Path services = Files.createDirectories(app.resolve("META-INF/services"));
    Files.writeString(services.resolve(service), "com.acme.Loud");

    String found = Command.run(app, "--service-interfaces", "com.acme.Orders").out();

    assertThat(found).contains("Sent.at");
    assertThat(System.getProperty("com.acme.ran")).isNull();
  }

  /** Else the test above would prove nothing. */
  @Test
  void isLoudIfItRuns() throws Exception {
    try (URLClassLoader loader = new URLClassLoader(new URL[] {app().toUri().toURL()})) {
      Class.forName("com.acme.Sent", /* initialize= */ true, loader);

      assertThat(System.getProperty("com.acme.ran")).isNotNull();
    } finally {
      System.clearProperty("com.acme.ran");
    }
  }

  private Path app() {
    return Built.classes(
        folder,
        List.of(),
        LOUD,
        SENT,
        "package com.acme; public interface Orders { Sent find(); }");
  }
}
