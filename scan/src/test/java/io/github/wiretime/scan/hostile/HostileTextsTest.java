package io.github.wiretime.scan.hostile;

import static com.google.common.truth.Truth.assertThat;
import static java.util.concurrent.TimeUnit.MINUTES;

import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.ScanRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** One bad source, file of settings or Spring file costs what it holds, and is said. */
@Timeout(value = 5, unit = MINUTES)
final class HostileTextsTest {

  @TempDir private Path folder;

  private HostileInputs inputs;

  @BeforeEach
  void build() throws IOException {
    inputs = HostileInputs.in(folder);
  }

  @Test
  void aSourceOfDeepExpressions() throws IOException {
    String deep = "(".repeat(100_000) + "1" + ")".repeat(100_000);

    assertThatASourceIsLeftOut("class OrderDto { int deep = " + deep + "; }");
  }

  @Test
  void aSourceOfMoreThanAnybodyWrites() throws IOException {
    assertThatASourceIsLeftOut("class OrderDto {}" + "\n".repeat(32 << 20));
  }

  private void assertThatASourceIsLeftOut(String declaration) throws IOException {
    Path source = folder.resolve("sources/com/acme/api/OrderDto.java");
    Files.createDirectories(source.getParent());
    Files.writeString(source, "package com.acme.api; " + declaration);

    ScanRun scan = inputs.scanned("--sources=" + folder.resolve("sources"));

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("sources left out");
  }

