package io.github.wiretime.overhead.report;

import io.github.wiretime.results.MarkdownTable;
import io.github.wiretime.results.Table;
import java.nio.file.Files;
import java.nio.file.Path;

/** The page about overhead, a function of the result files. */
public final class Page {

  private static final String HEAD =
      """
      # What the check costs, and what it survives

      This page is rendered from `overhead/results` by `overhead/run render`; no figure on it is typed by hand.

      | figures | command |
      |---|---|
      | sizes | `overhead/run sizes` |
      | first compilation | `overhead/run first` |
      | public code | `overhead/run real-code`, and with `--jdk <home>` on another JDK |
      | hostile input | `mvn -pl annotations,checker,checker-tests test -Dtest='io/github/wiretime/hostile/*' -Dsurefire.failIfNoSpecifiedTests=false` |

      """;

  private static final String SIZES =
      """
      ## Compilations with and without the check

      Compilations in one process, in turn with javac alone, with Error Prone and all its checks off, with the check besides, and with Error Prone's default checks. Before, each has compiled the code base as often as it fits into 600,000 lines, at least once. Times are processor time of the compiling thread, as median (smallest–largest).

      The generated code has ten services, ten providers, sixty data classes and twenty entities in each hundred classes: chains as long as the whole code base, wide classes, circles, generics and hierarchies; 28 of its members are costly, far more than in applications. Guava has no service at all.

      """;

  private static final String FIRST =
      """
      ## The first compilation

      A JVM that has compiled nothing yet is slow in everything; so is the first module of a build, and each module that gets a JVM of its own. Generated code, each compilation in a new JVM, with Error Prone's default checks or with this check only, whose own time is shown.

      """;

  private static final String REAL_CODE =
      """
      ## Public code

      Sources jars from Maven Central with every interface taken as a service (`ServiceInterfaces=**`). The class path is what the project's POM names, or for half of them lacks every third jar of it. Files that do not compile are left out step by step, the rest is compiled against the project's own jar; at each step the check is asked about the erroneous trees as well, from which Error Prone would keep away. Times are processor time of one compilation with Error Prone, all checks off, without and with the check, by the first of the JVM's two compilers only.

      """;

  private Page() {}

  /** The text of the page. */
  public static String of(Path results) {
    StringBuilder page = new StringBuilder(HEAD);
    if (Files.exists(results.resolve("sizes.csv"))) {
      page.append(SIZES).append(environment(results.resolve("environment.csv")));
      page.append(new SizesSection(Table.read(results.resolve("sizes.csv"))).text()).append('\n');
    }
    if (Files.exists(results.resolve("first.csv"))) {
      page.append(FIRST)
          .append(environment(results.resolve("first-environment.csv")))
          .append(new FirstSection(Table.read(results.resolve("first.csv"))).text())
          .append('\n');
    }
    page.append(realCode(results));
    return page.toString().stripTrailing() + "\n";
  }

  private static String environment(Path file) {
    return plain(Table.read(file)) + "\n";
  }

  private static String realCode(Path results) {
    StringBuilder sections = new StringBuilder();
    for (String jdk : new String[] {"17", "25"}) {
      Path file = results.resolve("real-code-" + jdk + ".csv");
      if (Files.exists(file)) {
        sections.append(RealCodeSection.text(jdk, Table.read(file))).append('\n');
      }
    }
    return sections.isEmpty() ? "" : REAL_CODE + sections;
  }

  private static String plain(Table table) {
    MarkdownTable markdown = MarkdownTable.ofText(table.columns());
    table.rows().forEach(markdown::row);
    return markdown.toString();
  }
}
