package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether Hessian writes, by protocols and serializers. */
final class TransportTest {

  private static final Optional<String> NONE = Optional.empty();

  @ParameterizedTest
  @CsvSource({
    "'', true",
    "dubbo, true",
    "tri, true",
    "rest, false",
    "'rest,grpc', false",
    "'rest, dubbo', true",
  })
  void oneProtocolThatSerializesIsEnough(String protocol, boolean isHessian) {
    List<String> protocols = protocol.isEmpty() ? List.of() : List.of(protocol);

    assertThat(new Transport(NONE).isHessian(protocols, NONE)).isEqualTo(isHessian);
  }

  @Test
  void aSerializerThatIsNamedBeatsTheDefault() {
    Optional<String> kryo = Optional.of("kryo");
    Optional<String> hessian = Optional.of("hessian2");

    assertThat(new Transport(NONE).isHessian(List.of(), kryo)).isFalse();
    assertThat(new Transport(Optional.of("kryo")).isHessian(List.of(), hessian)).isTrue();
    assertThat(new Transport(Optional.of("kryo")).isHessianByDefault()).isFalse();
    assertThat(new Transport(NONE).isHessianByDefault()).isTrue();
  }

  @Test
  void theFirstPreferredSerializerBeatsThePlainOne() {
    Optional<String> plain = Optional.of("java");

    assertThat(Transport.serializer(Optional.of("fastjson2 , hessian2"), plain).get())
        .isEqualTo("fastjson2");
    assertThat(Transport.serializer(NONE, plain)).isEqualTo(plain);
    assertThat(Transport.serializer(NONE, NONE)).isEqualTo(NONE);
  }
}
