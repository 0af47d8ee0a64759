package io.github.wiretime.checker.files;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code WireMapMode=learn}: what each module adds to the map. */
final class LearnTest {

  private static final String ALL =
      """
      # CostlyRpcTime wire map v1
      com.acme.api.*
      com.acme.api.Orders dubbo=3.3 serialization=hessian2
      com.acme.api.Orders() com.acme.api.Orders
      com.acme.dto.*
      com.acme.dto.Box com.acme.api.Orders find(LocalDate)
      com.acme.dto.Box<T> com.acme.api.Orders find(LocalDate)
      com.acme.dto.Order+ com.acme.api.Orders find(LocalDate)
      com.acme.dto.Payment+ com.acme.api.Orders find(LocalDate)
      com.acme.provider.*
      hessian-lite=4.0.4
      """;

  private static final ImmutableList<String> SHAPES =
      ImmutableList.of(
          """
          package app;
          @org.apache.dubbo.config.annotation.DubboService
          interface Shapes { Open open(); Closed closed(); Line line(); Kind kind(); Api api(); }
          """,
          "package app; class Open { int count; }",
          "package app; final class Closed { int count; }",
          "package app; record Line(int count) {}",
          "package app; enum Kind { A }",
          "package app; interface Api {}");

  private static final String SHAPES_LEARNED =
      """
      # CostlyRpcTime wire map v1
      app.*
      app.Api+ app.Shapes api()
      app.Closed app.Shapes closed()
      app.Line app.Shapes line()
      app.Open+ app.Shapes open()
      app.Shapes dubbo=3.3 serialization=hessian2
      app.Shapes() app.Shapes
      hessian-lite=4.0.4
      """;

  @TempDir private Path folder;
  private ThreeModules modules;

  @BeforeEach
  void compileModules() {
    modules = ThreeModules.in(folder);
  }

  @Test
  void theProviderAloneKnowsAllButThePackagesOfOthers() {
    modules.learn(List.of(modules.provider()));

    assertThat(modules.text())
        .isEqualTo(ALL.replace("com.acme.api.*\n", "").replace("com.acme.dto.*\n", ""));
  }

  @Test
  void theOrderOfModulesDoesNotMatter() throws IOException {
    for (List<Build> order : Collections2.permutations(modules.all())) {
      Files.deleteIfExists(modules.map());

      modules.learn(order);

      assertThat(modules.text()).isEqualTo(ALL);
    }
  }

  @Test
  void theOrderOfSourcesDoesNotMatter() throws IOException {
    ImmutableList<String> sources =
        ImmutableList.of(
            """
            package app;
            @org.apache.dubbo.config.annotation.DubboService
            interface C { Two two(); Shared shared(); }
            """,
            """
            package app;
            @org.apache.dubbo.config.annotation.DubboService
            interface B { Two two(); Shared shared(); }
            """,
            """
            package app;
            @org.apache.dubbo.config.annotation.DubboService
            interface A { Far far(); }
            """,
            "package app; class Far { Two two; }",
            "package app; class Two { Shared shared; }",
            "package app; class Shared { int count; }");
    Build build = modules.dto(sources);
    for (ImmutableList<String> order : List.of(sources, sources.reverse(), rotated(sources))) {
      Files.deleteIfExists(modules.map());

      modules.learn(List.of(modules.dto(order)));

      assertThat(modules.text())
          .isEqualTo(
              """
              # CostlyRpcTime wire map v1
              app.*
              app.A dubbo=3.3 serialization=hessian2
              app.A() app.A
              app.B dubbo=3.3 serialization=hessian2
              app.B() app.B
              app.C dubbo=3.3 serialization=hessian2
              app.C() app.C
              app.Far+ app.A far()
              app.Shared+ app.A far()
              app.Shared+ app.B shared();two()
              app.Shared+ app.C shared();two()
              app.Two+ app.A far()
              app.Two+ app.B two()
              app.Two+ app.C two()
              hessian-lite=4.0.4
              """);
    }
    assertThat(build.run().errors()).isEmpty();
  }

  private static ImmutableList<String> rotated(ImmutableList<String> sources) {
    return ImmutableList.<String>builder()
        .addAll(sources.subList(3, 6))
        .addAll(sources.subList(0, 3))
        .build();
  }

  @Test
  void learningAgainDoesNotTouchTheFile() throws IOException {
    modules.learn(modules.all());
    FileTime longAgo = FileTime.fromMillis(0);
    Files.setLastModifiedTime(modules.map(), longAgo);

    modules.learn(modules.all());

    assertThat(Files.getLastModifiedTime(modules.map())).isEqualTo(longAgo);
  }

