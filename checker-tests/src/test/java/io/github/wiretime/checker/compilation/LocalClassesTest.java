package io.github.wiretime.checker.compilation;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import org.junit.jupiter.api.Test;

/** Classes in bodies, also in those that javac has not looked at when the check asks. */
final class LocalClassesTest {

  @Test
  void areReportedWhereTheyAreDeclaredUnlessADeclarationAroundIsSilent() {
    assertThat(
            Build.of(
                    """
                    package app;
                    interface OrderService { Base find(); }
                    class Base {}
                    class Bodies {
                      Runnable run = () -> { class InLambda extends Base { java.time.Instant a; } };
                      Object make() {
                        class Local extends Base { java.time.Instant b; }
                        @SuppressWarnings("CostlyRpcTime")
                        Object silent = new Base() { java.time.Instant c; };
                        return new Base() { java.time.Instant d; };
                      }
                    }
                    """)
                .option("ServiceInterfaces", "app.*Service")
                .run()
                .members())
        .containsExactly("Bodies$1InLambda.a", "Bodies$1Local.b", "Bodies$2.d");
  }

  @Test
  void ofBodiesThatAreNotAttributedYetAreUnknown() {
    assertThat(
            byFile(
                "interface OrderService { Base find(); }",
                "class Base { java.time.Instant reported; }",
                """
                class Later {
                  Object make() {
                    class Local extends Base { java.time.LocalDate unknown; }
                    return new Local();
                  }
                }
                """))
        .containsExactly("Base.reported");
  }

  @Test
  void whatSuchABodyReturnsIsKnownIfItIsTheObjectItself() {
    assertThat(
            byFile(
                "interface OrderService { A a(); B b(); }",
                "class A { java.time.Instant own; Object writeReplace() { return (Object) this; } }",
                "class B { java.time.Instant no; Object writeReplace() { return new Object(); } }"))
        .containsExactly("A.own");
  }

  private static Iterable<String> byFile(String... declarations) {
    var outcome =
        Build.of(
                java.util.Arrays.stream(declarations)
                    .map(declaration -> "package app; " + declaration)
                    .toArray(String[]::new))
            .with("-XDcompilePolicy=byfile")
            .option("ServiceInterfaces", "app.*Service")
            .run();
    assertThat(outcome.errors()).isEmpty();
    return outcome.members();
  }
}
