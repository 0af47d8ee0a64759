package io.github.wiretime.scan.application;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a POM names: its dependencies, those that it manages, and its parent. It is read as text,
 * because nothing but its own properties can be resolved here.
 */
final class PomLibraries {

  private static final Pattern NOT_OF_IT =
      Pattern.compile("<!--.*?-->|<exclusions>.*?</exclusions>", Pattern.DOTALL);

  private static final Pattern NAMED =
      Pattern.compile("<(dependency|parent)>(.*?)</\\1>", Pattern.DOTALL);

  private static final Pattern PROPERTY = Pattern.compile("\\$\\{([\\w.-]+)}");

  private final String pom;

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
    return property.matches() ? value(property.group(1), pom) : Optional.of(version);
  }

  private static Optional<String> value(String element, String text) {
    Matcher value =
        Pattern.compile("<" + Pattern.quote(element) + ">\\s*([^<\\s]+)\\s*<").matcher(text);
    return value.find() ? Optional.of(value.group(1)) : Optional.empty();
  }
}
