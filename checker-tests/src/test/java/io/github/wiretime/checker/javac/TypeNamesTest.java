package io.github.wiretime.checker.javac;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How findings name classes. */
final class TypeNamesTest {

  @Test
  void inTheUnnamedPackage() {
    assertThat(
            Build.of(
                    """
                    @org.apache.dubbo.config.annotation.DubboService
                    interface Orders { Order find(); }
                    """,
                    "class Order { java.time.Instant t; Line line; class Line { } }")
                .run()
                .texts()
                .get(0))
        .contains("sent by  Orders.find() -> Order.t; 1 method");
  }

  @Test
  void thePackagesOfTheJdk() {
    Stream<String> packages =
        ModuleFinder.ofSystem().findAll().stream()
            .flatMap(module -> module.descriptor().packages().stream())
            .filter(name -> name.startsWith("java.") || name.startsWith("javax."));

    assertThat(packages.filter(name -> !TypeNames.isJdk(name))).isEmpty();
  }

  /** Those of Java EE were the JDK's until 10. */
  @ParameterizedTest
  @ValueSource(strings = {"java.time", "javax.xml.bind", "javax.transaction", "javax.activation"})
  void whatIsOfTheJdk(String packageName) {
    assertThat(TypeNames.isJdk(packageName)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "javax.money",
        "javax.money.convert",
        "javax.persistence",
        "javax.validation",
        "javax.xmlbeans",
        "javax",
        "javafx.util",
        "com.acme.java.time",
        ""
      })
  void whatIsNot(String packageName) {
    assertThat(TypeNames.isJdk(packageName)).isFalse();
  }

  @Test
  void aClassOfAnotherLibraryBelowJavaxIsWalked(@TempDir Path money) {
    ClassFiles.compile(
        money,
        "package javax.money; public class Price implements java.io.Serializable { java.time.Instant at; }");

    assertThat(
            Build.of(
                    """
                    @org.apache.dubbo.config.annotation.DubboService
                    interface Orders { javax.money.Price find(); }
                    """)
                .against(money)
                .run()
                .members())
        .containsExactly("Price.at");
  }
}
