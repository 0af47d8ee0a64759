package io.github.wiretime.hostile;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.api.BasicJavacTask;
import io.github.wiretime.checker.harness.ClassPath;
import io.github.wiretime.checker.harness.Source;
import java.io.File;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Runs javac as far as it checks sources, and asks the check about every tree whatever its state.
 * Error Prone itself would keep away from a compilation with errors.
 */
final class Javac {

  private static final ImmutableList<String> ALWAYS =
      ImmutableList.of(
          "-proc:none",
          "-XDcompilePolicy=simple",
          "--should-stop=ifError=FLOW",
          "--should-stop=ifNoError=FLOW",
          "-Xmaxerrs",
          "100000",
          "-Xmaxwarns",
          "100000");

  /**
   * What a run said.
   *
   * @param errors of javac, with their places
   * @param asked whether javac came so far that the check could be asked
   * @param findings what the check said
   * @param crash what the check threw
   * @param mistakes what the check said of itself
   * @param bug what javac printed when it gave up
   */
  record Result(
      ImmutableList<String> errors,
      boolean asked,
      ImmutableList<String> findings,
      Optional<Throwable> crash,
      ImmutableList<String> mistakes,
      String bug) {

    /** Nothing is wrong, neither with the sources nor with the check, which found so many. */
    void assertSound(int count) {
      assertThat(errors).isEmpty();
      assertThat(crash).isEmpty();
      assertThat(mistakes).isEmpty();
      assertThat(findings).hasSize(count);
    }
  }

  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  /** Shared, because opening the jars takes longer than a small compilation. */
  private static final StandardJavaFileManager FILES =
      COMPILER.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);

  private Javac() {}

  /** Without the check. */
  static Result alone(List<? extends JavaFileObject> sources, Path... modules) {
    return run(sources, Optional.empty(), modules);
  }

  /** With the check, for which every interface is a service. */
  static Result checked(List<? extends JavaFileObject> sources, Path... modules) {
    return run(sources, Optional.of(new Question(task -> {})), modules);
  }

  /** The same after something that no compilation does. */
  static Result sabotaged(
      List<? extends JavaFileObject> sources, Consumer<BasicJavacTask> sabotage) {
    return run(sources, Optional.of(new Question(sabotage)));
  }

  /** Text as a file of javac's. */
  static ImmutableList<JavaFileObject> files(Source... sources) {
    return Stream.of(sources).map(Source::toFile).collect(ImmutableList.toImmutableList());
  }

  private static Result run(
      List<? extends JavaFileObject> sources, Optional<Question> question, Path... modules) {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    StringWriter output = new StringWriter();
    BasicJavacTask task =
        (BasicJavacTask)
            COMPILER.getTask(output, FILES, diagnostics, options(modules), null, sources);
    question.ifPresent(asked -> asked.waitFor(task));
    boolean unused = task.call();
    return new Result(
        diagnostics.getDiagnostics().stream()
            .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
            .map(Javac::describe)
            .collect(ImmutableList.toImmutableList()),
        question.map(Question::isAsked).orElse(false),
        question.map(Question::findings).orElse(ImmutableList.of()),
        question.flatMap(Question::crash),
        diagnostics.getDiagnostics().stream()
            .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.WARNING)
            .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
            .filter(message -> message.contains("a mistake in the check itself"))
            .collect(ImmutableList.toImmutableList()),
        output.toString());
  }

  private static ImmutableList<String> options(Path... modules) {
    String classPath =
        Stream.concat(Stream.of(modules).map(Path::toFile), ClassPath.ofTests().stream())
            .map(File::getPath)
            .collect(Collectors.joining(File.pathSeparator));
    return ImmutableList.<String>builder().addAll(ALWAYS).add("-cp", classPath).build();
  }

  private static String describe(Diagnostic<? extends JavaFileObject> diagnostic) {
    return diagnostic.getCode()
        + " at "
        + diagnostic.getPosition()
        + ": "
        + diagnostic.getMessage(Locale.ROOT);
  }
}
