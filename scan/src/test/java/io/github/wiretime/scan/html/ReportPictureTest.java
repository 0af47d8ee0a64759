package io.github.wiretime.scan.html;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.hash.Hashing;
import io.github.wiretime.build.Repository;
import io.github.wiretime.checker.harness.ClassPath;
import io.github.wiretime.scan.ScanRun;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The picture of the page was drawn of the page that the example gets today. */
final class ReportPictureTest {

  private static final Path EXAMPLES = Repository.path("examples");

  @Test
  void showsThePageOfToday() throws IOException {
    Path page = Files.createDirectories(Path.of("target/picture")).resolve("report.html");

    ScanRun run =
        ScanRun.of(
            classes("order-api"),
            classes("order-provider"),
            classes("order-consumer"),
            "--class-path",
            ClassPath.ofTests().stream()
                .map(File::getPath)
                .collect(Collectors.joining(File.pathSeparator)),
            "--html",
            page);

    assertWithMessage(run.errors()).that(run.exitCode()).isEqualTo(0);
    String text = Files.readString(page).replace(EXAMPLES + File.separator, "");
    assertThat(text).contains("order-api/target/classes");
    Files.writeString(page, text);
    assertWithMessage("docs/plots/report.png is of another page; run scan/picture")
        .that(Hashing.sha256().hashString(text, StandardCharsets.UTF_8).toString())
        .isEqualTo(Repository.read("docs/plots/report.sha256").strip());
  }

  private static Path classes(String module) {
    Path classes = EXAMPLES.resolve(module + "/target/classes");
    assumeTrue(Files.isDirectory(classes), "the example was not built");
    return classes;
  }
}
