package io.github.wiretime.checker.finding;

import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.baseline.Baseline;
import io.github.wiretime.checker.baseline.BaselineContent;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The baseline that options name, if they name one. A run reads it before the steps that need it,
 * and writes it after all steps, so that a step that fails leaves it as it was.
 */
public final class BaselineFile {

  private final Options options;
  private final ModuleFolder folder;

  /** Seen from the folder of a module. */
  public BaselineFile(Options options, ModuleFolder folder) {
    this.options = options;
    this.folder = folder;
  }

  /**
   * What it lists; empty if there is none.
   *
   * @throws InvalidOptionException if the file is unreadable or broken
   */
  public Optional<BaselineContent> read() throws InvalidOptionException {
    Optional<Baseline> file = file();
    return file.isPresent() ? Optional.of(file.get().read()) : Optional.empty();
  }

  /**
   * Changes it, if the options name one.
   *
   * @param change what is to become of its lines; empty if they stay as they are
   * @throws InvalidOptionException if the file cannot be written, or was broken meanwhile
   */
  public void write(Optional<UnaryOperator<ImmutableSortedSet<String>>> change)
      throws InvalidOptionException {
    Optional<Baseline> file = file();
    if (file.isPresent() && change.isPresent()) {
      file.get().update(change.get());
    }
  }

  private Optional<Baseline> file() throws InvalidOptionException {
    Optional<String> name = options.get(OptionTable.BASELINE);
    return name.isPresent()
        ? Optional.of(new Baseline(folder.file(OptionTable.BASELINE, name.get())))
        : Optional.empty();
  }
}
