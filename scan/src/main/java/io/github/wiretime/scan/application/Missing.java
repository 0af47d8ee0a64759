package io.github.wiretime.scan.application;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.scan.archive.SomeNames;

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
    if (!annotations.isEmpty()) {
      sentences.add(
          "missing: "
              + SomeNames.of(annotations)
              + "; services of classes that have these annotations are found,"
              + " those of subclasses that inherit them are not; "
              + dialect.giving("jars"));
    }
    if (!parents.isEmpty()) {
      sentences.add(
          "missing: "
              + SomeNames.of(parents)
              + "; services extend these, and what methods that are declared there send is not in"
              + " the report; "
              + dialect.giving("jars or folders"));
    }
    if (!types.isEmpty()) {
      sentences.add(
          "missing: "
              + SomeNames.of(types)
              + "; what services send through them is not in the report, but what their type arguments name is; "
              + dialect.giving("jars or folders"));
    }
    return sentences.build();
  }
}
