package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Class files that no compiler wrote cost what they hold, and nothing else. */
final class DamagedClassTest {

  @TempDir private Path folder;

  private Path app;

  @BeforeEach
  void build() {
    Path dubbo =
        Built.classes(
            folder.resolve("dubbo"),
            List.of(),
            """
            package org.apache.dubbo.config;
            public class ServiceConfig<T> {
              public void setInterface(Class<?> type) {}
            }
            """);
    app =
        Built.classes(
            folder.resolve("app"),
            List.of(dubbo),
            "package app; public class Failed extends RuntimeException {}",
            "package app; public class Order { java.time.Instant at; }",
            "package app; public interface Orders { Order find() throws Failed; }",
            """
            package app;
            public class Config {
              Object field;
              Object configure() {
                new org.apache.dubbo.config.ServiceConfig<Orders>().setInterface(Orders.class);
                return field;
              }
            }
            """);
  }

  private void assertOrderIsFound() {
    Command scan = Command.run(app, "--service-interfaces=app.Orders");

    assertThat(scan.errors()).doesNotContain("Exception");
    assertThat(scan.out()).contains("Order.at");
  }

  @Test
  void anExceptionOfAService() throws IOException {
    Path file = app.resolve("app/Failed.class");
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(whole, whole.length / 2));

    assertOrderIsFound();
  }

  /** ASM fails an assertion where it would have to know the size of such a field. */
  @Test
  void codeThatReadsAFieldOfNoType() throws IOException {
    Built.rewrite(
        app.resolve("app/Config.class"),
        written ->
            new ClassVisitor(Opcodes.ASM9, written) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String type, String signature, String[] exceptions) {
                return new MethodVisitor(
                    Opcodes.ASM9, super.visitMethod(access, name, type, signature, exceptions)) {
                  @Override
                  public void visitFieldInsn(int code, String owner, String field, String type) {
                    super.visitFieldInsn(code, owner, field, "()V");
                  }
                };
              }
            });

    assertOrderIsFound();
  }
}
