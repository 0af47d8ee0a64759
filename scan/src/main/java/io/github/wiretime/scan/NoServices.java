package io.github.wiretime.scan;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;

import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.roots.SkippedService;
import java.util.Collection;
import java.util.TreeMap;

/** Says why a scan has nothing to report of any service. */
final class NoServices {

  private NoServices() {}

  /** What was seen and skipped, else that there was nothing. */
  static String because(Collection<SkippedService> skipped, Door dialect) {
    if (skipped.isEmpty()) {
      return "no class of the inputs declares or uses a service that sends Hessian; "
          + dialect.option(OptionTable.SERVICE_INTERFACES)
          + " names services that nothing declares";
    }
    return "Hessian writes nothing of the "
        + skipped.size()
        + (skipped.size() == 1 ? " service" : " services")
        + " that the inputs declare or use: "
        + skipped.stream()
            .collect(groupingBy(SkippedService::reason, TreeMap::new, counting()))
            .entrySet()
            .stream()
            .map(reason -> reason.getValue() + " " + reason.getKey())
            .collect(joining(", "));
  }
}
