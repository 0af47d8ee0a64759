package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.javac.Names;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The packages of the classes that are compiled now. */
final class OwnPackages {

  private static final Pattern DEEPER = Pattern.compile("([^.]*\\.[^.]*)\\..*");

  private final ImmutableSet<String> names;
  private final ImmutableSet<String> roots;

  OwnPackages(List<ClassSymbol> sources) {
    this.names = sources.stream().map(Names::packageOf).collect(toImmutableSet());
    this.roots = names.stream().map(OwnPackages::root).collect(toImmutableSet());
  }

  /** Without the unnamed one. */
  Set<String> named() {
    return Sets.difference(names, ImmutableSet.of(""));
  }

  /** Whether a package begins as one of these does: {@code com.acme}. */
  boolean shareTheirRootWith(String name) {
    return roots.contains(root(name));
  }

  private static String root(String name) {
    return DEEPER.matcher(name).replaceFirst("$1");
  }
}
