package io.github.wiretime.maven.scanner;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What decides the result of a scan: its command and arguments, and the path, size and time of each
 * file that it reads.
 */
public final class ScanInputs {

  private final Set<String> files = new TreeSet<>();

  private ScanInputs() {}

  /**
   * A text that stays the same as long as a scan would find the same.
   *
   * @param read files and folders, all of which the scan reads
   * @return empty if one of them cannot be read, of which the scan says more
   */
  public static Optional<String> fingerprint(
      Scanner scanner, List<String> arguments, Collection<Path> read) {
    List<String> lines = new ArrayList<>(scanner.command());
    lines.add(scanner.folder().toString());
    lines.addAll(arguments);
    ScanInputs inputs = new ScanInputs();
    try {
      for (Path each : scanner.files()) {
        inputs.add(each);
      }
      for (Path each : read) {
        inputs.add(each);
      }
    } catch (IOException unreadable) {
      return Optional.empty();
    }
    lines.addAll(inputs.files);
    return Optional.of(digest(String.join("\n", lines)));
  }

  private void add(Path named) throws IOException {
    Files.walkFileTree(
        named,
        EnumSet.of(FileVisitOption.FOLLOW_LINKS),
        Integer.MAX_VALUE,
        new SimpleFileVisitor<Path>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            if (!Files.isReadable(file)) {
              throw new AccessDeniedException(file.toString());
            }
            files.add(
                file + " " + attributes.size() + " " + attributes.lastModifiedTime().toMillis());
            return FileVisitResult.CONTINUE;
          }
        });
  }

  private static String digest(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return new BigInteger(1, digest).toString(Character.MAX_RADIX);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible); // every Java has this one
    }
  }
}
