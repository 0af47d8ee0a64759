package io.github.wiretime.checker.javac;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import java.util.Optional;

/** What methods of the JDK and of well-known libraries do with null and with false. */
public final class DefaultArguments {

  /** No constant of the class file, because whoever relocates Guava rewrites such constants. */
  private static final String GUAVA = String.join(".", "com", "google", "common", "");

  /** They refuse null as their first argument. */
  private static final ImmutableSet<String> REFUSE_NULL =
      ImmutableSet.of(
          "java.util.Objects.requireNonNull",
          "java.util.Optional.of",
          "java.util.List.copyOf",
          "java.util.Set.copyOf",
          "java.util.Map.copyOf",
          "java.util.Collections.unmodifiableCollection",
          "java.util.Collections.unmodifiableList",
          "java.util.Collections.unmodifiableMap",
          "java.util.Collections.unmodifiableSet",
          "java.util.Collections.unmodifiableSortedMap",
          "java.util.Collections.unmodifiableSortedSet",
          "java.util.Collections.synchronizedList",
          "java.util.Collections.synchronizedMap",
          "java.util.Collections.synchronizedSet",
          "java.util.Collections.sort",
          "java.util.Arrays.asList",
          "java.util.Arrays.copyOf",
          "java.util.Arrays.copyOfRange",
          "java.util.Arrays.sort",
          "java.util.Arrays.stream",
          "java.util.Currency.getInstance",
          "java.util.EnumSet.copyOf",
          "java.util.Locale.forLanguageTag",
          "java.util.UUID.fromString",
          "java.util.regex.Pattern.compile",
          "java.lang.Byte.parseByte",
          "java.lang.Byte.valueOf",
          "java.lang.Class.forName",
          "java.lang.Double.parseDouble",
          "java.lang.Double.valueOf",
          "java.lang.Float.parseFloat",
          "java.lang.Float.valueOf",
          "java.lang.Integer.parseInt",
          "java.lang.Integer.valueOf",
          "java.lang.Long.parseLong",
          "java.lang.Long.valueOf",
          "java.lang.Short.parseShort",
          "java.lang.Short.valueOf",
          "java.lang.String.format",
          "java.net.URI.create",
          "java.nio.file.Path.of",
          "java.nio.file.Paths.get",
          "java.sql.Date.valueOf",
          "java.sql.Time.valueOf",
          "java.sql.Timestamp.from",
          "java.sql.Timestamp.valueOf",
          "java.util.Date.from",
          "java.time.Duration.parse",
          "java.time.Instant.parse",
          "java.time.LocalDate.parse",
          "java.time.LocalDateTime.parse",
          "java.time.LocalTime.parse",
          "java.time.OffsetDateTime.parse",
          "java.time.Period.parse",
          "java.time.YearMonth.parse",
          "java.time.ZoneId.of",
          "java.time.ZoneOffset.of",
          "java.time.ZonedDateTime.parse",
          GUAVA + "base.Preconditions.checkNotNull",
          GUAVA + "collect.ImmutableList.copyOf",
          GUAVA + "collect.ImmutableMap.copyOf",
          GUAVA + "collect.ImmutableSet.copyOf",
          "org.apache.commons.lang3.Validate.notBlank",
          "org.apache.commons.lang3.Validate.notEmpty",
          "org.apache.commons.lang3.Validate.notNull",
          "org.springframework.util.Assert.hasLength",
          "org.springframework.util.Assert.hasText",
          "org.springframework.util.Assert.notEmpty",
          "org.springframework.util.Assert.notNull",
          "org.apache.commons.lang.Validate.notEmpty",
          "org.apache.commons.lang.Validate.notNull",
          "org.apache.dubbo.common.utils.Assert.notNull",
          "cn.hutool.core.lang.Assert.notBlank",
          "cn.hutool.core.lang.Assert.notEmpty",
          "cn.hutool.core.lang.Assert.notNull",
          "kotlin.jvm.internal.Intrinsics.checkNotNull",
          "kotlin.jvm.internal.Intrinsics.checkNotNullParameter",
          "kotlin.jvm.internal.Intrinsics.checkParameterIsNotNull");

