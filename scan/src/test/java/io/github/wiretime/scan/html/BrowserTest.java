package io.github.wiretime.scan.html;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import io.github.wiretime.checker.finding.Judgement.State;
import io.github.wiretime.checker.walk.Senders;
import io.github.wiretime.scan.bytes.CallBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page as a person uses it. */
@Tag("slow")
class BrowserTest {

  private static final String NAMES = "#members .member .fold";
  private static final String CALLS = "#calls tbody th";

  /** The smallest ratio of luminances of a text and what is behind it. */
  private static final String CONTRAST =
      """
      (() => {
        const channels = (color) => color.match(/[\\d.]+/g).map(Number);
        const light = (color) => channels(color).slice(0, 3)
            .map((c) => c / 255)
            .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
            .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
        const behind = (at) => {
          const color = channels(getComputedStyle(at).backgroundColor);
          return color[3] === 0 ? behind(at.parentElement) : getComputedStyle(at).backgroundColor;
        };
        const ratios = [...document.body.querySelectorAll("*:not(script):not(noscript)")]
            .filter((at) => [...at.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
            .map((at) => [light(getComputedStyle(at).color), light(behind(at))])
            .map(([a, b]) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
        return Math.min(...ratios);
      })()
      """;

  @TempDir private static Path profile;

