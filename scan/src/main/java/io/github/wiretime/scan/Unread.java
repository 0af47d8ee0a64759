package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.application.SpringFile;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.roots.SpringXml;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.application.Missing;
import io.github.wiretime.scan.application.OtherVersions;
import io.github.wiretime.scan.application.ScannedApplication;
import io.github.wiretime.scan.archive.LeftOut;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.Map;
import java.util.Set;

/**
 * What could not be read although the result may depend on it, and what of that somebody accepts.
 *
 * @param said by name what nothing else tells of, with the reason
 * @param needed names of all that a complete scan would have read
 * @param accepted names, or the ends of names of files, with a reason each
 * @param versions classes of which several are there and one was read
 */
record Unread(
    ImmutableMap<String, Text> said,
    ImmutableSet<String> needed,
    ImmutableMap<String, String> accepted,
    OtherVersions versions) {

  /** Of a scan that has looked at everything. */
  static Unread after(
      ScannedApplication application,
      Analysis analysis,
      Missing missing,
      LeftOut leftOut,
      Options options) {
    ImmutableMap<String, Text> classes =
        application.leftOut().entrySet().stream()
            .collect(
                toImmutableMap(
                    Map.Entry::getKey,
                    each -> CheckTexts.of("damage.left-out", each.getKey(), each.getValue())));
    ImmutableMap.Builder<String, Text> files = ImmutableMap.builder();
    Maps.filterKeys(application.files().leftOut(), name -> !leftOut.ofInputs().contains(name))
        .forEach((name, why) -> files.put(name, ScanTexts.of("left-out.file", name, why)));
    if (options.get(OptionTable.SERIALIZATION).isEmpty()) {
      application
          .unreadSettings()
          .forEach((name, why) -> files.put(name, ScanTexts.of("left-out.settings", name, why)));
    }
    OtherVersions versions = OtherVersions.of(application, analysis);
    files.putAll(versions.unread(options.dialect()));
    ImmutableMap<String, Text> unreadFiles = files.buildKeepingLast();
    return new Unread(
        ImmutableMap.<String, Text>builder().putAll(unreadFiles).putAll(classes).buildKeepingLast(),
        ImmutableSet.<String>builder()
            .addAll(unreadFiles.keySet())
            .addAll(
                Sets.filter(
                    classes.keySet(), name -> application.owns(name) || missing.contains(name)))
            .addAll(
                application.springFiles().stream()
                    .filter(file -> !SpringXml.isReadable(file))
                    .map(SpringFile::shown)
                    .iterator())
            .addAll(leftOut.ofInputs())
            .build(),
        options.get(OptionTable.ACCEPTED_UNREAD),
        versions);
  }

  /** Whether all is read that is needed, but for what somebody accepts. */
  boolean isNothing() {
    return needed.stream().allMatch(this::isAccepted);
  }

  private boolean isAccepted(String name) {
    return accepted.keySet().stream().anyMatch(known -> LeftOut.isMeant(known, name));
  }

  /** A sentence for each that nothing else tells of, and for each acceptance. */
  ImmutableList<Text> sentences() {
    Set<String> all = Sets.union(said.keySet(), needed);
    return ImmutableList.<Text>builder()
        .addAll(Maps.filterKeys(said, name -> !isAccepted(name)).values())
        .addAll(
            accepted.entrySet().stream()
                .map(
                    each ->
                        ScanTexts.of(
                            all.stream().anyMatch(name -> LeftOut.isMeant(each.getKey(), name))
                                ? "left-out.accepted"
                                : "left-out.accepted-in-vain",
                            each.getKey(),
                            each.getValue()))
                .collect(toImmutableList()))
        .addAll(versions.note().stream().iterator())
        .build();
  }
}
