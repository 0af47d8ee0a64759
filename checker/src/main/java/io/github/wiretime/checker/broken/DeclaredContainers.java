package io.github.wiretime.checker.broken;

import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Writer;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Knows the collections and maps that do not arrive in a field that declares them. */
final class DeclaredContainers {

  private static final String COLLECT = LibraryPackages.GUAVA + "collect.";

  private static final ImmutableMap<String, BrokenRule> DECLARED =
      ImmutableMap.<String, BrokenRule>builder()
          .put("java.util.EnumMap", BrokenRule.ENUM_MAP)
          .put("java.util.EnumSet", BrokenRule.ENUM_SET)
          .put("java.util.Queue", BrokenRule.QUEUE)
          .put("java.util.Deque", BrokenRule.QUEUE)
          .put("java.util.concurrent.BlockingQueue", BrokenRule.QUEUE)
          .put("java.util.concurrent.BlockingDeque", BrokenRule.QUEUE)
          .put("java.util.Iterator", BrokenRule.ITERATOR)
          .put("java.lang.Iterable", BrokenRule.ITERABLE)
          .put(COLLECT + "BiMap", BrokenRule.GUAVA_MAP)
          .put(COLLECT + "HashBiMap", BrokenRule.GUAVA_MAP)
          .put(COLLECT + "Multiset", BrokenRule.GUAVA_MAP)
          .put(COLLECT + "HashMultiset", BrokenRule.GUAVA_MAP)
          .put(COLLECT + "Multimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "ListMultimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "SetMultimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "SortedSetMultimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "ArrayListMultimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "HashMultimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "LinkedHashMultimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "LinkedListMultimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "TreeMultimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "ImmutableMultimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "ImmutableListMultimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "ImmutableSetMultimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "ImmutableCollection", BrokenRule.GUAVA_IMMUTABLE)
          .put(COLLECT + "ImmutableList", BrokenRule.GUAVA_IMMUTABLE)
          .put(COLLECT + "ImmutableSet", BrokenRule.GUAVA_IMMUTABLE)
          .put(COLLECT + "ImmutableSortedSet", BrokenRule.GUAVA_IMMUTABLE)
          .put(COLLECT + "ImmutableMap", BrokenRule.GUAVA_IMMUTABLE)
          .put(COLLECT + "ImmutableSortedMap", BrokenRule.GUAVA_IMMUTABLE)
          .put(COLLECT + "ImmutableBiMap", BrokenRule.GUAVA_IMMUTABLE)
          .put(COLLECT + "ImmutableMultiset", BrokenRule.GUAVA_IMMUTABLE)
          .buildOrThrow();

  private final HessianClasses classes;

  private final Map<ClassSymbol, Optional<BrokenRule>> rules = new HashMap<>();

  DeclaredContainers(HessianClasses classes) {
    this.classes = classes;
  }

  /** Why values do not arrive in a field that declares a class; empty if they do. */
  Optional<BrokenRule> rule(ClassSymbol declared) {
    return rules.computeIfAbsent(declared, this::find);
  }

  private Optional<BrokenRule> find(ClassSymbol type) {
    Optional<BrokenRule> named = Optional.ofNullable(DECLARED.get(TypeNames.of(type)));
    if (named.isPresent() || TypeNames.isJdk(type)) {
      return named;
    }
    return lacksConstructor(type)
        ? Optional.of(BrokenRule.CONTAINER_CONSTRUCTOR)
        : Optional.empty();
  }

  private boolean lacksConstructor(ClassSymbol type) {
    if ((type.flags() & (Flags.INTERFACE | Flags.ABSTRACT)) != 0) {
      return false;
    }
    Writer writer = classes.writerOf(type);
    return (writer == Writer.MAP || writer == Writer.COLLECTION)
        && (!isPublic(type) || type.hasOuterInstance() || !hasPublicConstructor(type));
  }

  /** As the JVM sees it, to which a protected class inside another one is public. */
  private static boolean isPublic(ClassSymbol type) {
    return (type.flags() & (Flags.PUBLIC | Flags.PROTECTED)) != 0;
  }

  private static boolean hasPublicConstructor(ClassSymbol type) {
    return DeclaredMembers.constructors(type)
        .anyMatch(
            constructor ->
                constructor.params().isEmpty() && (constructor.flags() & Flags.PUBLIC) != 0);
  }
}
