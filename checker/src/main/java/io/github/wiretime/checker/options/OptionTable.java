package io.github.wiretime.checker.options;

import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static io.github.wiretime.checker.options.Door.ERROR_PRONE;
import static io.github.wiretime.checker.options.Door.MAVEN;
import static io.github.wiretime.checker.options.Door.SCANNER;
import static java.util.Comparator.naturalOrder;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.words.Language;
import java.util.Optional;

/**
 * All options that doors have in common, in the order in which pages list them. The parser, the
 * scanner's command line and help, and the tables of the documentation are made of it; a test
 * compares the parameters of the Maven plugin, which have to be typed.
 */
public final class OptionTable {

  private static final ImmutableSet<Door> ALL_DOORS =
      Sets.immutableEnumSet(ERROR_PRONE, MAVEN, SCANNER);

  /** A file whose content a goal of the Maven plugin changes needs no option there. */
  private static final ImmutableSet<Door> WITHOUT_MAVEN =
      Sets.immutableEnumSet(ERROR_PRONE, SCANNER);

  private static final ImmutableSet<Door> IN_COMPILATIONS = Sets.immutableEnumSet(ERROR_PRONE);

  private static final ImmutableSet<Door> IN_SCANS = Sets.immutableEnumSet(MAVEN, SCANNER);

  private static final ImmutableList.Builder<Option<?>> ROWS = ImmutableList.builder();

  public static final Option<NamePatterns> SERVICE_INTERFACES =
      row(
          "ServiceInterfaces",
          Values.names(),
          ALL_DOORS,
          "interfaces that are services although nothing declares them: `com.acme.*.api.*Service`,"
              + " `com.acme.**`");

  public static final Option<ImmutableSet<String>> SERVICE_ANNOTATIONS =
      row(
          "ServiceAnnotations",
          Values.annotations(),
          ALL_DOORS,
          "annotations of your own that export a class as `@DubboService` does");

  public static final Option<ImmutableSet<String>> SPRING_CONFIG =
      row(
          "SpringConfig",
          Values.files(),
          ALL_DOORS,
          "Spring files that declare services, besides those in what is scanned");

  public static final Option<Optional<String>> SERIALIZATION =
      row(
          "Serialization",
          Values.serializer(),
          ALL_DOORS,
          "the serializer where no declaration names one; without it, the rules of Dubbo decide");

  public static final Option<NamePatterns> WIRE_TYPES =
      row(
          "WireTypes",
          Values.names(),
          ALL_DOORS,
          "classes that are sent although no service shows it: `com.acme.**.*Dto`");

  public static final Option<Optional<String>> BASELINE =
      row("Baseline", Values.file(), ALL_DOORS, "the file of known findings");

  public static final Option<BaselineMode> BASELINE_MODE =
      row(
          Option.of(
                  "BaselineMode",
                  Values.mode(BaselineMode.class),
                  WITHOUT_MAVEN,
                  "`check` the baseline, `write` to add what is found, or `prune` to remove what is no"
                      + " longer found")
              .with(BASELINE));

  public static final Option<References> REFERENCES =
      row(
          "References",
          Values.mode(References.class),
          IN_COMPILATIONS,
          "detail at consumers of another module's services: `summary`, `full` for every member, or"
              + " `off`");

  public static final Option<Optional<String>> REPORT =
      row(
          "Report",
          Values.file(".sarif"),
          IN_COMPILATIONS,
          "a SARIF file to write for each module, and a summary in Markdown beside it");

  public static final Option<Optional<String>> CODE_QUALITY =
      row(
          "CodeQuality",
          Values.file(".json"),
          IN_COMPILATIONS,
          "a file to write for each module that GitLab shows in a merge request");

  /** Error Prone has severities for the same, by the name of the check. */
  public static final Option<ImmutableSet<Check>> CHECKS =
      row("Checks", Values.checks(), IN_SCANS, "which checks report");

  public static final Option<NamePatterns> COSTLY_TYPES =
      row(
          "CostlyTypes",
          Values.types(),
          ALL_DOORS,
          "types to report besides the measured ones: `org.joda.time.*`");

  public static final Option<NamePatterns> CHEAP_TYPES =
      row("CheapTypes", Values.types(), ALL_DOORS, "types never to report: `java.time.Instant`");

  public static final Option<Optional<HessianLite>> HESSIAN_LITE =
      row(
          "HessianLite",
          Values.hessian(),
          ALL_DOORS,
          "the release whose measured costs count: `"
              + HessianLite.ids().replace(", ", "`, `")
              + "`, or `auto` for the one in use");

  /**
   * Between the names of enums and the compact forms of hessian-lite 4.0.4, at most 49 bytes and
   * about twice the time of a {@code Date}, and the objects of Hessian, at least 50 bytes.
   */
  public static final Option<Integer> MIN_BYTES =
      row(
          "MinBytes",
          Values.number("BYTES", 50, "is not a number of bytes such as 50"),
          ALL_DOORS,
          "report types whose first value in a message takes at least this many bytes");

  public static final Option<Double> MIN_SLOWDOWN =
      row(
          "MinSlowdown",
          Values.ratio(5),
          ALL_DOORS,
          "also report types that take at least this many times as long as `Date` to write and read");

  public static final Option<Integer> MAX_ARCHIVES =
      row(
          "MaxArchives",
          Values.number("NUMBER", 4000, "is not a number from 1 on"),
          IN_SCANS,
          "how many different archives inside inputs to read");

  public static final Option<ImmutableMap<String, String>> ACCEPTED_UNREAD =
      row(
          "AcceptedUnread",
          Values.reasons(),
          IN_SCANS,
          "classes and files that may stay unread, each with a reason:"
              + " `com.acme.Odd=shrunk, never sent; lib/odd.jar=...`");

  public static final Option<Optional<String>> DOCS_URL =
      row(
          "DocsUrl",
          Values.address(),
          IN_COMPILATIONS,
          "a page of your own to link to instead of the check's");

  /** Files that other programs read stay in English. */
  public static final Option<Language> LANG =
      row(
          "Lang",
          Values.language(),
          ALL_DOORS,
          "the language of messages, tables and notes: `en` or `zh`");

  /** All rows. */
  public static final ImmutableList<Option<?>> ALL = ROWS.build();

  private OptionTable() {}

  private static <T> Option<T> row(
      String name, Value<T> value, ImmutableSet<Door> doors, String help) {
    return row(Option.of(name, value, doors, help));
  }

  private static <T> Option<T> row(Option<T> option) {
    ROWS.add(option);
    return option;
  }

  /** The rows of one door. */
  public static ImmutableList<Option<?>> of(Door door) {
    return ALL.stream()
        .filter(option -> option.doors().contains(door))
        .collect(ImmutableList.toImmutableList());
  }

  /** The names of the options of one door. */
  static ImmutableSortedSet<String> names(Door door) {
    return of(door).stream().map(Option::name).collect(toImmutableSortedSet(naturalOrder()));
  }
}
