package io.github.wiretime.scan.fix;

import com.google.common.collect.ImmutableList;

/** Code beside Hessian that meets what a patch adds: private fields, or {@code Cloneable}. */
enum FieldReader {
  /** {@code setVisibility(PropertyAccessor.FIELD, Visibility.ANY)}: it refuses unknown fields. */
  JACKSON(Step.READ, "com/fasterxml/jackson/annotation/JsonAutoDetect$Visibility"),
  /** {@code GsonBuilder.serializeNulls()}: twins are written as null. */
  GSON(Step.READ, "com/google/gson/GsonBuilder"),
  /** It numbers the fields of a class, as the next one does. */
  KRYO(Step.READ, "com/esotericsoftware/kryo/", "org/redisson/codec/Kryo"),
  PROTOSTUFF(Step.READ, "io/protostuff/", "com/dyuproject/protostuff/"),
  /** What asks whether a class is {@code Cloneable}, and calls its {@code clone()} then. */
  CLONES(
      Step.SEND,
      "cn/hutool/core/util/Obj",
      "org/dromara/hutool/core/util/Obj",
      "org/apache/commons/lang/ObjectUtils",
      "org/apache/commons/lang3/ObjectUtils",
      "java/lang/Cloneable"),
  /** Java serialization, which calls {@code writeReplace()} as well. */
  JAVA(
      Step.SEND,
      "java/io/ObjectOutputStream",
      "org/springframework/data/redis/serializer/JdkSerializationRedisSerializer",
      "org/springframework/util/SerializationUtils",
      "org/springframework/core/serializer/support/SerializingConverter",
      "com/alicp/jetcache/support/JavaValueEncoder",
      "org/redisson/codec/SerializationCodec");

  private final Step step;

  private final ImmutableList<String> names;

  FieldReader(Step step, String... names) {
    this.step = step;
    this.names = ImmutableList.copyOf(names);
  }

  /** Whether code that names one of its classes uses it. */
  boolean isUsedWhereNamed() {
    return this == KRYO || this == PROTOSTUFF || this == JAVA;
  }

  /** The step that it meets. */
  Step step() {
    return step;
  }

  /** The beginnings of names of classes, of which the code names one at least. */
  ImmutableList<String> names() {
    return names;
  }
}
