package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Modules of one build may run with different versions of one class, of which a scan reads one. */
class OtherVersionsTest {

  private static final String WITH_DATE = Built.DTO.replace("java.time.Instant", "java.util.Date");

  @TempDir Path folder;

  @Test
  void ofAModuleAreNotPassedOver() throws IOException {
    Path services = compile("services", List.of(), Built.SERVICE, WITH_DATE);
    Path other = compile("other", List.of(), Built.DTO);

    Command scan = scan(services, other);
    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(scan.errors())
        .contains(
            "left out: com.acme.api.OrderDto in %s (the other version in %s counts, and what is sent differs)"
                .formatted(other, services));
    assertThat(scan.errors()).contains("not complete");
    assertThat(scan(other, services).out()).contains(Built.FINDING);

    Command accepted = scan(services, other, "--accepted-unread", "other=not deployed");
    assertThat(accepted.exitCode()).isEqualTo(0);
    assertThat(accepted.errors()).contains("left out, as accepted: other (not deployed)");
  }

  @Test
  void ofALibraryAreNotPassedOver() throws IOException {
    Path old = jar("dto-1.0.jar", WITH_DATE);
    Path young = jar("dto-1.1.jar", Built.DTO);

    Command scan = scanServices(old, young);
    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(scan.errors())
        .contains(
            "left out: com.acme.api.OrderDto in %s (the other version in %s counts, and what is sent differs)"
                .formatted(young, old));
  }

  @Test
  void thatSendTheSameDoNotMatter() throws IOException {
    String withCode = Built.DTO.replace("placedAt;", "placedAt; static int count() { return 1; }");
    Path old = jar("dto-1.0.jar", Built.DTO);
    Path young = jar("dto-1.1.jar", withCode);

    Command scan = scanServices(old, young);
    assertThat(scan.exitCode()).isEqualTo(0);
    assertThat(scan.errors()).isEmpty();
  }

  @Test
  void thatNothingSendsAreMentioned() throws IOException {
    String settings = "package com.acme.app; class Settings { int size; }";
    Path services = compile("services", List.of(), Built.SERVICE, WITH_DATE, settings);
    Path other = compile("other", List.of(), settings.replace("int", "long"));

    Command scan = scan(services, other);
    assertThat(scan.exitCode()).isEqualTo(0);
    assertThat(scan.errors())
        .isEqualTo(
            "wiretime-scan: two versions of com.acme.app.Settings: that in %s counts, that in %s does not\n"
                .formatted(services, other));
  }

  @Test
  void ofAnApplicationPatchItsLibraries() throws IOException {
    Path library = jar("dto.jar", WITH_DATE);
    Path services = compile("services", List.of(), Built.SERVICE, Built.DTO);

    Command scan = scan(services, "--class-path", library);
    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).isEmpty();
  }

  /** Services that were compiled against the first of two libraries. */
  private Command scanServices(Path library, Path other) {
    Path services = compile("services", List.of(library), Built.SERVICE);
    return scan(services, "--class-path", library + File.pathSeparator + other);
  }

  private static Command scan(Object... arguments) {
    Object[] all = new Object[arguments.length + 2];
    System.arraycopy(arguments, 0, all, 2, arguments.length);
    all[0] = "--service-interfaces";
    all[1] = "com.acme.api.OrderService";
    return Command.run(all);
  }

  private Path compile(String name, List<Path> classPath, String... sources) {
    return Built.classes(folder.resolve(name), classPath, sources);
  }

  private Path jar(String name, String source) throws IOException {
    return Built.jar(
        folder.resolve(name), Built.files(compile(name + "-classes", List.of(), source)));
  }
}