  /** They refuse null as any argument. */
  private static final ImmutableSet<String> REFUSE_ANY_NULL =
      ImmutableSet.of(
          "java.lang.Enum.valueOf",
          "java.lang.String.join",
          "java.util.List.of",
          "java.util.Map.entry",
          "java.util.Map.of",
          "java.util.Set.of",
          "java.time.LocalDate.of",
          "java.time.LocalDate.ofInstant",
          "java.time.LocalDateTime.of",
          "java.time.LocalDateTime.ofInstant",
          "java.time.MonthDay.of",
          "java.time.OffsetDateTime.of",
          "java.time.YearMonth.of",
          "java.time.ZonedDateTime.of",
          "java.time.ZonedDateTime.ofInstant",
          GUAVA + "collect.ImmutableList.of",
          GUAVA + "collect.ImmutableMap.of",
          GUAVA + "collect.ImmutableSet.of");

  /** Methods of objects of the JDK that refuse null as their first argument. */
  private static final ImmutableSet<String> OBJECTS_REFUSE_NULL =
      ImmutableSet.of(
          "addAll",
          "after",
          "before",
          "compareTo",
          "compareToIgnoreCase",
          "concat",
          "containsAll",
          "endsWith",
          "isAfter",
          "isBefore",
          "matcher",
          "matches",
          "parse",
          "putAll",
          "removeAll",
          "retainAll",
          "startsWith");

  /** They refuse 0 or false as the first argument. */
  private static final ImmutableSet<String> REFUSE_ZERO =
      ImmutableSet.of(
          "java.time.DayOfWeek.of",
          "java.time.Month.of",
          "java.time.MonthDay.of",
          GUAVA + "base.Preconditions.checkArgument",
          GUAVA + "base.Preconditions.checkState",
          GUAVA + "base.Verify.verify",
          "org.apache.commons.lang.Validate.isTrue",
          "org.apache.commons.lang3.Validate.isTrue",
          "org.springframework.util.Assert.isTrue",
          "org.springframework.util.Assert.state",
          "cn.hutool.core.lang.Assert.isTrue");

  /** They refuse 0 as the second argument: a month, a size or a divisor. */
  private static final ImmutableSet<String> REFUSE_ZERO_BEHIND =
      ImmutableSet.of(
          "java.lang.Math.floorDiv",
          "java.lang.Math.floorMod",
          "java.time.LocalDate.of",
          "java.time.LocalDate.ofYearDay",
          "java.time.LocalDateTime.of",
          "java.time.OffsetDateTime.of",
          "java.time.YearMonth.of",
          "java.time.ZonedDateTime.of",
          "java.util.Objects.checkIndex",
          GUAVA + "base.Preconditions.checkElementIndex");

  /** Their constructors refuse null as the only argument. */
  private static final ImmutableSet<String> COPYING =
      ImmutableSet.of(
          "java.util.ArrayDeque",
          "java.util.ArrayList",
          "java.util.HashMap",
          "java.util.HashSet",
          "java.util.LinkedHashMap",
          "java.util.LinkedHashSet",
          "java.util.LinkedList",
          "java.util.concurrent.ConcurrentHashMap",
          "java.util.concurrent.CopyOnWriteArrayList",
          "java.io.File",
          "java.net.URI",
          "java.util.Vector",
          "java.util.concurrent.CopyOnWriteArraySet",
          "java.lang.StringBuilder");

  /** Their constructors refuse null as the first of several arguments, too. */
  private static final ImmutableSet<String> OF_TEXT =
      ImmutableSet.of("java.lang.String", "java.math.BigDecimal", "java.math.BigInteger");

  /** Their constructors refuse null as the only argument, unless it is a comparator. */
  private static final ImmutableSet<String> SORTED =
      ImmutableSet.of(
          "java.util.PriorityQueue",
          "java.util.TreeMap",
          "java.util.TreeSet",
          "java.util.concurrent.ConcurrentSkipListMap",
          "java.util.concurrent.ConcurrentSkipListSet");

