package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;

/** An argument through which the service calls back is not sent itself. */
final class CallbackArgumentTest {

  @Test
  void staysWithTheCaller() {
    assertThat(
            Wire.unit(
                    """
                    @org.apache.dubbo.config.annotation.DubboService(
                        methods =
                            @org.apache.dubbo.config.annotation.Method(
                                name = "subscribe",
                                arguments =
                                    @org.apache.dubbo.config.annotation.Argument(
                                        index = 1,
                                        callback = true)))
                    class Feeds implements Feed {
                      public void subscribe(Query query, Listener listener) {}
                    }
                    interface Feed { void subscribe(Query query, Listener listener); }
                    class Query { Instant since; }
                    abstract class Listener { LocalDate day; }
                    """)
                .run()
                .members())
        .containsExactly("Query.since");
  }
}
