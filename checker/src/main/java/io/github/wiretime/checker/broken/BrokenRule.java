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
import static io.github.wiretime.checker.options.HessianLite.SOFA_4;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.options.HessianLite;
import java.util.Optional;

/**
 * What does not arrive, in the order of the page. Each was executed with hessian-lite 3.2.13, 4.0.3
 * and 4.0.4, and SOFA hessian 3.3.12, 3.5.6 and 4.0.4, on JDK 17.
 */
public enum BrokenRule {
  FLOAT(
      "float",
      in(Releases.LITE_4, CRASH),
      "is a primitive float",
      "eight bytes are put into its four, so the value is wrong and so is what lies behind it",
      "a new field of double, or of Float, with another name"),
  CONTAINER_FIELD(
      "container-field",
      in(Releases.ALL, LOST),
      "is a field of a map or collection class",
      "only keys, values and elements are sent",
      "a new class that has the elements and this field as two fields"),
  CONTAINER_CONSTRUCTOR(
      "container-constructor",
      in(Releases.WITH_REFLECTION, FAILS_READING, Releases.WITH_UNSAFE, OTHER_CLASS),
      "is a container whose class or constructor is not public",
      "HashMap or ArrayList comes instead",
      "a public class with a public constructor without parameters"),
  SMALL_NUMBER(
      "small-number",
      in(Releases.ALL_BUT_SOFA_4, OTHER_CLASS),
      "has a Byte, Short or Float as a type argument",
      "it is sent as int or double, and an Integer or Double comes",
      "a new member with Integer, Long or Double"),
  CHARACTER(
      "character",
      in(Releases.ALL, OTHER_CLASS),
      "has a Character as a type argument",
      "it is sent as text, and a String comes",
      "a new member with String"),
  HIDDEN_FIELD(
      "hidden-field",
      in(Releases.ALL, LOST),
      "has the name of a field in a superclass",
      "both are sent under one name, and one of the two stays empty",
      "one field for both"),
  TRANSIENT_VALUE(
      "transient-value",
      in(Releases.WITH_UNSAFE, LOST),
      "is a transient field with an initial value",
      "no constructor runs at the receiver, so the field is null, 0 or false there",
      "readResolve() that sets it and returns this, or a getter that sets it while it is null"),
  DATE_SUBCLASS(
      "date-subclass",
      in(Releases.ALL, CHANGED),
      "is a subclass of Date",
      "the receiver has another time, because its fields are sent and not its milliseconds",
      "a new field of Date or epoch milliseconds"),
  TIMESTAMP(
      "timestamp",
      in(Releases.ALL, CHANGED),
      "is a Timestamp",
      "what is shorter than a millisecond is left out",
      "nothing if milliseconds are enough, so accept it; else a new field of nanoseconds"),
  ENUM_MAP(
      "enum-map",
      in(Releases.WITH_REFLECTION, FAILS_READING, Releases.WITH_UNSAFE, OTHER_CLASS),
      "is an EnumMap",
      "a HashMap comes instead",
      "a new field of Map"),
  ENUM_SET(
      "enum-set",
      in(Releases.SOFA_THREE, FAILS_READING),
      "is an EnumSet",
      "a HashSet comes instead",
      "a new field of Set"),
  QUEUE(
      "queue",
      in(Releases.LITE_3, FAILS_READING),
      "is a queue that is declared as an interface",
      "an ArrayList comes instead",
      "a new field of List, or the class that is sent, such as ArrayDeque"),
  ITERATOR(
      "iterator",
      in(Releases.WITH_REFLECTION, FAILS_READING),
      "is an Iterator",
      "no object can be made of an interface",
      "a new field of List"),
  ITERABLE(
      "iterable",
      in(Releases.SOFA_THREE, FAILS_READING),
      "is an Iterable",
      "no object can be made of an interface",
      "a new field of List"),
  GUAVA_MAP(
      "guava-collection",
      in(Releases.WITH_REFLECTION, FAILS_READING, Releases.WITH_UNSAFE, OTHER_CLASS),
      "is a BiMap or Multiset of Guava",
      "a HashMap or ArrayList comes instead",
      "a new field of Map or List"),
  GUAVA_MULTIMAP(
      "guava-multimap",
      in(Releases.ALL, LOST),
      "is a Multimap of Guava",
      "its entries are in fields that are not sent",
      "a new field of Map<K, List<V>>"),
  GUAVA_IMMUTABLE(
      "guava-immutable",
      in(Releases.WITH_REFLECTION, FAILS_READING),
      "is an immutable collection of Guava",
      "an ArrayList, HashSet or HashMap comes instead",
      "a new field of List, Set or Map"),
  RECORD(
      "record",
      in(Releases.WITH_REFLECTION, FAILS_READING, Releases.SOFA_FOUR, FAILS_WRITING),
      "is a record",
      "its fields cannot be set",
      "a class"),
  ENUM_BODY(
      "enum-body",
      in(Releases.SOFA_THREE, FAILS_READING),
      "is an enum whose constants have bodies",
      "the class of the constant is sent, which is no enum",
      "constants without bodies, which get their behaviour from a field"),
  ENUM_CONSTANT(
      "enum-constant",
      in(Releases.ALL, FAILS_READING),
      "is a new constant",
      "peers whose enum lacks it fail with an exception",
      "deploy first what reads it, then add it to the baseline");

