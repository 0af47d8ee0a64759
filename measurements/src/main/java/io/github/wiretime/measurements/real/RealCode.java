package io.github.wiretime.measurements.real;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.measurements.compile.Interrogation;
import io.github.wiretime.measurements.compile.Javac;
import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.compile.Outcome;
import io.github.wiretime.measurements.compile.SourceText;
import io.github.wiretime.measurements.stack.Download;
import io.github.wiretime.measurements.stack.Project;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Compiles a project with every public interface as a service.
 *
 * <p>Error Prone keeps away from compilations with errors. So sources that miss something on the
 * class path are left out, step by step, until the rest compiles against the project's own jar; at
 * each step the check is asked all the same, so that it meets the errors as well.
 */
public final class RealCode {

  private static final String EVERY_INTERFACE = "-XepOpt:CostlyRpcTime:ServiceInterfaces=**";
  private static final int STEPS = 12;

  /** Without its own jar and its first dependency hardly anything of a project compiles. */
  private static final int ALWAYS = 2;

  private final Download download;

  /** With what was fetched. */
  public RealCode(Download download) {
    this.download = download;
  }

  /** Compiles without and with the check. */
  public RealResult compile(Project project) throws IOException {
    ImmutableList<SourceText> all = sources(project);
    Javac javac = new Javac(classPath(project), ImmutableList.of(EVERY_INTERFACE));
    Reduction reduction = reduce(javac, all);
    ImmutableList<SourceText> sources = reduction.sources();
    Outcome without = javac.compile(sources, Mode.ERROR_PRONE);
    Outcome with = javac.compile(sources, Mode.CHECKED);
    return new RealResult(
        all,
        sources,
        reduction.errors(),
        without,
        with,
        reduction.crash() + String.join("\n", with.mistakes()) + with.output());
  }

  /** The sources that compile against the class path. */
  public ImmutableList<SourceText> compilable(Project project) throws IOException {
    return reduce(new Javac(classPath(project), ImmutableList.of()), sources(project)).sources();
  }

  /** All sources. */
  public ImmutableList<SourceText> sources(Project project) throws IOException {
    Path jar =
        download
            .sources(project)
            .orElseThrow(() -> new IOException("no sources of " + project.title()));
    return SourcesJar.read(jar);
  }

  private record Reduction(ImmutableList<SourceText> sources, int errors, String crash) {}

  private static Reduction reduce(Javac javac, ImmutableList<SourceText> all) {
    StringBuilder crash = new StringBuilder();
    int errors = 0;
    List<SourceText> sources = new ArrayList<>(all);
    for (int step = 0; step < STEPS; step++) {
      Interrogation interrogation = new Interrogation(ImmutableList.of(EVERY_INTERFACE));
      Outcome attempt = javac.attribute(sources, interrogation);
      interrogation.crash().map(Throwables::getStackTraceAsString).ifPresent(crash::append);
      attempt.mistakes().forEach(crash::append);
      errors += attempt.errors().size();
      ImmutableSet<String> broken = attempt.filesWithErrors();
      if (broken.isEmpty()) {
        break;
      }
      sources.removeIf(source -> broken.contains(source.path()));
    }
    return new Reduction(ImmutableList.copyOf(sources), errors, crash.toString());
  }

  private ImmutableList<Path> classPath(Project project) throws IOException {
    ImmutableList<Path> all = download.classPath(project);
    if (project.complete()) {
      return all;
    }
    ImmutableList.Builder<Path> some = ImmutableList.builder();
    for (int i = 0; i < all.size(); i++) {
      if (i < ALWAYS || i % 3 != 2) {
        some.add(all.get(i));
      }
    }
    return some.build();
  }
}
