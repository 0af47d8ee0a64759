package io.github.wiretime.scan.hostile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.github.wiretime.scan.Built;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Makes class files that no compiler writes, out of an application with the forms that a scan looks
 * at. Equal seeds give equal ones.
 */
final class ClassMutants {

  private static final String PACKAGE = "fuzzed";

  private static final String[] SOURCES = {
    Built.DUBBO,
    "package org.apache.dubbo.config; public class ServiceConfig<T> {"
        + " public void setInterface(Class<?> type) {} public void setRef(T ref) {} }",
    """
    package fuzzed;
    public interface Svc extends Above<Dto, java.util.List<Dto>> {
      <Q extends Shape & java.io.Serializable> Q shape(Q asked) throws Failure;
      java.util.Map<String, Dto.Inner.Deep<java.time.Instant>> deep();
      java.util.concurrent.CompletableFuture<Square> later();
    }
    """,
    "package fuzzed; public interface Above<A, B> { A find(B all); }",
    "package fuzzed; public class Failure extends Exception { java.time.Year since; }",
    """
    package fuzzed;
    public abstract class Shape implements java.io.Serializable {
      protected java.time.LocalDate drawn;
      Object writeReplace() { return drawn == null ? this : new Square(); }
    }
    """,
    "package fuzzed; public class Square extends Shape { Kind kind; int[][] sides; }",
    """
    package fuzzed;
    public enum Kind {
      ROUND { @Override int sides() { return 0; } },
      FLAT;
      int sides() { return 4; }
    }
    """,
    """
    package fuzzed;
    @Deprecated
    public class Dto extends MyList<java.time.ZonedDateTime> {
      java.time.LocalDateTime at;
      transient java.util.List<String> names = new java.util.ArrayList<>();
      public class Inner {
        public class Deep<T> { T value; java.util.Map<T, ? super Inner> more; }
      }
      Object local() {
        class Local implements java.io.Serializable { java.time.Instant when; }
        return new Local() { Kind kind = Kind.FLAT; };
      }
    }
    """,
    "package fuzzed; public class MyList<E> extends java.util.ArrayList<E> { }",
    """
    package fuzzed;
    @org.apache.dubbo.config.annotation.DubboService(protocol = {"dubbo", "tri"})
    public class Impl implements Svc {
      public Dto find(java.util.List<Dto> all) { return all.get(0); }
      public <Q extends Shape & java.io.Serializable> Q shape(Q asked) { return asked; }
      public java.util.Map<String, Dto.Inner.Deep<java.time.Instant>> deep() { return null; }
      public java.util.concurrent.CompletableFuture<Square> later() { return null; }
    }
    """,
    """
    package fuzzed;
    public class Cfg {
      Object configure(Svc ref) {
        org.apache.dubbo.config.ServiceConfig<Svc> config =
            new org.apache.dubbo.config.ServiceConfig<>();
        config.setInterface(Svc.class);
        config.setRef(ref);
        return config;
      }
    }
    """,
  };

  private final Map<String, byte[]> whole = new LinkedHashMap<>();
  private final Map<String, byte[]> libraries = new LinkedHashMap<>();
  private final List<String> names;
  private final Random random;

  /** Compiles the application into a folder. */
  ClassMutants(Path folder, long seed) throws IOException {
    Built.classes(folder, List.of(), SOURCES);
    Built.files(folder)
        .forEach((name, file) -> (name.startsWith(PACKAGE) ? whole : libraries).put(name, file));
    this.names = List.copyOf(whole.keySet());
    this.random = new Random(seed);
  }

  /** Classes of the framework, which are intact. */
  Map<String, byte[]> libraries() {
    return libraries;
  }

  /**
   * The application in a package of its own, with one class that is damaged in some way.
   *
   * @param number tells it apart from others
   */
  Map<String, byte[]> next(int number) {
    String packageName = String.format("u%05d", number);
    Map<String, byte[]> files = new LinkedHashMap<>();
    String damaged = pick(names);
    whole.forEach(
        (name, file) -> {
          byte[] moved = moved(file, packageName);
          files.put(
              packageName + name.substring(PACKAGE.length()),
              name.equals(damaged) ? damaged(moved, packageName) : moved);
        });
    return files;
  }

  /** Names of equal length can take each other's place. */
  private static byte[] moved(byte[] file, String packageName) {
    return new String(file, ISO_8859_1).replace(PACKAGE, packageName).getBytes(ISO_8859_1);
  }

