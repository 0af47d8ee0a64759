package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The packages of an application's own classes. */
public final class OwnPackages {

  private static final Pattern DEEPER = Pattern.compile("([^.]*\\.[^.]*)\\..*");

  private final ImmutableSet<String> names;
  private final ImmutableSet<String> roots;

  /**
   * Packages by their names.
   *
   * @param names may repeat themselves
   */
  public OwnPackages(Stream<String> names) {
    this.names = names.collect(toImmutableSet());
    this.roots = this.names.stream().map(OwnPackages::root).collect(toImmutableSet());
  }

  /** Without the unnamed one. */
  Set<String> named() {
    return Sets.difference(names, ImmutableSet.of(""));
  }

  /** Whether a package begins as one of these does: {@code com.acme}. */
  public boolean shareTheirRootWith(String name) {
    return roots.contains(root(name));
  }

  private static String root(String name) {
    return DEEPER.matcher(name).replaceFirst("$1");
  }
}
