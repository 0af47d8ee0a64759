package io.github.wiretime.arrival;

import io.github.wiretime.oracle.CompiledClasses;
import io.github.wiretime.oracle.Hessian;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.Map;
import java.util.Set;

/** Judges in this JVM, which may end, and prints what it does. */
final class ForkedJudgeMain {
  static final String TRYING = "trying ";
  static final String JUDGED = "judged\t";
  static final String END = "end";

  /** So many that one of them has an object behind it. */
  private static final int OBJECTS = 50;

  private ForkedJudgeMain() {}

  /** Reads the classes and what else there is to know from its input. */
  @SuppressWarnings("unchecked") // as the other side writes it
  public static void main(String[] args) throws IOException, ClassNotFoundException {
    try (var in = new ObjectInputStream(System.in)) {
      var classes = new CompiledClasses(Map.of(), (Map<String, byte[]>) in.readObject());
      var services = (Set<String>) in.readObject();
      var writer = Hessian.valueOf((String) in.readObject());
      var reader = Hessian.valueOf((String) in.readObject());
      var crashing = (Set<String>) in.readObject();
      var isolation =
          new Judge.Isolation(
              true, crashing, member -> System.out.println(TRYING + member), OBJECTS);
      new Judge(classes, new Route(writer, reader), isolation)
          .verdict(services)
          .forEach(
              (member, arrival) ->
                  System.out.println(
                      JUDGED + member + "\t" + arrival.outcome() + "\t" + arrival.detail()));
      System.gc();
      System.out.println(END);
    }
    System.exit(0);
  }
}
