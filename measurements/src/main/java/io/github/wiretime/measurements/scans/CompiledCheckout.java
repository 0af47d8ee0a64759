package io.github.wiretime.measurements.scans;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.measurements.stack.Checkout;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * An application whose modules Maven compiled.
 *
 * @param classes the folders of its classes
 * @param jars what its modules depend on
 */
record CompiledCheckout(Path folder, ImmutableList<Path> classes, ImmutableSet<String> jars) {

  private static final Path CLASSES = Path.of("target", "classes");
  private static final Path CLASS_PATH = Path.of("target", "class-path.txt");

  static CompiledCheckout of(Checkout checkout) throws IOException {
    ImmutableSet.Builder<String> jars = ImmutableSet.builder();
    for (Path list : below(checkout, CLASS_PATH)) {
      Splitter.on(File.pathSeparatorChar)
          .omitEmptyStrings()
          .splitToStream(Files.readString(list).strip())
          .filter(jar -> jar.endsWith(".jar"))
          .forEach(jars::add);
    }
    return new CompiledCheckout(checkout.folder(), below(checkout, CLASSES), jars.build());
  }

  private static ImmutableList<Path> below(Checkout checkout, Path end) throws IOException {
    try (Stream<Path> all = Files.walk(checkout.folder())) {
      return all.filter(path -> path.endsWith(end))
          .sorted()
          .collect(ImmutableList.toImmutableList());
    }
  }
}
