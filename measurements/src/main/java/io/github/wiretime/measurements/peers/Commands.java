package io.github.wiretime.measurements.peers;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.scans.ScansRun;
import io.github.wiretime.measurements.stack.Dependencies;
import io.github.wiretime.measurements.stack.Jvm;
import io.github.wiretime.measurements.stack.Layout;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The command lines of all, each with the same options of the JVM.
 *
 * @param scanner its jar
 * @param rule class path of the rule
 * @param errorProne the processor path
 */
record Commands(String scanner, String rule, String spotBugs, String errorProne) {

  private static final Path JDK = Path.of(System.getProperty("java.home"), "bin");

  private static final ImmutableList<String> JAVAC =
      ImmutableList.of("-proc:none", "-encoding", "UTF-8", "-d", "compiled");

  /** Fetches what is not there yet. */
  static Commands in(Layout layout, Dependencies dependencies) throws IOException {
    return new Commands(
        ScansRun.command(layout).toString(),
        joined(
            Stream.concat(
                Stream.of(layout.target().resolve("classes")),
                ownClassPath().filter(Commands::isOfArchUnit))),
        joined(
            dependencies
                .classPath("spotbugs", List.of("com.github.spotbugs:spotbugs:4.9.3"))
                .stream()),
        joined(ownClassPath().filter(entry -> !Files.isDirectory(entry))));
  }

  private static Stream<Path> ownClassPath() {
    return Splitter.on(File.pathSeparatorChar)
        .splitToStream(System.getProperty("java.class.path"))
        .map(Path::of);
  }

  private static boolean isOfArchUnit(Path jar) {
    String name = jar.getFileName().toString();
    return name.startsWith("archunit-") || name.startsWith("slf4j-api-");
  }

  private static String joined(Stream<Path> entries) {
    return entries.map(Path::toString).collect(joining(File.pathSeparator));
  }

  /** The command; it runs in the folder of the application. */
  ImmutableList<String> of(Peer peer, PeerApplication application) {
    Stream<String> classes = application.modules().stream().map(Path::toString);
    String classPath = joined(application.classPath().stream());
    return switch (peer) {
      case SCAN -> scan(classes, "--class-path", classPath);
      case FILES -> scan(classes, "--class-path", classPath, "--html=a.html", "--sarif=a.sarif");
      case SARIF -> scan(classes, "--class-path", classPath, "--sarif=b.sarif");
      case WITHOUT_CLASS_PATH -> scan(classes);
      case ONE_CLASS -> scan(Stream.of(application.oneClass().toString()));
      case START -> scan(Stream.of("--help"));
      case RULE -> java(classes, "-cp", rule, TimeRule.class.getName());
      case SPOTBUGS ->
          java(
              classes,
              "-cp",
              spotBugs,
              "edu.umd.cs.findbugs.FindBugs2",
              "-effort:default",
              "-auxclasspath",
              classPath);
      case JDEPS -> jdk("jdeps", classes, "-verbose:class", "-e", "java\\.time\\..*");
      case JDEPS_ON_CLASS_PATH ->
          jdk(
              "jdeps",
              classes,
              "-verbose:class",
              "-e",
              "java\\.time\\..*",
              "--multi-release=base",
              "-cp",
              classPath);
      case JAVAC -> javac(application, classPath);
      case ERROR_PRONE ->
          javac(
              application,
              classPath,
              "-XDcompilePolicy=simple",
              "-XDaddTypeAnnotationsToSymbol=true",
              "--should-stop=ifError=FLOW",
              "-processorpath",
              errorProne,
              "-Xplugin:ErrorProne -XepAllErrorsAsWarnings");
    };
  }

  private ImmutableList<String> scan(Stream<String> inputs, String... options) {
    return java(Stream.concat(inputs, Stream.of(options)), "-jar", scanner);
  }

  private static ImmutableList<String> java(Stream<String> arguments, String... first) {
    return ImmutableList.<String>builder()
        .add(JDK.resolve("java").toString())
        .addAll(Jvm.SHORT_LIVED)
        .add(first)
        .addAll(arguments.iterator())
        .build();
  }

  private static ImmutableList<String> jdk(String tool, Stream<String> arguments, String... first) {
    return ImmutableList.<String>builder()
        .add(JDK.resolve(tool).toString())
        .addAll(Jvm.SHORT_LIVED.stream().map(option -> "-J" + option).iterator())
        .add(first)
        .addAll(arguments.iterator())
        .build();
  }

  private static ImmutableList<String> javac(
      PeerApplication application, String classPath, String... more) {
    ImmutableList.Builder<String> first = ImmutableList.builder();
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(argument -> argument.startsWith("--add-")) // as Error Prone needs them
        .forEach(argument -> first.add("-J" + argument));
    first.addAll(JAVAC).add("-cp", classPath).add(more);
    return jdk(
        "javac", Stream.of("@" + application.sources()), first.build().toArray(String[]::new));
  }
}
