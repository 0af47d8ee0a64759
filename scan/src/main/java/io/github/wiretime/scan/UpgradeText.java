package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.report.BrokenText;
import io.github.wiretime.checker.report.MemberText;
import io.github.wiretime.checker.report.Places;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.allowlist.RefusedClasses;
import io.github.wiretime.scan.archive.SomeNames;
import io.github.wiretime.scan.html.UpgradePage.BrokenMeanwhile;
import io.github.wiretime.scan.html.UpgradePage.SerializerRow;
import io.github.wiretime.scan.html.UpgradePage.UpgradeRow;
import io.github.wiretime.scan.upgrade.Change;
import io.github.wiretime.scan.upgrade.DefaultSerializers;
import io.github.wiretime.scan.upgrade.Difference;
import io.github.wiretime.scan.upgrade.Upgrade;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What is said of an upgrade, in a terminal and on a page. */
final class UpgradeText {

  private final Scan scan;
  private final Upgrade upgrade;
  private final Optional<RefusedClasses> refused;
  private final MemberText names;
  private final ImmutableList<String> initialFields;

  UpgradeText(UpgradeScan found) {
    this.scan = found.scan();
    this.upgrade = found.upgrade();
    this.refused = found.refused();
    this.initialFields = InitialFields.lost(scan, upgrade.before(), upgrade.after());
    this.names =
        scan.texts()
            .costly()
            .names(upgrade.differences().stream().map(Difference::finding).toList());
  }

  /** {@code Dubbo 3.2 -> 3.3}. */
  String lines() {
    return "Dubbo " + upgrade.before().line().id() + " -> " + upgrade.after().line().id();
  }

  /** {@code hessian-lite 3.2 -> hessian-lite 4.0.4}. */
  String hessians() {
    String before = upgrade.before().hessian().hessian().title(language());
    String after = upgrade.after().hessian().hessian().title(language());
    return before.equals(after) ? before : before + " -> " + after;
  }

  /** {@code 2 breaks, 1 mended}. */
  String counts() {
    String counts =
        Stream.concat(
                Arrays.stream(Change.values())
                    .filter(change -> !upgrade.with(change).isEmpty())
                    .map(
                        change ->
                            ScanTexts.of(
                                "upgrade.count", upgrade.with(change).size(), change.words())),
                initialFields.isEmpty()
                    ? Stream.empty()
                    : Stream.of(
                        ScanTexts.of(
                            "upgrade.count",
                            initialFields.size(),
                            ScanTexts.of("upgrade.initial-lost"))))
            .map(scan.dialect()::text)
            .collect(joining(scan.dialect().text(CheckTexts.of("separator.parts"))));
    String compared =
        counts.isEmpty() ? scan.dialect().text(ScanTexts.of("upgrade.no-member")) : counts;
    int uncompared = upgrade.before().uncompared();
    return uncompared == 0
        ? compared
        : scan.dialect().text(ScanTexts.of("upgrade.uncompared", compared, uncompared));
  }

  /** What calls take if nobody says so. */
  ImmutableList<SerializerRow> serializers() {
    return DefaultSerializers.of(upgrade.before().line(), upgrade.after().line()).stream()
        .map(row -> new SerializerRow(scan.dialect().text(row.peers()), row.before(), row.after()))
        .collect(toImmutableList());
  }

  private Language language() {
    return scan.dialect().language();
  }

