package io.github.wiretime.hostile;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.api.BasicJavacTask;
import io.github.wiretime.checker.harness.Javac;
import io.github.wiretime.checker.harness.JavacRun;
import io.github.wiretime.checker.harness.Source;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

/**
 * A trial of the check on sources or class files that are broken or strange: runs javac as far as
 * it checks sources, and asks the check about every tree whatever its state. Error Prone itself
 * would keep away from a compilation with errors.
 */
final class Trial {

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

  /** Of the check, or of a class of the sources that it left out. */
  private static final Pattern MISTAKE =
      Pattern.compile("a mistake in the check itself|left out: app[.]");

  private static final Javac JAVAC =
      Javac.alone()
          .with(
              "-proc:none",
              "-XDcompilePolicy=simple",
              "--should-stop=ifError=FLOW",
              "--should-stop=ifNoError=FLOW")
          .unlimited();

  /** Shared, because opening the jars takes longer than a small compilation. */
  private static final StandardJavaFileManager FILES = JAVAC.files();

  private Trial() {}

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
    return Stream.of(sources).map(Source::toFile).collect(toImmutableList());
  }

  private static Result run(
      List<? extends JavaFileObject> sources, Optional<Question> question, Path... modules) {
    JavacRun run = JAVAC.against(modules).start(FILES, sources);
    question.ifPresent(asked -> asked.waitFor(run.task()));
    boolean unused = run.task().call();
    return new Result(
        run.said(Diagnostic.Kind.ERROR).stream().map(Trial::describe).collect(toImmutableList()),
        question.map(Question::isAsked).orElse(false),
        question.map(Question::findings).orElse(ImmutableList.of()),
        question.flatMap(Question::crash),
        run.said(Diagnostic.Kind.WARNING).stream()
            .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
            .filter(MISTAKE.asPredicate())
            .collect(toImmutableList()),
        run.output());
  }

  private static String describe(Diagnostic<? extends JavaFileObject> diagnostic) {
    return diagnostic.getCode()
        + " at "
        + diagnostic.getPosition()
        + ": "
        + diagnostic.getMessage(Locale.ROOT);
  }
}
