package io.github.wiretime.maven.session;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What commands ask Maven for. */
final class TasksTest {

  @ParameterizedTest
  @CsvSource({
    "clean, false, false",
    "validate, false, false",
    "process-resources dependency:tree, false, false",
    "site, false, false",
    "wiretime:scan, false, false",
    "compile, true, false",
    "clean verify, true, false",
    "verify wiretime:allowlist, true, false",
    "verify io.github.wiretime:wiretime-maven-plugin:1:fix, true, false",
    "test-compile after:test, true, false",
    "before:package, true, false",
    "install, true, true",
    "clean deploy, true, true",
    "before:deploy, true, true",
    "package jib:build, true, true",
    "verify deploy:deploy, true, true",
    "publish-everything, true, true",
  })
  void compileAndLeave(String command, boolean compile, boolean leave) {
    Tasks tasks = new Tasks(List.of(command.split(" ")));

    assertWithMessage("compile").that(tasks.compile()).isEqualTo(compile);
    assertWithMessage("leave").that(tasks.leave()).isEqualTo(leave);
  }

  @ParameterizedTest
  @CsvSource({
    "install, false",
    "install wiretime:fix, false",
    "install wiretime:scan, true",
    "install io.github.wiretime:wiretime-maven-plugin:1:baseline, true",
    "install wiretime:scan@strict, true",
  })
  void mayScanThemselves(String command, boolean expected) {
    assertThat(new Tasks(List.of(command.split(" "))).scanThemselves()).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"test-compile", "package", "before:package", "package[100]", "deploy"})
  void phasesBehindClasses(String phase) {
    assertThat(Tasks.isBehindClasses(phase)).isTrue();
  }

  /** In Maven 4 resources of tests may be copied while classes are compiled. */
  @ParameterizedTest
  @ValueSource(
      strings = {"clean", "compile", "process-classes", "after:compile", "process-test-resources"})
  void phasesBeforeAllClassesAreThere(String phase) {
    assertThat(Tasks.isBehindClasses(phase)).isFalse();
    assertThat(Tasks.isBehindClasses(null)).isFalse();
  }
}
