package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.Iterables;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.wiretime.checker.javac.Notices;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What javac makes of messages that belong to no source. */
final class NoticesTest {

  private static final String TEXT = "beans.xml:3: '{0}' sends 50% more";

  private final DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
  private final Notices notices = new Notices(ReportFilesTest.context(said));

  @ParameterizedTest
  @CsvSource({"ERROR, ERROR", "WARNING, WARNING", "SUGGESTION, NOTE"})
  void theSeverityOfTheCheck(SeverityLevel severity, Diagnostic.Kind kind) {
    notices.say(severity, TEXT);

    assertSaid(kind);
  }

  @Test
  void anError() {
    notices.error(TEXT);

    assertSaid(Diagnostic.Kind.ERROR);
  }

  @Test
  void aWarning() {
    notices.warn(TEXT);

    assertSaid(Diagnostic.Kind.WARNING);
  }

  @Test
  void aNote() {
    notices.note(TEXT);

    assertSaid(Diagnostic.Kind.NOTE);
  }

  private void assertSaid(Diagnostic.Kind kind) {
    Diagnostic<?> diagnostic = Iterables.getOnlyElement(said.getDiagnostics());
    assertThat(diagnostic.getKind()).isEqualTo(kind);
    assertThat(diagnostic.getMessage(Locale.ROOT)).isEqualTo(TEXT);
    assertThat(diagnostic.getSource()).isNull();
  }
}
