package io.github.wiretime.measurements.scans;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.Iterables;
import io.github.wiretime.measurements.stack.Checkout;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is scanned of a compiled checkout. */
final class CompiledCheckoutTest {

  @TempDir private Path folder;

  @Test
  void hasTheClassesAndJarsOfAllModules() throws IOException {
    Path target = folder.resolve("shop@0123abcd/api/target");
    Files.createDirectories(target.resolve("classes"));
    Files.createDirectories(folder.resolve("shop@0123abcd/src"));
    Files.createDirectories(folder.resolve("other"));
    Files.writeString(
        target.resolve("class-path.txt"),
        String.join(File.pathSeparator, "/m2/dubbo-2.7.6.jar", "/shop/dto/target/classes"));

    Checkout checkout = Iterables.getOnlyElement(Checkout.in(folder));
    CompiledCheckout compiled = CompiledCheckout.of(checkout);

    assertThat(checkout.title()).isEqualTo("shop");
    assertThat(checkout.commit()).isEqualTo("0123abcd");
    assertThat(compiled.classes()).containsExactly(target.resolve("classes"));
    assertThat(compiled.jars()).containsExactly("/m2/dubbo-2.7.6.jar");
  }
}
