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

  /**
   * Error Prone asks for this policy as well: every source is analyzed before the first answer. The
   * names of parameters say which of them a local class captures.
   */
  private static final List<String> OPTIONS =
      List.of("-proc:none", "-nowarn", "-parameters", "-XDcompilePolicy=simple");

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
    try {
      task.javac.parse();
      task.javac.analyze();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    task.refuseErrors();
    return question.apply(((BasicJavacTask) task.javac).getContext());
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

    void refuseErrors() {
      boolean failed =
          diagnostics.getDiagnostics().stream().anyMatch(d -> d.getKind() == Diagnostic.Kind.ERROR);
      if (failed) {
        throw new IllegalArgumentException(diagnostics.getDiagnostics().toString());
      }
    }
  }
}
