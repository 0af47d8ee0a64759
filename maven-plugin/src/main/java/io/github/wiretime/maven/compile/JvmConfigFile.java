package io.github.wiretime.maven.compile;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The file {@code .mvn/jvm.config}, which need not exist. */
final class JvmConfigFile {

  /** Any encoding that people use has ASCII in it, and no byte is malformed in this one. */
  private static final Charset BYTES = StandardCharsets.ISO_8859_1;

  private final Path file;

  JvmConfigFile(Path file) {
    this.file = file;
  }

  /** Adds the arguments that the file lacks, each in a line, and tells how many. */
  int add(List<String> arguments) throws IOException {
    String text = Files.exists(file) ? new String(Files.readAllBytes(file), BYTES) : "";
    List<String> missing = missing(text, arguments);
    if (missing.isEmpty()) {
      return 0;
    }
    // Maven's script for Linux takes a \r for a part of the argument before it.
    String end = text.contains("\r\n") ? "\r\n" : "\n";
    String start = text.isEmpty() || text.endsWith("\n") ? "" : end;
    String added = start + String.join(end, missing) + end;
    Files.createDirectories(file.getParent());
    Files.write(file, added.getBytes(BYTES), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    return missing.size();
  }

  /** Of an option people write both {@code --name value} and {@code --name=value}. */
  private static List<String> missing(String text, List<String> arguments) {
    String all =
        text.replaceAll("[\r\n]", " ").replaceAll("(--add-(exports|opens))\\s+", "$1=") + " ";
    List<String> missing = new ArrayList<>(arguments);
    missing.removeIf(argument -> all.contains(argument + " "));
    return Collections.unmodifiableList(missing);
  }
}
