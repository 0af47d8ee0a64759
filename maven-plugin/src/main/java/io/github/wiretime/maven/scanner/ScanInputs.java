package io.github.wiretime.maven.scanner;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
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
import java.util.regex.Pattern;

/**
 * What decides the result of a scan: its command and arguments, and the files that it reads. Of
 * most of them the path, size and time are compared.
 */
public final class ScanInputs {

  /** Some versions of Maven's plugin for resources write them anew in each build. */
  private static final Pattern RESOURCE = Pattern.compile(".*\\.(xml|properties|ya?ml)");

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
    return Optional.of(digest(String.join("\n", lines).getBytes(StandardCharsets.UTF_8)));
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
            if (attributes.isRegularFile()) {
              files.add(file + " " + state(file, attributes));
            }
            return FileVisitResult.CONTINUE;
          }

          /** A link to a folder above leads to nothing that is not read already. */
          @Override
          public FileVisitResult visitFileFailed(Path file, IOException problem)
              throws IOException {
            if (problem instanceof FileSystemLoopException) {
              return FileVisitResult.CONTINUE;
            }
            throw problem;
          }
        });
  }

  private static String state(Path file, BasicFileAttributes attributes) throws IOException {
    if (RESOURCE.matcher(file.toString()).matches()) {
      return digest(Files.readAllBytes(file));
    }
    if (!Files.isReadable(file)) {
      throw new AccessDeniedException(file.toString());
    }
    return attributes.size() + " " + attributes.lastModifiedTime().toMillis();
  }

  private static String digest(byte[] content) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
      return new BigInteger(1, digest).toString(Character.MAX_RADIX);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible); // every Java has this one
    }
  }
}
