package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.CheckerVerdict;
import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.Verdict;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiler and scan find the same services in code that configures them by a class of its own. */
final class TwoDoorsCallsTest {

  private static final String FRAMEWORK =
      """
      package acme;
      import org.apache.dubbo.config.ServiceConfig;
      public class AcmeConfig<T> extends ServiceConfig<T> {}
      """;

  private static final String OWN =
      """
      package app;
      import java.time.Instant;
      import org.apache.dubbo.config.*;
      interface Orders { Order find(); }
      class Order { Instant at; }
      class OwnConfig<T> extends ServiceConfig<T> {}
      class OwnerConfig<T> extends OwnConfig<T> {
        @Override public void setInterface(Class<?> type) { super.setInterface(type); }
      }
      class OrdersConfig extends ReferenceConfig<Orders> {}
      class MoreOrdersConfig extends OrdersConfig {}
      class OrdersService extends ServiceConfig<Object> {
        OrdersService() { setInterface(Orders.class); }
      }
      class Unrelated<T> {
        Class<?> type;
        public void setInterface(Class<?> type) { this.type = type; }
      }
      """;

  private final Verdict compiler = new CheckerVerdict(HessianLite.LITE_4_0_4);
  private final Verdict scan = new ScanVerdict(HessianLite.LITE_4_0_4);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new OwnConfig<Object>().setInterface(Orders.class)",
        "new OwnConfig<Object>().setInterface(\"app.Orders\")",
        "new OwnConfig<Object>().setInterface(Orders.class.getName())",
        "new OwnerConfig<Object>().setInterface(Orders.class)",
        "OwnerConfig<?> own = new OwnerConfig<Object>(); own.setInterface(Orders.class)",
        "new acme.AcmeConfig<Object>().setInterface(Orders.class)",
        "new acme.AcmeConfig<Orders>() {}",
        "new OrdersConfig()",
        "new MoreOrdersConfig()",
        "new OrdersService()",
      })
  void areFound(String statement) {
    Compilation program = program(statement);

    assertThat(compiler.members(program)).isNotEmpty();
    assertThat(scan.members(program)).isEqualTo(compiler.members(program));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new Unrelated<Orders>().setInterface(Orders.class)",
        "new OwnConfig<Object>().setPath(\"app.Orders\")",
        "OwnConfig<Object> c = new OwnConfig<>(); c.setInterface(Orders.class); c.setGeneric(\"true\")",
        "OwnConfig<Object> c = new OwnConfig<>(); c.setInterface(Orders.class); c.setSerialization(\"fastjson2\")",
      })
  void areNotFoundWhereThereIsNone(String statement) {
    Compilation program = program(statement);

    assertThat(compiler.members(program)).isEmpty();
    assertThat(scan.members(program)).isEmpty();
  }

  /** The class that configures is in a file of its own, which alone names Dubbo. */
  private static Compilation program(String statement) {
    String orders =
        statement.contains("OrdersService")
            ? OWN
            : OWN.replace("OrdersService() { setInterface(Orders.class); }", "");
    String main = "package app; class Main { void main() { " + statement + "; } }";
    return new Compilation(
        Set.of(),
        Map.of("acme/AcmeConfig.java", FRAMEWORK),
        Map.of("app/App.java", orders, "app/Main.java", main));
  }
}
