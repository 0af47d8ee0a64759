package io.github.wiretime.scan;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Repository;
import io.github.wiretime.checker.harness.ClassPath;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the pages show: a scan of the example with all that it depends on. */
public final class ExampleScan {

  /** The folder of the example. */
  public static final Path FOLDER = Repository.path("examples");

  private ExampleScan() {}

  /** Scans it with further arguments. */
  public static ScanRun with(Object... more) {
    return of("scan", more);
  }

  /** Gives it to a command with further arguments. */
  static ScanRun of(String command, Object... more) {
    String classPath =
        ClassPath.ofTests().stream()
            .map(File::getPath)
            .collect(Collectors.joining(File.pathSeparator));
    return ScanRun.of(
        ImmutableList.builder()
            .add(command)
            .addAll(classes())
            .add("--class-path", classPath)
            .add(more)
            .build()
            .toArray());
  }

  private static ImmutableList<Path> classes() {
    ImmutableList<Path> classes =
        Stream.of("order-api", "order-provider", "order-consumer")
            .map(module -> FOLDER.resolve(module + "/target/classes"))
            .collect(ImmutableList.toImmutableList());
    assumeTrue(classes.stream().allMatch(Files::isDirectory), "the example was not built");
    return classes;
  }
}
