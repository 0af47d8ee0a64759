package io.github.wiretime.checker.wire;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes whose fields Hessian never looks at. */
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
  void aSerializerBesideTheClass() {
    assertThat(
            Wire.members(
                """
                interface OrderService { A a(); B b(); }
                class A { Instant a; }
                class AHessianSerializer {}
                class B { Instant b; }
                """))
        .containsExactly("B.b");
  }

  @Test
  void aSerializerBesideASuperclassDoesNotCount() {
    assertThat(
            Wire.members(
                """
                interface OrderService { B b(); }
                class A { Instant a; }
                class AHessianSerializer {}
                class B extends A { Instant b; }
                """))
        .containsExactly("A.a", "B.b");
  }

  @Test
  void aSerializerBesideAListDoesNotCountForItsSubclasses() {
    assertThat(
            Wire.members(
                """
                interface OrderService { More more(); Lines<Other> lines(); }
                class Lines<T> extends ArrayList<T> {}
                class LinesHessianSerializer {}
                class More extends Lines<Line> {}
                class Line { Instant t; }
                class Other { Instant t; }
                """))
        .containsExactly("Line.t");
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

  @Test
  void calendarsStreamsAndBitSetsOfOnesOwn() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { Shifted calendar; Bytes bytes; Bits bits; }
                class Bits extends BitSet { Instant t; }
                abstract class Shifted extends Calendar { Instant t; }
                class Bytes extends ByteArrayInputStream {
                  Instant t;
                  Bytes() { super(new byte[0]); }
                }
                """))
        .isEmpty();
  }
}
