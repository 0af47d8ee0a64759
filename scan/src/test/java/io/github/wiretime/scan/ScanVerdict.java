package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Ordering;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.harness.ClassPath;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.CompiledClasses;
import io.github.wiretime.oracle.InMemoryCompiler;
import io.github.wiretime.oracle.Verdict;
import io.github.wiretime.scan.application.ScannedApplication;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.InMemory;
import io.github.wiretime.scan.archive.Inputs;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;

/** Compiles a program, then asks the engine about its class files. */
record ScanVerdict(HessianLite release) implements Verdict {

  private static final ImmutableList<Element> LIBRARIES = libraries();

  private static ImmutableList<Element> libraries() {
    ImmutableList.Builder<Element> libraries = ImmutableList.builder();
    try {
      // Not closed: the jars are read until the tests end.
      Inputs inputs = new Inputs();
      for (File element : ClassPath.ofTests()) {
        if (element.getName().endsWith(".jar")) {
          libraries.addAll(inputs.open(element.toPath(), /* isLibrary= */ true));
        }
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return libraries.build();
  }

  @Override
  public Set<String> members(Compilation compilation) {
    return keys(analysis(compilation).findings().get(Check.COSTLY_RPC_TIME));
  }

  /** The keys of what does not arrive. */
  Set<String> broken(Compilation compilation) {
    return keys(analysis(compilation).findings().get(Check.BROKEN_RPC_VALUE));
  }

  private static Set<String> keys(ImmutableList<Finding> findings) {
    return findings.stream()
        .map(Finding::key)
        .collect(ImmutableSortedSet.toImmutableSortedSet(Ordering.natural()));
  }

  private Analysis analysis(Compilation compilation) {
    CompiledClasses classes = InMemoryCompiler.compile(compilation);
    ImmutableList<Element> elements =
        ImmutableList.<Element>builder()
            .add(element(classes.compiled(), Element.Role.APPLICATION))
            .add(element(classes.library(), Element.Role.LIBRARY))
            .addAll(LIBRARIES)
            .build();
    ImmutableMap<String, String> options = ImmutableMap.of("HessianLite", release.id());
    try {
      ScannedApplication application = ScannedApplication.of(elements);
      return Analysis.of(
          application.context(),
          application,
          OptionsParser.parse(options),
          AllAcceptances.ofSources());
    } catch (IOException | InvalidOptionException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Element element(Map<String, byte[]> classes, Element.Role role) {
    return new Element(
        "classes",
        classes.entrySet().stream()
            .map(type -> entry(type.getKey(), type.getValue()))
            .collect(ImmutableList.toImmutableList()),
        role);
  }

  private static Entry entry(String className, byte[] bytes) {
    String name = className.replace('.', '/') + ".class";
    return new Entry(name, new InMemory(name, bytes));
  }
}
