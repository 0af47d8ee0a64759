package io.github.wiretime.arrival.generated;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.stream.IntStream;

/**
 * Fields as text: {@code NAME} is theirs, {@code TYPE} a class of the program. Half of them arrive
 * everywhere.
 *
 * <p>Two are left out because each trial would need a JVM of its own. Whether a primitive {@code
 * float} ends it depends on the layout of memory. An {@code EnumSet} has ended it as well, when the
 * reference to its class had gone astray in 4.x of hessian-lite.
 */
final class FieldTemplates {
  static final ImmutableList<String> ALL =
      ImmutableList.of(
          "String NAME",
          "int NAME",
          "TYPE NAME",
          "List<TYPE> NAME",
          "long NAME",
          "Integer NAME",
          "Map<String, TYPE> NAME",
          "TYPE[] NAME",
          "List<String> NAME",
          "Date NAME",
          "boolean NAME",
          "java.math.BigDecimal NAME",
          "java.time.LocalDate NAME",
          "Kind NAME",
          "Object NAME",
          "Short NAME",
          "char NAME",
          "byte[] NAME",
          "Map<Kind, Long> NAME",
          "Set<String> NAME",
          "LinkedList<Integer> NAME",
          "SortedMap<String, String> NAME",
          // Only some arrive, or only from some releases on.
          "List<Short> NAME",
          "Set<Character> NAME",
          "Map<Byte, String> NAME",
          "ArrayList<Short> NAME",
          "Collection<Float> NAME",
          "List<List<Byte>> NAME",
          "List<Map<String, Short>> NAME",
          "Map<String, Set<Character>> NAME",
          "HashMap<String, Float> NAME",
          "List<Short>[] NAME",
          "Result<Short> NAME",
          "Result<String> NAME",
          "Result<List<Character>> NAME",
          "Result<Float[]> NAME",
          "Result<char[]> NAME",
          "Result<TYPE> NAME",
          "UUID NAME",
          "Calendar NAME",
          "BitSet NAME",
          "Locale NAME",
          "java.sql.Timestamp NAME",
          "Optional<String> NAME",
          "EnumMap<Kind, String> NAME",
          "Queue<String> NAME",
          "Deque<TYPE> NAME",
          "Iterable<String> NAME",
          "Multimap<String, String> NAME",
          "Multiset<String> NAME",
          "ImmutableList<String> NAME",
          "ImmutableMap<String, TYPE> NAME",
          "Bodies NAME",
          "Comparable<String>[] NAME",
          "transient List<String> NAME = new ArrayList<>()",
          "transient int NAME = 7",
          "transient String NAME",
          "transient Kind NAME = Kind.A",
          "transient final Object NAME = new Object()",
          "transient boolean NAME = false; { NAME = true; }",
          "static Short NAME");

  /** Of these the check says nothing where they do not arrive; its page says why. */
  private static final ImmutableSet<String> LIMITS =
      ImmutableSet.of(
          "Result<char[]> NAME",
          "UUID NAME",
          "Calendar NAME",
          "BitSet NAME",
          "Locale NAME",
          "Optional<String> NAME",
          "Comparable<String>[] NAME");

  private FieldTemplates() {}

  /** The rows of which the check says whether they arrive. */
  static ImmutableList<Integer> decided() {
    return IntStream.range(0, ALL.size())
        .filter(i -> !LIMITS.contains(ALL.get(i)))
        .boxed()
        .collect(ImmutableList.toImmutableList());
  }
}
