package io.github.wiretime.scan.allowlist;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.build.ShortLived;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Asks a JVM of one Dubbo what it refuses. */
record DubboJvm(DubboRelease release) {

  private static final ImmutableList<String> OPENED =
      ImmutableList.of("io", "lang", "math", "net", "time", "util", "util.concurrent");

  private static final Splitter SPACES = Splitter.on(' ').omitEmptyStrings();

  /**
   * A line for each folder of classes: what is refused, a bar, and what goes wrong besides.
   *
   * @param settings of the application, {@code check-serializable=false}
   */
  ImmutableList<String> ask(List<Path> folders, String... settings) throws IOException {
    return ask(/* withFastjson2= */ false, folders, settings);
  }

  /** The same for what fastjson2 sends. */
  ImmutableList<String> askWithFastjson2(List<Path> folders) throws IOException {
    return ask(/* withFastjson2= */ true, folders);
  }

  private ImmutableList<String> ask(boolean withFastjson2, List<Path> folders, String... settings)
      throws IOException {
    Path errors = Files.createTempFile("dubbo", ".txt");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ShortLived.JVM);
    OPENED.forEach(name -> command.add("--add-opens=java.base/java." + name + "=ALL-UNNAMED"));
    command.add("--add-opens=java.base/sun.util.calendar=ALL-UNNAMED");
    command.add("--add-opens=java.sql/java.sql=ALL-UNNAMED");
    command.add("-Ddubbo.application.logger=jdk");
    command.add("-D" + RefusedByDubbo.FASTJSON2 + "=" + withFastjson2);
    for (String setting : settings) {
      command.add("-Ddubbo.application." + setting);
    }
    command.add("-cp");
    command.add(release.runnable());
    command.add(RefusedByDubbo.class.getName());
    folders.forEach(folder -> command.add(folder.toString()));
    Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    ImmutableList<String> answers = out.lines().collect(toImmutableList());
    assertWithMessage(Files.readString(errors)).that(answers).hasSize(folders.size());
    return answers;
  }

  /** The names in front of the bars of such lines. */
  static ImmutableList<ImmutableSortedSet<String>> refused(List<String> answers) {
    return answers.stream()
        .map(answer -> answer.substring(0, answer.indexOf('|')))
        .map(names -> ImmutableSortedSet.copyOf(SPACES.split(names)))
        .collect(toImmutableList());
  }
}
