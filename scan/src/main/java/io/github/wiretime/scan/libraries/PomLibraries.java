package io.github.wiretime.scan.libraries;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a POM names: its dependencies, those that it manages, and its parent. It is read as text,
 * because nothing but its own properties can be resolved here.
 */
final class PomLibraries {

  /** One that does not end has the rest, so that the search for its end is not repeated. */
  private static final Pattern NOT_OF_IT =
      Pattern.compile("<!--.*?(?:-->|\\z)|<exclusions>.*?(?:</exclusions>|\\z)", Pattern.DOTALL);

  private static final Pattern NAMED =
      Pattern.compile("<(dependency|parent)>(.*?)(?:</\\1>|\\z)", Pattern.DOTALL);

  private static final Pattern PROPERTY = Pattern.compile("\\$\\{([\\w.-]+)}");

  private static final Pattern VALUE = Pattern.compile("<([\\w.-]+)>\\s*([^<\\s]+)\\s*(?=<)");

  private final String pom;

  /** The first value of each element, which may be a property. */
  private final Supplier<Map<String, String>> values = Suppliers.memoize(this::values);

  private PomLibraries(String pom) {
    this.pom = NOT_OF_IT.matcher(pom).replaceAll("");
  }

  /** Those of the libraries that tell a release of Hessian, in their order. */
  static ImmutableList<NamedLibrary> in(String pom) {
    return new PomLibraries(pom).libraries();
  }

  private ImmutableList<NamedLibrary> libraries() {
    return NAMED
        .matcher(pom)
        .results()
        .map(MatchResult::group)
        .flatMap(this::library)
        .collect(toImmutableList());
  }

  private Stream<NamedLibrary> library(String named) {
    return value("version", named)
        .flatMap(this::resolved)
        .flatMap(
            version ->
                NamedLibrary.ofArtifact(
                    value("groupId", named).orElse(""),
                    value("artifactId", named).orElse(""),
                    version))
        .stream();
  }

  /** A version, or the value of the property that stands for it, if the POM has that. */
  private Optional<String> resolved(String version) {
    Matcher property = PROPERTY.matcher(version);
    return property.matches()
        ? Optional.ofNullable(values.get().get(property.group(1)))
        : Optional.of(version);
  }

  private Map<String, String> values() {
    Map<String, String> found = new HashMap<>();
    Matcher value = VALUE.matcher(pom);
    while (value.find()) {
      found.putIfAbsent(value.group(1), value.group(2));
    }
    return found;
  }

  private static Optional<String> value(String element, String text) {
    Matcher value =
        Pattern.compile("<" + Pattern.quote(element) + ">\\s*([^<\\s]+)\\s*<").matcher(text);
    return value.find() ? Optional.of(value.group(1)) : Optional.empty();
  }
}