  @Test
  void settingsThatCannotBeReadMayChooseTheSerializer() throws IOException {
    inputs.setting("application.yml", "a: !type {b: 1}\n");

    ScanRun scan = inputs.scanned();

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors())
        .contains(
            "application.yml (it cannot be read: it is no YAML); it may choose another serializer");
    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(inputs.scanned("--accepted-unread=application.yml=of a test").exitCode())
        .isEqualTo(0);
  }

  @Test
  void settingsOfMoreThanAMebibyte() throws IOException {
    inputs.setting("application.yml", "#" + "x".repeat(31 << 20));

    ScanRun scan = inputs.scanned();

    assertThat(scan.errors()).contains("it has more than 1,048,576 bytes");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  @Test
  void wideYamlIsYaml() throws IOException {
    inputs.setting(
        "application.yml",
        Stream.iterate(0, i -> i + 1)
            .limit(1000)
            .map(i -> "key" + i + ": *all\n")
            .collect(Collectors.joining("", "all: &all {a: 1}\n", "a: 1\na: 2\n")));

    ScanRun scan = inputs.scanned();

    assertThat(scan.errors()).doesNotContain("application.yml");
    assertThat(scan.exitCode()).isEqualTo(0);
  }

  /** Maven fills the first in when it copies the file, Spring the second. */
  @Test
  void valuesOfTheRunningApplicationAreEveryday() throws IOException {
    inputs.setting(
        "application.yml",
        "server:\n  port: @port@\ndubbo:\n  provider:\n    serialization: ${chosen}\n");

    ScanRun scan = inputs.scanned();

    assertThat(scan.errors()).contains("'${chosen}' is known only at run time");
    assertThat(scan.exitCode()).isEqualTo(0);
  }

  @Test
  void noValueBecomesACommandOfACiSystem() throws IOException {
    inputs.setting(
        "application.yml",
        "dubbo:\n  provider:\n    serialization: \"x\\n::error::owned\\n##vso[x]y\\e[31m\"\n");
    Path markdown = folder.resolve("summary.md");

    ScanRun scan = inputs.scanned("--markdown=" + markdown);

    String console = scan.out() + scan.errors();
    assertThat(console).contains("owned");
    assertThat(console).doesNotContainMatch("(?m)^\\s*::|##vso|\\x1b");
    assertThat(Files.readString(markdown, StandardCharsets.UTF_8))
        .doesNotContainMatch("(?m)^\\s*::|^#+vso|\\x1b");
  }

  @Test
  void noNameOfAFileReachesAPageAsItIs() throws IOException {
    inputs.setting("application-\u001b[31m.yml", "a: !type {b: 1}\n");
    Path page = folder.resolve("page.html");

    ScanRun scan = inputs.scanned("--html=" + page);

    assertThat(scan.out() + scan.errors() + Files.readString(page)).doesNotContain("\u001b");
    assertThat(Files.readString(page)).contains("application-\\u001b[31m.yml");
  }

  /** The hash of the key would ask the innermost list 10^20 times. */
  @Test
  void aKeyOfListsInLists() throws IOException {
    StringBuilder yaml = new StringBuilder("a0: &a0 [x]\n");
    for (int i = 1; i <= 20; i++) {
      String names = ("*a" + (i - 1) + ", ").repeat(10);
      yaml.append("a").append(i).append(": &a").append(i).append(" [").append(names).append("]\n");
    }
    inputs.setting("application.yml", yaml + "dubbo: {provider: *a20}\nspring: {profiles: *a20}\n");
    inputs.setting("application-x.yml", yaml + "? *a20\n: b\n");

    ScanRun scan = inputs.scanned();

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("application-x.yml (it cannot be read: it is no YAML)");
    assertThat(scan.errors()).doesNotContain("application.yml");
  }

  /** Patterns that look for an end would look for it from each beginning. */
  @Test
  void textsOfManyBeginnings() throws IOException {
    inputs.setting("application.properties", "dubbo.protocol." + "a".repeat(500_000) + "\\n=1\n");
    Path pom = inputs.good().resolve("META-INF/maven/a/a/pom.xml");
    Files.createDirectories(pom.getParent());
    Files.writeString(
        pom,
        "<dependency><version>${a}</version>".repeat(20_000) + "<!--<exclusions>".repeat(100_000));
    Path baseline = folder.resolve("baseline");
    Files.writeString(baseline, "# CostlyRpcTime baseline v1\na#b " + "a.".repeat(500_000) + "#\n");

    assertThat(inputs.scanned().exitCode()).isEqualTo(0);
    assertThat(inputs.scanned("--baseline=" + baseline).exitCode()).isEqualTo(2);
  }

  @Test
  void aSpringFileOfMoreThanAMebibyte() throws IOException {
    inputs.setting("x.xml", "<a dubbo='" + "x".repeat(20 << 20) + "'/>");

    ScanRun scan = inputs.scanned();

    assertThat(scan.errors()).contains("x.xml: the XML cannot be read: it has more than 1,048,576");
    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(inputs.scanned("--accepted-unread=x.xml=of a test").exitCode()).isEqualTo(0);
  }

  @Test
  void aSpringFileOfDeepElements() throws IOException {
    inputs.setting("x.xml", "<dubbo>" + "<a>".repeat(254) + "</a>".repeat(254) + "</dubbo>");
    inputs.setting("y.xml", "<dubbo>" + "<a>".repeat(255) + "</a>".repeat(255) + "</dubbo>");

    ScanRun scan = inputs.scanned();

    assertThat(scan.errors()).doesNotContain("x.xml");
    assertThat(scan.errors())
        .containsMatch("y.xml:1:\\d+: the XML cannot be read: its elements are nested deeper");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  /** They stay as they are, so that they neither grow nor reach another file. */
  @Test
  void aSpringFileOfEntities() throws IOException {
    StringBuilder entities = new StringBuilder("<!ENTITY e0 'com.acme.api.OrderService'>");
    for (int i = 1; i < 100; i++) {
      String names = ("&e" + (i - 1) + ";").repeat(10);
      entities.append("<!ENTITY e").append(i).append(" '").append(names).append("'>");
    }
    inputs.setting(
        "x.xml",
        "<!DOCTYPE beans [<!ENTITY f SYSTEM 'file:///etc/passwd'>"
            + entities
            + "]><beans xmlns:dubbo='http://dubbo.apache.org/schema/dubbo'>"
            + "<dubbo:service interface='&e99;'/><value>&f;&e99;</value></beans>");

    ScanRun scan = inputs.scanned();

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).doesNotContain("root:");
  }
}
