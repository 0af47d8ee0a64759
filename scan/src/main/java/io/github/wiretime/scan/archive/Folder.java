package io.github.wiretime.scan.archive;

import static java.util.function.Function.identity;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import io.github.wiretime.scan.archive.Element.Role;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A folder: of classes, of jars, or of an unpacked war or Spring Boot jar. */
final class Folder {

  private static final Pattern OF_GRADLE =
      Pattern.compile("(.*\\bbuild/)(?:classes/[^/]+|resources)/([^/]+)/?");

  private static final char UNKNOWN = '\uFFFD';

  private final Path folder;
  private final Budget budget;
  private final LeftOut leftOut;

  Folder(Path folder, Budget budget, LeftOut leftOut) {
    this.folder = folder;
    this.budget = budget;
    this.leftOut = leftOut;
  }

  /**
   * What is in a folder.
   *
   * @param own its own classes and resources, if it has any
   */
  record Contents(Optional<Element> own, ImmutableList<FoundArchive> archives) {}

  /**
   * An archive in a folder.
   *
   * @param module to which its classes belong
   */
  record FoundArchive(Path file, Role role, String module) {}

  /** Lists it. */
  Contents contents(Role role) throws UnreadableInputException {
    Path classes =
        ArchiveLayout.CLASSES.stream()
            .map(folder::resolve)
            .filter(Files::isDirectory)
            .findFirst()
            .orElse(folder);
    ImmutableMap<String, Path> files =
        files(classes, Integer.MAX_VALUE, role).stream()
            .filter(file -> !ArchiveLayout.isArchive(file.toString()))
            .collect(
                ImmutableMap.toImmutableMap(
                    file -> name(classes, file), identity(), (file, sameName) -> sameName));
    ImmutableList<Entry> entries =
        (isMultiRelease(files) ? ImmutableSortedMap.copyOf(MultiRelease.newest(files)) : files)
            .entrySet().stream()
                .map(each -> entry(each.getKey(), each.getValue()))
                .collect(ImmutableList.toImmutableList());
    Optional<Element> own =
        entries.isEmpty()
            ? Optional.empty()
            : Optional.of(new Element(classes.toString(), entries, role).in(module()));
    ImmutableList.Builder<FoundArchive> archives = ImmutableList.builder();
    boolean isUnpacked = !classes.equals(folder);
    for (Path file : files(folder, isUnpacked ? Integer.MAX_VALUE : 1, role)) {
      String name = file.toString();
      if (ArchiveLayout.isArchive(name)) {
        archives.add(
            isUnpacked
                ? new FoundArchive(file, ArchiveLayout.ofNested(name, role), module())
                : new FoundArchive(file, role, name));
      }
    }
    return new Contents(own, archives.build());
  }

  /** Classes and resources of one module, which Gradle keeps in two folders, belong together. */
  private String module() {
    String path = folder.toString();
    Matcher gradle = OF_GRADLE.matcher(path.replace(File.separatorChar, '/'));
    return gradle.matches() ? gradle.group(1) + gradle.group(2) : path;
  }

  /** In the order of their names. */
  private ImmutableList<Path> files(Path folder, int depth, Role role)
      throws UnreadableInputException {
    FilesBelow found = new FilesBelow(leftOut, role);
    try {
      Files.walkFileTree(folder, EnumSet.of(FileVisitOption.FOLLOW_LINKS), depth, found);
    } catch (IOException unreadable) {
      throw UnreadableInputException.because(folder.toString(), unreadable);
    }
    return ImmutableList.sortedCopyOf(found.files);
  }

  private static final class FilesBelow extends SimpleFileVisitor<Path> {

    private final List<Path> files = new ArrayList<>();
    private final LeftOut leftOut;
    private final Role role;

    FilesBelow(LeftOut leftOut, Role role) {
      this.leftOut = leftOut;
      this.role = role;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (attributes.isRegularFile()) {
        files.add(file);
      }
      return FileVisitResult.CONTINUE;
    }

    /** A link to a folder above leads to nothing that is not read already. */
    @Override
    public FileVisitResult visitFileFailed(Path file, IOException problem) {
      if (!(problem instanceof FileSystemLoopException)) {
        leftOut.add(role, UnreadableInputException.because(file.toString(), problem));
      }
      return FileVisitResult.CONTINUE;
    }
  }

  /** What a build has compiled gets its manifest only when the jar is made of it. */
  private boolean isMultiRelease(Map<String, Path> files) throws UnreadableInputException {
    if (files.keySet().stream().noneMatch(name -> name.startsWith(MultiRelease.VERSIONS))) {
      return false;
    }
    Path manifest = files.get(ArchiveLayout.MANIFEST);
    return manifest == null || MultiRelease.isSaidBy(read(manifest));
  }

  private Entry entry(String name, Path file) {
    return new Entry(
        name,
        new Entry.Content() {
          @Override
          public String shown() {
            return file.toString();
          }

          @Override
          public byte[] read() throws UnreadableInputException {
            return Folder.this.read(file);
          }
        });
  }

  /**
   * Where the locale of the system has no name for a file, as {@code LC_ALL=C} has none beyond
   * ASCII, its address still has all bytes of it.
   */
  private static String name(Path classes, Path file) {
    String name = classes.relativize(file).toString();
    return name.indexOf(UNKNOWN) < 0
        ? name.replace(File.separatorChar, '/')
        : classes.toUri().relativize(file.toUri()).getPath();
  }

  private byte[] read(Path file) throws UnreadableInputException {
    try (InputStream content = Files.newInputStream(file)) {
      return budget.read(content, Files.size(file), file.toString());
    } catch (UnreadableInputException tooLarge) {
      throw tooLarge;
    } catch (IOException unreadable) {
      throw UnreadableInputException.because(file.toString(), unreadable);
    }
  }
}
