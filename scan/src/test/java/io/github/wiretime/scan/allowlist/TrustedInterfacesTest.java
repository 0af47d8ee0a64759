package io.github.wiretime.scan.allowlist;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.ScanRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where Dubbo is told not to trust what interfaces name, the list has these classes as well. */
final class TrustedInterfacesTest {

  private static final String SETTING = "dubbo.application.auto-trust-serialize-class";

  @TempDir private Path folder;
  private Path classes;
  private Path file;

  @BeforeEach
  void build() throws IOException {
    file = folder.resolve("serialize.allowlist");
    classes =
        Built.classes(
            Files.createDirectory(folder.resolve("classes")),
            List.of(),
            "package app; public interface Orders { Order find(); Line[] lines(); }",
            "package app; public class Order implements java.io.Serializable { int id; }",
            "package app; public class Line implements java.io.Serializable { int id; }");
  }

  private ScanRun list() {
    ScanRun run =
        ScanRun.of(
            "allow-list",
            classes,
            "--service-interfaces=app.Orders",
            "--class-path=" + DubboRelease.DUBBO_3_3.classPath(),
            "--file=" + file);
    assertWithMessage(run.errors()).that(run.exitCode()).isEqualTo(0);
    return run;
  }

  private ImmutableList<String> listed() throws IOException {
    list();
    return ImmutableList.copyOf(new AllowListText(Files.readString(file)).names());
  }

  private void state(String name, String text) throws IOException {
    Files.createDirectories(classes.resolve(name).getParent());
    Files.writeString(classes.resolve(name), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "application.properties | dubbo.application.auto-trust-serialize-class=false",
        "config/application.yml | dubbo.application: {autoTrustSerializeClass: false}",
        "dubbo.properties       | dubbo.application.auto-trust-serialize-class=${TRUST:false}",
      })
  void areReadFromSettings(String name, String text) throws IOException {
    state(name, text);

    assertThat(listed()).containsExactly("app.Line", "app.Order").inOrder();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "application.properties | dubbo.application.auto-trust-serialize-class=true",
        "application.properties | dubbo.application.auto-trust-serialize-class=",
        "application.properties | dubbo.protocol.auto-trust-serialize-class=false",
        "application.properties | dubbo.application.check-serializable=false",
      })
  void areTrustedUnlessASettingSaysOtherwise(String name, String text) throws IOException {
    state(name, text);

    assertThat(listed()).containsExactly("app.Line");
  }

  @Test
  void areNamedIfOnlyTheRunningApplicationKnowsTheSetting() throws IOException {
    state("application.properties", SETTING + "=${TRUST}");

    assertThat(list().errors()).contains(SETTING + " = '${TRUST}' is known only at run time");
  }
}
