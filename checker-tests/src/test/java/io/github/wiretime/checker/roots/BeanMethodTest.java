package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;

/** Since Dubbo 3.0 {@code @DubboService} may stand on a {@code @Bean} method of Spring. */
final class BeanMethodTest {

  private static final String TYPES =
      """
      interface First { Instant first(); }
      interface Second { Instant second(); }
      abstract class Impl implements Second, First {}
      """;

  @Test
  void theReturnTypeIsTheBeansClass() {
    assertThat(
            Wire.unit(
                    TYPES
                        + """
                        @org.springframework.context.annotation.Configuration
                        class Beans {
                          @org.springframework.context.annotation.Bean
                          @org.apache.dubbo.config.annotation.DubboService
                          Impl impl() { return null; }
                        }
                        """)
                .run()
                .members())
        .containsExactly("Second.second()");
  }

  @Test
  void aReturnedInterfaceIsTheService() {
    assertThat(
            Wire.unit(
                    TYPES
                        + """
                        class Beans {
                          @org.springframework.context.annotation.Bean
                          @org.apache.dubbo.config.annotation.DubboService
                          First first() { return null; }
                        }
                        """)
                .run()
                .members())
        .containsExactly("First.first()");
  }

  @Test
  void attributesCountAsOnClasses() {
    assertThat(
            Wire.unit(
                    TYPES
                        + """
                        class Beans {
                          @org.springframework.context.annotation.Bean
                          @org.apache.dubbo.config.annotation.DubboService(
                              interfaceClass = First.class)
                          Impl impl() { return null; }
                        }
                        """)
                .run()
                .members())
        .containsExactly("First.first()");
  }

  @Test
  void aBeanThatIsNotExportedIsNoService() {
    assertThat(
            Wire.unit(
                    TYPES
                        + """
                        class Beans {
                          @org.springframework.context.annotation.Bean
                          Impl impl() { return null; }
                        }
                        """)
                .run()
                .members())
        .isEmpty();
  }

  @Test
  void aMethodThatReturnsNoObjectIsNoService() {
    assertThat(
            Wire.unit(
                    TYPES
                        + """
                        class Beans {
                          @org.apache.dubbo.config.annotation.DubboService
                          void nothing() {}

                          @org.apache.dubbo.config.annotation.DubboService(
                              interfaceClass = First.class)
                          void nothingOfAnInterface() {}

                          @org.apache.dubbo.config.annotation.DubboService(
                              interfaceClass = Second.class)
                          int number() { return 0; }
                        }
                        """)
                .run()
                .members())
        .isEmpty();
  }
}
