package io.github.wiretime.checker.options;

import com.google.common.collect.ImmutableSortedSet;

/** The serializers that Dubbo 2.6 to 3.3, HSF and SOFARPC know by name. */
public final class Serializers {

  private static final ImmutableSortedSet<String> HESSIAN =
      ImmutableSortedSet.of("hessian", "hessian2", "native-hessian");

  private static final ImmutableSortedSet<String> OTHERS =
      ImmutableSortedSet.of(
          "avro",
          "compactedjava",
          "fastjson",
          "fastjson2",
          "fst",
          "gson",
          "jackson",
          "java",
          "kryo",
          "kryo2",
          "msgpack",
          "nativejava",
          "protobuf",
          "protobuf-json",
          "protostuff");

  private Serializers() {}

  /**
   * Whether the name means a kind of Hessian. A name nobody knows is a serializer of a company's
   * own, not Hessian.
   */
  public static boolean isHessian(String name) {
    return HESSIAN.contains(name);
  }

  static boolean isKnown(String name) {
    return HESSIAN.contains(name) || OTHERS.contains(name);
  }

  static ImmutableSortedSet<String> all() {
    return ImmutableSortedSet.<String>naturalOrder().addAll(HESSIAN).addAll(OTHERS).build();
  }
}
