package io.github.wiretime.measurements.peers;

import com.google.common.base.Splitter;
import io.github.wiretime.measurements.stack.TimedCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a command used, with all processes that it started.
 *
 * @param processorSeconds in user mode and in the kernel
 * @param megabytes most memory that one of its processes had at once
 * @param run how it ended
 */
record UsedCommand(double processorSeconds, long megabytes, TimedCommand run) {

  private static final Path TIME = Path.of("/usr/bin/time");

  static UsedCommand run(Path folder, List<String> command)
      throws IOException, InterruptedException {
    if (!Files.isExecutable(TIME)) {
      throw new IOException("there is no " + TIME + ", which GNU time is");
    }
    Path report = Files.createTempFile("wiretime", ".time");
    try {
      List<String> all = new ArrayList<>();
      all.addAll(List.of(TIME.toString(), "--quiet", "--format=%U %S %M"));
      all.add("--output=" + report);
      all.addAll(command);
      TimedCommand run = TimedCommand.run(folder, all.toArray(String[]::new));
      List<String> used = Splitter.on(' ').splitToList(Files.readString(report).strip());
      return new UsedCommand(
          Double.parseDouble(used.get(0)) + Double.parseDouble(used.get(1)),
          Long.parseLong(used.get(2)) / 1024,
          run);
    } finally {
      Files.delete(report);
    }
  }
}
