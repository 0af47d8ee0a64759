package io.github.wiretime.scan;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.roots.SkippedService;
import io.github.wiretime.scan.archive.SomeNames;
import java.util.Collection;
import java.util.TreeMap;

/** Says why a scan has nothing to report of any service. */
final class NoServices {

  private NoServices() {}

  /** What was seen and skipped, else that there was nothing. */
  static String because(Collection<SkippedService> skipped, Dialect dialect) {
    if (skipped.isEmpty()) {
      return "no class of the inputs declares or uses a service that sends Hessian;"
          + " if yours are declared in another way, name their interfaces with "
          + dialect.option(OptionTable.SERVICE_INTERFACES);
    }
    return "the inputs declare or use "
        + (skipped.size() == 1 ? "1 service" : skipped.size() + " services")
        + " of which Hessian writes nothing, so there is nothing to report: "
        + skipped.stream()
            .collect(
                groupingBy(
                    SkippedService::reason,
                    TreeMap::new,
                    mapping(SkippedService::simpleName, toList())))
            .entrySet()
            .stream()
            .map(reason -> SomeNames.of(reason.getValue()) + " (" + reason.getKey() + ")")
            .collect(joining(", "));
  }
}
