package io.github.wiretime.scan.allowlist;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A file keeps what people wrote. */
final class AllowListTextTest {

  @Test
  void newFileIsSortedBelowAComment() {
    AllowListText text = new AllowListText("").with(List.of("b.B", "a.A"));

    assertThat(text.text()).startsWith("# ");
    assertThat(text.text()).endsWith("\na.A\nb.B\n");
  }

  @Test
  void namesGoWhereTheyBelong() {
    assertThat(new AllowListText("# ours\n\na.A\nc.C").with(List.of("b.B")).text())
        .isEqualTo("# ours\n\na.A\nb.B\nc.C\n");
  }

  @Test
  void nothingMovesInAFileInAnotherOrder() {
    assertThat(new AllowListText("c.C\na.A\n").with(List.of("b.B", "0.O")).text())
        .isEqualTo("c.C\na.A\n0.O\nb.B\n");
  }

  @Test
  void nothingMovesBelowACommentBetweenNames() {
    assertThat(new AllowListText("a.A\n# of payments\nc.C\n").with(List.of("b.B")).text())
        .isEqualTo("a.A\n# of payments\nc.C\nb.B\n");
  }

  @Test
  void lineEndsStay() {
    assertThat(new AllowListText("a.A\r\nc.C\r\n").with(List.of("b.B")).text())
        .isEqualTo("a.A\r\nb.B\r\nc.C\r\n");
  }

  @Test
  void withoutNewNamesNothingChanges() {
    assertThat(new AllowListText("c.C\na.A").with(List.of()).text()).isEqualTo("c.C\na.A");
  }

  @Test
  void namesAreReadAsDubboReadsThem() {
    assertThat(new AllowListText("# a\n\n  b.B \n\t# c\nd.D").names())
        .containsExactly("b.B", "d.D")
        .inOrder();
  }
}
