package io.github.wiretime.measurements.generated;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.measurements.compile.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A code base of Dubbo services of any size, always the same for a size. It is made of groups of a
 * hundred classes: ten services, ten providers, sixty data classes and twenty persistent entities.
 * The data classes of a group lead to those of the next, so that the longest path grows with the
 * size.
 *
 * @param sources a file for every class
 * @param costly the members that put a costly time type on the wire, known because each is written
 *     there on purpose: {@code Wide3n7.at}
 * @param reachable how many data classes are on the wire
 */
public record GeneratedCode(
    ImmutableList<SourceText> sources, ImmutableSortedSet<String> costly, int reachable) {

  private static final int GROUP = 100;

  /**
   * Generates.
   *
   * @param classes how many; a multiple of 100
   */
  public static GeneratedCode of(int classes) {
    List<SourceText> sources = new ArrayList<>();
    SortedSet<String> costly = new TreeSet<>();
    int groups = classes / GROUP;
    for (int i = 0; i < groups; i++) {
      Group group = new Group(i, sources, costly);
      Group next = new Group((i + 1) % groups, sources, costly);
      new DataClasses(group, next.packageName() + "." + next.name("Chain", 0)).add();
      new ServiceClasses(group).add();
    }
    return new GeneratedCode(
        ImmutableList.copyOf(sources),
        ImmutableSortedSet.copyOf(costly),
        groups * DataClasses.REACHABLE);
  }
}
