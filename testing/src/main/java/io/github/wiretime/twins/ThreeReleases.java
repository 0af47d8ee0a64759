package io.github.wiretime.twins;

import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.ShortLived;
import io.github.wiretime.checker.harness.ClassPath;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The compiled classes of an application before a migration by twins and after each of its steps.
 *
 * @param old the folder of classes before the migration
 * @param reads the one of release 1, which reads twins
 * @param sends the one of release 2, which sends them
 */
public record ThreeReleases(Path old, Path reads, Path sends) {

  private static final int PAIRS = 9;

  /**
   * Lets each send objects to each, through every serializer. All arrives, but times that release 2
   * sends as twins to the old classes: those are null there.
   *
   * @param types the names of the patched classes
   * @param turns how many objects of each; three or more, as some have no time
   */
  public void assertExchange(ImmutableList<String> types, int turns) throws Exception {
    Process process = new ProcessBuilder(command(types, turns)).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertWithMessage(said).that(process.waitFor()).isEqualTo(0);
    assertWithMessage("types").that(types).isNotEmpty();
    ImmutableList.Builder<String> expected = ImmutableList.builder();
    for (Serializer serializer : Serializer.values()) {
      int missed = serializer.callsHooks() ? types.size() : 0;
      expected.add(Exchanges.says(serializer, PAIRS * types.size() * turns, missed));
    }
    assertWithMessage("what arrived")
        .that(said.lines().toList())
        .containsAtLeastElementsIn(expected.build());
  }

  private List<String> command(ImmutableList<String> types, int turns) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ShortLived.JVM);
    for (String opened : new String[] {"lang", "math", "time", "util"}) {
      command.add("--add-opens=java.base/java." + opened + "=ALL-UNNAMED");
    }
    command.add("-Dwiretime.hessian=" + System.getProperty("wiretime.hessian"));
    command.add("-cp");
    command.add(
        ClassPath.entryOf(Exchanges.class)
            + File.pathSeparator
            + ClassPath.entryOf(ImmutableList.class));
    command.addAll(
        List.of(Exchanges.class.getName(), "" + turns, "" + old, "" + reads, "" + sends));
    command.addAll(types);
    return command;
  }
}
