package io.github.wiretime.checker.broken;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Diagnosis;
import io.github.wiretime.checker.harness.Javac;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Source;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The second check in a compilation: what it says, and how it is silenced. */
final class BrokenRpcValueTest {

  private static final String SERVICE =
      """
      package app;

      @org.apache.dubbo.config.annotation.DubboService
      class Orders implements OrderService {
        @Override public java.util.List<OrderDto> find() { return null; }
      }
      interface OrderService { java.util.List<OrderDto> find(); }
      """;

  private static final String ORDER =
      """
      package app;

      class OrderDto implements java.io.Serializable {
        float rate;
        java.time.Instant createdAt;
      }
      """;

  private static Outcome compile(String order, String... arguments) {
    return Javac.checkingAll()
        .with("-XepOpt:CostlyRpcTime:HessianLite=4.0.4")
        .with(arguments)
        .compile(ImmutableList.of(Source.of(SERVICE), Source.of(order)));
  }

  private static ImmutableList<String> said(Outcome outcome, String check) {
    return outcome.findings().stream()
        .map(Diagnosis::message)
        .filter(message -> message.contains("[" + check + "]"))
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void bothChecksSpeakAtTheirMembers() {
    Outcome outcome = compile(ORDER);

    assertThat(said(outcome, "BrokenRpcValue"))
        .containsExactly(
            """
            [BrokenRpcValue] 'rate' is a primitive float and crashes the receiver (float, hessian-lite 4.0.4)
                why      Hessian writes eight bytes into the field's four, so the value is wrong and the memory after the field is overwritten
                sent by  OrderService.find() -> OrderDto.rate; 1 method of 1 service
                instead  a new field of Double or Float, with another name
                (see https://github.com/wiretime/wiretime/blob/main/docs/BrokenRpcValue.md)""");
    assertThat(outcome.findings().stream().map(Diagnosis::position))
        .containsExactly("OrderDto.java:4", "OrderDto.java:5");
  }

  @Test
  void eachIsOnWithoutTheOther() {
    assertThat(said(compile(ORDER, "-Xep:CostlyRpcTime:OFF"), "CostlyRpcTime")).isEmpty();
    assertThat(said(compile(ORDER, "-Xep:CostlyRpcTime:OFF"), "BrokenRpcValue")).hasSize(1);
    assertThat(said(compile(ORDER, "-Xep:BrokenRpcValue:OFF"), "CostlyRpcTime")).hasSize(1);
    assertThat(said(compile(ORDER, "-Xep:BrokenRpcValue:OFF"), "BrokenRpcValue")).isEmpty();
  }

  @Test
  void eachHasASeverityOfItsOwn() {
    Outcome outcome = compile(ORDER, "-Xep:BrokenRpcValue:ERROR");

    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0)).contains("'rate' is a primitive float");
  }

  @Test
  void aReleaseThatReadsItRightIsSilent() {
    assertThat(said(compile(ORDER, "-XepOpt:CostlyRpcTime:HessianLite=3.2"), "BrokenRpcValue"))
        .isEmpty();
  }

  /** What only shares the package of its superclass may be something that nobody sends. */
  @Test
  void inALibraryOnlySubclassesThatAPermitsListNames(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public sealed interface Payment permits Card, Transfer {}",
        "package api; public final class Card implements Payment, java.io.Serializable { float fee; }",
        "package api; public non-sealed class Transfer implements Payment, java.io.Serializable { float limit; }",
        "package api; public class Instant extends Transfer { float open; }",
        "package api; public abstract class Event implements java.io.Serializable {}",
        "package api; public class Created extends Event { float guessed; }");

    Outcome outcome =
        Javac.checkingAll()
            .with("-XepOpt:CostlyRpcTime:HessianLite=4.0.4")
            .against(api)
            .compile(
                ImmutableList.of(
                    Source.of(
                        """
                        package app;

                        @org.apache.dubbo.config.annotation.DubboService
                        class Payments implements PaymentService {
                          @Override public api.Payment find(api.Event event) { return null; }
                        }
                        interface PaymentService { api.Payment find(api.Event event); }
                        """)));

    assertThat(
            said(outcome, "BrokenRpcValue").stream()
                .flatMap(
                    message -> Pattern.compile("(\\w+\\.\\w+) is a ").matcher(message).results())
                .map(result -> result.group(1)))
        .containsExactly("Card.fee", "Transfer.limit");
  }

  @Test
  void anObjectThatSendsACopyOfItselfIsNoBetter() {
    String copies =
        ORDER.replace("float rate;", "float rate; private Object writeReplace() { RETURN }");

    assertThat(said(compile(copies.replace("RETURN", "return this;")), "BrokenRpcValue"))
        .hasSize(1);
    assertThat(
            said(
                compile(copies.replace("RETURN", "OrderDto sent = new OrderDto(); return sent;")),
                "BrokenRpcValue"))
        .hasSize(1);
    assertThat(said(compile(copies.replace("RETURN", "return \"none\";")), "BrokenRpcValue"))
        .isEmpty();
  }

  /** The fields of a migration say that the copy is one of the class, which Object does not. */
  @Test
  void aClassThatSendsTwinsIsNoBetter() {
    String migrated =
        ORDER.replace(
            "float rate;",
            """
            float rate;
            Long createdAtSeconds;
            Integer createdAtNanos;
            private Object readResolve() { return this; }
            private Object writeReplace() {
              OrderDto sent = new OrderDto();
              sent.createdAt = null;
              return sent;
            }
            """);

    assertThat(said(compile(migrated), "CostlyRpcTime")).isEmpty();
    assertThat(said(compile(migrated), "BrokenRpcValue")).hasSize(1);
  }

  @Test
  void itIsAcceptedWithAReason() {
    String accepted =
        ORDER.replace(
            "float rate",
            "@io.github.wiretime.annotations.AcceptBrokenRpcValue(reason = \"read by nobody\") float rate");
    assertThat(said(compile(accepted), "BrokenRpcValue")).isEmpty();
    assertThat(said(compile(accepted), "CostlyRpcTime")).hasSize(1);

    assertThat(said(compile(accepted.replace("read by nobody", " ")), "BrokenRpcValue"))
        .contains(
            "[BrokenRpcValue] '@AcceptBrokenRpcValue' needs a reason that is not blank; without one it"
                + " accepts nothing\n"
                + "    (see https://github.com/wiretime/wiretime/blob/main/docs/BrokenRpcValue.md)");
    String suppressed = ORDER.replace("class", "@SuppressWarnings(\"BrokenRpcValue\") class");
    assertThat(said(compile(suppressed), "BrokenRpcValue")).isEmpty();
    assertThat(said(compile(suppressed), "CostlyRpcTime")).hasSize(1);
  }

  @Test
  void theBaselineKnowsIt(@TempDir Path folder) throws Exception {
    Path baseline = folder.resolve("known.baseline");
    String option = "-XepOpt:CostlyRpcTime:Baseline=" + baseline;
    String mode = "-XepOpt:CostlyRpcTime:BaselineMode=";

    assertThat(compile(ORDER, option, mode + "write").findings()).isEmpty();

    assertThat(Files.readAllLines(baseline))
        .containsExactly(
            "# CostlyRpcTime baseline v1",
            "app.OrderDto#createdAt java.time.Instant",
            "app.OrderDto#rate BrokenRpcValue.float")
        .inOrder();
    assertThat(compile(ORDER, option).findings()).isEmpty();
    assertThat(compile(ORDER, option, mode + "prune").findings()).isEmpty();
    assertThat(Files.readString(baseline)).contains("#rate BrokenRpcValue.float");

    String without = ORDER.replace("float rate;", "");
    assertThat(compile(without, option, mode + "prune", "-Xep:BrokenRpcValue:OFF").findings())
        .isEmpty();
    assertThat(Files.readString(baseline)).contains("#rate BrokenRpcValue.float");
    assertThat(compile(without, option, mode + "prune").findings()).isEmpty();
    assertThat(Files.readString(baseline)).doesNotContain("#rate");
  }

  @Test
  void theBaselineKeepsATransientFieldWhileItIsTransient(@TempDir Path folder) throws Exception {
    String cache =
        ORDER.replace(
            "float rate;", "transient Object cache = new Object(); transient float rate;");
    String line = "app.OrderDto#cache BrokenRpcValue.transient-value";
    Path baseline = folder.resolve("known.baseline");
    String option = "-XepOpt:CostlyRpcTime:Baseline=" + baseline;
    String mode = "-XepOpt:CostlyRpcTime:BaselineMode=";

    assertThat(compile(cache, option, mode + "write").findings()).isEmpty();
    assertThat(Files.readAllLines(baseline)).contains(line);
    assertThat(compile(cache, option).diagnostics()).isEmpty();

    Files.writeString(
        baseline, "app.OrderDto#rate BrokenRpcValue.float\n", StandardOpenOption.APPEND);
    prune(cache, option);
    assertThat(Files.readAllLines(baseline)).contains(line);
    assertThat(Files.readString(baseline)).doesNotContain("#rate");

    prune(cache.replace("transient Object cache", "Object cache"), option);
    assertThat(Files.readAllLines(baseline)).doesNotContain(line);
  }

  /** Of a module in which no service says what is sent. */
  private static void prune(String order, String option) {
    var unused =
        Javac.checkingAll()
            .with(option, "-XepOpt:CostlyRpcTime:BaselineMode=prune")
            .compile(ImmutableList.of(Source.of(order)));
  }
}
