package io.github.wiretime.checker.files;

import com.google.common.base.Joiner;
import io.github.wiretime.build.ShortLived;
import io.github.wiretime.checker.harness.ClassPath;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What a compiler does with a report, in a JVM of its own. */
final class WholeFileWriter {

  private static final int LETTERS = 200_000;

  private WholeFileWriter() {}

  /** Writes a file several times, always with one letter only. */
  static void write(Path file, char letter, int times) throws IOException {
    String content = String.valueOf(letter).repeat(LETTERS);
    for (int i = 0; i < times; i++) {
      WholeFile.write(file, content);
    }
  }

  /** Whether a file is one that some writer wrote, and nothing between two of them. */
  static boolean isWhole(String content) {
    return content.length() == LETTERS && content.chars().distinct().count() == 1;
  }

  /** Starts the JVM; it writes once somebody has written a line to its input. */
  static Process start(Path file, char letter, int times) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ShortLived.JVM);
    command.addAll(List.of("-Xmx64m", "-cp"));
    command.add(Joiner.on(File.pathSeparatorChar).join(ClassPath.ofThisJvm()));
    command.add(WholeFileWriter.class.getName());
    command.addAll(List.of(file.toString(), String.valueOf(letter), String.valueOf(times)));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  /** The file, the letter, how often to write it. */
  public static void main(String[] args) throws IOException {
    write(Path.of(args[0]), args[1].charAt(0), 1);
    System.out.println("ready");
    System.in.read();
    write(Path.of(args[0]), args[1].charAt(0), Integer.parseInt(args[2]));
  }
}
