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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pictures of the page were drawn of the page that the example gets today. */
final class ReportPictureTest {

  @ParameterizedTest
  @CsvSource({"en, docs/plots/report", "zh, docs/zh/report"})
  void showsThePageOfToday(String language, String picture) throws IOException {
    Path page = Path.of("target/picture", picture + ".html");
    Files.createDirectories(page.getParent());

    ScanRun run = ExampleScan.with("--html", page, "--lang", language);

    assertWithMessage(run.errors()).that(run.exitCode()).isEqualTo(0);
    String text = Files.readString(page).replace(ExampleScan.FOLDER + File.separator, "");
    assertThat(text).contains("order-api/target/classes");
    Files.writeString(page, text);
    assertWithMessage("%s.png is of another page; run scan/picture", picture)
        .that(Hashing.sha256().hashString(text, StandardCharsets.UTF_8).toString())
        .isEqualTo(Repository.read(picture + ".sha256").strip());
  }
}
