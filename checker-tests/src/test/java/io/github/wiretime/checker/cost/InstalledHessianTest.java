package io.github.wiretime.checker.cost;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Diagnosis;
import io.github.wiretime.checker.harness.Javac;
import io.github.wiretime.checker.harness.Source;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whose costs the message quotes; the releases are the real jars. */
final class InstalledHessianTest {

  private static final String SERVICE =
      "interface OrderService { java.time.ZonedDateTime placedAt(); }";

  @ParameterizedTest
  @CsvSource({
    "hessian-lite-3.2.13.jar, 3.2, 418, hessian-lite 3.2",
    "hessian-lite-4.0.3.jar, 4.0.3, 418, hessian-lite 4.0.3",
    "hessian-lite-4.0.4.jar, 4.0.4, 418, hessian-lite 4.0.4",
    "sofa-hessian-3.3.12.jar, sofa-3, 358, SOFA hessian 3.3",
    "sofa-hessian-3.5.6.jar, sofa-3.5, 358, SOFA hessian 3.5",
  })
  void isTheOneOnTheClassPath(String jar, String id, int bytes, String title) {
    assertQuotes(bytes, title, said(List.of(jar)));
    assertQuotes(bytes, title, said(List.of(jar), "HessianLite=auto"));
    assertQuotes(bytes, title, said(List.of(), "HessianLite=" + id));
  }

  @Test
  void isAssumedToBeThatOfTheCurrentDubboWhereThereIsNone() {
    assertQuotes(418, "hessian-lite 4.0.4 assumed", said(List.of()));
    assertQuotes(418, "hessian-lite 4.0.4 assumed", said(List.of("dubbo-3.3.6.jar")));
  }

  @Test
  void isHessianLiteWhereSofaIsPresentToo() {
    assertQuotes(
        418,
        "hessian-lite 3.2",
        said(List.of("sofa-hessian-3.5.6.jar", "hessian-lite-3.2.13.jar")));
  }

  /** SOFA's Hessian has this class in the same package. */
  @Test
  void isNotToldByClassesOfCauchosHessian(@TempDir Path folder) {
    Path caucho =
        ClassFiles.compile(
            folder, "package com.caucho.hessian.io; public class ContextSerializerFactory {}");

    assertQuotes(
        358, "SOFA hessian 3.5", saidWith(List.of(caucho.toFile(), jar("sofa-hessian-3.5.6.jar"))));
  }

  /** A property of the JVM that runs the application, so that no class path tells. */
  @Test
  void isInCompactModeIfTheUserSaysSo() {
    assertQuotes(
        222,
        "hessian-lite 4.0.4 in compact mode",
        said(List.of("hessian-lite-4.0.4.jar"), "HessianLite=4.0.4-compact"));
  }

  private static void assertQuotes(int bytes, String title, String said) {
    assertThat(said).contains("ZonedDateTime: " + bytes + " bytes, ");
    assertThat(said).contains("(" + title + ")");
  }

  private static String said(List<String> jars, String... options) {
    return saidWith(jars.stream().map(InstalledHessianTest::jar).toList(), options);
  }

  private static String saidWith(List<File> classPath, String... options) {
    ImmutableList<Diagnosis> all =
        Javac.checking()
            .on(classPath)
            .with("-XepOpt:CostlyRpcTime:ServiceInterfaces=*Service")
            .with(Stream.of(options).map(option -> "-XepOpt:CostlyRpcTime:" + option).toList())
            .compile(ImmutableList.of(Source.of(SERVICE)))
            .all();
    assertThat(all).hasSize(1);
    return all.get(0).message();
  }

  private static File jar(String name) {
    return Path.of(System.getProperty("wiretime.hessian"), name).toFile();
  }
}
