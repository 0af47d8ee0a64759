package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;

/** Services that Dubbo's protobuf compiler generates never meet Hessian. */
final class ProtobufStubTest {

  @Test
  void aStubIsSkipped() {
    assertThat(
            Wire.unit(
                    """
                    interface Greeter extends org.apache.dubbo.rpc.model.DubboStub {
                      Instant now();
                    }
                    interface Local { Instant now(); }
                    interface Generated extends Greeter {}

                    @org.apache.dubbo.config.annotation.DubboService
                    abstract class A implements Greeter {}

                    @org.apache.dubbo.config.annotation.DubboService
                    abstract class B implements Generated {}

                    @org.apache.dubbo.config.annotation.DubboService
                    abstract class C implements Local {}

                    class Beans {
                      org.apache.dubbo.config.spring.ReferenceBean<Greeter> greeter() {
                        return null;
                      }
                    }
                    """)
                .run()
                .members())
        .containsExactly("Local.now()");
  }
}
