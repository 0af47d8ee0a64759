package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.Iterables;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.oracle.SourceClasses;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What annotations accept, and for whom. */
final class AcceptancesTest {

  private static final String ACCEPT = "io.github.wiretime.annotations.AcceptCostlyRpcTime";

  private final Acceptances costs = AllAcceptances.ofSources().of(Check.COSTLY_RPC_TIME);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@SuppressWarnings(\"CostlyRpcTime\")              | true",
        "@SuppressWarnings({\"unused\", \"CostlyRpcTime\"}) | true",
        "@SuppressWarnings(\"BrokenRpcValue\")             | false",
        "@SuppressWarnings({})                             | false",
        "@Deprecated                                       | false",
      })
  void aDeclarationThatAsksForSilenceItself(String annotation, boolean asks) {
    ClassSymbol order =
        SourceClasses.of("package app; " + annotation + " class Order { java.time.Instant at; }")
            .named("Order");

    assertThat(costs.suppressAt(order)).isEqualTo(asks);
    assertThat(costs.suppressAt(field(order))).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@ACCEPT(reason = \"rarely called\")     | true",
        "@ACCEPT(reason = \" \")                 | false",
        "@Because(reason = \"rarely called\")    | false",
        "@SuppressWarnings(\"CostlyRpcTime\")    | false",
      })
  void onlyTheChecksAnnotationWithAReasonIsSeenByEveryModule(String annotation, boolean seen) {
    String accept = annotation.replace("ACCEPT", ACCEPT);

    assertThat(costs.coverInEveryModule(at(accept, "", ""))).isEqualTo(seen);
    assertThat(costs.coverInEveryModule(at("", accept, ""))).isEqualTo(seen);
    assertThat(costs.coverInEveryModule(at("", "", accept))).isEqualTo(seen);
  }

  /** Class files do not keep {@code @SuppressWarnings}, so somebody else has to tell. */
  @Test
  void whatASourceSuppressesThatIsNotCompiled() {
    AllAcceptances acceptances =
        AllAcceptances.of(
            (check, declaration) ->
                check == Check.BROKEN_RPC_VALUE && declaration.name.contentEquals("at"));
    Member member = at("", "", "");

    assertThat(acceptances.of(Check.BROKEN_RPC_VALUE).reason(member)).hasValue("@SuppressWarnings");
    assertThat(acceptances.of(Check.COSTLY_RPC_TIME).cover(member)).isFalse();
  }

  private static Member at(String onOuter, String onOrder, String onField) {
    ClassSymbol order =
        SourceClasses.of(
                """
                package app;
                @interface Because { String reason(); }
                %s class Outer {
                  %s static class Order { %s java.time.Instant at; }
                }
                """
                    .formatted(onOuter, onOrder, onField))
            .named("Order");
    return new Member(Kind.FIELD, order, field(order));
  }

  private static Symbol field(ClassSymbol type) {
    return Iterables.getOnlyElement(DeclaredMembers.fields(type));
  }
}
