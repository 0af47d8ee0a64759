package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Since Dubbo 3.0 {@code @DubboService} may stand on a {@code @Bean} method of Spring. */
final class BeanMethodTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@SERVICE Impl impl() { return null; } | [Second.second()]",
        "@SERVICE First first() { return null; } | [First.first()]",
        "@SERVICE(interfaceClass = First.class) Impl impl() { return null; } | [First.first()]",
        "Impl impl() { return null; } | []",
        "@SERVICE void nothing() {} | []",
        "@SERVICE(interfaceClass = First.class) void nothing() {} | []",
        "@SERVICE(interfaceClass = Second.class) int number() { return 0; } | []"
      })
  void exportsWhatItReturns(String method, String members) {
    String dubbo = "@org.apache.dubbo.config.annotation.DubboService";

    assertThat(
            Wire.members(
                    """
                    interface First { Instant first(); }
                    interface Second { Instant second(); }
                    abstract class Impl implements Second, First {}
                    @org.springframework.context.annotation.Configuration
                    class Beans { @org.springframework.context.annotation.Bean %s }
                    """
                        .formatted(method.replace("@SERVICE", dubbo)))
                .toString())
        .isEqualTo(members);
  }
}
