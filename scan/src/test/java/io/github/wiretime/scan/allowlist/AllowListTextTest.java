package io.github.wiretime.scan.allowlist;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.scan.allowlist.RefusedClass.Kind;
import io.github.wiretime.scan.allowlist.SentClass.ServicePath;
import io.github.wiretime.scan.hostile.TextMutants;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A file keeps what people wrote, and says why the names are there that were added. */
final class AllowListTextTest {

  private static final ServicePath WAY = new ServicePath("", Optional.empty(), ImmutableList.of());

  private static String with(String text, String... names) {
    return new AllowListText(text)
        .with(
            Stream.of(names)
                .map(name -> new RefusedClass(name, Kind.SENT, WAY))
                .collect(ImmutableList.toImmutableList()))
        .text();
  }

  @Test
  void newFileIsSortedBelowAComment() {
    String text = with("", "b.B", "a.A");

    assertThat(text).startsWith("# Classes that calls of Dubbo send");
    assertThat(text).endsWith(".\n\n# via \na.A\n# via \nb.B\n");
  }

  @Test
  void whatMayBeSentIsToldFromWhatIs() {
    RefusedClass possible = new RefusedClass("a.A", Kind.POSSIBLE, WAY);

    assertThat(new AllowListText("").with(ImmutableList.of(possible)).text())
        .endsWith("\n# may be sent via \na.A\n");
  }

  @Test
  void namesGoWhereTheyBelong() {
    assertThat(with("# ours\n\na.A\nc.C", "b.B")).isEqualTo("# ours\n\na.A\n# via \nb.B\nc.C\n");
  }

  @Test
  void aNameKeepsTheLineThatSaysWhyItIsThere() {
    assertThat(with("# ours\n\n# via X.x()\na.A\n# may be sent via Y.y()\nc.C", "b.B", "d.D"))
        .isEqualTo(
            "# ours\n\n# via X.x()\na.A\n# via \nb.B\n# may be sent via Y.y()\nc.C\n# via \nd.D\n");
    assertThat(with("# via X.x()\nb.B", "a.A")).isEqualTo("# via \na.A\n# via X.x()\nb.B\n");
  }

  @Test
  void nothingMovesInAFileInAnotherOrder() {
    assertThat(with("c.C\na.A\n", "b.B", "0.O")).isEqualTo("c.C\na.A\n# via \n0.O\n# via \nb.B\n");
  }

  @Test
  void nothingMovesBelowACommentBetweenNames() {
    assertThat(with("a.A\n# of payments\nc.C\n", "b.B"))
        .isEqualTo("a.A\n# of payments\nc.C\n# via \nb.B\n");
    assertThat(with("a.A\n# via X.x()\n# via Y.y()\nc.C\n", "b.B"))
        .isEqualTo("a.A\n# via X.x()\n# via Y.y()\nc.C\n# via \nb.B\n");
  }

  @Test
  void lineEndsStay() {
    assertThat(with("a.A\r\nc.C\r\n", "b.B")).isEqualTo("a.A\r\n# via \r\nb.B\r\nc.C\r\n");
  }

  @Test
  void withoutNewNamesNothingChanges() {
    assertThat(with("c.C\na.A")).isEqualTo("c.C\na.A");
  }

  @Test
  void namesAreReadAsDubboReadsThem() {
    assertThat(new AllowListText("# a\n\n  b.B \n\t# c\nd.D").names())
        .containsExactly("b.B", "d.D")
        .inOrder();
  }

  /** What people wrote stays, in its order, whatever it is. */
  @Test
  void noDamageLosesALine() {
    TextMutants mutants = new TextMutants(20260101);
    for (int i = 0; i < Integer.getInteger("wiretime.mutants", 2500) / 40; i++) {
      String text = new String(mutants.of("# ours\n\n# via X.x()\na.A\nc.C\n"), UTF_8);

      String after = with(text, "b.B", "a.A");

      ImmutableList<String> kept =
          after
              .lines()
              .filter(line -> !line.equals("# via ") && !line.startsWith("# Classes that"))
              .collect(ImmutableList.toImmutableList());
      assertThat(kept)
          .containsAtLeastElementsIn(text.lines().filter(line -> !line.equals("# via ")).toList());
      assertThat(new AllowListText(after).names()).containsAtLeast("a.A", "b.B");
    }
  }
}
