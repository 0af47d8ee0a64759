package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.BaselineFile;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.roots.SkippedService;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.application.ScannedApplication;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Inputs;
import io.github.wiretime.scan.archive.SomeNames;
import io.github.wiretime.scan.compare.Comparison;
import io.github.wiretime.scan.compare.ReadBuild;
import io.github.wiretime.scan.libraries.OwnModules;
import io.github.wiretime.scan.sources.Sources;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Two builds, compared.
 *
 * @param changes what breaks, with what becomes of each
 * @param old the build before, without anything of javac
 * @param baseline the file that was read and that is still to be written
 * @param said what the reader should know besides
 * @param isComplete whether all of both builds could be read
 */
record CompareScan(
    CompareInputs inputs,
    Comparison comparison,
    ImmutableList<ComparedChange> changes,
    ReadBuild old,
    ReadBuild current,
    ScannedApplication application,
    Sources places,
    BaselineFile baseline,
    Optional<UnaryOperator<ImmutableSortedSet<String>>> baselineChange,
    ImmutableList<String> said,
    boolean isComplete,
    Dialect dialect) {

  /**
   * Reads both builds, one after the other, and writes nothing.
   *
   * @param progress is told what it does
   */
  static CompareScan of(
      CompareInputs inputs, Options options, Consumer<Text> said, Consumer<String> progress)
      throws IOException, InvalidOptionException {
    Dialect dialect = options.dialect();
    int limit = options.get(OptionTable.MAX_ARCHIVES);
    progress.accept(dialect.text(ScanTexts.of("progress.opening")));
    try (Inputs oldArchives = new Inputs(limit, /* isWhole= */ true);
        Inputs archives = new Inputs(limit, /* isWhole= */ true)) {
      ImmutableList<Element> oldElements = OwnModules.in(inputs.openOld(oldArchives, said));
      ImmutableList<Element> elements = OwnModules.in(inputs.open(archives, said));
      progress.accept(dialect.text(ScanTexts.of("progress.reading")));
      ImmutableList.Builder<String> notes = ImmutableList.builder();
      ReadBuild old = readOld(oldElements, options, notes);
      oldArchives.leftOut().sentences(dialect).forEach(notes::add);
      archives.leftOut().sentences(dialect).forEach(notes::add);
      ScannedApplication application = ScannedApplication.of(elements);
      Sources places =
          new Sources(application.context(), elements, inputs.application().sourceFolders());
      BaselineFile baseline = new BaselineFile(options, ModuleFolder.of(application.context()));
      progress.accept(dialect.text(ScanTexts.of("progress.following")));
      ReadBuild current = ReadBuild.of(application, options, /* isOld= */ false);
      Comparison comparison = Comparison.of(old, current);
      addUnread(application, notes, dialect);
      AllAcceptances acceptances = AllAcceptances.of(places::suppresses);
      JudgedChanges judged =
          new JudgedChanges(
              comparison.changes(),
              new JudgedChanges.OldNames(inputs, oldElements, elements),
              current,
              acceptances,
              baseline.read(),
              options);
      notes.addAll(current.services().warnings());
      notes.addAll(current.services().notes());
      Stream.of(old, current)
          .flatMap(build -> build.unmeasured().stream())
          .distinct()
          .forEach(notes::add);
      judged.ofBaseline().ifPresent(notes::add);
      return new CompareScan(
              inputs,
              comparison,
              judged.changes(),
              old,
              current,
              application,
              places,
              baseline,
              judged.baselineChange(),
              notes.build(),
              oldArchives.leftOut().ofInputs().isEmpty()
                  && archives.leftOut().ofInputs().isEmpty()
                  && old.isWhole()
                  && current.isWhole(),
              dialect)
          .withNotes();
    }
  }

  private static ReadBuild readOld(
      ImmutableList<Element> elements, Options options, ImmutableList.Builder<String> notes)
      throws IOException, InvalidOptionException {
    ScannedApplication application = ScannedApplication.of(elements);
    ReadBuild read = ReadBuild.of(application, options, /* isOld= */ true);
    addUnread(application, notes, options.dialect());
    return read;
  }

  /** Of a build that was read; what fails is known only when it was asked. */
  private static void addUnread(
      ScannedApplication application, ImmutableList.Builder<String> notes, Dialect dialect) {
    application
        .leftOut()
        .forEach(
            (name, why) -> notes.add(dialect.text(CheckTexts.of("damage.left-out", name, why))));
    application
        .files()
        .leftOut()
        .forEach((name, why) -> notes.add(dialect.text(ScanTexts.of("left-out.file", name, why))));
  }

  /** The same, telling why nothing or not all was compared. */
  private CompareScan withNotes() {
    ImmutableList.Builder<String> notes = ImmutableList.<String>builder().addAll(said);
    if (inputs.isOldASnapshot()) {
      notes.add(dialect.text(ScanTexts.of("compare.snapshot", inputs.oldTitle())));
    }
    if (current.serviceTitles().isEmpty() && old.serviceTitles().isEmpty()) {
      if (!inputs.isPart()) {
        notes.add(NoServices.because(skipped(), dialect));
      }
    } else if (isUnrelated()) {
      notes.add(
          dialect.text(
              ScanTexts.of(
                  "compare.unrelated",
                  inputs.oldTitle(),
                  inputs.newTitle(),
                  SomeNames.of(comparison.added(), dialect.language()))));
    } else if (!comparison.added().isEmpty()) {
      notes.add(
          dialect.text(
              ScanTexts.of(
                  "compare.added",
                  inputs.oldTitle(),
                  SomeNames.of(comparison.added(), dialect.language()))));
    }
    return new CompareScan(
        inputs,
        comparison,
        changes,
        old,
        current,
        application,
        places,
        baseline,
        baselineChange,
        notes.build().stream().distinct().collect(toImmutableList()),
        isComplete,
        dialect);
  }

  /** Those that no note tells of. */
  private ImmutableList<SkippedService> skipped() {
    return current.services().skipped().stream()
        .filter(service -> service.file().isEmpty())
        .collect(toImmutableList());
  }

  /** Whether the builds have nothing in common, and nobody knows them to be the same modules. */
  boolean isUnrelated() {
    return inputs.titles().isEmpty() && comparison.services() == 0 && !comparison.added().isEmpty();
  }

  /** Whether nothing was compared. */
  boolean isEmpty() {
    return comparison.services() == 0 && changes.isEmpty();
  }

  boolean fails(FailOn failOn, ComparedDirections directions) {
    return changes.stream().anyMatch(change -> change.fails(failOn, directions));
  }

  /** Those that break whatever the values are, and that nobody knew of. */
  ImmutableList<ComparedChange> reported() {
    return changes.stream()
        .filter(change -> change.isNew() && change.change().isForAny())
        .collect(toImmutableList());
  }

  /** Those that break for some values only. */
  ImmutableList<ComparedChange> forSomeValues() {
    return changes.stream()
        .filter(change -> change.isNew() && !change.change().isForAny())
        .collect(toImmutableList());
  }

  /** Writes the baseline, if the options say so. */
  void writeBaseline() throws InvalidOptionException {
    baseline.write(baselineChange);
  }
}
