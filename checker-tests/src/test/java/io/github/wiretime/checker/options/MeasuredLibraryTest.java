package io.github.wiretime.checker.options;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.options.MeasuredLibrary.Unmeasured;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A release is unmeasured if it is newer than all that was measured of its line. */
final class MeasuredLibraryTest {

  @ParameterizedTest
  @CsvSource({
    "HESSIAN_LITE, hessian-lite-4.0.5.jar, hessian-lite 4.0.5, hessian-lite 4.0.4",
    "HESSIAN_LITE, hessian-lite-4.1.0-SNAPSHOT.jar, hessian-lite 4.1.0-SNAPSHOT, hessian-lite 4.0.4",
    "HESSIAN_LITE, hessian-lite-5.0.jar, hessian-lite 5.0, hessian-lite 4.0.4",
    "HESSIAN_LITE, hessian-lite-3.2.14.jar, hessian-lite 3.2.14, hessian-lite 3.2.13",
    "DUBBO, dubbo-3.3.10.jar, Dubbo 3.3.10, Dubbo 3.3.6",
    "DUBBO, dubbo-common-3.4.0.jar, Dubbo 3.4.0, Dubbo 3.3.6",
    "DUBBO, dubbo-3.2.20.jar, Dubbo 3.2.20, Dubbo 3.2.19",
    "DUBBO, org.apache.dubbo:dubbo-bom:4.0.0, Dubbo 4.0.0, Dubbo 3.3.6",
    "SOFA_HESSIAN, hessian-3.5.7.jar, SOFA hessian 3.5.7, SOFA hessian 3.5.6",
    "SOFA_HESSIAN, com.alipay.sofa:hessian:3.6.0, SOFA hessian 3.6.0, SOFA hessian 3.5.6",
    "SOFA_HESSIAN, hessian-4.0.4.jar, SOFA hessian 4.0.4, SOFA hessian 3.5.6",
    "SOFARPC, sofa-rpc-all-5.14.0.jar, SOFARPC 5.14.0, SOFARPC 5.13.2",
  })
  void newerOnes(MeasuredLibrary library, String name, String release, String takenFor) {
    assertThat(library.unmeasured(name)).hasValue(new Unmeasured(release, takenFor));
  }

  @ParameterizedTest
  @CsvSource({
    "HESSIAN_LITE, hessian-lite-4.0.4.jar",
    "HESSIAN_LITE, hessian-lite-4.0.4-SNAPSHOT.jar",
    "HESSIAN_LITE, hessian-lite-4.0.1.jar",
    "HESSIAN_LITE, hessian-lite-3.2.5.jar",
    "HESSIAN_LITE, hessian-lite-3.1.0.jar",
    "HESSIAN_LITE, hessian-lite.jar",
    "HESSIAN_LITE, app-5.2.jar",
    "DUBBO, dubbo-3.3.6.jar",
    "DUBBO, dubbo-3.2.9.jar",
    "DUBBO, dubbo-2.6.12.jar",
    "DUBBO, dubbo-orders-provider-4.0.jar",
    "DUBBO, com.alibaba.boot:dubbo-spring-boot-starter:0.2.0",
    "SOFA_HESSIAN, hessian-3.4.0.jar",
    "SOFA_HESSIAN, hessian-3.3.12.jar",
    "SOFA_HESSIAN, hessian-4.0.66.jar",
    "SOFA_HESSIAN, com.caucho:hessian:4.0.66",
    "SOFARPC, sofa-rpc-all-5.8.8.jar",
  })
  void othersAreKnown(MeasuredLibrary library, String name) {
    assertThat(library.unmeasured(name)).isEmpty();
  }
}
