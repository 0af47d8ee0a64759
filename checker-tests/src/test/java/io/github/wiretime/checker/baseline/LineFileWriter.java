package io.github.wiretime.checker.baseline;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.build.ShortLived;
import io.github.wiretime.checker.harness.ClassPath;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a compiler does with a shared file, in a JVM of its own. */
public final class LineFileWriter implements Runnable {

  static final String HEADER = "# lines v1";

  private final LineFile file;
  private final String name;
  private final int lines;

  /** A compiler that adds lines one by one: {@code a-0}, {@code a-1}. */
  public LineFileWriter(Path path, String name, int lines) {
    this.file = new LineFile(path, HEADER, line -> Optional.empty());
    this.name = name;
    this.lines = lines;
  }

  @Override
  public void run() {
    for (int i = 0; i < lines; i++) {
      add(name + "-" + i);
    }
  }

  private void add(String line) {
    try {
      file.update(old -> ImmutableSortedSet.<String>naturalOrder().addAll(old).add(line).build());
    } catch (IOException | BrokenLineException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Starts the JVM; it says something on its output once it has added a line. */
  static Process start(Path path, String name, int lines) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ShortLived.JVM);
    command.addAll(List.of("-Xmx64m", "-cp"));
    command.add(Joiner.on(File.pathSeparatorChar).join(ClassPath.ofThisJvm()));
    command.add(LineFileWriter.class.getName());
    command.addAll(List.of(path.toString(), name, String.valueOf(lines)));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  /** The file, the name of the writer, how many lines it adds. */
  public static void main(String[] args) {
    new LineFileWriter(Path.of(args[0]), args[1] + "-first", 1).run();
    System.out.println("writes");
    new LineFileWriter(Path.of(args[0]), args[1], Integer.parseInt(args[2])).run();
  }
}
