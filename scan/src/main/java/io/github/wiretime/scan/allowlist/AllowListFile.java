package io.github.wiretime.scan.allowlist;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A file {@code security/serialize.allowlist} of the sources, which need not exist yet. */
public record AllowListFile(Path path) {

  /**
   * The classes that the file does not make Dubbo trust, but for those that no list helps.
   *
   * @throws IOException if it cannot be read
   */
  public ImmutableList<RefusedClass> missing(RefusedClasses refused) throws IOException {
    NamePrefixes trusted = new NamePrefixes(read().names());
    return refused.all().stream()
        .filter(each -> each.kind() != RefusedClass.Kind.NOT_SERIALIZABLE)
        .filter(each -> !trusted.cover(each.name()))
        .collect(toImmutableList());
  }

  /**
   * Adds classes to the file, and takes nothing out.
   *
   * @throws IOException if it cannot be written; then it is as it was
   */
  public void add(List<RefusedClass> classes) throws IOException {
    if (!classes.isEmpty()) {
      WholeFile.updateCommitted(path, before -> with(classes, new AllowListText(before)).text());
    }
  }

  /** Somebody may have added some of them meanwhile. */
  private static AllowListText with(List<RefusedClass> classes, AllowListText before) {
    ImmutableSet<String> known = ImmutableSet.copyOf(before.names());
    return before.with(
        classes.stream().filter(each -> !known.contains(each.name())).collect(toImmutableList()));
  }

  private AllowListText read() throws IOException {
    return new AllowListText(Files.exists(path) ? WholeFile.read(path) : "");
  }
}
