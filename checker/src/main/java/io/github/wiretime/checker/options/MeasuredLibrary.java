package io.github.wiretime.checker.options;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The libraries that decide what is sent and what arrives, with the newest release of each line
 * that was measured. docs/adding-a-release.md says how to add one.
 */
public enum MeasuredLibrary {
  HESSIAN_LITE("hessian-lite", "hessian-lite", "3.2.13", "4.0.4"),
  DUBBO(
      "Dubbo",
      "dubbo|dubbo-(?:all|bom|common|dependencies-bom|rpc-dubbo|spring-boot-starter)",
      "2.7.23",
      "3.0.15",
      "3.1.11",
      "3.2.19",
      "3.3.6"),
  /** Caucho's own Hessian has the same name, and releases up to 4.0.66. */
  SOFA_HESSIAN("SOFA hessian", "hessian(?![-:]4\\.0\\.\\d\\d)|sofa-hessian", "3.3.13", "3.5.6"),
  SOFARPC("SOFARPC", "sofa-rpc-all|sofa-rpc-bom", "5.13.2");

  /** A release that is newer than what was measured of its line, and the one it is taken for. */
  public record Unmeasured(String release, String takenFor) {}

  private final String title;
  private final Pattern named;
  private final ImmutableList<String> measured;

  /**
   * A library.
   *
   * @param artifacts its names in Maven repositories
   * @param measured the newest release of each line, in their order
   */
  MeasuredLibrary(String title, String artifacts, String... measured) {
    this.title = title;
    this.named =
        Pattern.compile(
            "(?:%1$s)-(\\d+\\.\\d.*)\\.jar|[\\w.]+:(?:%1$s):(\\d+\\.\\d.*)".formatted(artifacts));
    this.measured = ImmutableList.copyOf(measured);
  }

  /**
   * Whether a release was not measured.
   *
   * @param name of a jar or of an artifact: {@code hessian-lite-4.0.5.jar}, {@code
   *     org.apache.dubbo:dubbo:3.4.0}
   */
  public Optional<Unmeasured> unmeasured(String name) {
    Matcher matcher = named.matcher(name);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String release = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
    return takenFor(Version.of(release))
        .map(known -> new Unmeasured(title + " " + release, title + " " + known.text));
  }

  /** A release between two that were measured, or older than all, is known. */
  private Optional<Version> takenFor(Version release) {
    ImmutableList<Version> known = measured.stream().map(Version::of).collect(toImmutableList());
    Optional<Version> before =
        known.stream().filter(each -> each.isBefore(release)).reduce((one, next) -> next);
    Optional<Version> after = known.stream().filter(each -> !each.isBefore(release)).findFirst();
    boolean isInLineOfNext = after.filter(next -> next.isOfLine(release, 2)).isPresent();
    boolean isLastOfLine = before.filter(last -> last.isOfLine(release, 2)).isPresent();
    boolean isBetween =
        !isLastOfLine && after.filter(next -> next.isOfLine(release, 1)).isPresent();
    return isInLineOfNext || isBetween ? Optional.empty() : before;
  }

  /** A version, of which only the numbers in front are compared: {@code 3.3.7-SNAPSHOT}. */
  private record Version(String text, ImmutableList<Integer> numbers) {

    private static final Comparator<Iterable<Integer>> ORDER =
        Comparators.lexicographical(Comparator.<Integer>naturalOrder());

    static Version of(String text) {
      ImmutableList.Builder<Integer> numbers = ImmutableList.builder();
      for (String part : Splitter.on(CharMatcher.anyOf(".-")).split(text)) {
        Integer number = Ints.tryParse(part);
        if (number == null) {
          break;
        }
        numbers.add(number);
      }
      return new Version(text, numbers.build());
    }

    boolean isBefore(Version other) {
      return ORDER.compare(numbers, other.numbers) < 0;
    }

    boolean isOfLine(Version other, int parts) {
      return first(parts).equals(other.first(parts));
    }

    private List<Integer> first(int parts) {
      return numbers.subList(0, Math.min(parts, numbers.size()));
    }
  }
}