  /** Releases that do the same. */
  private static final class Releases {
    static final ImmutableSet<HessianLite> LITE_3 = Sets.immutableEnumSet(LITE_3_2);
    static final ImmutableSet<HessianLite> LITE_4 =
        Sets.immutableEnumSet(LITE_4_0_3, LITE_4_0_4, LITE_4_0_4_COMPACT);
    static final ImmutableSet<HessianLite> SOFA_THREE = Sets.immutableEnumSet(SOFA_3, SOFA_3_5);
    static final ImmutableSet<HessianLite> SOFA_FOUR = Sets.immutableEnumSet(SOFA_4);

    /** Those that set fields by reflection, which looks at the class of the value. */
    static final ImmutableSet<HessianLite> WITH_REFLECTION =
        Sets.union(LITE_3, SOFA_THREE).immutableCopy();

    /** Those that write into the memory of the object, whatever the value is. */
    static final ImmutableSet<HessianLite> WITH_UNSAFE =
        Sets.union(LITE_4, SOFA_FOUR).immutableCopy();

    static final ImmutableSet<HessianLite> ALL_BUT_SOFA_4 =
        Sets.union(WITH_REFLECTION, LITE_4).immutableCopy();
    static final ImmutableSet<HessianLite> ALL =
        Sets.union(WITH_REFLECTION, WITH_UNSAFE).immutableCopy();

    private Releases() {}
  }

  private final String id;
  private final ImmutableMap<HessianLite, Effect> effects;
  private final String what;
  private final String detail;
  private final String instead;

  BrokenRule(
      String id,
      ImmutableMap<HessianLite, Effect> effects,
      String what,
      String detail,
      String instead) {
    this.id = id;
    this.effects = effects;
    this.what = what;
    this.detail = detail;
    this.instead = instead;
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
    ImmutableMap.Builder<HessianLite, Effect> effects = ImmutableMap.builder();
    some.forEach(release -> effects.put(release, effect));
    others.forEach(release -> effects.put(release, other));
    return effects.buildOrThrow();
  }

  /** The name in lines of a baseline and in the page: {@code float}. */
  public String id() {
    return id;
  }

  /** What a member is or has, for a sentence: {@code is a primitive float}. */
  public String what() {
    return what;
  }

  /** What becomes of the value in each release in which it does not arrive. */
  public ImmutableMap<HessianLite, Effect> effects() {
    return effects;
  }

  /** Why the value does not arrive in a release; empty if it does. */
  Optional<Breakage> in(HessianLite release) {
    return Optional.ofNullable(effects.get(release))
        .map(effect -> new Breakage(release, id, effect, what, detail, instead));
  }
}
