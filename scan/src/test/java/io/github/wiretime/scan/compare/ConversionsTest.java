package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.Hessian;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of conversions is what the real serializers do. */
final class ConversionsTest {

  @Test
  void hasTheTypesThatAreExecuted() {
    assertThat(Conversions.table().readTypes())
        .containsExactlyElementsIn(
            SampleTypes.READ.stream().map(SampleTypes::name).collect(toImmutableList()))
        .inOrder();
    assertThat(Conversions.table().sentTypes())
        .containsExactlyElementsIn(
            SampleTypes.SENT.stream()
                .map(
                    sample ->
                        SampleTypes.name(sample.type())
                            + (sample.label().isEmpty() ? "" : ":" + sample.label()))
                .collect(toImmutableList()))
        .inOrder();
  }

  @ParameterizedTest
  @MethodSource("quick")
  void isExecuted(Position position, Hessian hessian) throws Exception {
    compare(position, hessian);
  }

  @ParameterizedTest
  @MethodSource("others")
  @Tag("by-hand")
  void isExecutedWithAll(Position position, Hessian hessian) throws Exception {
    compare(position, hessian);
  }

  static Stream<Arguments> quick() {
    return Stream.of(
        Arguments.of(Position.FIELD, Hessian.LITE_3_2_13),
        Arguments.of(Position.FIELD, Hessian.LITE_4_0_4));
  }

  static Stream<Arguments> others() {
    return Stream.of(
            Hessian.LITE_3_2_13,
            Hessian.LITE_4_0_3,
            Hessian.LITE_4_0_4,
            Hessian.SOFA_3_3_12,
            Hessian.SOFA_3_5_6)
        .flatMap(
            hessian ->
                Stream.of(Position.values())
                    .filter(position -> position != Position.UNTYPED_KEY)
                    .map(position -> Arguments.of(position, hessian)));
  }

  private static void compare(Position position, Hessian hessian) throws Exception {
    List<String> executed = ConversionRun.run(position, hessian);
    ImmutableList<String> table = Conversions.table().rows(position, hessian.release());
    for (int i = 0; i < executed.size(); i++) {
      assertWithMessage("%s read by %s in a %s", SampleTypes.SENT.get(i), hessian, position)
          .that(withFloat(position, hessian.release(), executed.get(i)))
          .isEqualTo(table.get(i));
    }
  }

  /** What a float field loses may end the JVM, see BrokenRule.FLOAT. */
  private static String withFloat(Position position, HessianLite release, String row) {
    int index = SampleTypes.READ.indexOf(float.class);
    boolean isHidden =
        position == Position.FIELD
            && release.id().startsWith("4.0")
            && row.charAt(index) != 'x'
            && row.charAt(index) != '!';
    return isHidden ? row.substring(0, index) + 'j' + row.substring(index + 1) : row;
  }
}
