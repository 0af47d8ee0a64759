package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import java.util.List;

/** What the check costs a compilation, as a page. */
final class OverheadPage {

  private static final String HEAD =
      """
      # What the check costs, and what it survives

      What each way of use adds: seconds of processor time of the compiling thread, and of whole builds and scans by the clock. Added is the median of the rounds; the percentage is that of a round, in the median, at least and at most. Of Error Prone's default checks it is the check's own time, as the difference of two such compilations is larger than that by chance. A negative figure is chance, too.

      """;

  private static final String COMMANDS =
      """

      ## How this is measured

      This page is rendered from `measurements/results` by `measurements/run render`; no figure on it is typed by hand.

      | figures | command |
      |---|---|
      | whole builds | `measurements/run builds` |
      | sizes | `measurements/run sizes` |
      | scans | `measurements/run scans` |
      | first compilation | `measurements/run first` |
      | public code | `measurements/run real-code`, and with `--jdk <home>` on another JDK |
      | hostile input | `mvn -pl annotations,checker,checker-tests test -Dtest='io/github/wiretime/hostile/*' -Dsurefire.failIfNoSpecifiedTests=false` |
      """;

  private static final String BUILDS =
      """
      ## Whole builds with and without the Maven plugin

      `mvn clean compile` of generated modules by the clock, in turn without the plugin and with it in each mode, after one round that is not counted. The ratio is that of two builds of a round. In modules with Dubbo all is scanned at the end or checked while it is compiled, 28 of each hundred classes' members are costly, far more than in applications; without Dubbo nothing is.

      """;

  private static final String SIZES =
      """
      ## Compilations with and without the check

      Compilations in one process, in turn with javac alone, with Error Prone and all its checks off, with the check besides, and with Error Prone's default checks. Before, each has compiled the code base as often as it fits into 600,000 lines, at least once. Times are processor time of the compiling thread, as median (smallest–largest).

      The generated code has ten services, ten providers, sixty data classes and twenty entities in each hundred classes: chains as long as the whole code base, wide classes, circles, generics and hierarchies; 28 of its members are costly, far more than in applications. Guava has no service at all.

      """;

  private static final String SCANS =
      """

      ## A scan of a large jar

      A jar as Spring Boot makes it, of a thousand generated classes and the libraries of many starters and frameworks, by the clock from the start of the JVM to its end, after one scan that is not counted.

      """;

  private static final String FIRST =
      """

      ## The first compilation

      A JVM that has compiled nothing yet is slow in everything; so is the first module of a build, and each module that gets a JVM of its own. Generated code, each compilation in a new JVM; the check's own time is that of compilations without any other check.

      """;

  private static final String REAL_CODE =
      """

      ## Public code

      Sources jars from Maven Central with every interface taken as a service (`ServiceInterfaces=**`). The class path is what the project's POM names, or for half of them lacks every third jar of it. Files that do not compile are left out step by step, the rest is compiled against the project's own jar; at each step the check is asked about the erroneous trees as well, from which Error Prone would keep away. Times are processor time of one compilation with Error Prone, all checks off, without and with the check, by the first of the JVM's two compilers only.
      """;

  private final Layout layout;

  OverheadPage(Layout layout) {
    this.layout = layout;
  }

  String text() {
    StringBuilder page = new StringBuilder(HEAD);
    Table builds = read("builds");
    Table sizes = read("sizes");
    Table first = read("first");
    Table scans = read("scans");
    page.append(new WaysTable().text(sizes, first, builds, scans)).append('\n');
    if (!builds.rows().isEmpty()) {
      page.append(BUILDS)
          .append(environment("builds"))
          .append(BuildsSection.text(builds))
          .append('\n');
    }
    if (!sizes.rows().isEmpty()) {
      page.append(SIZES).append(environment("sizes")).append(new SizesSection(sizes).text());
    }
    if (!first.rows().isEmpty()) {
      page.append(FIRST).append(environment("first")).append(FirstSection.text(first));
    }
    if (!scans.rows().isEmpty()) {
      page.append(SCANS).append(environment("scans")).append(ScansSection.text(scans));
    }
    page.append(REAL_CODE);
    for (String jdk : List.of("17", "25")) {
      Table realCode = read("real-code-" + jdk);
      if (!realCode.rows().isEmpty()) {
        page.append(RealCodeSection.text(jdk, realCode));
      }
    }
    return page.append(COMMANDS).toString();
  }

  private Table read(String name) {
    return Table.read(layout.result(name + ".csv"));
  }

  private String environment(String name) {
    return MarkdownTable.of(read(name + "-environment")) + "\n";
  }
}
