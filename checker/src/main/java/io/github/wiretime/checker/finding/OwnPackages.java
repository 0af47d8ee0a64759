package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableMultiset.toImmutableMultiset;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import com.google.common.collect.Sets;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The packages of an application's own classes. */
public final class OwnPackages {

  /** Under these names live projects that have nothing to do with each other. */
  private static final ImmutableSet<String> HOSTS =
      ImmutableSet.of(
          "cn.com",
          "com.alibaba",
          "com.gitee",
          "com.github",
          "com.gitlab",
          "com.google",
          "io.gitee",
          "io.github",
          "io.gitlab",
          "org.apache",
          "org.eclipse",
          "org.springframework");

  private static final Pattern DEEPER = Pattern.compile("(([^.]*\\.[^.]*)(?:\\.[^.]*)?)(?:\\..*)?");

  /** A root with fewer of all classes tells of a patch or an extension of somebody's library. */
  private static final double LEAST_PART = 0.1;

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

  /**
   * Packages without those under whose root hardly any class lives.
   *
   * @param names the package of each class
   */
  public static OwnPackages ofMost(List<String> names) {
    Multiset<String> roots = names.stream().map(OwnPackages::root).collect(toImmutableMultiset());
    return new OwnPackages(
        names.stream().filter(name -> roots.count(root(name)) >= LEAST_PART * names.size()));
  }

  /** Without the unnamed one. */
  Set<String> named() {
    return Sets.difference(names, ImmutableSet.of(""));
  }

  /** Whether a package begins as one of these does: {@code com.acme}, {@code io.github.acme}. */
  public boolean shareTheirRootWith(String name) {
    return roots.contains(root(name));
  }

  private static String root(String name) {
    Matcher parts = DEEPER.matcher(name);
    if (!parts.matches()) {
      return name;
    }
    return HOSTS.contains(parts.group(2)) ? parts.group(1) : parts.group(2);
  }
}
