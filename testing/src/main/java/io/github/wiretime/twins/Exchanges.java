package io.github.wiretime.twins;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Runs in a JVM of its own, as Hessian 4.x looks for serializers on the class path of the JVM: each
 * release of the classes sends to itself and the others, through each serializer.
 */
public final class Exchanges {

  private static final int OLD = 0;
  private static final int SENDS = 2;

  private final Serializer serializer;
  private final ClassLoader[] loaders;
  private int exchanged;

  /** The types of which a release before the migration missed a time. */
  private final Set<String> missed = new HashSet<>();

  private Exchanges(Serializer serializer, List<Path> releases) throws Exception {
    this.serializer = serializer;
    this.loaders = new ClassLoader[releases.size()];
    for (int i = 0; i < loaders.length; i++) {
      loaders[i] = serializer.with(releases.get(i));
    }
  }

  /** Takes a number of turns, the folders of the three releases, and the names of classes. */
  public static void main(String[] arguments) throws Exception {
    int turns = Integer.parseInt(arguments[0]);
    List<Path> releases = Arrays.stream(arguments, 1, 4).map(Path::of).toList();
    List<String> types = Arrays.stream(arguments).skip(4).toList();
    for (Serializer serializer : Serializer.values()) {
      Exchanges exchanges = new Exchanges(serializer, releases);
      for (int i = 0; i < types.size(); i++) {
        for (int turn = 0; turn < turns; turn++) {
          exchanges.exchange(types.get(i), i + turn);
        }
      }
      System.out.println(says(serializer, exchanges.exchanged, exchanges.missed.size()));
    }
  }

  /** Its last line about a serializer. */
  static String says(Serializer serializer, int exchanged, int missed) {
    return serializer + ": " + exchanged + " as expected, times of " + missed + " classes missed";
  }

  private void exchange(String type, int turn) throws Exception {
    String shown = Shown.of(objects(type, turn, 0));
    String before = outcome(type, turn, 0, 0);
    for (int sender = 0; sender < loaders.length; sender++) {
      for (int receiver = 0; receiver < loaders.length; receiver++) {
        // What release 1 sends arrives as before; what release 2 sends arrives whole, or not.
        boolean sendsTwins = sender == SENDS && serializer.callsHooks();
        boolean misses = sendsTwins && receiver == OLD;
        String expected =
            misses ? Shown.of(objects(type, FilledDtos.NULLS, OLD)) : sendsTwins ? shown : before;
        if (misses && !expected.equals(shown)) {
          missed.add(type);
        }
        expect(
            expected,
            outcome(type, turn, sender, receiver),
            type + " turn " + turn + " from release " + sender + " to " + receiver);
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
}
