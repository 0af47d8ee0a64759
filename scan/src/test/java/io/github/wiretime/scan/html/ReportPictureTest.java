package io.github.wiretime.scan.html;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.hash.Hashing;
import io.github.wiretime.build.Repository;
import io.github.wiretime.scan.ExampleScan;
import io.github.wiretime.scan.ScanRun;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The picture of the page was drawn of the page that the example gets today. */
final class ReportPictureTest {

  @Test
  void showsThePageOfToday() throws IOException {
    Path page = Files.createDirectories(Path.of("target/picture")).resolve("report.html");

    ScanRun run = ExampleScan.with("--html", page);

    assertWithMessage(run.errors()).that(run.exitCode()).isEqualTo(0);
    String text = Files.readString(page).replace(ExampleScan.FOLDER + File.separator, "");
    assertThat(text).contains("order-api/target/classes");
    Files.writeString(page, text);
    assertWithMessage("docs/plots/report.png is of another page; run scan/picture")
        .that(Hashing.sha256().hashString(text, StandardCharsets.UTF_8).toString())
        .isEqualTo(Repository.read("docs/plots/report.sha256").strip());
  }
}
