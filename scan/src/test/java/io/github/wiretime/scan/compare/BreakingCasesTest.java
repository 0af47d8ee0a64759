package io.github.wiretime.scan.compare;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Repository;
import io.github.wiretime.oracle.Hessian;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is told of each change is what peers of the two builds see. */
final class BreakingCasesTest {

  private static final ImmutableList<BreakingCase> CASES = BreakingCase.all();

  @TempDir private static Path folder;
  private static ComparedPrograms pair;

  @BeforeAll
  static void compile() throws Exception {
    pair = ComparedPrograms.of(folder, CASES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"docs/BreakingRpcChange.md", "docs/zh/BreakingRpcChange.md"})
  void thePageSaysHowManyThereAre(String page) {
    assertThat(Repository.read(page)).containsMatch(CASES.size() + "( kinds of change| 种改动)");
  }

  @Test
  void ofHessianLite3() throws Exception {
    compare(Hessian.LITE_3_2_13);
  }

  @Test
  void ofHessianLite4() throws Exception {
    compare(Hessian.LITE_4_0_4);
  }

  @Test
  @Tag("slow")
  void ofHessianLite403() throws Exception {
    compare(Hessian.LITE_4_0_3);
  }

  @Test
  @Tag("slow")
  void ofSofa33() throws Exception {
    compare(Hessian.SOFA_3_3_12);
  }

  @Test
  @Tag("slow")
  void ofSofa35() throws Exception {
    compare(Hessian.SOFA_3_5_6);
  }

  private static void compare(Hessian hessian) throws Exception {
    assertWithMessage(hessian.name()).that(pair.differences(hessian)).isEmpty();
  }
}
