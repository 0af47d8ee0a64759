package io.github.wiretime.scan.fix;

import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Runs in a JVM of its own, as Hessian 4.x looks for serializers on the class path of the JVM: each
 * release of the classes sends to itself and its neighbours, through each serializer.
 */
public final class Exchanges {

  private static final int SENDS = 2;

  private final Serializer serializer;
  private final ClassLoader[] loaders;
  private int exchanged;

  private Exchanges(Serializer serializer, List<Path> releases) throws Exception {
    this.serializer = serializer;
    this.loaders = new ClassLoader[releases.size()];
    for (int i = 0; i < loaders.length; i++) {
      loaders[i] = serializer.with(releases.get(i));
    }
  }

  /** Takes a number of turns, a number of classes, and the folders of the three releases. */
  public static void main(String[] arguments) throws Exception {
    int turns = Integer.parseInt(arguments[0]);
    int classes = Integer.parseInt(arguments[1]);
    List<Path> releases = Arrays.stream(arguments).skip(2).map(Path::of).toList();
    for (Serializer serializer : Serializer.values()) {
      Exchanges exchanges = new Exchanges(serializer, releases);
      for (int i = 0; i < classes; i++) {
        for (int turn = 0; turn < turns; turn++) {
          exchanges.exchange(GeneratedDtos.name(i), i + turn);
        }
      }
      System.out.println(serializer + ": " + exchanges.exchanged + " arrived");
    }
  }

  private void exchange(String type, int turn) throws Exception {
    String shown = Shown.of(objects(type, turn, 0));
    String before = outcome(type, turn, 0, 0);
    for (int sender = 0; sender < loaders.length; sender++) {
      for (int receiver = 0; receiver < loaders.length; receiver++) {
        if (Math.abs(sender - receiver) < 2 || !serializer.callsHooks()) {
          // What release 1 sends arrives as before; what release 2 sends arrives whole.
          boolean sendsTwins = sender == SENDS && serializer.callsHooks();
          expect(
              sendsTwins ? shown : before,
              outcome(type, turn, sender, receiver),
              type + " turn " + turn + " from release " + sender + " to " + receiver);
        }
      }
    }
  }

  private void expect(String expected, String actual, String where) {
    if (expected.equals(actual)) {
      exchanged++;
    } else {
      System.out.println(serializer + " " + where + " sent " + expected + "\narrived " + actual);
    }
  }

  private List<Object> objects(String type, int turn, int release)
      throws ReflectiveOperationException {
    return new FilledDtos(loaders[release], turn).of(type);
  }

  /** What arrives, or why nothing does. */
  private String outcome(String type, int turn, int sender, int receiver) throws Exception {
    List<Object> sent = objects(type, turn, sender);
    String shown = Shown.of(sent);
    try {
      byte[] bytes = serializer.write(sent, loaders[sender]);
      if (!Shown.of(sent).equals(shown)) {
        return "the sender's objects changed to " + Shown.of(sent);
      }
      return Shown.of(serializer.read(bytes, loaders[receiver]));
    } catch (InvocationTargetException failed) {
      return failed.getCause().getClass().getName();
    }
  }

  /** Starts it. */
  static List<String> command(int turns, int classes, List<Path> releases) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String opened : new String[] {"lang", "math", "time", "util"}) {
      command.add("--add-opens=java.base/java." + opened + "=ALL-UNNAMED");
    }
    command.add("-Dwiretime.hessian=" + System.getProperty("wiretime.hessian"));
    String path = System.getProperty("java.class.path");
    command.add("-cp");
    command.add(
        String.join(
            File.pathSeparator,
            Arrays.stream(path.split(File.pathSeparator))
                .filter(
                    each ->
                        each.endsWith("test-classes")
                            || Path.of(each).getFileName().toString().startsWith("guava"))
                .toList()));
    command.addAll(List.of(Exchanges.class.getName(), "" + turns, "" + classes));
    releases.forEach(each -> command.add(each.toString()));
    return command;
  }
}
