package io.github.wiretime.checker.wire;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code writeReplace()} where only a part of what it does can be read. */
final class WriteReplaceSourcesTest {

  /** With this policy javac analyzes a file only after the check has seen the one before it. */
  @Test
  void inASourceThatJavacHasNotAnalyzed() {
    Outcome outcome =
        Build.of(
                "package app; interface OrderService { A a(); B b(); C c(); D d(); }",
                """
                package app;
                class A { java.time.Instant own; Object writeReplace() { return this; } }
                """,
                """
                package app;
                class B {
                  java.time.Instant no;
                  Object writeReplace() { Object unused = this; return new Object(); }
                }
                """,
                """
                package app;
                class C {
                  java.time.Instant no;
                  Object writeReplace() { return text(); }
                  private Object text() { return "text"; }
                }
                """,
                """
                package app;
                class D {
                  java.time.LocalDate own;
                  Object writeReplace() { Object x; x = this; return (Comparable<?>) (Object) this; }
                }
                """)
            .option("ServiceInterfaces", "app.*Service")
            .with("-XDcompilePolicy=byfile")
            .run();

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.members()).containsExactly("A.own", "D.own");
  }

  @Test
  void whatAMethodOfAClassFileReturnsIsUnknown(@TempDir Path api) {
    ClassFiles.compile(
        api, "package api; public class Base { protected Object itself() { return this; } }");

    Outcome outcome =
        Wire.build(
                """
                interface OrderService { Order order(); }
                class Order extends api.Base {
                  Instant no;
                  Object writeReplace() { return itself(); }
                }
                """)
            .against(api)
            .run();

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.members()).isEmpty();
  }

  @Test
  void ofACollectionOnlyItIsTakenToHaveTheSameElements(@TempDir Path api) {
    ClassFiles.compile(
        api,
        """
        package api;
        public class Days extends java.util.ArrayList<java.time.LocalDate> {
          private Object writeReplace() { return toArray(); }
        }
        """,
        """
        package api;
        public class Failure extends Exception {
          public java.time.LocalDate no;
          private Object writeReplace() { return getMessage(); }
        }
        """);

    assertThat(
            Wire.build("interface OrderService { api.Days days(); api.Failure failure(); }")
                .against(api)
                .run()
                .members())
        .containsExactly("elements of Days");
  }

  @Test
  void whatAnOwnMethodReturnsSaysMoreThanItsHeader() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order order(); Days days(); }
                class Order {
                  Instant no;
                  Object writeReplace() { return years(); }
                  private List<Year> years() { return null; }
                }
                class Days {
                  Instant no;
                  Object writeReplace() { return days(); }
                  private List<?> days() { return List.of(LocalDate.EPOCH); }
                }
                """))
        .containsExactly("Days.writeReplace()");
  }

  @Test
  void whereThereIsNoSourceACallSaysMoreThanTheMethod(@TempDir Path api) {
    ClassFiles.compile(
        api,
        """
        package api;
        public class Keeper<T> {
          protected static <E> java.util.List<E> listOf(E element) { return null; }
          public java.util.List<T> list() { return null; }
        }
        """);

    assertThat(
            Wire.build(
                    """
                interface OrderService { Copies copies(); Lists lists(); Others others(); Texts texts(); }
                class Copies extends ArrayList<A> { Object writeReplace() { return List.copyOf(this); } }
                class Lists extends api.Keeper<String> {
                  transient B b;
                  Object writeReplace() { return listOf(b); }
                }
                class Others extends api.Keeper<Object> {
                  transient api.Keeper<C> other;
                  Object writeReplace() { return other.list(); }
                }
                class Texts extends api.Keeper<D> {
                  transient api.Keeper<String> other;
                  Object writeReplace() { return other.list(); }
                }
                class A { Instant a; }
                class B { Instant b; }
                class C { Instant c; }
                class D { Instant no; }
                """)
                .against(api)
                .run()
                .members())
        .containsExactly("A.a", "B.b", "C.c");
  }
}
