package io.github.wiretime.checker.javac;

import com.google.common.collect.ImmutableSet;
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
          "java.util.List.of",
          "java.util.Set.of",
          "java.util.Collections.unmodifiableCollection",
          "java.util.Collections.unmodifiableList",
          "java.util.Collections.unmodifiableMap",
          "java.util.Collections.unmodifiableSet",
          "java.util.Collections.unmodifiableSortedMap",
          "java.util.Collections.unmodifiableSortedSet",
          "java.lang.Integer.parseInt",
          "java.lang.Long.parseLong",
          "java.lang.Double.parseDouble",
          GUAVA + "base.Preconditions.checkNotNull",
          GUAVA + "collect.ImmutableList.copyOf",
          GUAVA + "collect.ImmutableList.of",
          GUAVA + "collect.ImmutableMap.copyOf",
          GUAVA + "collect.ImmutableSet.copyOf",
          GUAVA + "collect.ImmutableSet.of",
          "org.apache.commons.lang3.Validate.notBlank",
          "org.apache.commons.lang3.Validate.notEmpty",
          "org.apache.commons.lang3.Validate.notNull",
          "org.springframework.util.Assert.hasLength",
          "org.springframework.util.Assert.hasText",
          "org.springframework.util.Assert.notEmpty",
          "org.springframework.util.Assert.notNull",
          "cn.hutool.core.lang.Assert.notBlank",
          "cn.hutool.core.lang.Assert.notEmpty",
          "cn.hutool.core.lang.Assert.notNull",
          "kotlin.jvm.internal.Intrinsics.checkNotNull",
          "kotlin.jvm.internal.Intrinsics.checkNotNullParameter",
          "kotlin.jvm.internal.Intrinsics.checkParameterIsNotNull");

  /** They refuse false as their first argument. */
  private static final ImmutableSet<String> REFUSE_FALSE =
      ImmutableSet.of(
          GUAVA + "base.Preconditions.checkArgument",
          GUAVA + "base.Preconditions.checkState",
          "org.apache.commons.lang3.Validate.isTrue",
          "org.springframework.util.Assert.isTrue",
          "cn.hutool.core.lang.Assert.isTrue");

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
          "java.math.BigDecimal",
          "java.math.BigInteger",
          "java.lang.String",
          "java.lang.StringBuilder");

  /** They say true of null. */
  private static final ImmutableSet<String> TRUE_OF_NULL =
      ImmutableSet.of(
          "java.util.Objects.isNull",
          GUAVA + "base.Strings.isNullOrEmpty",
          "org.apache.commons.lang3.StringUtils.isBlank",
          "org.apache.commons.lang3.StringUtils.isEmpty",
          "org.springframework.util.ObjectUtils.isEmpty",
          "org.springframework.util.StringUtils.isEmpty",
          "org.springframework.util.CollectionUtils.isEmpty",
          "cn.hutool.core.util.StrUtil.isBlank",
          "cn.hutool.core.util.StrUtil.isEmpty");

  /** They say false of null. */
  private static final ImmutableSet<String> FALSE_OF_NULL =
      ImmutableSet.of(
          "java.util.Objects.nonNull",
          "org.apache.commons.lang3.StringUtils.isNotBlank",
          "org.apache.commons.lang3.StringUtils.isNotEmpty",
          "org.springframework.util.StringUtils.hasLength",
          "org.springframework.util.StringUtils.hasText",
          "cn.hutool.core.util.StrUtil.isNotBlank",
          "cn.hutool.core.util.StrUtil.isNotEmpty");

  private DefaultArguments() {}

  /** Whether a static method throws an exception if its first argument is null. */
  public static boolean refuseNull(String type, String method) {
    return REFUSE_NULL.contains(type + "." + method);
  }

  /** The same for one that is false. */
  public static boolean refuseFalse(String type, String method) {
    return REFUSE_FALSE.contains(type + "." + method);
  }

  /** Whether the constructors of a class throw an exception if their only argument is null. */
  public static boolean cannotCopyNull(String type) {
    return COPYING.contains(type);
  }

  /** What a static method says of null; empty if nobody knows. */
  public static Optional<Boolean> saidOfNull(String type, String method) {
    String name = type + "." + method;
    return TRUE_OF_NULL.contains(name)
        ? Optional.of(true)
        : FALSE_OF_NULL.contains(name) ? Optional.of(false) : Optional.empty();
  }
}
