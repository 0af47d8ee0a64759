package io.github.wiretime.scan.html;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Streams;
import com.google.common.math.LongMath;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.roots.Sender;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.bytes.CallBytes;
import io.github.wiretime.scan.bytes.MessageBytes;
import io.github.wiretime.scan.words.ScanTexts;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import java.util.Map;

/** What the costly values of one call take, as the page shows it. */
record Call(CallBytes bytes, Language language) {

  /** What Dubbo refuses to send, unless it is told otherwise. */
  private static final int LARGEST = 8 << 20;

  private static final String TOO_LARGE = "> 8 MB";
  private static final String UNKNOWN = "–";

  /**
   * What template and script read.
   *
   * @param services what the page calls each service
   */
  Map<String, Object> asMap(Map<String, String> services) {
    Sender method = method();
    CallBytes.Size smallest = bytes.sizes().get(0);
    long request = smallest.request().values();
    long response = smallest.response().values();
    return ImmutableMap.of(
        "service", method.service(),
        "simpleService", services.get(method.service()),
        "method", method.method(),
        "values", LongMath.saturatedAdd(request, response),
        "request", request,
        "response", response,
        "change", change(),
        "sizes",
            Streams.zip(CallBytes.ELEMENTS.stream(), bytes.sizes().stream(), this::size)
                .collect(ImmutableList.toImmutableList()));
  }

  private Map<String, Object> size(int elements, CallBytes.Size size) {
    MessageBytes both = size.both();
    return ImmutableMap.of(
        "label",
        label(elements, language),
        "bytes",
        text(both),
        "rank",
        Math.round(both.today()),
        "saved",
        Math.round(size.saved()));
  }

  /** Today and in release 2 of the patch; nothing where that changes nothing. */
  private String change() {
    double change = -Math.rint(bytes.compared().saved());
    if (change == 0) {
      return UNKNOWN;
    }
    double today = bytes.compared().both().today();
    long percent = Math.round(100 * change / today);
    return String.format(
        Locale.ROOT,
        percent == 0 ? "%s → %s (%d %%)" : "%s → %s (%+d %%)",
        number(today),
        number(today + change),
        percent);
  }

  Sender method() {
    return bytes.method();
  }

  static String label(int elements, Language language) {
    return ScanTexts.counted("page.elements", elements).in(language);
  }

  private String text(MessageBytes bytes) {
    if (!bytes.fails() && bytes.date() > LARGEST) {
      return TOO_LARGE;
    }
    return today(bytes) + " → " + number(bytes.date());
  }

  private String today(MessageBytes bytes) {
    if (bytes.fails()) {
      return Effect.FAILS_WRITING.words().in(language);
    }
    if (bytes.today() > LARGEST) {
      return TOO_LARGE;
    }
    if (bytes.atLeast() && bytes.today() == 0) {
      return UNKNOWN;
    }
    return (bytes.atLeast() ? "≥ " : "") + number(bytes.today());
  }

  /** With as many digits as an estimate has. */
  private static String number(double bytes) {
    return String.format(
        Locale.ROOT, "%,d", new BigDecimal(bytes).round(new MathContext(3)).longValue());
  }
}
