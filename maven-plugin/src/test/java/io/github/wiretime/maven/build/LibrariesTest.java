package io.github.wiretime.maven.build;

import static com.google.common.truth.Truth.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which artifacts tell that a module uses an RPC framework. */
final class LibrariesTest {

  @ParameterizedTest
  @CsvSource({
    "dubbo, true",
    "dubbo-spring-boot-starter, true",
    "hsf-all, true",
    "pandora-hsf-spring-boot-starter, true",
    "spring-cloud-starter-hsf, true",
    "taobao-hsf.sar, true",
    "edas-sdk, true",
    "sofa-rpc-all, true",
    "rpc-sofa-boot-starter, true",
    "pandora-boot-bootstrap, false",
    "runtime-sofa-boot, false",
    "mockhsf, false",
  })
  void areOfRpcFrameworks(String artifactId, boolean expected) {
    assertThat(Libraries.isRpc(artifactId)).isEqualTo(expected);
  }
}
