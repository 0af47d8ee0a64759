package io.github.wiretime.scan.upgrade;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import io.github.wiretime.checker.broken.BrokenRule;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.scan.Built;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Dubbo's fastjson2 says itself which of the values arrive that some Hessian does not carry. */
final class Fastjson2Test {

  /** The members of a class, an object of it, and its text. */
  private record Shape(String members, String sent, String shown) {}

  private static final ImmutableMap<BrokenRule, Shape> SHAPES =
      Maps.immutableEnumMap(
          ImmutableMap.<BrokenRule, Shape>builder()
              .put(BrokenRule.FLOAT, new Shape("float value;", "1.5f", "o.value"))
              .put(BrokenRule.CONTAINER_FIELD, new Shape("More value;", "more(7)", "o.value.more"))
              .put(BrokenRule.CONTAINER_CONSTRUCTOR, shape("Hidden value;", "new Hidden(1)"))
              .put(BrokenRule.SMALL_NUMBER, shape("Box<Short> value;", "new Box<>((short) 1)"))
              .put(BrokenRule.CHARACTER, shape("Box<Character> value;", "new Box<>('c')"))
              .put(
                  BrokenRule.HIDDEN_FIELD,
                  new Shape("Child value;", "child()", "o.value.name + ((Parent) o.value).name"))
              .put(
                  BrokenRule.TRANSIENT_VALUE,
                  new Shape("transient Object value = \"a\";", "\"a\"", "o.value"))
              .put(BrokenRule.RESTORED_VALUE, new Shape("Secret value;", "secret()", "o.value.pin"))
              .put(BrokenRule.DATE_SUBCLASS, shape("OwnDate value;", "new OwnDate(12345)"))
              .put(BrokenRule.TIMESTAMP, shape("java.sql.Timestamp value;", "timestamp()"))
              .put(BrokenRule.ENUM_MAP, shape("EnumMap<Kind, String> value;", "enumMap()"))
              .put(BrokenRule.ENUM_SET, shape("EnumSet<Kind> value;", "EnumSet.of(Kind.A)"))
              .put(BrokenRule.BIT_SET, shape("OwnBits value;", "bits()"))
              .put(BrokenRule.QUEUE, shape("Queue<String> value;", "new ArrayDeque<>(LIST)"))
              .put(BrokenRule.ITERATOR, shape("Iterator<String> value;", "LIST.iterator()"))
              .put(BrokenRule.ITERABLE, shape("Iterable<String> value;", "LIST"))
              .put(
                  BrokenRule.GUAVA_MAP,
                  shape("BiMap<String, String> value;", "HashBiMap.create(MAP)"))
              .put(
                  BrokenRule.GUAVA_MULTIMAP,
                  shape("Multimap<String, String> value;", "ArrayListMultimap.create(multimap())"))
              .put(
                  BrokenRule.GUAVA_IMMUTABLE,
                  shape("ImmutableList<String> value;", "ImmutableList.of(\"a\", \"b\")"))
              .put(BrokenRule.TIME_ZONE, shape("TimeZone value;", "TimeZone.getTimeZone(\"UTC\")"))
              .put(BrokenRule.RECORD, shape("Pair value;", "new Pair(\"a\", 1)"))
              .put(BrokenRule.REPLACED, shape("Id value;", "new Id(7)"))
              .put(BrokenRule.CONSTRUCTOR, shape("Required value;", "new Required(\"a\")"))
              .put(BrokenRule.NOT_SERIALIZABLE, shape("Line value;", "new Line()"))
              .put(
                  BrokenRule.INPUT_STREAM,
                  new Shape(
                      "java.io.InputStream value;",
                      "new java.io.ByteArrayInputStream(new byte[1])",
                      "(o.value == null)"))
              .put(BrokenRule.ENUM_BODY, shape("Kind value;", "Kind.B"))
              .buildOrThrow());

