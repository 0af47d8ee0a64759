package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Project;
import io.github.wiretime.checker.harness.SarifFile;
import java.nio.file.Path;

/** Projects that write a report, and what they write. */
final class Sarif {

  static final String REPORT = "target/costly.sarif";

  private Sarif() {}

  /** Where every interface {@code app.*Service} is a service. */
  static Project project(Path folder, String... sources) {
    return Project.in(folder)
        .with(sources)
        .option("ServiceInterfaces", "app.*Service")
        .option("Report", REPORT);
  }

  /** Compiles, with options that the check takes. */
  static SarifFile report(Project project) {
    assertThat(project.compile().diagnostics().toString()).doesNotContain("compiler argument");
    return SarifFile.read(project.folder().resolve(REPORT));
  }
}