  private static Chromium browser;

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws IOException {
    Optional<Path> program = Chromium.installed();
    assumeTrue(program.isPresent(), "no Chromium or Chrome is on the path");
    browser = Chromium.start(program.get(), profile);
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  @AfterEach
  void askedForNothingAndFailedNowhere() {
    assertThat(browser.problems()).isEmpty();
    assertThat(browser.requests()).hasSize(1);
    for (String setting : List.of("setEmulatedMedia", "clearDeviceMetricsOverride")) {
      browser.call("Emulation." + setting, Map.of());
    }
    browser.call("Emulation.setScriptExecutionDisabled", Map.of("value", false));
    speak("en");
  }

  @Test
  void listsByServiceTheCostliestFirst() throws IOException {
    open(Pages.of(Pages.DUE, Pages.CREATED));
    assertThat(texts("#members .group .fold")).containsExactly("Orders", "Bills").inOrder();
    assertThat(texts(NAMES)).containsExactly("Order.createdAt", "Bill.due").inOrder();
  }

  @Test
  void listsByClass() throws IOException {
    open(Pages.of(Pages.DUE, Pages.CREATED));
    click("[data-view=class]");
    assertThat(texts("#members .group .fold")).containsExactly("Order", "Bill").inOrder();
  }

  @Test
  void listsAMemberAtEachServiceThatSendsIt() throws IOException {
    PageRow due = Pages.DUE;
    PageRow shared =
        new PageRow(
            due.owner(),
            due.member(),
            due.key(),
            due.place(),
            due.type(),
            due.figures(),
            due.state(),
            "",
            due.path(),
            due.fix(),
            Senders.of(
                Streams.concat(due.senders().all().stream(), Pages.CREATED.senders().all().stream())
                    .toList()));
    open(Pages.of(shared, Pages.CREATED));
    assertThat(texts(NAMES)).containsExactly("Order.createdAt", "Bill.due", "Bill.due").inOrder();
  }

  @Test
  void sorts() throws IOException {
    open(Pages.of(Pages.CREATED, Pages.DUE));
    click("[data-view=all]");
    click("[data-sort=member]");
    assertThat(texts(NAMES)).containsExactly("Bill.due", "Order.createdAt").inOrder();
    click("[data-sort=further]");
    assertThat(texts(NAMES)).containsExactly("Order.createdAt", "Bill.due").inOrder();
    click("[data-sort=further]");
    assertThat(texts(NAMES)).containsExactly("Bill.due", "Order.createdAt").inOrder();
    assertThat(texts("[aria-sort=ascending] [lang=en]")).containsExactly("further");
  }

  @Test
  void searchesMembersAndMethods() throws IOException {
    open(Pages.of(Pages.CREATED, Pages.DUE));
    search("CREATED order");
    assertThat(texts(NAMES)).containsExactly("Order.createdAt");
    search("com.acme.Bills.find");
    assertThat(texts(NAMES)).containsExactly("Bill.due");
    assertThat(texts("#count")).containsExactly("1 of 2 members");
  }

  @Test
  void keepsOneState() throws IOException {
    open(Pages.of(Pages.CREATED, Pages.DUE));
    click("[data-state=baselined]");
    assertThat(texts(NAMES)).containsExactly("Bill.due");
  }

  @Test
  void keepsWhatIsInMigrationWhereThereIsAny() throws IOException {
    open(Pages.of(Pages.CREATED, Pages.DUE));
    assertThat(texts("[data-state=migrating]")).isEmpty();
    open(
        Pages.of(
            Pages.CREATED, Pages.row("Bill", "paid", Pages.DAY, State.MIGRATING, "Bills.find()")));
    click("[data-state=migrating]");
    assertThat(texts(NAMES)).containsExactly("Bill.paid");
    assertThat(texts(".badge")).containsExactly("in migration");
  }

  @Test
  void unfoldsTheWayToAMember() throws IOException {
    open(
        Pages.of(
            Pages.CREATED, Pages.row("Bill", "paid", Pages.DAY, State.ACCEPTED, "Bills.find()")));
    assertThat(texts(".detail")).isEmpty();
    click(NAMES);
    assertThat(texts(".way li"))
        .containsExactly("Orders.find()", "Page.items", "Order.createdAt")
        .inOrder();
    assertThat(browser.eval("document.activeElement.textContent").asText())
        .isEqualTo("Order.createdAt");
    click("#members .member:last-child .fold");
    assertThat(texts(".detail:last-child dd")).contains("sent once a day");
    click("#unfold");
    assertThat(texts(".detail")).isEmpty();
  }

  @Test
  void showsTextAsText() throws IOException {
    String hostile = "</script></noscript><script>alert(1)</script><!--&amp;\u2028{{style}}";
    open(
        Pages.calling(
            Pages.of(Pages.row(hostile, "x", Pages.DAY, State.NEW, hostile + ".find()")),
            Pages.call(hostile, hostile, 245, 15.4)));
    assertThat(texts(NAMES)).containsExactly(hostile + ".x");
    assertThat(texts(CALLS)).containsExactly(hostile + "." + hostile);
    assertThat(browser.eval("document.scripts.length").asInt()).isEqualTo(2);
    withoutScript(Pages.of(Pages.row(hostile, "x", Pages.DAY, State.NEW, hostile + ".find()")));
    assertThat(browser.call("DOM.getDocument", Map.of("depth", -1)).toString())
        .contains("alert(1)");
    assertThat(browser.eval("document.scripts.length").asInt()).isEqualTo(2);
  }

  @Test
  void isAPlainListWithoutScript() throws IOException {
    withoutScript(Pages.of(Pages.CREATED, Pages.DUE));
    assertThat(texts("noscript .member > th").get(0)).startsWith("Order.createdAt");
    assertThat(browser.eval("document.querySelector('#controls').offsetHeight").asInt())
        .isEqualTo(0);
  }

  @Test
  void speaksTheLanguageOfTheBrowser() throws IOException {
    open(Pages.of(Pages.CREATED, Pages.DUE));
    assertThat(visible("h1")).isEqualTo("Costly time types on the wire");
    assertThat(texts("#count")).containsExactly("2 members");
    speak("de-DE");
    open(Pages.of(Pages.CREATED, Pages.DUE));
    assertThat(visible("h1")).isEqualTo("Costly time types on the wire");
    speak("zh-CN");
    open(Pages.of(Pages.CREATED, Pages.DUE));
    assertThat(visible("h1")).isEqualTo("传输开销高的时间类型");
    assertThat(browser.eval("document.title").asText()).isEqualTo("传输开销高的时间类型");
    assertThat(browser.eval("document.documentElement.lang").asText()).isEqualTo("zh-CN");
    assertThat(texts("#count")).containsExactly("2 个成员");
    click("#members th button[data-sort=first] [lang=zh-CN]");
    assertThat(visible("[aria-sort=ascending]")).isEqualTo("首个值");
    open(Pages.of());
    assertThat(visible(".lead")).isEqualTo("扫描范围内没有高开销成员。");
    withoutScript(Pages.of(Pages.CREATED));
    assertThat(visible("h1")).isEqualTo("Costly time types on the wire");
  }

  /** Every text that a person sees, apart from names, of a page with all that a page can have. */
  @Test
  void hasNoEnglishSentenceOnTheChinesePage() throws IOException {
    speak("zh");
    open(inEveryState(Pages.saving(Pages.call("Orders", "find()", 245, 15.4), 199.6)));
    click("#unfold");
    assertThat(
            visible("body")
                .replace("records cannot get <fields>", "")
                .replace("sent once a day", "")
                .lines()
                .filter(line -> line.matches(".*[a-z]+ [a-z]+ [a-z]+.*"))
                .toList())
        .isEmpty();
    assertThat(visible("body")).contains("补丁第 2 次发布后每次调用比目前变化 -200 字节");
  }

  @Test
  void sortsCalls() throws IOException {
    open(
        Pages.calling(
            Pages.of(Pages.CREATED),
            Pages.call("Orders", "find()", 245, 15.4),
            Pages.call("Bills", "due()", 250, 5)));
    assertThat(texts(CALLS)).containsExactly("Orders.find()", "Bills.due()").inOrder();
    click("[data-sort='0']");
    assertThat(texts(CALLS)).containsExactly("Bills.due()", "Orders.find()").inOrder();
    click("#calls [data-sort=method]");
    click("#calls [data-sort=method]");
    assertThat(texts(CALLS)).containsExactly("Orders.find()", "Bills.due()").inOrder();
    assertThat(texts("#calls [aria-sort] [lang=en]")).containsExactly("method");
  }

  @Test
  void saysWhatAPatchDoes() throws IOException {
    PageRow paid = Pages.row("Bill", "paid", Pages.DAY, State.ACCEPTED, "Bills.find()");
    open(
        Pages.fixing(
            Pages.calling(
                Pages.of(Pages.CREATED, Pages.DUE, paid),
                Pages.saving(Pages.call("Orders", "find()", 245, 15.4), -199.6),
                Pages.saving(Pages.call("Orders", "put()", 245, 15.4), 1234),
                Pages.call("Bills", "find()", 79, 5))));
    assertThat(texts("#members .group .aside").get(0))
        .endsWith(
            " · in release 2 of the patch, a call with 20 elements takes -1,230 to +200 bytes against today");
    assertThat(texts("#members .group .aside").get(1)).doesNotContain("patch");
    click("[data-view=all]");
    click("#members [data-sort=fix]");
    assertThat(texts("#members .fix")).containsExactly("patch", "by hand", "accepted").inOrder();
    assertThat(browser.eval("document.querySelector('#members .badge.hand').title").asText())
        .isEqualTo("records cannot get <fields>");
    click("#unfold");
    assertThat(texts(".detail dd")).contains("by hand: records cannot get <fields>");
    click("#calls [data-sort=saved]");
    assertThat(texts(CALLS).get(0)).isEqualTo("Orders.put()");
    search("patch");
    assertThat(texts(NAMES)).containsExactly("Order.createdAt");
  }

  @Test
  void hasNoColumnForPatchesOfWhichNothingIsKnown() throws IOException {
    open(Pages.calling(Pages.of(Pages.CREATED), Pages.call("Orders", "find()", 245, 15.4)));
    assertThat(texts("#members .fix, #members [data-sort=fix]")).isEmpty();
    assertThat(texts("[data-sort=saved]")).isEmpty();
  }

  @Test
  void showsAFewOfManyCallsAndPrintsAll() throws IOException {
    open(Pages.calling(Pages.of(Pages.CREATED), calls(300)));
    assertThat(texts(CALLS)).hasSize(10);
    browser.eval(
        "addEventListener('beforeprint', () => (window.printed = document.querySelectorAll('#calls tbody tr').length))");
    browser.call("Page.printToPDF", Map.of());
    assertThat(browser.eval("window.printed").asInt()).isEqualTo(300);
    assertThat(texts(CALLS)).hasSize(10);
    click("#more-calls");
    assertThat(texts(CALLS)).hasSize(160);
    click("#more-calls");
    assertThat(texts(CALLS)).hasSize(300);
    assertThat(browser.eval("document.querySelector('#more-calls').hidden").asBoolean()).isTrue();
  }

  /** A page whose members have all states that a patch can leave, with calls. */
  private static Page inEveryState(CallBytes... calls) {
    return Pages.fixing(
        Pages.calling(
            Pages.of(
                Pages.CREATED,
                Pages.DUE,
                Pages.row("Bill", "paid", Pages.DAY, State.ACCEPTED, "Bills.find()")),
            calls));
  }

  private static CallBytes[] calls(int number) {
    return IntStream.range(0, number)
        .mapToObj(i -> Pages.call("Orders", "find" + i + "()", 245, 15.4))
        .toArray(CallBytes[]::new);
  }

  @Test
  void isReadableInLightAndDark() throws IOException {
    open(inEveryState(calls(20)));
    click("#unfold");
    String paper = "getComputedStyle(document.body).backgroundColor";
    String light = browser.eval(paper).asText();
    assertThat(browser.eval(CONTRAST).asDouble()).isAtLeast(4.5);
    media("", "dark");
    assertThat(browser.eval(paper).asText()).isNotEqualTo(light);
    assertThat(browser.eval(CONTRAST).asDouble()).isAtLeast(4.5);
  }

  @Test
  void fitsAPhone() throws IOException {
    open(
        Pages.fixing(
            Pages.calling(
                Pages.of(
                    Pages.CREATED,
                    Pages.row("Name".repeat(60), "at", Pages.DAY, State.BASELINED, "Bills.find()")),
                Pages.saving(
                    Pages.call("Name".repeat(60), "find(" + "Query,".repeat(30) + ")", 1e9, 1e7),
                    1e9))));
    click("#unfold");
    browser.call(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", 360, "height", 740, "deviceScaleFactor", 1, "mobile", true));
    assertThat(browser.eval("document.documentElement.scrollWidth").asInt()).isEqualTo(360);
    assertThat(
            browser
                .eval(
                    "Math.max(...[...document.body.querySelectorAll('*')].map((at) => at.getBoundingClientRect().right))")
                .asDouble())
        .isAtMost(360);
  }

  /** The name of a member has places to break, and that of a type has none. */
  @Test
  void breaksNoTypeBecauseOfALongMember() throws IOException {
    open(
        Pages.of(
            Pages.row("Order", "find(Query, ".repeat(20), Pages.DAY, State.NEW, "Orders.find()")));
    browser.call(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", 1080, "height", 740, "deviceScaleFactor", 1, "mobile", false));
    assertThat(
            browser
                .eval("document.querySelector('#members .type code').getClientRects().length")
                .asInt())
        .isEqualTo(1);
  }

  @Test
  void printsEveryMemberWithItsWay() throws IOException {
    open(Pages.large(300));
    assertThat(texts(".detail")).isEmpty();
    browser.eval(
        "addEventListener('beforeprint', () => (window.printed = document.querySelectorAll('.detail .way').length))");
    browser.call("Page.printToPDF", Map.of());
    assertThat(browser.eval("window.printed").asInt()).isEqualTo(300);
    assertThat(texts(".detail")).isEmpty();
    media("print", "dark");
    assertThat(browser.eval("getComputedStyle(document.body).backgroundColor").asText())
        .isEqualTo("rgb(255, 255, 255)");
    assertThat(browser.eval("document.querySelector('#controls').offsetHeight").asInt())
        .isEqualTo(0);
  }

  @Test
  void drawsAFewOfManyMembers() throws IOException {
    open(Pages.calling(Pages.large(5000), calls(5000)));
    click("[data-view=all]");
    assertThat(texts("#count")).containsExactly("5000 members");
    assertThat(browser.eval("document.querySelectorAll('*').length").asInt()).isLessThan(5000);
    search("at4321");
    assertThat(texts(NAMES)).containsExactly("Dto432.at4321");
    search("");
    click("#more");
    assertThat(texts(NAMES).size()).isAtLeast(300);
  }

  private void open(Page page) throws IOException {
    browser.open(Files.writeString(folder.resolve("report.html"), HtmlReport.of(page)));
  }

  private void withoutScript(Page page) throws IOException {
    browser.call("Emulation.setScriptExecutionDisabled", Map.of("value", true));
    open(page);
  }

  private static void speak(String language) {
    browser.call(
        "Emulation.setUserAgentOverride", Map.of("userAgent", "test", "acceptLanguage", language));
  }

  private static String visible(String selector) {
    return browser.eval("document.querySelector(`" + selector + "`).innerText").asText();
  }

  private static void media(String medium, String scheme) {
    browser.call(
        "Emulation.setEmulatedMedia",
        Map.of(
            "media",
            medium,
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  private static void click(String selector) {
    browser.eval("document.querySelector(`" + selector + "`).click()");
  }

  private static void search(String text) {
    browser.eval(
        "(() => { const field = document.querySelector('#search'); field.value = `"
            + text
            + "`; field.dispatchEvent(new Event('input')); })()");
  }

  private static ImmutableList<String> texts(String selector) {
    return Streams.stream(
            browser.eval(
                "[...document.querySelectorAll(`" + selector + "`)].map((at) => at.textContent)"))
        .map(text -> text.asText())
        .collect(ImmutableList.toImmutableList());
  }
}