  private static Shape shape(String members, String sent) {
    return new Shape(members, sent, "o.value.getClass() + \" \" + o.value");
  }

  private static final String COMMON =
      """
      package shapes;
      import com.google.common.collect.*;
      import java.io.Serializable;
      import java.util.*;
      class Box<T> implements Serializable {
        T value;
        Box(T value) { this.value = value; }
        public String toString() { return value.getClass() + " " + value; }
      }
      class Hidden extends HashMap<String, String> { Hidden(int size) {} }
      class Parent implements Serializable { String name; }
      class Child extends Parent { String name; }
      class OwnDate extends Date { OwnDate() {} OwnDate(long time) { super(time); } }
      class Secret implements Serializable {
        transient String pin;
        private void readObject(java.io.ObjectInputStream in) throws java.io.IOException { pin = in.readUTF(); }
      }
      class Id implements Serializable {
        int n = 3;
        Id() {}
        Id(int n) { this.n = n; }
        private Object writeReplace() { return new Bytes(n); }
        public String toString() { return "id " + n; }
        static class Bytes implements Serializable {
          byte[] bytes;
          Bytes(int n) { bytes = new byte[] {(byte) n}; }
          private Object readResolve() { return new Id(bytes[0]); }
        }
      }
      class Required implements Serializable {
        final String a;
        Required(String a) { this.a = Objects.requireNonNull(a); }
        public String toString() { return a; }
      }
      class Line { public String toString() { return "line"; } }
      class OwnBits extends BitSet { }
      enum Kind { A, B { } }
      record Pair(String one, int two) implements Serializable {}
      class Values {
        static final List<String> LIST = new ArrayList<>(Arrays.asList("a"));
        static final Map<String, String> MAP = new HashMap<>(Collections.singletonMap("a", "b"));
        static More more(int more) { More list = new More(); list.more = more; return list; }
        static Secret secret() { Secret secret = new Secret(); secret.pin = "p"; return secret; }
        static OwnBits bits() { OwnBits bits = new OwnBits(); bits.set(3); return bits; }
        static Child child() { Child child = new Child(); child.name = "c"; ((Parent) child).name = "p"; return child; }
        static EnumMap<Kind, String> enumMap() { return new EnumMap<>(Collections.singletonMap(Kind.A, "a")); }
        static Multimap<String, String> multimap() { return ImmutableListMultimap.of("a", "b"); }
        static java.sql.Timestamp timestamp() { java.sql.Timestamp at = new java.sql.Timestamp(12345); at.setNanos(123456789); return at; }
      }
      """;

  /** A container that is not public is another case. */
  private static final String MORE =
      "package shapes; public class More extends java.util.ArrayList<String> { int more; }";

  private static final String SHAPE =
      """
      package shapes;
      import com.google.common.collect.*;
      import java.util.*;
      import java.util.function.Function;
      import static shapes.Values.*;
      public class %1$s implements java.io.Serializable, Function<Object, String> {
        %2$s
        public String apply(Object other) {
          if (other == null) {
            %1$s o = this;
            o.value = %3$s;
            return "filled";
          }
          %1$s o = (%1$s) other;
          return "" + %4$s;
        }
      }
      """;

  /** Hands an object to Dubbo's serialization, and says which of the two fails. */
  private static final String TRIP =
      """
      package shapes;
      import java.io.*;
      import org.apache.dubbo.common.URL;
      import org.apache.dubbo.common.serialize.Serialization;
      import org.apache.dubbo.rpc.model.*;
      public class Trip implements java.util.function.Function<Object, Object> {
        private final Serialization serialization =
            FrameworkModel.defaultModel().getExtensionLoader(Serialization.class).getExtension("fastjson2");
        private final URL url =
            URL.valueOf("dubbo://1.2.3.4:1/x").setScopeModel(ApplicationModel.defaultModel().getDefaultModule());
        public Object apply(Object sent) {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          try {
            org.apache.dubbo.common.serialize.ObjectOutput out = serialization.serialize(url, bytes);
            out.writeObject(sent);
            out.flushBuffer();
          } catch (Exception e) {
            throw new IllegalArgumentException(e);
          }
          try {
            return serialization
                .deserialize(url, new ByteArrayInputStream(bytes.toByteArray()))
                .readObject(sent.getClass(), sent.getClass());
          } catch (Exception e) {
            throw new IllegalStateException(e);
          }
        }
      }
      """;