  /** Their methods say of null what the names of the methods tell. */
  private static final ImmutableSet<String> ASKING =
      ImmutableSet.of(
          "java.util.Objects",
          GUAVA + "base.Strings",
          "org.apache.commons.collections.CollectionUtils",
          "org.apache.commons.collections4.CollectionUtils",
          "org.apache.commons.lang.StringUtils",
          "org.apache.commons.lang3.StringUtils",
          "org.springframework.util.CollectionUtils",
          "org.springframework.util.ObjectUtils",
          "org.springframework.util.StringUtils",
          "cn.hutool.core.collection.CollUtil",
          "cn.hutool.core.text.CharSequenceUtil", // StrUtil inherits its methods
          "cn.hutool.core.util.StrUtil");

  private static final ImmutableSet<String> TRUE_OF_NULL =
      ImmutableSet.of("isBlank", "isEmpty", "isNull", "isNullOrEmpty");

  private static final ImmutableSet<String> FALSE_OF_NULL =
      ImmutableSet.of("hasLength", "hasText", "isNotBlank", "isNotEmpty", "nonNull");

  private DefaultArguments() {}

  /**
   * Whether a method or constructor throws an exception if the argument at a place is null.
   *
   * @param place counted from 0
   */
  public static boolean refuseNull(MethodSymbol method, int place) {
    String type = TypeNames.of(method.enclClass());
    String name = method.name.toString();
    if (method.isConstructor()) {
      return place == 0
          && method.params().head.type.tsym instanceof ClassSymbol parameter
          && cannotCopyNull(type, TypeNames.of(parameter), method.params().size());
    }
    if (!method.isStatic()) {
      return place == 0 && objectsRefuseNull(type, name);
    }
    return refuseNull(type, name, place)
        || (name.equals("valueOf") && (method.owner.flags() & Flags.ENUM) != 0);
  }

  /**
   * Whether a static method throws an exception if the argument at a place is null.
   *
   * @param place counted from 0
   */
  public static boolean refuseNull(String type, String method, int place) {
    String name = type + "." + method;
    return (place == 0 && REFUSE_NULL.contains(name)) || REFUSE_ANY_NULL.contains(name);
  }

  /**
   * Whether a method of an object throws an exception if its first argument is null. Who implements
   * {@code Comparable} may accept it, and a calendar says no. Numbers cannot do anything with it.
   */
  public static boolean objectsRefuseNull(String type, String method) {
    return type.startsWith("java.math.")
        ? !method.equals("equals")
        : OBJECTS_REFUSE_NULL.contains(method)
            && type.startsWith("java.")
            && !type.equals("java.lang.Comparable")
            && !type.endsWith("Calendar");
  }

  /** The same of a static method for one that is 0 or false. */
  public static boolean refuseZero(String type, String method, int place) {
    String name = type + "." + method;
    return (place == 0 && REFUSE_ZERO.contains(name))
        || (place == 1 && REFUSE_ZERO_BEHIND.contains(name));
  }

  /**
   * Whether a constructor of a class throws an exception if its first argument is null.
   *
   * @param parameter the type of the first parameter
   * @param count how many parameters there are
   */
  public static boolean cannotCopyNull(String type, String parameter, int count) {
    return OF_TEXT.contains(type)
        || (count == 1
            && (COPYING.contains(type)
                || (SORTED.contains(type) && !parameter.equals("java.util.Comparator"))));
  }

  /** What a static method says of null; empty if nobody knows. */
  public static Optional<Boolean> saidOfNull(String type, String method) {
    if (!ASKING.contains(type)) {
      return Optional.empty();
    }
    return TRUE_OF_NULL.contains(method)
        ? Optional.of(true)
        : FALSE_OF_NULL.contains(method) ? Optional.of(false) : Optional.empty();
  }
}
