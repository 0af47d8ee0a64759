package io.github.wiretime.measurements.bytes;

import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Fork;
import io.github.wiretime.measurements.stack.Jvm;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Measures bytes in messages, for each profile in a JVM of its own. */
public final class BytesRun {
  /** The result file of every type with every profile. */
  public static final String FILE = "bytes.csv";

  /** That of what can be sent instead, with the hessian-lite of the current Dubbo release. */
  public static final String FORMS = "bytes-forms.csv";

  /** That of values by their number in a message, with the same. */
  public static final String COUNTS = "bytes-counts.csv";

  private BytesRun() {}

  /** Measures and writes the result files. */
  public static void run(Layout layout) throws IOException, InterruptedException {
    Fork fork = layout.fork(Profile.values().length + 2);
    for (String file : List.of(FILE, FORMS, COUNTS)) {
      measure(fork, file).write(layout.result(file));
    }
  }

  /** What a result file has; the same on every run. */
  static Table measure(Fork fork, String file) throws IOException, InterruptedException {
    Table all = new Table(List.of());
    for (Profile profile :
        file.equals(FILE) ? Profile.values() : new Profile[] {Profile.HESSIAN_4_0_4}) {
      fork.progress().step(file + ' ' + profile.id());
      all =
          all.and(
              fork.measure(
                  fork.jars(profile.stack()),
                  shortLived(profile),
                  BytesMain.class,
                  List.of(profile.id(), file)));
    }
    return all;
  }

  /** Bytes are the same without the better compiler. */
  private static List<String> shortLived(Profile profile) {
    List<String> options = new ArrayList<>(profile.jvmOptions());
    options.addAll(Jvm.SHORT_LIVED);
    return options;
  }
}
