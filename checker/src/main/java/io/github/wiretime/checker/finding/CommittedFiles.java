package io.github.wiretime.checker.finding;

import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.files.Baseline;
import io.github.wiretime.checker.files.BaselineContent;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Option;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.WireMapMode;
import io.github.wiretime.checker.wiremap.WireMap;
import io.github.wiretime.checker.wiremap.WireMapFile;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The files that people commit, which are the wire map and the baseline. A run reads them before
 * the steps that need them, and writes them after all steps, so that a step that fails leaves both
 * as they were.
 */
public final class CommittedFiles {

  private final Options options;
  private final ModuleFolder folder;

  /** The files that options name, seen from the folder of a module. */
  public CommittedFiles(Options options, ModuleFolder folder) {
    this.options = options;
    this.folder = folder;
  }

  /**
   * The wire map; empty if the options name none, or if the file is still to be learned.
   *
   * @throws InvalidOptionException if the file is missing, unreadable or broken
   */
  public Optional<WireMap> readWireMap() throws InvalidOptionException {
    Optional<WireMapFile> file = wireMap();
    return file.isPresent() && (!learns() || file.get().exists())
        ? Optional.of(file.get().read())
        : Optional.empty();
  }

  /**
   * What the baseline lists; empty if the options name none.
   *
   * @throws InvalidOptionException if the file is unreadable or broken
   */
  public Optional<BaselineContent> readBaseline() throws InvalidOptionException {
    Optional<Baseline> file = baseline();
    return file.isPresent() ? Optional.of(file.get().read()) : Optional.empty();
  }

  /**
   * Writes what a run learned and what becomes of the baseline, if the options say so.
   *
   * @throws InvalidOptionException if a file cannot be written, or was broken meanwhile
   */
  public void write(Analysis analysis, FindingFilter.Result result) throws InvalidOptionException {
    Optional<WireMapFile> map = wireMap();
    if (map.isPresent() && analysis.learned().isPresent()) {
      map.get().add(analysis.learned().get()::beside);
    }
    updateBaseline(result.baselineChange());
  }

  /**
   * Changes the baseline.
   *
   * @param change what is to become of its lines; empty if it stays as it is
   * @throws InvalidOptionException if the file cannot be written, or was broken meanwhile
   */
  public void updateBaseline(Optional<UnaryOperator<ImmutableSortedSet<String>>> change)
      throws InvalidOptionException {
    Optional<Baseline> baseline = baseline();
    if (baseline.isPresent() && change.isPresent()) {
      baseline.get().update(change.get());
    }
  }

  private boolean learns() {
    return options.get(OptionTable.WIRE_MAP_MODE) == WireMapMode.LEARN;
  }

  private Optional<WireMapFile> wireMap() throws InvalidOptionException {
    return file(OptionTable.WIRE_MAP).map(path -> new WireMapFile(path, options.dialect()));
  }

  private Optional<Baseline> baseline() throws InvalidOptionException {
    return file(OptionTable.BASELINE).map(path -> new Baseline(path, options.dialect()));
  }

  private Optional<Path> file(Option<Optional<String>> option) throws InvalidOptionException {
    Optional<String> name = options.get(option);
    return name.isPresent() ? Optional.of(folder.file(option, name.get())) : Optional.empty();
  }
}
