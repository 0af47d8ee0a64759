package io.github.wiretime.build;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Properties;
import java.util.Timer;
import java.util.TimerTask;
import org.codehaus.plexus.classworlds.ClassWorld;
import org.codehaus.plexus.classworlds.launcher.Launcher;
import org.codehaus.plexus.classworlds.realm.ClassRealm;

/**
 * The program of a {@link WarmMaven}: it reads what to build until its input ends. Each build has
 * the classes of Maven that the one before has loaded, and loads those of plugins anew.
 */
final class MavenLoop {

  /** What the line begins with that follows the output of a build; its exit code comes next. */
  static final String ENDED = "build ended: ";

  private static final Timer LIMITS = new Timer(/* isDaemon= */ true);

  private MavenLoop() {}

  /**
   * Runs builds, each given as its folder, the root of its project and its arguments.
   *
   * @param home the folder of Maven
   */
  public static void main(String... home) throws Exception {
    Path maven = Path.of(home[0]);
    System.setProperty("maven.home", maven.toString());
    Launcher launcher = new Launcher();
    launcher.setSystemClassLoader(MavenLoop.class.getClassLoader());
    try (InputStream realms = new FileInputStream(maven.resolve("bin/m2.conf").toFile())) {
      launcher.configure(realms);
    }
    DataInputStream input = new DataInputStream(System.in);
    PrintStream output = System.out;
    while (true) {
      String folder;
      try {
        folder = input.readUTF();
      } catch (EOFException end) {
        return;
      }
      TimerTask limit = limit();
      int exitCode = build(launcher, folder, input.readUTF(), arguments(input), output);
      limit.cancel();
      output.println();
      output.println(ENDED + exitCode);
    }
  }

  /** Ends this JVM if a build takes too long. */
  private static TimerTask limit() {
    TimerTask end =
        new TimerTask() {
          @Override
          public void run() {
            Runtime.getRuntime().halt(1);
          }
        };
    LIMITS.schedule(end, Duration.ofMinutes(MavenBuild.MINUTES).toMillis());
    return end;
  }

  private static String[] arguments(DataInputStream input) throws IOException {
    String[] arguments = new String[input.readInt()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = input.readUTF();
    }
    return arguments;
  }

  /** Maven makes system properties of what its command line defines. */
  private static int build(
      Launcher launcher, String folder, String root, String[] arguments, PrintStream output)
      throws Exception {
    Properties before = (Properties) System.getProperties().clone();
    try {
      System.setProperty("maven.multiModuleProjectDirectory", root);
      System.setProperty("user.dir", folder);
      ClassRealm realm = launcher.getMainRealm();
      Thread.currentThread().setContextClassLoader(realm);
      Class<?> maven = launcher.getMainClass();
      Object cli = maven.getConstructor(ClassWorld.class).newInstance(launcher.getWorld());
      return (Integer)
          maven
              .getMethod(
                  "doMain", String[].class, String.class, PrintStream.class, PrintStream.class)
              .invoke(cli, arguments, folder, output, output);
    } finally {
      System.setProperties(before);
    }
  }
}
