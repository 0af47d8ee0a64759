package io.github.wiretime.checker.hessian;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes whose fields Hessian never looks at, of which no bytes can tell. */
final class OwnSerializersTest {

  @Test
  void protobufMessages() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Message find(Wrapper wrapper); Lite lite(); }
                abstract class Message extends com.google.protobuf.GeneratedMessageV3 { Instant t; }
                abstract class Lite implements com.google.protobuf.MessageLite { Instant t; }
                class Wrapper { Message message; Instant own; }
                """))
        .containsExactly("Wrapper.own");
  }

  @Test
  void aSerializerInTheClassFiles(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public class A { java.time.Instant a; }",
        "package api; public class AHessianSerializer {}",
        "package api; public class B { java.time.Instant b; }");

    assertThat(
            Wire.build("interface OrderService { api.A a(); api.B b(); }")
                .against(api)
                .run()
                .members())
        .containsExactly("B.b");
  }
}
