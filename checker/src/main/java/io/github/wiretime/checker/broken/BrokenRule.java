package io.github.wiretime.checker.broken;

import static io.github.wiretime.checker.broken.Effect.CHANGED;
import static io.github.wiretime.checker.broken.Effect.CRASH;
import static io.github.wiretime.checker.broken.Effect.FAILS_READING;
import static io.github.wiretime.checker.broken.Effect.FAILS_WRITING;
import static io.github.wiretime.checker.broken.Effect.LOST;
import static io.github.wiretime.checker.broken.Effect.OTHER_CLASS;
import static io.github.wiretime.checker.options.HessianLite.LITE_3_2;
import static io.github.wiretime.checker.options.HessianLite.LITE_4_0_3;
import static io.github.wiretime.checker.options.HessianLite.LITE_4_0_4;
import static io.github.wiretime.checker.options.HessianLite.LITE_4_0_4_COMPACT;
import static io.github.wiretime.checker.options.HessianLite.SOFA_3;
import static io.github.wiretime.checker.options.HessianLite.SOFA_3_5;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.options.HessianLite;
import java.util.Optional;

/**
 * What does not arrive, in the order of the page. Each was executed with hessian-lite 3.2.13, 4.0.3
 * and 4.0.4, and SOFA hessian 3.3.12 and 3.5.6, and by calls of Dubbo 2.7.23, 3.2.19, 3.3.0, 3.3.1,
 * 3.3.2, 3.3.5 and 3.3.6, and SOFARPC 5.8.8 and 5.13.2, on JDK 17.
 */
public enum BrokenRule {
  FLOAT("float", in(Releases.LITE_4, CRASH)),
  CONTAINER_FIELD("container-field", in(Releases.ALL, LOST)),
  CONTAINER_CONSTRUCTOR(
      "container-constructor",
      in(Releases.WITH_REFLECTION, FAILS_READING, Releases.LITE_4, OTHER_CLASS)),
  SMALL_NUMBER("small-number", in(Releases.ALL, OTHER_CLASS)),
  CHARACTER("character", in(Releases.ALL, OTHER_CLASS)),
  HIDDEN_FIELD("hidden-field", in(Releases.ALL, LOST)),
  TRANSIENT_VALUE("transient-value", in(Releases.LITE_4, LOST)),
  RESTORED_VALUE("restored-value", in(Releases.ALL, LOST)),
  DATE_SUBCLASS("date-subclass", in(Releases.ALL, CHANGED)),
  TIMESTAMP("timestamp", in(Releases.ALL, CHANGED)),
  TIME_ZONE("time-zone", in(Releases.LITE_4, FAILS_WRITING)),
  ENUM_MAP("enum-map", in(Releases.WITH_REFLECTION, FAILS_READING, Releases.LITE_4, OTHER_CLASS)),
  ENUM_SET("enum-set", in(Releases.SOFA, FAILS_READING)),
  BIT_SET(
      "bit-set",
      in(Releases.LITE_3, FAILS_READING, Releases.LITE_4, OTHER_CLASS, Releases.SOFA, LOST)),
  QUEUE("queue", in(Releases.LITE_3, FAILS_READING, Releases.LITE_4, OTHER_CLASS)),
  ITERATOR("iterator", in(Releases.WITH_REFLECTION, FAILS_READING)),
  ITERABLE("iterable", in(Releases.SOFA, FAILS_READING)),
  GUAVA_MAP(
      "guava-collection",
      in(Releases.WITH_REFLECTION, FAILS_READING, Releases.LITE_4, OTHER_CLASS)),
  GUAVA_MULTIMAP("guava-multimap", in(Releases.ALL, LOST)),
  GUAVA_IMMUTABLE(
      "guava-immutable",
      in(Releases.WITH_REFLECTION, FAILS_READING, Releases.LITE_4, FAILS_WRITING)),
  RECORD("record", in(Releases.WITH_REFLECTION, FAILS_READING, Releases.LITE_4_0, CHANGED)),
  REPLACED("replaced", in(Releases.WITH_REFLECTION, LOST)),
  CONSTRUCTOR("constructor", in(Releases.LITE_3, FAILS_READING)),
  NOT_SERIALIZABLE("not-serializable", in(Releases.LITE, FAILS_WRITING)),
  INPUT_STREAM("input-stream", in(Releases.ALL, FAILS_READING)),
  ENUM_BODY("enum-body", in(Releases.SOFA, FAILS_READING));

  /** Releases that do the same. */
  private static final class Releases {
    static final ImmutableSet<HessianLite> LITE_3 = Sets.immutableEnumSet(LITE_3_2);

    /** Those that write into the memory of the object, whatever the value is. */
    static final ImmutableSet<HessianLite> LITE_4 =
        Sets.immutableEnumSet(LITE_4_0_3, LITE_4_0_4, LITE_4_0_4_COMPACT);

    static final ImmutableSet<HessianLite> LITE = Sets.union(LITE_3, LITE_4).immutableCopy();
    static final ImmutableSet<HessianLite> LITE_4_0 = Sets.immutableEnumSet(LITE_4_0_3);
    static final ImmutableSet<HessianLite> SOFA = Sets.immutableEnumSet(SOFA_3, SOFA_3_5);

    /** Those that set fields by reflection, which looks at the class of the value. */
    static final ImmutableSet<HessianLite> WITH_REFLECTION =
        Sets.union(LITE_3, SOFA).immutableCopy();

    static final ImmutableSet<HessianLite> ALL =
        Sets.union(WITH_REFLECTION, LITE_4).immutableCopy();

    private Releases() {}
  }

  private final String id;
  private final ImmutableMap<HessianLite, Effect> effects;

  BrokenRule(String id, ImmutableMap<HessianLite, Effect> effects) {
    this.id = id;
    this.effects = effects;
  }

  private static ImmutableMap<HessianLite, Effect> in(
      ImmutableSet<HessianLite> releases, Effect effect) {
    return in(releases, effect, ImmutableSet.of(), effect);
  }

  private static ImmutableMap<HessianLite, Effect> in(
      ImmutableSet<HessianLite> some,
      Effect effect,
      ImmutableSet<HessianLite> others,
      Effect other) {
    return in(some, effect, others, other, ImmutableSet.of(), other);
  }

  private static ImmutableMap<HessianLite, Effect> in(
      ImmutableSet<HessianLite> some,
      Effect effect,
      ImmutableSet<HessianLite> others,
      Effect other,
      ImmutableSet<HessianLite> more,
      Effect last) {
    ImmutableMap.Builder<HessianLite, Effect> effects = ImmutableMap.builder();
    some.forEach(release -> effects.put(release, effect));
    others.forEach(release -> effects.put(release, other));
    more.forEach(release -> effects.put(release, last));
    return effects.buildOrThrow();
  }

  /** The name in lines of a baseline and in the page: {@code float}. */
  public String id() {
    return id;
  }

  /** What becomes of the value in each release in which it does not arrive. */
  public ImmutableMap<HessianLite, Effect> effects() {
    return effects;
  }

  /** Why the value does not arrive in a release; empty if it does. */
  Optional<Breakage> in(HessianLite release) {
    return Optional.ofNullable(effects.get(release))
        .map(effect -> new Breakage(release, id, effect));
  }
}
