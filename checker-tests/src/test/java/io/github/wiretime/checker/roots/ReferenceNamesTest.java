package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** By their names, because old and new packages of three frameworks have such classes. */
final class ReferenceNamesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ReferenceConfig",
        "ReferenceBean",
        "ReferenceBuilder",
        "HSFSpringConsumerBean",
        "ConsumerConfig",
        "reference"
      })
  void configureReferences(String name) {
    assertThat(ServiceCollector.configuresReference(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ServiceConfig",
        "ServiceBean",
        "HSFSpringProviderBean",
        "ProviderConfig",
        "service"
      })
  void configureServices(String name) {
    assertThat(ServiceCollector.configuresReference(name)).isFalse();
  }
}
