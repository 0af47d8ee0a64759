package io.github.wiretime.scan.application;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.options.Door;
import io.github.wiretime.scan.archive.SomeNames;

/**
 * Classes that no input has, although what is sent depends on them.
 *
 * @param annotations those that declare services; without them nobody can read what they say
 * @param types what services and the classes that they send extend or name
 * @param own those of them that are the application's, as their packages tell
 */
public record Missing(
    ImmutableSortedSet<String> annotations,
    ImmutableSortedSet<String> types,
    ImmutableSortedSet<String> own) {

  /** How many there are. */
  public int count() {
    return annotations.size() + types.size();
  }

  /**
   * A sentence each for people.
   *
   * @param dialect of those people
   */
  public ImmutableList<String> sentences(Door dialect) {
    ImmutableList.Builder<String> sentences = ImmutableList.builder();
    if (!annotations.isEmpty()) {
      sentences.add(
          "missing: "
              + SomeNames.of(annotations)
              + "; services that inherit these annotations are not found; "
              + dialect.giving("jars"));
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
