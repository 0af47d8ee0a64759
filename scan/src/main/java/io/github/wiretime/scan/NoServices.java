package io.github.wiretime.scan;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.roots.SkippedService;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.scan.archive.SomeNames;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.Collection;
import java.util.TreeMap;

/** Says why a scan has nothing to report of any service. */
final class NoServices {

  private NoServices() {}

  /** What was seen and skipped, else that there was nothing. */
  static String because(Collection<SkippedService> skipped, Dialect dialect) {
    if (skipped.isEmpty()) {
      return dialect.text(
          ScanTexts.of("no-services.none", dialect.option(OptionTable.SERVICE_INTERFACES)));
    }
    return dialect.text(
        ScanTexts.counted(
            "no-services.skipped",
            skipped.size(),
            skipped.stream()
                .collect(
                    groupingBy(
                        service -> dialect.text(service.reason()),
                        TreeMap::new,
                        mapping(SkippedService::simpleName, toList())))
                .entrySet()
                .stream()
                .map(
                    reason ->
                        ScanTexts.of(
                            "no-services.reason",
                            SomeNames.of(reason.getValue(), dialect.language()),
                            reason.getKey()))
                .map(dialect::text)
                .collect(joining(dialect.text(CheckTexts.of("separator.parts"))))));
  }
}
