package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableMultiset.toImmutableMultiset;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The packages of an application's own classes, by which they are told from those of libraries. */
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

  /**
   * The least part of all classes that a root has to have. A root with fewer classes is that of a
   * library which the application patches or extends.
   */
  private static final double LEAST_PART = 0.1;

  private final ImmutableSet<String> roots;

  /**
   * Takes the packages by their names.
   *
   * @param names may repeat themselves
   */
  public OwnPackages(Stream<String> names) {
    this.roots = names.map(OwnPackages::root).collect(toImmutableSet());
  }

  /**
   * The packages, without those whose root has too few classes to be the application's.
   *
   * @param names the package of each class
   */
  public static OwnPackages ofMost(List<String> names) {
    Multiset<String> roots = names.stream().map(OwnPackages::root).collect(toImmutableMultiset());
    return new OwnPackages(
        names.stream().filter(name -> roots.count(root(name)) >= LEAST_PART * names.size()));
  }

  /**
   * Whether a package begins with the same two parts as one of these, {@code com.acme}, or with the
   * same three below a host of many projects, {@code io.github.acme}.
   */
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
