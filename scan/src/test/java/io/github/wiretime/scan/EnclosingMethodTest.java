package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Class files of local classes whose surroundings lead back to them. */
final class EnclosingMethodTest {

  private static final String ANONYMOUS = "com/acme/Events$1";

  @TempDir private Path app;

  @BeforeEach
  void build() {
    Built.classes(
        app,
        List.of(),
        "package com.acme; public interface OrderService { Event find(); }",
        """
        package com.acme;
        public abstract class Event implements java.io.Serializable { java.time.Instant at; }
        """,
        """
        package com.acme;
        public class Events {
          final int from = 1;
          Event anonymous() {
            return new Event() { float rate = from; };
          }
          Event another() {
            return new Event() { float price; };
          }
        }
        """);
  }

  /**
   * So javac 8 and 11 compile a lambda that returns an anonymous class, and Kotlin a private
   * function that returns an object.
   */
  @Test
  void aMethodThatReturnsTheClassInsideOfIt() throws IOException {
    String descriptor = "()L" + ANONYMOUS + ";";
    Built.rewrite(
        app.resolve("com/acme/Events.class"),
        written ->
            new ClassVisitor(Opcodes.ASM9, written) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String type, String signature, String[] exceptions) {
                String returned = name.equals("anonymous") ? descriptor : type;
                return super.visitMethod(access, name, returned, signature, exceptions);
              }
            });
    putInside(ANONYMOUS, "com/acme/Events", "anonymous", descriptor);

    Command scan = scan();

    assertThat(scan.errors()).doesNotContain("Error");
    assertThat(scan.out()).contains("Event.at");
    assertThat(scan.out()).contains("Events$1.rate is a primitive float and crashes the receiver");
  }

  /** So javac 8 and 11 compile a class in a lambda of a generic method, as in Hutool's MapUtil. */
  @Test
  void aMethodWithoutTheTypeVariableOfTheClassInsideOfIt() throws IOException {
    Built.classes(
        app,
        List.of(),
        "package com.acme; public interface OrderService { Event find(); }",
        """
        package com.acme;
        public abstract class Event implements java.io.Serializable { java.time.Instant at; }
        """,
        """
        package com.acme;
        public class Generics {
          <T> Event generic(T from) {
            return new Event() { float rate; T value = from; };
          }
          Event lambda() {
            return null;
          }
        }
        """);
    putInside("com/acme/Generics$1", "com/acme/Generics", "lambda", "()Lcom/acme/Event;");

    Command scan = scan();

    assertThat(scan.errors()).doesNotContain("left out");
    assertThat(scan.out()).contains("Event.at");
    assertThat(scan.out())
        .contains("Generics$1.rate is a primitive float and crashes the receiver");
  }

  @Test
  void aClassInsideItself() throws IOException {
    putInside(ANONYMOUS, ANONYMOUS, null, null);

    assertTheOthersAreScanned();
  }

  @Test
  void twoClassesInsideEachOther() throws IOException {
    putInside(ANONYMOUS, "com/acme/Events$2", null, null);
    putInside("com/acme/Events$2", ANONYMOUS, null, null);

    Command scan = scan();

    assertThat(scan.errors()).doesNotContain("Error");
    assertThat(scan.out()).contains("Event.at");
  }

  /** No compiler writes it. */
  @Test
  void aClassThatIsItsOwnOuterInstance() throws IOException {
    Built.rewrite(
        app.resolve(ANONYMOUS + ".class"),
        written ->
            new ClassVisitor(Opcodes.ASM9, written) {
              @Override
              public FieldVisitor visitField(
                  int access, String name, String type, String signature, Object value) {
                boolean isOuter = name.startsWith("this$");
                return super.visitField(
                    access, name, isOuter ? "L" + ANONYMOUS + ";" : type, signature, value);
              }
            });

    assertTheOthersAreScanned();
  }

  private void assertTheOthersAreScanned() {
    Command scan = scan();

    assertThat(scan.errors()).doesNotContain("Error");
    assertThat(scan.out()).contains("Event.at");
    assertThat(scan.out()).contains("Events$2.price is a primitive float and crashes the receiver");
  }

  private Command scan() {
    return Command.run(app, "--service-interfaces=com.acme.OrderService");
  }

  private void putInside(String type, String outer, String method, String descriptor)
      throws IOException {
    Built.rewrite(
        app.resolve(type + ".class"),
        written ->
            new ClassVisitor(Opcodes.ASM9, written) {
              @Override
              public void visitOuterClass(String owner, String name, String type) {
                super.visitOuterClass(outer, method, descriptor);
              }
            });
  }
}
