package io.github.wiretime.scan.html;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.CostTable;
import io.github.wiretime.checker.finding.Judgement.State;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.roots.Sender;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.bytes.CallBytes;
import io.github.wiretime.scan.bytes.MessageBytes;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text of the page; what a browser makes of it is in {@link BrowserTest}. */
class HtmlReportTest {

  /** The template of the page has sections of one name inside of each other. */
  @Test
  void fillsEveryPlace() {
    String rows = HtmlReport.of(Pages.of(Pages.CREATED, Pages.DUE));
    String none = HtmlReport.of(Pages.of());

    assertThat(rows).doesNotContain("{{");
    assertThat(none).doesNotContain("{{");
    assertThat(none).contains("No costly time member was found in what was scanned.");
  }

  @Test
  void showsFiguresAsTheTableHasThem() {
    CostTable table = CostTable.load(HessianLite.LITE_3_2);
    Cost measured = table.of("java.time.LocalDateTime").orElseThrow();
    assertThat(PageFigures.of(Optional.of(measured), Language.EN))
        .isEqualTo(
            new PageFigures(
                "" + measured.size().get().first(),
                measured.size().get().further(),
                measured.slowdown().get().rounded() + "×",
                "",
                measured.firstBytes()));
    Cost least = new Cost(measured.hessian(), measured.size(), measured.slowdown(), "", true);
    assertThat(PageFigures.of(Optional.of(least), Language.EN).first()).startsWith("≥ ");
    PageFigures unsendable = PageFigures.of(table.of("java.time.chrono.HijrahDate"), Language.EN);
    assertThat(unsendable.first()).isEqualTo("cannot be sent");
    assertThat(unsendable.rank()).isEqualTo(Integer.MAX_VALUE);
    assertThat(PageFigures.of(Optional.empty(), Language.EN).rank()).isLessThan(0);
  }

  @Test
  void showsWhatACallTakes() {
    CallBytes call = Pages.call("Orders", "list(<Q>)", 1245, 15.4);
    String page = HtmlReport.of(Pages.calling(Pages.of(Pages.CREATED), call));
    assertThat(page)
        .contains(
            ">Orders</span>.<wbr>list(&lt;Q&gt;)</th>"
                + "<td class=\"number\" data-label=\"values sent / returned\">1 / 1</td>"
                + "<td class=\"number\" data-label=\"1 element\">2,490 → 18</td>"
                + "<td class=\"number\" data-label=\"20 elements\">2,780 → 189</td>"
                + "<td class=\"number\" data-label=\"100 elements\">4,010 → 909</td>");
    assertThat(HtmlReport.of(Pages.of(Pages.CREATED))).doesNotContain("calls-title");
  }

  @Test
  void saysWhatAPatchDoesAndWhatNot() {
    Page page =
        Pages.calling(
            Pages.of(Pages.CREATED, Pages.DUE),
            Pages.saving(Pages.call("Orders", "find()", 245, 15.4), 199.6),
            Pages.saving(Pages.call("Orders", "put()", 245, 15.4), -30.4),
            Pages.call("Bills", "find()", 79, 5));
    String with = HtmlReport.of(Pages.fixing(page));
    assertThat(with).contains("<td class=\"fix\"><span class=\"badge patch\">patch</span></td>");
    assertThat(with).contains("<td class=\"fix\"><span class=\"badge hand\">by hand</span></td>");
    assertThat(with).contains("<p>Fix: records cannot get &lt;fields&gt;</p>");
    assertThat(with).contains("data-label=\"release 2\">783 → 583 (-26 %)</td>");
    assertThat(with).contains("data-label=\"release 2\">783 → 813 (+4 %)</td>");
    assertThat(with).contains("data-label=\"release 2\">–</td>");
    assertThat(with).contains("<p class=\"payoff\">The &lt;patch&gt; pays</p>");
    assertThat(with).contains("<code>fix --patch FILE</code> writes");
    assertThat(with).contains("/docs/migrating.md\" rel=");
    assertThat(with).doesNotContain("{{");
    String without = HtmlReport.of(page);
    assertThat(without).doesNotContain("<td class=\"fix\">");
    assertThat(without).doesNotContain("data-label=\"release 2\"");
    assertThat(without).doesNotContain("data-sort=\"saved\"");
    assertThat(without).doesNotContain("<b>Fix</b>");
    assertThat(without).doesNotContain("/docs/migrating.md\" rel=");
  }

  @ParameterizedTest
  @CsvSource({
    "245, true, ≥ 490",
    "0, true, –",
    "5e6, false, > 8 MB",
    "Infinity, false, cannot be sent"
  })
  void saysWhatItDoesNotKnowOfACall(double today, boolean atLeast, String text) {
    MessageBytes bytes = new MessageBytes(1, today, 9, atLeast);
    CallBytes.Size size = new CallBytes.Size(bytes, bytes, 0, OptionalDouble.empty());
    CallBytes call = new CallBytes(new Sender("S", "m()"), ImmutableList.of(size, size, size));
    assertThat(HtmlReport.of(Pages.calling(Pages.of(Pages.CREATED), call)))
        .contains("data-label=\"1 element\">" + text.replace(">", "&gt;") + " → 18</td>");
  }

  @Test
  void namesTheReleaseAndWhetherItIsAssumed() {
    Page page = Pages.of(Pages.CREATED);
    assertThat(HtmlReport.of(page)).contains("of hessian-lite 4.0.4</span>");
    assertThat(HtmlReport.of(page)).contains("/docs/CostlyRpcTime.md\"");
    assertThat(HtmlReport.of(page)).contains("/docs/BrokenRpcValue.md\"");
    assertThat(HtmlReport.of(with(page, true, ImmutableList.of())))
        .contains(", <b>assumed</b>: nothing scanned tells");
  }

  @Test
  void doesNotLookCleanWhereSomethingIsMissing() {
    String page = HtmlReport.of(with(Pages.of(), false, ImmutableList.of("no <class>")));
    assertThat(page).contains("No costly time member was found");
    assertThat(page).contains("<li>no &lt;class&gt;</li>");
  }

  @Test
  void keepsDataInsideItsElement() {
    String hostile = "</script>&\u2028\u2029";
    String page =
        HtmlReport.of(Pages.of(Pages.row(hostile, "x", Pages.DAY, State.NEW, "S.find()")));
    String data = page.substring(page.indexOf("id=\"data\">"));
    assertThat(data).startsWith("id=\"data\">{\"inputs\"");
    assertThat(data).contains("\\u003c/script>\\u0026\\u2028\\u2029.x");
    assertThat(data.split("</script>", -1)).hasLength(3);
  }

  @Test
  void isTheSameEachTime() {
    assertThat(HtmlReport.of(Pages.large(30))).isEqualTo(HtmlReport.of(Pages.large(30)));
  }

  private static Page with(Page page, boolean isAssumed, ImmutableList<String> notes) {
    return new Page(
        page.inputs(),
        page.release(),
        isAssumed,
        page.date(),
        page.rows(),
        page.forOlderPeers(),
        page.broken(),
        page.brokenCount(),
        page.classes(),
        page.calls(),
        page.payoff(),
        notes,
        page.releaseOption(),
        page.fixCommand(),
        page.language());
  }
}
