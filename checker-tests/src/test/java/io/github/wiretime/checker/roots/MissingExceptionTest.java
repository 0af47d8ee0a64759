package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Services in class files with methods that throw what is not on the class path. */
final class MissingExceptionTest {

  @TempDir private Path api;

  @BeforeEach
  void compile() {
    ClassFiles.compile(
        api,
        "package api; public class Missing extends Exception {}",
        "package api; public class Lost extends Exception {}",
        "package api; public interface Pushed<T> { void on(java.time.Year year); }",
        """
        package api;
        public interface Base<T> {
          T get(long id) throws Missing, Lost;
          java.time.Instant at() throws Missing;
          void push(Pushed<T> pushed) throws Lost;
        }
        """,
        "package api; public interface Orders extends Base<java.time.LocalDate> {}");
    ClassFiles.delete(api, "api.Missing");
    ClassFiles.delete(api, "api.Lost");
  }

  @Test
  void theOtherTypesAreFound() {
    Outcome outcome =
        Build.of(
                """
                package app;
                class Consumer {
                  @org.apache.dubbo.config.annotation.DubboReference api.Orders orders;
                }
                """)
            .against(api)
            .option("References", "full")
            .run();

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.members()).containsExactly("Orders.get()", "Orders.at()");
  }

  @Test
  void callbacksAreFound() {
    Outcome outcome =
        Build.of(
                """
                package app;
                import org.apache.dubbo.config.annotation.*;
                class Consumer {
                  @DubboReference(
                      methods = @Method(
                          name = "push", arguments = @Argument(index = 0, callback = true)))
                  api.Base<String> base;
                }
                """)
            .against(api)
            .option("References", "full")
            .run();

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.members()).containsExactly("Base.at()", "Pushed.on(Year)");
  }
}
