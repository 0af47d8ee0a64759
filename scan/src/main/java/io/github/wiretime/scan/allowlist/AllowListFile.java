package io.github.wiretime.scan.allowlist;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file {@code security/serialize.allowlist} of the sources, which need not exist yet. */
public record AllowListFile(Path path) {

  /**
   * The names that the file does not make Dubbo trust.
   *
   * @throws IOException if it cannot be read
   */
  public ImmutableList<String> missing(ImmutableSortedSet<String> refused) throws IOException {
    NamePrefixes trusted = new NamePrefixes(read().names());
    return refused.stream().filter(name -> !trusted.cover(name)).collect(toImmutableList());
  }

  /**
   * Adds names to the file, and takes nothing out.
   *
   * @throws IOException if it cannot be written; then it is as it was
   */
  public void add(ImmutableList<String> names) throws IOException {
    if (!names.isEmpty()) {
      WholeFile.updateCommitted(path, before -> with(names, new AllowListText(before)).text());
    }
  }

  /** Somebody may have added some of them meanwhile. */
  private static AllowListText with(ImmutableList<String> names, AllowListText before) {
    return before.with(
        names.stream().filter(name -> !before.names().contains(name)).collect(toImmutableList()));
  }

  private AllowListText read() throws IOException {
    return new AllowListText(Files.exists(path) ? WholeFile.read(path) : "");
  }
}
