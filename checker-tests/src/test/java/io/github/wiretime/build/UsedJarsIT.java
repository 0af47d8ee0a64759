package io.github.wiretime.build;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableSet;
import io.github.wiretime.annotations.AcceptCostlyRpcTime;
import io.github.wiretime.checker.CostlyRpcTime;
import io.github.wiretime.checker.harness.ClassPath;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;

/** What the classes of the published jars refer to. */
final class UsedJarsIT {

  /** So the plugin's jar need not bring anything: Error Prone's own dependencies have it all. */
  @Test
  void theCheckerUsesOnlyTheJdkAndWhatErrorProneBrings() {
    assertThat(usedBy(CostlyRpcTime.class))
        .containsExactly(
            "error_prone_annotation",
            "error_prone_check_api",
            "guava",
            "java.base",
            "java.compiler",
            "java.xml",
            "javax.inject",
            "jdk.compiler");
  }

  @Test
  void theAnnotationsUseNothing() {
    assertThat(usedBy(AcceptCostlyRpcTime.class)).containsExactly("java.base");
  }

  /** The jars, without their versions, and the modules of the JDK. */
  private static ImmutableSet<String> usedBy(Class<?> one) {
    Path jar = ClassPath.entryOf(one);
    StringWriter out = new StringWriter();
    int exitCode =
        ToolProvider.findFirst("jdeps")
            .orElseThrow()
            .run(
                new PrintWriter(out),
                new PrintWriter(out),
                "-summary",
                "--multi-release",
                "base",
                "--class-path",
                System.getProperty("java.class.path"),
                jar.toString());
    assertWithMessage(out.toString()).that(exitCode).isEqualTo(0);
    return out.toString()
        .lines()
        .filter(line -> line.startsWith(jar.getFileName() + " -> "))
        .map(line -> Path.of(line.replaceFirst(".* -> ", "")).getFileName().toString())
        .map(name -> name.replaceFirst("-\\d.*\\.jar$", ""))
        .collect(toImmutableSet());
  }
}
