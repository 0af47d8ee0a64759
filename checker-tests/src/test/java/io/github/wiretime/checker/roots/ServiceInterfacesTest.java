package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import org.junit.jupiter.api.Test;

/** Interfaces that only the option {@code ServiceInterfaces} declares as services. */
final class ServiceInterfacesTest {

  @Test
  void severalPatternsWithBlanks() {
    assertThat(
            Build.of(
                    """
                    package app;
                    interface A { java.time.Instant a(); }
                    interface B { java.time.Instant b(); }
                    interface C { java.time.Instant c(); }
                    """)
                .option("ServiceInterfaces", " app.A , app.C,")
                .run()
                .members())
        .containsExactly("A.a()", "C.c()");
  }

  @Test
  void aNestedInterfaceByItsCanonicalName() {
    assertThat(
            Build.of(
                    """
                    package app;
                    class Api { interface Orders { java.time.Instant createdAt(); } }
                    """)
                .option("ServiceInterfaces", "app.Api.Orders")
                .run()
                .members())
        .containsExactly("Api.Orders.createdAt()");
  }

  @Test
  void classesDoNotMatch() {
    assertThat(
            Build.of(
                    """
                    package app;
                    class Orders { public java.time.Instant createdAt() { return null; } }
                    enum Kind { A; public java.time.Instant createdAt() { return null; } }
                    """)
                .option("ServiceInterfaces", "**")
                .run()
                .members())
        .isEmpty();
  }
}
