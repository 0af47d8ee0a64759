package io.github.wiretime.measurements.serializers;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import com.google.common.io.Resources;
import com.google.errorprone.BaseErrorProneJavaCompiler;
import com.google.errorprone.scanner.ScannerSupplier;
import io.github.wiretime.checker.BrokenRpcValue;
import io.github.wiretime.checker.CostlyRpcTime;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

/**
 * Sources that were compiled with both checks.
 *
 * @param classes the folder of their classes
 */
record CheckedSources(Path classes, ImmutableList<Diagnostic<? extends JavaFileObject>> warnings) {

  /**
   * Compiles a source among the resources of the tests without an error.
   *
   * @param folder for the source and its classes
   */
  static CheckedSources ofResource(String name, List<Path> classPath, Path folder)
      throws IOException {
    Path source = folder.resolve(Path.of(name).getFileName());
    Resources.asByteSource(Resources.getResource(name)).copyTo(MoreFiles.asByteSink(source));
    return compiled(List.of(source), classPath, folder.resolve("classes"));
  }

  /** Compiles without an error. */
  static CheckedSources compiled(
      List<Path> sources, List<Path> classPath, Path classes, String... options)
      throws IOException {
    var compiler =
        new BaseErrorProneJavaCompiler(
            ScannerSupplier.fromBugCheckerClasses(CostlyRpcTime.class, BrokenRpcValue.class));
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(said, Locale.ROOT, StandardCharsets.UTF_8)) {
      Stream<String> always =
          Stream.of(
              "-proc:none",
              "-XDcompilePolicy=simple",
              "--should-stop=ifError=FLOW",
              "-XDaddTypeAnnotationsToSymbol=true",
              "-cp",
              classPath.stream().map(Path::toString).collect(joining(File.pathSeparator)),
              "-d",
              Files.createDirectories(classes).toString());
      boolean succeeded =
          compiler
              .getTask(
                  null,
                  files,
                  said,
                  Stream.concat(always, Stream.of(options)).toList(),
                  null,
                  files.getJavaFileObjects(sources.toArray(Path[]::new)))
              .call();
      assertWithMessage("%s", said.getDiagnostics()).that(succeeded).isTrue();
    }
    return new CheckedSources(
        classes,
        said.getDiagnostics().stream()
            .filter(each -> each.getKind() == Diagnostic.Kind.WARNING)
            .collect(toImmutableList()));
  }

  /** The first lines of the warnings that contain a text. */
  ImmutableList<String> warnings(String text) {
    return warnings.stream()
        .map(each -> each.getMessage(Locale.ROOT))
        .filter(message -> message.contains(text))
        .map(message -> message.lines().findFirst().orElse(""))
        .collect(toImmutableList());
  }
}
