package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.ObjectStreamClass;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;

/** What is computed from a class file is what Java computes of the class. */
final class SerialVersionTest {

  private static final String SHAPES =
      """
      package app;
      import java.io.Serializable;
      import java.util.*;
      import java.util.function.*;
      public class Shapes {
        public static class Plain implements Serializable { int a; private String b; transient long c; }
        protected static class Protected implements Serializable { volatile int a; }
        private static class Private implements Cloneable, Serializable { protected int a; }
        static final class Final implements Serializable { static int a; private static int b; }
        public abstract static class Above<T extends Comparable<T>> implements Serializable, Comparable<Above<T>> {
          T value;
          abstract T value(T... values);
          @Override public int compareTo(Above<T> other) { return 0; }
        }
        public static class Below extends Above<String> implements RandomAccess {
          @Override protected String value(String... values) { return values[0]; }
          synchronized strictfp native void tell() throws Exception;
        }
        public static class Initial implements Serializable {
          static final List<String> NAMES = new ArrayList<>();
          static { NAMES.add("a"); }
          private Initial() {}
          protected Initial(int[][] a, String... b) { assert a != null; }
        }
        public static class Lambdas implements Serializable {
          public Supplier<String> one() { return () -> "a" + new Object() {}; }
          public Runnable two() { return (Runnable & Serializable) () -> {}; }
          class Inner implements Serializable { int of() { return secret; } }
          private int secret;
        }
        public enum Kind { ONE { } }
        public static class Switched implements Serializable {
          int of(Kind kind) { switch (kind) { case ONE: return 1; default: return 2; } }
        }
        @lombok.Data public static class Data implements Serializable { private int a; boolean b; }
        @lombok.Builder @lombok.AllArgsConstructor public static class Built implements Serializable { int a; }
        public interface Named extends Serializable { String NAME = "a"; String name(); }
        public static class Declared implements Serializable { private static final long serialVersionUID = 5; }
        public static class Wrong implements Serializable { private long serialVersionUID = 5; }
      }
      """
          .replace("synchronized strictfp native", "synchronized native");

  @Test
  void isThatOfJava() throws Exception {
    FixedModule module = FixedModule.create();
    module.write(SHAPES);
    Path classes = module.build();
    int compared = 0;

    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      for (Path file : Files.list(classes.resolve("app")).sorted().toList()) {
        String name = "app." + file.getFileName().toString().replace(".class", "");
        ObjectStreamClass java = ObjectStreamClass.lookup(loader.loadClass(name));
        if (java == null || Enum.class.isAssignableFrom(loader.loadClass(name))) {
          continue; // it is not sent so
        }
        OptionalLong computed = SerialVersion.computed(new ClassReader(Files.readAllBytes(file)));
        if (name.endsWith("$Declared") || name.endsWith("$Wrong")) {
          assertThat(computed.isPresent()).isFalse();
        } else {
          assertWithMessage(name)
              .that(computed)
              .isEqualTo(OptionalLong.of(java.getSerialVersionUID()));
          compared++;
        }
      }
    }
    assertThat(compared).isAtLeast(12);
  }
}
