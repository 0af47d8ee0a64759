package io.github.wiretime.scan;

/**
 * Starts the command, or says in a sentence why it cannot. It is compiled for Java 8, so that every
 * JDK that somebody still has can read it, and so it names no class of this jar.
 */
public final class Main {

  private static final double OLDEST = 17;
  private static final int UNREADABLE = 3;

  private Main() {}

  public static void main(String[] arguments) throws ReflectiveOperationException {
    String version = System.getProperty("java.specification.version");
    if (isTooOld(version)) {
      System.err.println("wiretime-scan: it needs JDK 17 or later to run, and this is " + version);
      System.exit(UNREADABLE);
    }
    Class.forName("io.github.wiretime.scan.Commands")
        .getMethod("main", String[].class)
        .invoke(null, (Object) arguments);
  }

  /** Java 8 calls itself 1.8. */
  static boolean isTooOld(String version) {
    return Double.parseDouble(version) < OLDEST;
  }
}
