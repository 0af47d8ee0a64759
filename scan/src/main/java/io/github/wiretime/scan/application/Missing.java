package io.github.wiretime.scan.application;

import static com.google.common.collect.Sets.difference;
import static com.google.common.collect.Sets.filter;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.scan.archive.SomeNames;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.Set;

/**
 * Classes that no input has, although what is sent depends on them.
 *
 * @param annotations those that declare services; without them nobody can read what they say
 * @param parents what services extend, without which nobody knows the methods that they inherit
 * @param types what services and the classes that they send name, and what these extend
 * @param own those of them that are the application's, as their packages tell
 */
public record Missing(
    ImmutableSortedSet<String> annotations,
    ImmutableSortedSet<String> parents,
    ImmutableSortedSet<String> types,
    ImmutableSortedSet<String> own) {

  /** Whether a class is one of them. */
  public boolean contains(String name) {
    return parents.contains(name) || types.contains(name);
  }

  /** The same without classes of which something else tells. */
  public Missing without(Set<String> told) {
    return new Missing(
        left(annotations, told), left(parents, told), left(types, told), left(own, told));
  }

  private static ImmutableSortedSet<String> left(
      ImmutableSortedSet<String> names, Set<String> told) {
    return ImmutableSortedSet.copyOf(difference(names, told));
  }

  /** How many there are. */
  public int count() {
    return annotations.size() + parents.size() + types.size();
  }

  /**
   * A sentence each for people.
   *
   * @param dialect of those people
   */
  public ImmutableList<String> sentences(Dialect dialect) {
    ImmutableList.Builder<String> sentences = ImmutableList.builder();
    add("missing.annotations", annotations, "giving.jars", sentences, dialect);
    add("missing.parents", parents, "giving.jars-or-folders", sentences, dialect);
    ImmutableSortedSet<String> ofNewerJdk =
        ImmutableSortedSet.copyOf(filter(types, Missing::isOfJdk));
    add("missing.types", left(types, ofNewerJdk), "giving.jars-or-folders", sentences, dialect);
    if (!ofNewerJdk.isEmpty()) {
      sentences.add(
          dialect.text(
              ScanTexts.of(
                  "missing.jdk",
                  SomeNames.of(ofNewerJdk, dialect.language()),
                  Runtime.version().feature())));
    }
    return sentences.build();
  }

  /**
   * No jar has these, so that advice to give one would lead nowhere. Those below {@code javax} that
   * a JDK lacks, such as {@code javax.xml.bind.JAXBElement}, are in jars.
   */
  private static boolean isOfJdk(String name) {
    return name.startsWith("java.");
  }

  private static void add(
      String text,
      ImmutableSortedSet<String> names,
      String given,
      ImmutableList.Builder<String> sentences,
      Dialect dialect) {
    if (!names.isEmpty()) {
      sentences.add(
          dialect.text(
              ScanTexts.of(
                  text,
                  SomeNames.of(names, dialect.language()),
                  dialect.giving(ScanTexts.of(given)))));
    }
  }
}
