package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Width;
import io.github.wiretime.scan.bytes.CallBytes;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What a patch saves in calls, as a table: the methods that save most come first. */
final class SavedBytes {

  private static final int SHOWN = 20;

  private static final int WIDTH = 9;

  private SavedBytes() {}

  /** The lines of the table; none if no call sends what the patch changes. */
  static ImmutableList<String> lines(List<CallBytes> calls, Language language) {
    ImmutableList<CallBytes> changed =
        calls.stream()
            .filter(CallBytes::isChanged)
            .sorted(
                Comparator.<CallBytes>comparingDouble(call -> -call.compared().saved())
                    .thenComparing(CallBytes::method))
            .collect(toImmutableList());
    if (changed.isEmpty()) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(ScanTexts.of("saved.title").in(language));
    lines.add(
        row(
            CallBytes.ELEMENTS.stream().map(String::valueOf),
            ScanTexts.of("saved.method").in(language)));
    changed.stream().limit(SHOWN).map(SavedBytes::row).forEach(lines::add);
    if (changed.size() > SHOWN) {
      lines.add("  " + ScanTexts.of("saved.more", changed.size() - SHOWN).in(language));
    }
    if (changed.stream().anyMatch(SavedBytes::adds)) {
      lines.add(ScanTexts.of("saved.below-zero").in(language));
    }
    return lines.build();
  }

  private static boolean adds(CallBytes call) {
    return call.sizes().stream().anyMatch(size -> size.saved() <= -0.5);
  }

  private static String row(CallBytes call) {
    return row(
        call.sizes().stream().map(size -> String.format(Locale.ROOT, "%,.0f", size.saved())),
        call.method().simpleService() + "." + call.method().method());
  }

  private static String row(Stream<String> figures, String method) {
    return figures.map(figure -> Width.padStart(figure, WIDTH)).collect(joining()) + "  " + method;
  }
}
