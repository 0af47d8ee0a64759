package io.github.wiretime.oracle;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.harness.Javac;
import io.github.wiretime.checker.harness.JavacRun;
import io.github.wiretime.checker.harness.MemoryFiles;
import io.github.wiretime.checker.harness.Source;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import javax.tools.Diagnostic;
import javax.tools.JavaFileManager;
import javax.tools.ToolProvider;

/** Compiles source text to class files, both in memory. */
public final class InMemoryCompiler {
  /** Shared and never closed, so that jars are opened once. */
  private static final JavaFileManager FILES = Javac.alone().files();

  /** Error Prone asks for this policy as well: every source is analyzed before the first answer. */
  private static final Javac JAVAC =
      new Javac(
              ToolProvider.getSystemJavaCompiler(),
              ImmutableList.of("-proc:none", "-nowarn", "-XDcompilePolicy=simple"),
              ImmutableList.of())
          .unlimited();

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
    JavacRun run = start(compilation.sources(), files(compile(compilation.library(), Map.of())));
    var unused = run.analyzed();
    run.refuseErrors();
    return question.apply(run.context());
  }

  /** The errors of sources against class files, by path and line. */
  static Map<String, Map<Long, String>> errors(
      Map<String, String> sources, Map<String, byte[]> classes) {
    if (sources.isEmpty()) {
      return Map.of();
    }
    JavacRun run = start(sources, files(classes));
    var unused = run.analyzed();
    var errors = new TreeMap<String, Map<Long, String>>();
    run.said(Diagnostic.Kind.ERROR)
        .forEach(
            error ->
                errors
                    .computeIfAbsent(
                        error.getSource().toUri().getPath().substring(1), file -> new TreeMap<>())
                    .put(error.getLineNumber(), error.getMessage(Locale.ROOT)));
    return errors;
  }

  private static MemoryFiles files(Map<String, byte[]> library) {
    return new MemoryFiles(FILES, library);
  }

  private static JavacRun start(Map<String, String> sources, MemoryFiles files) {
    return JAVAC.start(
        files,
        sources.entrySet().stream()
            .map(file -> Source.file(file.getKey(), file.getValue()))
            .toList());
  }

  private static Map<String, byte[]> compile(
      Map<String, String> sources, Map<String, byte[]> library) {
    if (sources.isEmpty()) {
      return Map.of();
    }
    MemoryFiles files = files(library);
    JavacRun run = start(sources, files);
    var unused = run.compiled();
    run.refuseErrors();
    return files.classes();
  }
}
