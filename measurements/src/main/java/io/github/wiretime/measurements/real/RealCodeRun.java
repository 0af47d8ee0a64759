package io.github.wiretime.measurements.real;

import io.github.wiretime.measurements.stack.Download;
import io.github.wiretime.measurements.stack.Jvm;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Project;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Compiles public code bases on a JDK. */
public final class RealCodeRun {
  private static final String EACH_CODE_ONCE = "-XX:TieredStopAtLevel=1";

  private RealCodeRun() {}

  /**
   * Compiles and writes the result file of the JDK.
   *
   * @param jdk the home; null for that of this JVM
   * @param names artifacts; none for all
   * @return 0 if the check did no harm
   */
  public static int run(Layout layout, Path jdk, List<String> names)
      throws IOException, InterruptedException {
    new Download(layout.downloads()).fetch(Project.named(names));
    Path home = jdk == null ? Path.of(System.getProperty("java.home")) : jdk;
    int feature = Jvm.feature(home);
    List<String> arguments = new ArrayList<>();
    arguments.add(layout.downloads().toString());
    arguments.add(layout.result("real-code-" + feature + ".csv").toString());
    arguments.addAll(names);
    return Jvm.of(home, feature, layout.target().resolve("error-prone"))
        .run(RealCodeMain.class, List.of(EACH_CODE_ONCE), arguments);
  }
}
