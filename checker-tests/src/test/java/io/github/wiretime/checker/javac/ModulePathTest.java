package io.github.wiretime.checker.javac;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds with {@code module-info.java} and {@code --module-path}. */
final class ModulePathTest {

  @TempDir private Path folder;

  @Test
  void classesOfThisModuleAndOfAnother() {
    Outcome lib =
        Project.in(folder.resolve("lib"))
            .withFile("module-info.java", "module lib { exports lib; }")
            .with(
                """
                package lib;
                public class Order implements java.io.Serializable {
                  private java.time.Instant at;
                }
                """)
            .compile();
    Outcome app =
        Project.in(folder.resolve("app"))
            .withFile("module-info.java", "module app { requires lib; }")
            .with(
                "package app; interface OrderService { lib.Order find(Query query); }",
                """
                package app;
                class Query implements java.io.Serializable { java.time.LocalDate from; }
                """)
            .arguments("--module-path", folder.resolve("lib/target/classes").toString())
            .option("ServiceInterfaces", "app.*Service")
            .compile();

    assertThat(lib.diagnostics()).isEmpty();
    assertThat(app.errors()).isEmpty();
    assertThat(app.members()).containsExactly("Order.at", "Query.from");
  }
}