  private byte[] damaged(byte[] file, String packageName) {
    byte[] bytes = file.clone();
    switch (random.nextInt(10)) {
      case 0 -> {
        return Arrays.copyOf(bytes, random.nextInt(bytes.length));
      }
      case 1, 2 -> {
        for (int i = 1 + random.nextInt(8); i > 0; i--) {
          bytes[8 + random.nextInt(bytes.length - 8)] = (byte) random.nextInt(256);
        }
      }
      case 3 -> {
        int at = 8 + random.nextInt(bytes.length - 12);
        ByteBuffer.wrap(bytes)
            .putInt(at, random.nextBoolean() ? Integer.MAX_VALUE : random.nextInt());
      }
      case 4 -> {
        int at = 8 + random.nextInt(bytes.length - 10);
        ByteBuffer.wrap(bytes).putShort(at, (short) random.nextInt(64));
      }
      case 5 -> { // a part of it stands at another place
        int length = random.nextInt(bytes.length / 4);
        System.arraycopy(
            file,
            random.nextInt(bytes.length - length),
            bytes,
            random.nextInt(bytes.length - length),
            length);
      }
      default -> {
        return rewritten(file, packageName);
      }
    }
    return bytes;
  }

  /** Well-formed, so that readers go on to what it says. */
  private byte[] rewritten(byte[] file, String packageName) {
    ClassWriter written = new ClassWriter(0);
    new ClassReader(file).accept(new Rewriting(written, packageName), 0);
    return written.toByteArray();
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  private final class Rewriting extends ClassVisitor {

    private final String packageName;
    private final int what = random.nextInt(12);

    Rewriting(ClassVisitor written, String packageName) {
      super(Opcodes.ASM9, written);
      this.packageName = packageName;
    }

    private String own() {
      String file = pick(names);
      return packageName + file.substring(PACKAGE.length(), file.length() - ".class".length());
    }

    @Override
    public void visit(
        int version, int access, String name, String signature, String above, String[] interfaces) {
      int flags = what == 0 ? random.nextInt(1 << 16) : access;
      String superclass = what == 1 ? (random.nextBoolean() ? name : own()) : above;
      String[] implemented = what == 2 ? new String[] {own(), own(), name} : interfaces;
      super.visit(version, flags, name, what == 3 ? header() : signature, superclass, implemented);
      if (what == 4) {
        super.visitOuterClass(random.nextBoolean() ? name : own(), "x", "()V");
      }
      if (what == 5) {
        super.visitInnerClass(own(), own(), "X", random.nextInt(1 << 16));
        super.visitInnerClass(name, random.nextBoolean() ? name : own(), "Inner", 0);
      }
      if (what == 6) {
        super.visitNestHost(own());
        super.visitPermittedSubclass(own());
        super.visitPermittedSubclass(name);
      }
      if (what == 7) {
        super.visitField(0, "wide", "[".repeat(255) + "J", null, null);
        super.visitField(0, "deep", "Ljava/util/List;", nested(random.nextInt(3000)), null);
      }
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String type, String signature, Object value) {
      return super.visitField(
          what == 8 ? random.nextInt(1 << 16) : access,
          what == 9 ? strange(name) : name,
          what == 9 ? random.nextBoolean() ? "()V" : "[" + type : type,
          what == 3 || what == 10 ? type(3) : signature,
          what == 8 ? Integer.valueOf(7) : value);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String type, String signature, String[] exceptions) {
      return super.visitMethod(
          what == 8 ? access ^ Opcodes.ACC_STATIC : access,
          name,
          type,
          what == 11 ? "<Q:TQ;>(" + type(3) + ")" + type(2) : signature,
          what == 11 ? new String[] {own()} : exceptions);
    }

    private String header() {
      return "<T:"
          + type(3)
          + "U:T"
          + (random.nextBoolean() ? "T" : "U")
          + ";>"
          + type(2)
          + type(2);
    }

    private String type(int depth) {
      String name =
          random.nextBoolean()
              ? own()
              : pick(List.of("java/util/Map", "java/util/List", "java/lang/Object", "no/Such"));
      return switch (depth == 0 ? 0 : random.nextInt(6)) {
        case 1 -> "L" + name + "<" + type(depth - 1) + "*>;";
        case 2 -> "L" + name + "<-" + type(depth - 1) + "+" + type(depth - 1) + ">;";
        case 3 -> "L" + name + "<*>.Inner<" + type(depth - 1) + ">;";
        case 4 -> "[" + type(depth - 1);
        case 5 -> "T" + (random.nextBoolean() ? "T" : "Q") + ";";
        default -> "L" + name + ";";
      };
    }

    private String nested(int depth) {
      return "Ljava/util/List<".repeat(depth) + "*" + ">;".repeat(depth);
    }

    private String strange(String name) {
      return pick(List.of("\n::error::x", "\u001b[31m" + name, "`<b>@all`", "a#b", "|", "[x](y)"));
    }
  }
}
