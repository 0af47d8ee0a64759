package io.github.wiretime.measurements.sizes;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.measurements.compile.SourceText;
import io.github.wiretime.measurements.generated.GeneratedCode;
import io.github.wiretime.measurements.real.RealCode;
import io.github.wiretime.measurements.stack.Download;
import io.github.wiretime.measurements.stack.Project;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A code base whose compilations are measured.
 *
 * @param classes the number of source files
 * @param reachable how many classes the check follows; zero if unknown
 */
record Subject(
    String name,
    int classes,
    ImmutableList<SourceText> sources,
    ImmutableList<Path> classPath,
    int reachable) {
  private static final ImmutableSet<String> PUBLIC = ImmutableSet.of("dubbo", "guava");

  /** The generated code base of a size. */
  static Subject generated(int classes) {
    GeneratedCode code = GeneratedCode.of(classes);
    return new Subject(
        "generated, " + classes + " classes", classes, code.sources(), dubbo(), code.reachable());
  }

  /** Guava, which has no service, and Dubbo itself. */
  static ImmutableList<Subject> publicCode(Path downloads) throws IOException {
    ImmutableList<Project> projects = Project.named(PUBLIC);
    Download download = new Download(downloads);
    download.fetch(projects);
    ImmutableList.Builder<Subject> subjects = ImmutableList.builder();
    for (Project project : projects) {
      ImmutableList<SourceText> sources = new RealCode(download).compilable(project);
      subjects.add(
          new Subject(project.title(), sources.size(), sources, download.classPath(project), 0));
    }
    return subjects.build();
  }

  /** Dubbo, as this JVM has it on its class path. */
  static ImmutableList<Path> dubbo() {
    return Splitter.on(File.pathSeparatorChar)
        .splitToStream(System.getProperty("java.class.path"))
        .map(Path::of)
        .filter(entry -> entry.getFileName().toString().startsWith("dubbo-"))
        .collect(ImmutableList.toImmutableList());
  }

  long lines() {
    return sources.stream().mapToLong(SourceText::lines).sum();
  }
}
