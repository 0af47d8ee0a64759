package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.scan.ScanRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A module below the current folder, as a patch has to find it, in its releases. */
final class FixedModule {

  private static final Pattern TYPE =
      Pattern.compile(
          "package ([\\w.]+);.*?(?:class|interface|enum|record) (\\w+)", Pattern.DOTALL);

  private final Path folder;
  private int releases;
  private int patches;
  private ImmutableList<String> warnings = ImmutableList.of();

  FixedModule(Path folder) {
    this.folder = folder;
  }

  /** A module in an empty folder of the build. */
  static FixedModule create() {
    try {
      Path parent = Files.createDirectories(Path.of("target/fixed"));
      return new FixedModule(Files.createTempDirectory(parent, "module"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path folder() {
    return folder;
  }

  /** A source in UTF-8, named after the first type in it. */
  Path write(String source) {
    return write(source.getBytes(StandardCharsets.UTF_8), source);
  }

  /** A source of these bytes, named after the first type in the text. */
  Path write(byte[] bytes, String text) {
    Matcher type = TYPE.matcher(text);
    if (!type.find()) {
      throw new IllegalArgumentException(text);
    }
    Path file =
        folder
            .resolve("src/main/java")
            .resolve(type.group(1).replace('.', '/'))
            .resolve(type.group(2) + ".java");
    try {
      Files.createDirectories(file.getParent());
      return Files.write(file, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Compiles the sources as they are now, for Java 8 and with Lombok.
   *
   * @return the folder of classes, which the next build does not change
   */
  Path build(String... options) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("release" + releases++));
    String lombok = System.getProperty("wiretime.lombok");
    List<String> arguments =
        new ArrayList<>(
            List.of("-d", "" + classes, "-cp", lombok, "-processorpath", lombok, "-Xlint:all"));
    arguments.addAll(options.length > 0 ? List.of(options) : List.of("--release", "8"));
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    StandardJavaFileManager files =
        javac.getStandardFileManager(said, Locale.ROOT, StandardCharsets.UTF_8);
    try (files;
        Stream<Path> sources = Files.walk(folder.resolve("src"))) {
      boolean compiles =
          javac
              .getTask(
                  null,
                  files,
                  said,
                  arguments,
                  null,
                  files.getJavaFileObjectsFromPaths(
                      sources.filter(each -> each.toString().endsWith(".java")).sorted().toList()))
              .call();
      assertWithMessage("%s", said.getDiagnostics()).that(compiles).isTrue();
    }
    warnings =
        said.getDiagnostics().stream()
            .map(each -> each.getCode() + " " + each.getMessage(Locale.ROOT))
            .sorted()
            .collect(ImmutableList.toImmutableList());
    return classes.toAbsolutePath();
  }

  /** What javac warned of in the last build. */
  ImmutableList<String> warnings() {
    return warnings;
  }

  /** Asks for the patch of a step, with the sources beside the classes of a release. */
  ScanRun fix(Path classes, int step, Object... more) {
    List<Object> arguments =
        new ArrayList<>(
            List.of(
                "fix",
                classes,
                "--sources",
                folder.resolve("src/main/java"),
                "--release=" + step,
                "--patch=" + patch(step)));
    if (Stream.of(more).noneMatch(each -> each.toString().startsWith("--service-interfaces"))) {
      arguments.add("--service-interfaces=app.Orders");
    }
    arguments.addAll(List.of(more));
    return ScanRun.of(arguments.toArray());
  }

  /** Where the patch of a step is written. */
  Path patch(int step) {
    return folder.resolve("patches/release-" + step + "-" + patches + ".patch");
  }

  /** Changes the sources as a user does. */
  void apply(int step) throws IOException, InterruptedException {
    Process git =
        new ProcessBuilder("git", "apply", "--whitespace=nowarn", patch(step).toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertWithMessage(said).that(git.waitFor()).isEqualTo(0);
    patches++;
  }

  /** What the scan says, the patch applied, and the classes after it. */
  Path step(Path classes, int step) throws IOException, InterruptedException {
    ScanRun run = fix(classes, step);
    assertWithMessage(run.out() + run.errors()).that(run.out()).contains("Release " + step + ": ");
    apply(step);
    return build();
  }
}
