package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.scan.ScanRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages on migrating show what the goal of Maven writes. */
final class DocumentedFixTest {

  private static final String SERVICE = "--service-interfaces=app.OrderService";

  private final FixedModule module = FixedModule.create();

  @ParameterizedTest
  @CsvSource({"docs/migrating.md, en", "docs/zh/migrating.md, zh"})
  void whatToDoBeforeRelease1IsThatForColumnsOfExcel(String file, String language)
      throws Exception {
    Markdown page = Markdown.read(file);
    module.write("package app; public interface OrderService { java.util.List<OrderDto> find(); }");
    module.write("package com.alibaba.excel.annotation; public @interface ExcelProperty {}");
    module.write(
        "package app;\n\n"
            + page.blocks("java")
                .get(0)
                .replace(
                    "private LocalDateTime",
                    "@com.alibaba.excel.annotation.ExcelProperty private LocalDateTime"));

    ScanRun reads = module.fix(module.build(), 1, SERVICE, "--lang=" + language);

    assertThat(reads.out().replace("app.Order", "Order")).contains(page.blocks("text").get(1));
  }

  @ParameterizedTest
  @CsvSource({"docs/migrating.md, en, ''", "docs/zh/migrating.md, zh, -Dwiretime.lang=zh"})
  void thePatchesAreThoseOfThePage(String file, String language, String given) throws Exception {
    Markdown page = Markdown.read(file);
    module.write("package app; public interface OrderService { java.util.List<OrderDto> find(); }");
    module.write("package app;\n\n" + page.blocks("java").get(0));
    ImmutableList<String> patches = page.blocks("diff");
    Path before = module.build();

    ScanRun reads =
        module.fix(
            before, 1, SERVICE, "--lang=" + language, "--maven-goals=wiretime", "--given=" + given);
    assertThat(reads.out().replace("app.Order", "Order").replaceAll("\\S+\\.patch", "PATCH"))
        .contains(page.blocks("text").get(0).replaceAll("\\S+\\.patch", "PATCH"));
    assertShows(module.patch(1), patches.get(0));

    module.apply(1);
    Path after = module.build();
    ScanRun waits = module.fix(after, 2, SERVICE, "--lang=" + language, "--peers=" + before);
    assertThat(
            waits
                .out()
                .replace("app.Order", "Order")
                .replaceAll("[\\w/]+/" + before.getFileName(), "billing.jar"))
        .contains(page.blocks("text").get(3));

    ScanRun sends = module.fix(after, 2, SERVICE, "--lang=" + language);
    assertThat(sends.out().replace("app.Order", "Order")).contains(page.blocks("text").get(2));
    assertShows(module.patch(2), patches.get(1));
    assertThat(patches).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({"README.md, docs/migrating.md", "README.zh-CN.md, docs/zh/migrating.md"})
  void theReadmeShowsAPartOfThePatch(String readme, String file) {
    String part = Iterables.getOnlyElement(Markdown.read(readme).blocks("diff"));

    assertThat(Markdown.read(file).blocks("diff").get(0).lines().toList())
        .containsAtLeastElementsIn(part.lines().toList())
        .inOrder();
  }

  /** The page leaves out some of what a patch does not change. */
  private static void assertShows(Path patch, String excerpt) throws IOException {
    assertThat(Files.readAllLines(patch))
        .containsAtLeastElementsIn(excerpt.lines().toList())
        .inOrder();
  }
}
