package io.github.wiretime.mutation;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Writes the figures of docs/quality.md about mutants, from the reports of all packages that were
 * mutated and the reasons that people gave for survivors. Runs in the root of the project.
 */
final class MutationPage {

  private static final Path REPORTS = Path.of("checker-tests/target/mutation");
  private static final Path REASONS =
      Path.of("checker-tests/src/test/resources/io/github/wiretime/mutation/survivors.txt");
  private static final Path PAGE = Path.of("docs/quality.md");
  private static final String BEGIN = "<!-- mutants, written by MutationPage -->\n";
  private static final String END = "<!-- end of mutants -->";

  private MutationPage() {}

  /** Needs no argument. */
  public static void main(String[] args) throws Exception {
    List<Mutant> mutants = new ArrayList<>();
    try (Stream<Path> packages = Files.list(REPORTS)) {
      for (Path each : packages.filter(Files::isDirectory).sorted().toList()) {
        mutants.addAll(Mutant.read(each.resolve("mutations.xml")));
      }
    }
    String page = Files.readString(PAGE);
    Files.writeString(
        PAGE,
        page.substring(0, page.indexOf(BEGIN) + BEGIN.length())
            + table(mutants)
            + survivors(mutants)
            + page.substring(page.indexOf(END)));
  }

  private static String table(List<Mutant> mutants) {
    StringBuilder rows = new StringBuilder();
    new TreeMap<>(mutants.stream().collect(groupingBy(Mutant::packageName)))
        .forEach((name, inside) -> rows.append(row(name, inside)));
    return "| package | mutants | killed | of these by a limit | survived | score |\n"
        + "| --- | ---: | ---: | ---: | ---: | ---: |\n"
        + rows
        + row("all", mutants);
  }

  private static String row(String name, List<Mutant> mutants) {
    long killed = mutants.stream().filter(Mutant::isDetected).count();
    return String.format(
        Locale.ROOT,
        "| %s | %d | %d | %d | %d | %.1f%% |\n",
        name,
        mutants.size(),
        killed,
        mutants.stream().filter(Mutant::isStopped).count(),
        mutants.size() - killed,
        100.0 * killed / mutants.size());
  }

  /** A reason holds for exactly the survivors that are listed below it. */
  private static String survivors(List<Mutant> mutants) throws IOException {
    List<String> unexplained = new ArrayList<>();
    mutants.stream()
        .filter(mutant -> !mutant.isDetected())
        .forEach(mutant -> unexplained.add(mutant.place()));
    Map<String, List<String>> placesOf = new LinkedHashMap<>();
    String reason = "";
    for (String line : Files.readAllLines(REASONS)) {
      if (!line.startsWith("- ")) {
        reason = line.isEmpty() ? reason : line;
      } else if (unexplained.remove(line.substring(2))) {
        placesOf.computeIfAbsent(reason, unused -> new ArrayList<>()).add(line.substring(2));
      } else {
        System.err.println("no longer a survivor: " + line.substring(2));
      }
    }
    if (!unexplained.isEmpty()) {
      placesOf.put("No reason is known yet.", unexplained);
    }
    return placesOf.entrySet().stream()
        .map(entry -> entry.getKey() + "\n\n" + list(entry.getValue()) + "\n")
        .collect(joining("", "\n### Survivors\n\n", ""));
  }

  private static String list(List<String> places) {
    return places.stream()
        .map(place -> "- `" + place.replace(" ", "`, ") + "\n")
        .collect(joining());
  }
}
