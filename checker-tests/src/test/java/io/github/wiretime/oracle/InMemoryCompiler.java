package io.github.wiretime.oracle;

import com.sun.source.util.JavacTask;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.harness.ClassPath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles source text to class files, both in memory. */
public final class InMemoryCompiler {
  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();
  private static final StandardJavaFileManager FILES = files();

  /** Error Prone asks for this policy as well: every source is analyzed before the first answer. */
  private static final List<String> OPTIONS =
      List.of("-proc:none", "-nowarn", "-XDcompilePolicy=simple", "-Xmaxerrs", "1000000");

  private InMemoryCompiler() {}

  /**
   * Compiles the library first, then the sources against its class files.
   *
   * @throws IllegalArgumentException with javac's messages if something does not compile
   */
  public static CompiledClasses compile(Compilation compilation) {
    Map<String, byte[]> library = compile(compilation.library(), Map.of());
    return new CompiledClasses(library, compile(compilation.sources(), library));
  }

  /**
   * What javac knows of the sources once it has analyzed them against the library's class files.
   *
   * @throws IllegalArgumentException with javac's messages if something does not compile
   */
  public static <T> T analyze(Compilation compilation, Function<Context, T> question) {
    var task = new Task(compilation.sources(), compile(compilation.library(), Map.of()));
    task.analyze();
    task.refuseErrors();
    return question.apply(((BasicJavacTask) task.javac).getContext());
  }

  /** The errors of sources against class files, by path and line. */
  static Map<String, Map<Long, String>> errors(
      Map<String, String> sources, Map<String, byte[]> classes) {
    if (sources.isEmpty()) {
      return Map.of();
    }
    var task = new Task(sources, classes);
    task.analyze();
    var errors = new TreeMap<String, Map<Long, String>>();
    task.errors()
        .forEach(
            error ->
                errors
                    .computeIfAbsent(
                        error.getSource().toUri().getPath().substring(1), file -> new TreeMap<>())
                    .put(error.getLineNumber(), error.getMessage(Locale.ROOT)));
    return errors;
  }

  private static StandardJavaFileManager files() {
    var files = JAVAC.getStandardFileManager(null, Locale.ROOT, null);
    try {
      files.setLocation(StandardLocation.CLASS_PATH, ClassPath.ofTests());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  private static Map<String, byte[]> compile(
      Map<String, String> sources, Map<String, byte[]> library) {
    if (sources.isEmpty()) {
      return Map.of();
    }
    var task = new Task(sources, library);
    task.javac.call();
    task.refuseErrors();
    return new TreeMap<>(task.files.written());
  }

  /** One run of javac. */
  private static final class Task {
    private final DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    private final MemoryFiles files;
    private final JavacTask javac;

    Task(Map<String, String> sources, Map<String, byte[]> library) {
      // Not closed: the files below it are shared by all compilations, so that jars are opened
      // once.
      files = new MemoryFiles(FILES, library);
      var units =
          sources.entrySet().stream()
              .map(file -> new MemoryFiles.Source(file.getKey(), file.getValue()))
              .toList();
      javac = (JavacTask) JAVAC.getTask(null, files, diagnostics, OPTIONS, null, units);
    }

    void analyze() {
      try {
        javac.parse();
        javac.analyze();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    Stream<Diagnostic<? extends JavaFileObject>> errors() {
      return diagnostics.getDiagnostics().stream()
          .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR);
    }

    void refuseErrors() {
      if (errors().findAny().isPresent()) {
        throw new IllegalArgumentException(diagnostics.getDiagnostics().toString());
      }
    }
  }
}
