package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.CommandDialect;
import io.github.wiretime.checker.roots.SkippedService;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is said of services that settings in files keep from the check. */
final class SerializationNotesTest {

  @Test
  void aServiceWhoseDeclarationSaysItAndOneForWhichAFileDoes() {
    assertThat(
            notes(
                skipped("com.acme.Stock", Optional.empty()),
                skipped("com.acme.Orders", Optional.of("dubbo.properties"))))
        .containsExactly(
            "dubbo.properties: protocol 'rest', so nothing is reported of Orders; set"
                + " --serialization hessian2 if that is wrong");
  }

  @Test
  void threeServicesOfAFileAreNamed() {
    assertThat(ofOneFile("c.Third", "a.First", "b.Second"))
        .containsExactly(
            "dubbo.properties: protocol 'rest', so nothing is reported of First, Second, Third; set"
                + " --serialization hessian2 if that is wrong");
  }

  @Test
  void ofMoreServicesOnlyTheFirst() {
    assertThat(ofOneFile("C", "A", "D", "B", "E"))
        .containsExactly(
            "dubbo.properties: protocol 'rest', so nothing is reported of A, B, C and 2 more; set"
                + " --serialization hessian2 if that is wrong");
  }

  @Test
  void aSentenceForEachFile() {
    assertThat(
            notes(
                skipped("Orders", Optional.of("dubbo.properties")),
                skipped("Stock", Optional.of("application.yml"))))
        .hasSize(2);
  }

  private static ImmutableList<String> ofOneFile(String... services) {
    return notes(
        Stream.of(services)
            .map(name -> skipped(name, Optional.of("dubbo.properties")))
            .toArray(SkippedService[]::new));
  }

  private static ImmutableList<String> notes(SkippedService... services) {
    return new SerializationNotes(new CommandDialect(Language.EN))
        .bySettings(ImmutableList.copyOf(services))
        .map(note -> note.in(Language.EN))
        .collect(toImmutableList());
  }

  private static SkippedService skipped(String name, Optional<String> file) {
    return new SkippedService(name, CheckTexts.of("reason.protocol", "rest"), file);
  }
}