  @Test
  void nothingIsRemoved() throws IOException {
    Files.writeString(
        modules.map(),
        "# CostlyRpcTime wire map v1\ncom.acme.dto.Order+ com.acme.api.AnEarlierOne\nold.Gone old.Api\nold.*\n");

    modules.learn(modules.all());

    assertThat(modules.text())
        .isEqualTo(
            ALL.replace(
                    "com.acme.dto.Order+",
                    "com.acme.dto.Order+ com.acme.api.AnEarlierOne\ncom.acme.dto.Order+")
                + "old.*\nold.Gone old.Api\n");
  }

  @Test
  void linesWithoutMethodsGetThem() throws IOException {
    Files.writeString(modules.map(), ALL.replace(" find(LocalDate)", ""));

    modules.learn(modules.all());

    assertThat(modules.text()).isEqualTo(ALL);
  }

  @Test
  void classesOfLibrariesAreNotLearned() {
    Build service =
        modules.dto(
            ImmutableList.of(
                """
                package com.acme.app;
                @org.apache.dubbo.config.annotation.DubboService
                interface Users {
                  com.baomidou.mybatisplus.extension.plugins.pagination.Page<User> page();
                  com.github.pagehelper.PageInfo<User> info();
                  javax.xml.namespace.QName name();
                }
                """,
                "package com.acme.app; class User { int count; }"));

    modules.learn(List.of(service));

    assertThat(modules.text())
        .isEqualTo(
            """
            # CostlyRpcTime wire map v1
            com.acme.app.*
            com.acme.app.User+ com.acme.app.Users info();page()
            com.acme.app.Users dubbo=3.3 serialization=hessian2
            com.acme.app.Users() com.acme.app.Users
            hessian-lite=4.0.4
            """);
  }

  /** An application whose modules share no root learns them in the order of their dependencies. */
  @Test
  void classesOfOtherRootsAreLearnedOnceTheirModuleHasBeen() throws IOException {
    Path other = Files.createDirectories(folder.resolve("other"));
    String line = "package org.other.dto; public class Line { int count; }";
    ClassFiles.compile(other, line);
    Build service =
        modules
            .dto(
                ImmutableList.of(
                    """
                    package com.acme;
                    @org.apache.dubbo.config.annotation.DubboService
                    interface Lines { org.other.dto.Line find(); }
                    """))
            .against(other);

    modules.learn(List.of(service));
    assertThat(modules.text()).doesNotContain("org.other");

    modules.learn(List.of(modules.dto(List.of(line)), service));
    assertThat(modules.text()).contains("org.other.dto.Line+ com.acme.Lines find()");
  }

  @Test
  void alsoReportsAsIfThereWereNoMap() {
    Outcome outcome = modules.provider().option("WireMapMode", "learn").run();

    assertThat(outcome.members())
        .containsExactly("Order.createdAt", "Box<T>", "Orders.find(LocalDate)");
  }

  @Test
  void theMapIsRelativeToTheModule() throws IOException {
    Files.createFile(folder.resolve("pom.xml"));
    Path classes = Files.createDirectories(folder.resolve("module/target/classes"));
    Files.createFile(folder.resolve("module/pom.xml"));

    modules
        .provider()
        .with("-d", classes.toString())
        .option("WireMap", "../shared/map.txt")
        .option("WireMapMode", "learn")
        .run();

    assertThat(Files.readString(folder.resolve("shared/map.txt")))
        .contains("com.acme.dto.Order+ com.acme.api.Orders find(LocalDate)");
  }

  @Test
  void whatTheUserNamesAsWellIsStillOfItsService() {
    modules.learn(List.of(modules.dto(SHAPES).option("WireTypes", "app.*")));

    assertThat(modules.text()).isEqualTo(SHAPES_LEARNED);
  }

  @Test
  void theUnnamedPackageHasNoLine() {
    modules.learn(List.of(modules.dto(ImmutableList.of("class Plain { int count; }"))));

    assertThat(modules.text()).isEqualTo("# CostlyRpcTime wire map v1\n");
  }

  @Test
  void ofWhatHessianDoesNotWriteOnlyTheOfferIsLearned() {
    modules.learn(List.of(modules.provider().option("Serialization", "fastjson2")));

    assertThat(modules.text())
        .isEqualTo(
            """
            # CostlyRpcTime wire map v1
            com.acme.api.Orders dubbo=3.3 serialization=fastjson2
            com.acme.provider.*
            """);
  }
}
