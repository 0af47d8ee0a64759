package io.github.wiretime.checker.options;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code *} and {@code **} stand for. */
final class NamePatternsTest {

  @ParameterizedTest
  @CsvSource({
    "com.acme.OrderService, com.acme.OrderService",
    "com.acme.*, com.acme.OrderService",
    "com.acme.*Service, com.acme.OrderService",
    "com.acme.*Service, com.acme.Service",
    "com.acme.Order*, com.acme.OrderService",
    "com.acme.O*S*e, com.acme.OrderService",
    "com.*.api.*Service, com.acme.api.OrderService",
    "com.acme.**, com.acme.OrderService",
    "com.acme.**, com.acme.order.api.OrderService",
    "**, com.acme.OrderService",
    "**, OrderService",
    "**.api.*, com.acme.order.api.OrderService",
    "com.**.api.*, com.acme.order.api.OrderService",
    "com.**.OrderService, com.acme.order.api.OrderService",
    "com.acme.Outer.Inner, com.acme.Outer.Inner",
    "com.acme.$Proxy*, com.acme.$Proxy12"
  })
  void match(String pattern, String name) {
    assertThat(NamePatterns.of(ImmutableSet.of(pattern)).match(name)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "com.acme.OrderService, com.acme.OrderServiceImpl",
    "com.acme.OrderService, org.com.acme.OrderService",
    "com.acme.OrderService, comXacme.OrderService",
    "com.acme.*, com.acme.order.OrderService",
    "com.acme.*, com.acme",
    "com.acme.*Service, com.acme.order.OrderService",
    "com.acme.*Services, com.acme.OrderService",
    "com.*.api.*, com.acme.order.api.OrderService",
    "com.acme.**, com.acme",
    "com.acme.**, com.acmeX.OrderService",
    "**.api.*, api.OrderService",
    "*, com.acme.OrderService",
    "com.acme.orderservice, com.acme.OrderService"
  })
  void doNotMatch(String pattern, String name) {
    assertThat(NamePatterns.of(ImmutableSet.of(pattern)).match(name)).isFalse();
  }

  @Test
  void oneOfSeveralIsEnoughAndNoneIsNot() {
    assertThat(NamePatterns.of(ImmutableSet.of("a.B", "c.D")).match("c.D")).isTrue();
    assertThat(NamePatterns.of(ImmutableSet.of()).match("c.D")).isFalse();
  }
}
