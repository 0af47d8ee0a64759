package io.github.wiretime.benchmarks.bytes;

import io.github.wiretime.benchmarks.stack.Fork;
import io.github.wiretime.benchmarks.stack.Profile;
import io.github.wiretime.benchmarks.stack.Progress;
import io.github.wiretime.results.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Measures the bytes of every type for every profile, each in its own JVM. */
public final class BytesRun {
  /** The result file. */
  public static final String FILE = "bytes.csv";

  /** The result file of {@link #forms}. */
  public static final String FORMS = "bytes-forms.csv";

  private BytesRun() {}

  /** The whole table; the same on every run. */
  public static Table measure(Fork fork, Progress progress)
      throws IOException, InterruptedException {
    List<Table> tables = new ArrayList<>();
    for (Profile profile : Profile.values()) {
      progress.step("bytes " + profile.id());
      tables.add(measured(fork, profile, BytesMain.class));
    }
    return Table.concat(tables);
  }

  /** What can be sent instead, with the hessian-lite of the current Dubbo release. */
  public static Table forms(Fork fork) throws IOException, InterruptedException {
    return measured(fork, Profile.HESSIAN_4_0_4, FormsMain.class);
  }

  private static Table measured(Fork fork, Profile profile, Class<?> main)
      throws IOException, InterruptedException {
    Path file = Files.createTempFile("wiretime-bytes", ".csv");
    try {
      fork.run(fork.java(profile, main, file.toString()), line -> {});
      return Table.read(file);
    } finally {
      Files.delete(file);
    }
  }
}
