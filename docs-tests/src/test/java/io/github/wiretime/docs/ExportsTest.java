package io.github.wiretime.docs;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.wiretime.build.Repository;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Two properties of the parent POM say which packages of the JDK the check needs. What Maven cannot
 * fill from them repeats them: javac takes each export as an argument of its own, a manifest has a
 * form of its own, and Maven reads {@code .mvn/jvm.config} before any POM.
 */
final class ExportsTest {

  private static final Pattern PACKAGE = Pattern.compile("jdk\\.compiler/([\\w.]+)");

  private static final String POM = Repository.read("pom.xml");
  private static final ImmutableSet<String> EXPORTS = packages(element("javac.exports", POM));
  private static final ImmutableSet<String> OPENS = packages(element("javac.opens", POM));

  @Test
  void thereAreSome() {
    assertThat(EXPORTS).contains("com.sun.tools.javac.code");
    assertThat(EXPORTS).containsAtLeastElementsIn(OPENS);
  }

  @Test
  void javacHasTheSame() {
    assertThat(packages(element("compilerArgs", POM))).isEqualTo(EXPORTS);
  }

  @Test
  void theManifestOfTheScannerHasTheSame() {
    String scan = Repository.read("scan/pom.xml");

    assertThat(packages(element("Add-Exports", scan))).isEqualTo(EXPORTS);
    // Only the scanner goes on where javac's reader has failed.
    assertThat(packages(element("Add-Opens", scan)))
        .isEqualTo(Sets.union(OPENS, ImmutableSet.of("com.sun.tools.javac.jvm")));
  }

  /** What is open need not be exported as well. */
  @ParameterizedTest
  @ValueSource(strings = {".mvn/jvm.config", "examples/.mvn/jvm.config", "examples/pom.xml"})
  void buildsHaveTheSame(String file) {
    String text = Repository.read(file);

    assertWithMessage(file)
        .that(packages(lines("--add-exports", text)))
        .isEqualTo(Sets.difference(EXPORTS, OPENS));
    assertWithMessage(file).that(packages(lines("--add-opens", text))).isEqualTo(OPENS);
  }

  private static String element(String name, String pom) {
    Matcher element =
        Pattern.compile("(?s)<%1$s>(.*?)</%1$s>".formatted(Pattern.quote(name))).matcher(pom);
    assertWithMessage(name).that(element.find()).isTrue();
    return element.group(1);
  }

  private static String lines(String option, String text) {
    return String.join("\n", text.lines().filter(line -> line.contains(option)).toList());
  }

  private static ImmutableSet<String> packages(String text) {
    return PACKAGE.matcher(text).results().map(each -> each.group(1)).collect(toImmutableSet());
  }
}