  @TempDir private static Path folder;

  private static DubboJars dubbo;
  private static Function<Object, Object> trip;

  @BeforeAll
  @SuppressWarnings("unchecked") // as the source says
  static void build() throws Exception {
    Path classes =
        Built.classes(
            folder.resolve("classes"),
            Stream.concat(
                    Stream.of(Path.of(System.getProperty("wiretime.hessian"), "dubbo-3.2.19.jar")),
                    Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .filter(path -> path.contains("guava"))
                        .map(Path::of))
                .toList(),
            /* release= */ 17,
            Stream.concat(
                    Stream.of(COMMON, MORE, TRIP),
                    SHAPES.entrySet().stream()
                        .map(
                            each ->
                                SHAPE.formatted(
                                    each.getKey(),
                                    each.getValue().members(),
                                    each.getValue().sent(),
                                    each.getValue().shown())))
                .toArray(String[]::new));
    Path allowed = classes.resolve("security/serialize.allowlist");
    Files.createDirectories(allowed.getParent());
    Files.writeString(allowed, "shapes.\n");
    dubbo = new DubboJars("3.2.19", classes);
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(dubbo); // where Dubbo looks for its extensions
    try {
      trip =
          (Function<Object, Object>)
              dubbo.loadClass("shapes.Trip").getDeclaredConstructor().newInstance();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @AfterAll
  static void close() throws IOException {
    dubbo.close();
  }

  @ParameterizedTest
  @EnumSource
  @SuppressWarnings("unchecked") // as the source says
  void doesWhatIsSaidOfIt(BrokenRule rule) throws Exception {
    Function<Object, String> sent =
        (Function<Object, String>)
            dubbo.loadClass("shapes." + rule).getDeclaredConstructor().newInstance();
    assertThat(sent.apply(null)).isEqualTo("filled");

    assertThat(effect(sent)).isEqualTo(Optional.ofNullable(Fastjson2.EFFECTS.get(rule)));
  }

  private static Optional<Effect> effect(Function<Object, String> sent) {
    Object received;
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(dubbo);
    try {
      received = trip.apply(sent);
    } catch (IllegalArgumentException unwritten) {
      return Optional.of(Effect.FAILS_WRITING);
    } catch (IllegalStateException unread) {
      return Optional.of(Effect.FAILS_READING);
    } finally {
      thread.setContextClassLoader(before);
    }
    return sent.apply(received).equals(sent.apply(sent))
        ? Optional.empty()
        : Optional.of(Effect.LOST);
  }

  @Test
  void eachRuleHasAShape() {
    assertThat(SHAPES.keySet()).containsExactlyElementsIn(BrokenRule.values());
    assertThat(ImmutableSet.copyOf(Arrays.asList(BrokenRule.values())))
        .containsAtLeastElementsIn(Fastjson2.EFFECTS.keySet());
  }

  /** Before Dubbo 3.2 the list of allowed classes only warns, if there is one. */
  @ParameterizedTest
  @CsvSource({
    "3.1.11, WARN",
    "3.2.19, STRICT",
    "3.3.6, STRICT",
  })
  void theAllowListIsStrictFromOneLineOn(String version, String status) throws Exception {
    try (DubboJars jars = new DubboJars(version)) {
      assertThat(
              jars.loadClass("org.apache.dubbo.common.utils.AllowClassNotifyListener")
                  .getField("DEFAULT_STATUS")
                  .get(null)
                  .toString())
          .isEqualTo(status);
    }
  }
}
