package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Maps;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.files.WholeFile;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.report.BrokenCount;
import io.github.wiretime.checker.report.ReportFiles;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.bytes.CallBytes;
import io.github.wiretime.scan.html.HtmlReport;
import io.github.wiretime.scan.html.PageFixes;
import io.github.wiretime.scan.html.ReportContent;
import io.github.wiretime.scan.html.UpgradePage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** The files that a scan writes besides the baseline. */
final class Outputs {

  private static final String CATEGORY = "scan/";

  /** Inside a folder that is scanned such a file would be lost. */
  private static final Pattern PROGRAM = Pattern.compile(".+\\.(java|class|jar|war)");

  @Option(names = "--sarif", paramLabel = "FILE", description = "SARIF 2.1.0, for code scanning")
  private Path sarif;

  @Option(names = "--markdown", paramLabel = "FILE", description = "a summary, for a pull request")
  private Path markdown;

  @Option(names = "--html", paramLabel = "FILE", description = "a page to look at and to show")
  private Path html;

  private ImmutableMap<String, Path> files() {
    ImmutableMap.Builder<String, Path> files = ImmutableMap.builder();
    Optional.ofNullable(sarif).ifPresent(file -> files.put("--sarif", file));
    Optional.ofNullable(markdown).ifPresent(file -> files.put("--markdown", file));
    Optional.ofNullable(html).ifPresent(file -> files.put("--html", file));
    return files.buildOrThrow();
  }

  /**
   * What is wrong with the names: a file that is read, or written twice, would be lost.
   *
   * @param others which are written as well, by the options that name them
   * @param read what the command reads besides
   */
  Optional<String> problem(ImmutableMap<String, Path> others, ImmutableSet<Path> read) {
    return problemOf(
        ImmutableMap.<String, Path>builder().putAll(files()).putAll(others).buildOrThrow(), read);
  }

  /** The same for files of a command that has no others. */
  static Optional<String> problemOf(ImmutableMap<String, Path> written, ImmutableSet<Path> read) {
    Map<Path, String> known = new HashMap<>();
    read.forEach(file -> known.put(real(file), "an input"));
    for (Map.Entry<String, Path> file : written.entrySet()) {
      String other = known.putIfAbsent(real(file.getValue()), file.getKey());
      if (other != null && !file.getValue().toString().isEmpty()) {
        return Optional.of(file.getKey() + ": '" + file.getValue() + "' is " + other + " as well");
      }
      Optional<String> problem = problemOfName(file.getKey(), file.getValue());
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  /** What is wrong with a name, whatever else is read or written. */
  static Optional<String> problemOfName(String option, Path file) {
    if (file.toString().isEmpty()) {
      return Optional.of(option + ": the name of the file is empty");
    }
    return PROGRAM.matcher(file.toString()).matches()
        ? Optional.of(option + ": '" + file + "' is the name of a source, class or archive")
        : Optional.empty();
  }

  /**
   * Asks whether all can be written, before minutes pass until the first of them is.
   *
   * @throws UnreadableInputException if it is known already that one cannot be written
   */
  void checkWritable(Dialect dialect) throws UnreadableInputException {
    for (Path file : files().values()) {
      Writing.run(file, dialect, WholeFile::checkWritable);
    }
  }

  private static Path real(Path file) {
    try {
      return Files.exists(file) ? file.toRealPath() : file.toAbsolutePath().normalize();
    } catch (IOException unreadable) {
      return file.toAbsolutePath().normalize();
    }
  }

  /**
   * Writes all.
   *
   * @param inputs what was scanned, as the user named it
   * @throws UnreadableInputException if one cannot be written; the others after it are not then
   */
  void write(Scan scan, Iterable<Path> inputs) throws UnreadableInputException {
    ReportFiles reports =
        new ReportFiles(
            scan.places(),
            ModuleFolder.of(scan.application().context()),
            scan.texts(),
            check -> SeverityLevel.WARNING);
    write(
        sarif,
        scan.dialect(),
        file ->
            reports.writeSarif(
                file,
                CATEGORY,
                scan.result(),
                scan.serialization(),
                Check.COSTLY_RPC_TIME.page().in(Language.OF_PROGRAMS)));
    write(
        markdown,
        scan.dialect(),
        file -> reports.writeSummary(file, scan.result(), scan.serialization()));
    write(
        html,
        scan.dialect(),
        file ->
            new HtmlReport(scan.places(), scan.texts().costly(), scan.costs(), scan.dialect())
                .write(file, content(scan, inputs)));
  }

  /**
   * Writes the page of an upgrade, and nothing else.
   *
   * @param inputs what was scanned, as the user named it
   * @throws UnreadableInputException if it cannot be written
   */
  void write(UpgradeScan found, Iterable<Path> inputs) throws UnreadableInputException {
    UpgradeText text = new UpgradeText(found);
    write(
        html,
        found.scan().dialect(),
        file ->
            new UpgradePage(
                    names(inputs),
                    Maps.toMap(List.of("change", "before", "after", "what"), text::title),
                    text.lines(),
                    text.hessians(),
                    text.counts(),
                    text.serializers(),
                    text.movedServices(),
                    found.upgrade().listed().stream()
                        .map(text::row)
                        .collect(ImmutableList.toImmutableList()),
                    text.breaks(),
                    text.breaksMeanwhile(),
                    text.allowList(),
                    ImmutableList.<String>builder()
                        .addAll(text.initialValues().stream().toList())
                        .addAll(notes(found.scan()))
                        .build(),
                    found.scan().dialect().language())
                .write(file));
  }

  /**
   * Writes what was found between two builds.
   *
   * @throws UnreadableInputException if a file cannot be written
   */
  void write(CompareScan found) throws UnreadableInputException {
    CompareFiles files = new CompareFiles(found);
    write(sarif, found.dialect(), files::writeSarif);
    write(markdown, found.dialect(), files::writeMarkdown);
    write(html, found.dialect(), files::writePage);
  }

  private static ImmutableList<String> names(Iterable<Path> inputs) {
    return ImmutableList.copyOf(Iterables.transform(inputs, Path::toString));
  }

  private static ImmutableList<String> notes(Scan scan) {
    return ImmutableList.copyOf(
        Iterables.concat(scan.leftOut().sentences(scan.options()), scan.said()));
  }

  private static ReportContent content(Scan scan, Iterable<Path> inputs) {
    Optional<PageFixes> fixes = new ScanFixes(scan).firstRelease();
    Language language = scan.dialect().language();
    ImmutableList<CallBytes> calls =
        scan.calls(fixes.map(PageFixes::twins).orElse(ImmutableMap.of()));
    return new ReportContent(
        names(inputs),
        scan.judgements().get(Check.COSTLY_RPC_TIME),
        scan.analysis().forOlderPeers().size(),
        calls,
        Payoff.of(calls).sentences().stream()
            .map(text -> text.in(language))
            .collect(ImmutableList.toImmutableList()),
        fixes,
        scan.texts().broken().rows(scan.run().reported(Check.BROKEN_RPC_VALUE), scan.places()),
        BrokenCount.of(scan.judgements().get(Check.BROKEN_RPC_VALUE), language)
            .map(count -> count.in(language))
            .orElse(""),
        scan.analysis().classes().size(),
        notes(scan));
  }

  private static void write(Path file, Dialect dialect, Writing writing)
      throws UnreadableInputException {
    if (file != null) {
      Writing.run(file, dialect, writing);
    }
  }
}
