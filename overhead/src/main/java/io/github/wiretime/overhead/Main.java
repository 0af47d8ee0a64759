package io.github.wiretime.overhead;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.overhead.compile.Mode;
import io.github.wiretime.overhead.real.Download;
import io.github.wiretime.overhead.real.Jvm;
import io.github.wiretime.overhead.real.Project;
import io.github.wiretime.overhead.real.RealCodeMain;
import io.github.wiretime.overhead.report.Page;
import io.github.wiretime.overhead.results.Progress;
import io.github.wiretime.overhead.sizes.Effort;
import io.github.wiretime.overhead.sizes.FirstCompilation;
import io.github.wiretime.overhead.sizes.Measurement;
import io.github.wiretime.overhead.sizes.Subject;
import io.github.wiretime.overhead.sizes.Subjects;
import io.github.wiretime.results.Environment;
import io.github.wiretime.results.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The one command: measures, writes the result files, renders the page. */
@Command(
    name = "overhead/run",
    mixinStandardHelpOptions = true,
    subcommands = CommandLine.HelpCommand.class,
    description = "Measures what the check costs a compilation, and runs it on public code.")
public final class Main implements Callable<Integer> {

  private static final int[] ALL = {1_000, 3_000, 10_000, 30_000};
  private static final int[] FIRST = {100, 1_000};
  private static final long WARM_UP_LINES = 600_000;
  private static final String EACH_CODE_ONCE = "-XX:TieredStopAtLevel=1";

  @Option(names = "--short", description = "Small sizes, one round: into overhead/target/short.")
  private boolean brief;

  @Option(names = "--rounds", description = "Compilations in each mode; default ${DEFAULT-VALUE}.")
  private int rounds = 5;

  @Option(
      names = "--classes",
      split = ",",
      description = "Generated code of these sizes only, beside earlier results.")
  private int[] sizes;

  private Main() {}

  /** Exits with 0 if everything was done and the check did no harm. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).execute(args));
  }

  @Override
  public Integer call() {
    CommandLine.usage(this, System.out);
    return 2;
  }

  @Command(description = "Compiles code bases of growing size with and without the check.")
  int sizes() throws IOException {
    List<Subject> subjects = new ArrayList<>();
    if (!brief && sizes == null) {
      subjects.addAll(Subjects.publicCode(downloads()));
    }
    for (int size : brief ? new int[] {100, 300} : sizes == null ? ALL : sizes) {
      subjects.add(Subjects.generated(size));
    }
    Effort effort = brief ? new Effort(1, 0) : new Effort(rounds, WARM_UP_LINES);
    Progress progress =
        new Progress(
            System.out,
            subjects.stream().mapToInt(subject -> Measurement.steps(subject, effort)).sum());
    Measurement measurement = new Measurement(effort, progress);
    List<List<String>> rows = earlier(subjects);
    for (Subject subject : subjects) {
      rows.addAll(measurement.of(subject));
      new Table(Measurement.COLUMNS, rows).write(results().resolve("sizes.csv"));
    }
    Environment.of(effort.rounds() + " rounds").write(results().resolve("environment.csv"));
    return 0;
  }

  @Command(description = "Compiles once in each of some JVMs, which have compiled nothing before.")
  int first() throws IOException, InterruptedException {
    Path rows = folder().resolve("target/first.csv"); // a run that stops half way changes nothing
    Files.deleteIfExists(rows);
    Jvm jvm = new Jvm(Path.of(System.getProperty("java.home")), ImmutableList.of());
    int times = brief ? 1 : rounds;
    for (int size : brief ? new int[] {100} : FIRST) {
      for (int round = 1; round <= times; round++) {
        for (Mode mode : List.of(Mode.ERROR_PRONE_ON, Mode.CHECKED)) {
          System.out.printf("%,d classes, %s, round %d of %d%n", size, mode, round, times);
          List<String> arguments = List.of(String.valueOf(size), mode.name(), rows.toString());
          if (jvm.run(FirstCompilation.class, List.of(), arguments) != 0) {
            return 1;
          }
        }
      }
    }
    Table.read(rows).write(results().resolve("first.csv"));
    Environment.of(times + " rounds").write(results().resolve("first-environment.csv"));
    return 0;
  }

  @Command(
      name = "real-code",
      description = "Compiles public code bases with every interface taken as a service.")
  int realCode(
      @Option(names = "--jdk", description = "Home of another JDK; this one by default.") Path jdk,
      @Parameters(description = "Artifacts; all by default.") List<String> names)
      throws IOException, InterruptedException {
    List<String> chosen = names == null ? List.of() : names;
    new Download(downloads())
        .fetch(
            Project.all().stream()
                .filter(project -> chosen.isEmpty() || chosen.contains(project.artifact()))
                .toList());
    Path home = jdk == null ? Path.of(System.getProperty("java.home")) : jdk;
    int feature = Jvm.feature(home);
    List<String> arguments = new ArrayList<>();
    arguments.add(downloads().toString());
    arguments.add(results().resolve("real-code-" + feature + ".csv").toString());
    arguments.addAll(chosen);
    return Jvm.of(home, feature, folder().resolve("target/error-prone"))
        .run(RealCodeMain.class, List.of(EACH_CODE_ONCE), arguments);
  }

  @Command(description = "Renders the results into docs/overhead.md.")
  int render() throws IOException {
    Path page = brief ? results().resolve("overhead.md") : Path.of("docs/overhead.md");
    Files.writeString(page, Page.of(results()));
    return 0;
  }

  /** The rows of subjects that are not measured now. */
  private List<List<String>> earlier(List<Subject> subjects) {
    Path file = results().resolve("sizes.csv");
    List<List<String>> rows = new ArrayList<>();
    if (Files.exists(file)) {
      Set<String> now = subjects.stream().map(Subject::name).collect(toImmutableSet());
      Table.read(file).rows().stream().filter(row -> !now.contains(row.get(0))).forEach(rows::add);
    }
    return rows;
  }

  private Path results() {
    return brief ? folder().resolve("target/short") : folder().resolve("results");
  }

  private static Path downloads() {
    return folder().resolve("target/real-code");
  }

  private static Path folder() {
    return Path.of("overhead");
  }
}