  /** The services of this application that move: {@code fastjson2 -> hessian2: OrderService}. */
  ImmutableList<String> movedServices() {
    return upgrade.movedServices().entrySet().stream()
        .collect(
            groupingBy(
                moved -> moved.getValue(),
                TreeMap::new,
                mapping(moved -> simple(moved.getKey()), toList())))
        .entrySet()
        .stream()
        .map(moved -> moved.getKey() + ": " + SomeNames.of(moved.getValue(), language()))
        .collect(toImmutableList());
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** Header and rows; members to which the same happens share one. */
  ImmutableList<ImmutableList<String>> table() {
    LinkedHashMap<ImmutableList<String>, ImmutableList<Difference>> rows = new LinkedHashMap<>();
    for (Difference difference : upgrade.listed()) {
      rows.merge(
          ImmutableList.of(
              scan.dialect().text(difference.change().words()),
              difference.before().words(language()),
              difference.after().words(language()),
              difference.what()),
          ImmutableList.of(difference),
          (some, more) -> ImmutableList.<Difference>builder().addAll(some).addAll(more).build());
    }
    ImmutableList.Builder<ImmutableList<String>> table = ImmutableList.builder();
    table.add(
        Stream.of("change", "before", "after", "what", "member")
            .map(this::title)
            .collect(toImmutableList()));
    rows.forEach(
        (cells, differences) ->
            table.add(
                ImmutableList.<String>builder()
                    .addAll(cells)
                    .add(
                        SomeNames.of(
                            differences.stream().map(Difference::finding).map(this::name).toList(),
                            language()))
                    .build()));
    if (!initialFields.isEmpty()) {
      table.add(
          Stream.concat(
                  Stream.of(
                          ScanTexts.of("upgrade.initial-lost"),
                          ScanTexts.of("upgrade.initial-before"),
                          ScanTexts.outcome(Effect.LOST),
                          ScanTexts.of("upgrade.initial-what"))
                      .map(scan.dialect()::text),
                  Stream.of(SomeNames.of(initialFields, language())))
              .collect(toImmutableList()));
    }
    return table.build();
  }

  /** What a page says of initial values that are lost; empty if none is. */
  Optional<String> initialValues() {
    return initialFields.isEmpty()
        ? Optional.empty()
        : Optional.of(
            scan.dialect()
                .text(
                    ScanTexts.of(
                        "upgrade.initial",
                        String.join(", ", initialFields),
                        ScanTexts.of("breaking.initial-value.instead"))));
  }

  /** What a column is called: {@code before}. */
  String title(String column) {
    return scan.dialect().text(ScanTexts.of("upgrade.title-" + column));
  }

  /** The member of a difference in a row of the page. */
  UpgradeRow row(Difference difference) {
    return UpgradeRow.of(difference, name(difference.finding()), language());
  }

  /** {@code OrderDto.rate (OrderDto.java:4)}, as a scan names it. */
  String name(Finding finding) {
    return names.description(finding)
        + scan.places()
            .of(finding.member().declaration())
            .map(Places.Place::text)
            .map(place -> " (" + place + ")")
            .orElse("");
  }

  /** What is said of each member that breaks by a rule of what does not arrive. */
  ImmutableList<BrokenText.Row> breaks() {
    return scan.texts().broken().rows(upgrade.brokenByHessian(), scan.places());
  }

  /** The same as text. */
  ImmutableList<String> breakLines() {
    return scan.texts().broken().lines(upgrade.brokenByHessian(), scan.places());
  }

  /** What is said of members that break while peers have different lines. */
  ImmutableList<BrokenMeanwhile> breaksMeanwhile() {
    return upgrade.meanwhile().asMap().entrySet().stream()
        .map(
            broken ->
                new BrokenMeanwhile(
                    broken.getKey().providers().id(),
                    broken.getKey().consumers().id(),
                    scan.texts().broken().rows(broken.getValue(), scan.places())))
        .collect(toImmutableList());
  }

  /** The same as text, each with its title. */
  ImmutableList<String> breakMeanwhileLines() {
    return upgrade.meanwhile().asMap().entrySet().stream()
        .flatMap(
            broken ->
                Stream.concat(
                    Stream.of(
                        scan.dialect()
                            .text(
                                ScanTexts.of(
                                    "upgrade.breaks-meanwhile",
                                    broken.getKey().providers().id(),
                                    broken.getKey().consumers().id()))),
                    scan.texts().broken().lines(broken.getValue(), scan.places()).stream()))
        .collect(toImmutableList());
  }

  /** What becomes of the allow list. */
  String allowList() {
    DubboLine after = upgrade.after().line();
    return refused
        .map(classes -> new AllowListNote(upgrade.before().line(), after, classes, scan.dialect()))
        .map(AllowListNote::text)
        .orElseGet(() -> scan.dialect().text(ScanTexts.of("allow.not-strict", after.id())));
  }
}
