package io.github.wiretime.checker.harness;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Arrays;
import javax.annotation.processing.Processor;

/**
 * One run of the real javac with the check, and with no other check of Error Prone.
 *
 * @param sources the compilation units, in the order in which javac gets them
 * @param modules directories of class files, in front of the class path of the tests
 * @param options further arguments of javac
 * @param processors annotation processors
 */
public record Build(
    ImmutableList<Source> sources,
    ImmutableList<Path> modules,
    ImmutableList<String> options,
    ImmutableList<Processor> processors) {

  /** Sources as text, each named after its first type. */
  public static Build of(String... sources) {
    return new Build(
        Arrays.stream(sources).map(Source::of).collect(toImmutableList()),
        ImmutableList.of(),
        ImmutableList.of(),
        ImmutableList.of());
  }

  /** The same with other sources. */
  public Build withSources(ImmutableList<Source> others) {
    return new Build(others, modules, options, processors);
  }

  /** The same with class files to compile against. */
  public Build against(Path... directories) {
    return new Build(sources, append(modules, directories), options, processors);
  }

  /** The same with further arguments of javac. */
  public Build with(String... arguments) {
    return new Build(sources, modules, append(options, arguments), processors);
  }

  /** The same with annotation processors. */
  public Build processedBy(Processor... added) {
    return new Build(sources, modules, options, append(processors, added));
  }

  /** The same with an option of the check. */
  public Build option(String name, String value) {
    return with("-XepOpt:CostlyRpcTime:" + name + "=" + value);
  }

  /** Compiles. */
  public Outcome run() {
    return Javac.checking()
        .against(modules.toArray(Path[]::new))
        .unlimited()
        .with(options)
        .processedBy(processors)
        .compile(sources);
  }

  /** The costly members of a compilation that has to have no errors. */
  public ImmutableList<String> members() {
    Outcome outcome = run();
    assertThat(outcome.errors()).isEmpty();
    return outcome.members();
  }

  private static <T> ImmutableList<T> append(ImmutableList<T> first, T[] rest) {
    return ImmutableList.<T>builder().addAll(first).add(rest).build();
  }
}
