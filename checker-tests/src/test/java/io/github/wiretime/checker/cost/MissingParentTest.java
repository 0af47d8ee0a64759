package io.github.wiretime.checker.cost;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A type that somebody declared costly, and whose superclass is not on the class path. */
final class MissingParentTest {

  @Test
  void costsWhatATypeThatIsNoDateCosts(@TempDir Path whole, @TempDir Path incomplete) {
    String parent = "package api; public class Missing { }";
    String stamp = "package api; public class Stamp extends Missing { long millis; }";
    ClassFiles.compile(whole, parent, stamp);
    ClassFiles.compile(incomplete, parent, stamp);
    ClassFiles.delete(incomplete, "api.Missing");

    assertThat(texts(incomplete)).isEqualTo(texts(whole));
    assertThat(texts(whole)).hasSize(1);
  }

  private static ImmutableList<String> texts(Path api) {
    return Wire.build("interface OrderService { Order find(); } class Order { api.Stamp stamp; }")
        .option("CostlyTypes", "api.Stamp")
        .against(api)
        .run()
        .texts();
  }
}
