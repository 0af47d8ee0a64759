package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.scan.archive.Inputs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The release of Hessian is read from the jar inside the application. */
final class InstalledReleaseTest {

  private static final String SOFA_SERVICE =
      "@com.alipay.sofa.runtime.api.annotation.SofaService(bindings ="
          + " @com.alipay.sofa.runtime.api.annotation.SofaServiceBinding(bindingType ="
          + " \"bolt\"))";

  @ParameterizedTest
  @CsvSource({"3.2.13, LITE_3_2", "4.0.4, LITE_4_0_4"})
  void isThatOfTheNestedJar(String version, HessianLite expected, @TempDir Path folder)
      throws Exception {
    Path app = Built.classes(folder.resolve("app"), List.of(), Built.DTO, Built.SERVICE);
    Path hessian =
        Path.of(System.getProperty("wiretime.hessian"), "hessian-lite-" + version + ".jar");
    Path jar =
        Built.jar(
            folder.resolve("app.jar"),
            Built.below("BOOT-INF/classes/", Built.files(app)),
            Map.of("BOOT-INF/lib/hessian-lite.jar", Files.readAllBytes(hessian)));
    ImmutableMap<String, String> options =
        ImmutableMap.of("ServiceInterfaces", "com.acme.api.*Service");

    try (Inputs inputs = new Inputs()) {
      Scan scan =
          InputScan.of(
              inputs.open(jar, /* isLibrary= */ false),
              inputs.leftOut(),
              List.of(),
              /* isPart= */ false,
              OptionsParser.parse(options),
              doing -> {});

      assertThat(scan.judgements().values()).hasSize(1);
      assertThat(scan.costs().main().release())
          .isEqualTo(new Release(expected, /* assumed= */ false));
    }
  }

  /** What an application without its libraries still tells. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lib/dubbo-2.7.8.jar                    | ; hessian-lite 3.2, told by dubbo-2.7.8.jar",
        "lib/dubbo-spring-boot-starter-3.2.5.jar| 1 member is costly for older consumers",
        "dubbo-3.3.4.jar                        | ; hessian-lite 4.0.3, told by dubbo-3.3.4.jar",
        "libs/dubbo-3.3.6.jar                   | ; hessian-lite 4.0.4, told by dubbo-3.3.6.jar",
        "lib/hessian-lite-4.0.3.jar             | ; hessian-lite 4.0.3, told by"
            + " hessian-lite-4.0.3.jar",
        "dubbo-spring-boot-starter-0.2.0.jar    | ; hessian-lite 3.2, told by"
            + " dubbo-spring-boot-starter-0.2.0.jar",
        "lib/dubbo-3.4.0.jar                    | Dubbo 3.4.0 is newer than what was measured and"
            + " is taken for Dubbo 3.3.6",
        "lib/dubbo-4.0.0.jar                    | Dubbo 4.0.0 is newer than what was measured and"
            + " is taken for Dubbo 3.3.6",
        "lib/hessian-lite-4.0.5.jar             | hessian-lite 4.0.5 is newer than what was"
            + " measured",
        "lib/dubbo-1.0.0-SNAPSHOT.jar           | ; hessian-lite 4.0.4 assumed",
        "lib/hessian-3.3.12.jar                 | ; hessian-lite 4.0.4 assumed",
        "lib/guava-33.jar                       | ; hessian-lite 4.0.4 assumed",
      })
  void isToldByJarsBesideTheInput(String jar, String told, @TempDir Path folder) throws Exception {
    Path app = app(folder, Map.of());
    Files.createDirectories(folder.resolve(jar).getParent());
    Files.writeString(folder.resolve(jar), "not read");

    assertThat(scan(app)).contains(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "META-INF/MANIFEST.MF | Manifest-Version: 1.0~Class-Path: lib/a.jar lib/dubbo-3.1.2.jar~ |"
            + " dubbo-3.1.2.jar",
        "META-INF/maven/a/b/pom.xml |"
            + " <dependency><groupId>org.apache.dubbo</groupId><artifactId>dubbo</artifactId><version>3.1.2</version></dependency>"
            + " | org.apache.dubbo:dubbo:3.1.2",
        "META-INF/maven/a/b/pom.xml |"
            + " <properties><d.v>3.1.2</d.v></properties><dependency><groupId>org.apache.dubbo</groupId>~<artifactId>dubbo-bom</artifactId>~<version>${d.v}</version></dependency>"
            + " | org.apache.dubbo:dubbo-bom:3.1.2",
        "META-INF/maven/a/b/pom.xml |"
            + " <dependency><artifactId>dubbo-spring-boot-starter</artifactId><groupId>com.alibaba.boot</groupId><version>0.2.0</version></dependency>"
            + " | com.alibaba.boot:dubbo-spring-boot-starter:0.2.0",
      })
  void isToldByManifestAndPom(String name, String content, String by, @TempDir Path folder)
      throws Exception {
    Map<String, byte[]> more = Map.of(name, content.replace("~", "\n").getBytes(UTF_8));
    String told = "; hessian-lite 3.2, told by " + by + "\n";

    assertThat(scan(app(folder, more))).contains(told);

    Path boot =
        Built.jar(
            folder.resolve("boot.jar"),
            Built.below("BOOT-INF/classes/", Built.files(folder.resolve("x/classes"))),
            more);
    assertThat(scan(boot)).contains(told);
  }

  /** A module may be called dubbo, and what a POM excludes or comments out is not used. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<dependency><groupId>com.acme</groupId><artifactId>dubbo</artifactId><version>2.7.8</version></dependency>",
        "<artifactId>dubbo</artifactId><version>2.7.8</version>",
        "<!-- <dependency><groupId>com.alibaba</groupId><artifactId>dubbo</artifactId><version>2.6.9</version></dependency>"
            + " -->",
        "<dependency><groupId>com.alibaba</groupId><artifactId>dubbo</artifactId><version>${unknown}</version></dependency>",
        "<dependency><groupId>org.apache.dubbo</groupId><artifactId>dubbo</artifactId></dependency><dependency><version>2.7.8</version></dependency>",
      })
  void isNotToldByWhatAPomOnlyMentions(String pom, @TempDir Path folder) throws Exception {
    assertThat(scan(app(folder, Map.of("META-INF/maven/a/b/pom.xml", pom.getBytes(UTF_8)))))
        .contains("; hessian-lite 4.0.4 assumed");
  }

  /** SOFABoot 3 brings Alibaba's Dubbo as well, which sends nothing of these services. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hessian-3.3.12.jar          | 3.3, told by hessian-3.3.12.jar",
        "hessian-3.5.6.jar           | 3.5, told by hessian-3.5.6.jar",
        "hessian-4.0.4.jar           | 3.5, told by hessian-4.0.4.jar",
        "hessian-4.0.66.jar          | 3.5 assumed",
        "sofa-rpc-all-5.8.8.jar      | 3.3, told by sofa-rpc-all-5.8.8.jar",
        "sofa-rpc-all-5.12.0.jar     | 3.5, told by sofa-rpc-all-5.12.0.jar",
        "rpc-sofa-boot-3.20.0.jar    | 3.3, told by rpc-sofa-boot-3.20.0.jar",
        "a.jar                       | 3.5 assumed",
      })
  void isSofasForItsServices(String jar, String told, @TempDir Path folder) throws Exception {
    Path app = sofa(folder);
    for (String name : List.of(jar, "dubbo-2.6.9.jar", "hessian-lite-3.2.13.jar")) {
      Files.writeString(folder.resolve(name), "not read");
    }

    assertThat(Command.run(app).out()).contains("; SOFA hessian " + told + "\n");
  }

  /** Each service has the costs of its own; of a member that both send the higher ones count. */
  @Test
  void isThatOfEachServiceWhereThoseOfBothAreScanned(@TempDir Path folder) throws Exception {
    Path sofa = sofa(folder);
    Path dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    Path both =
        Built.classes(
            folder.resolve("both"),
            List.of(dubbo, sofa, folder.resolve("sofa")),
            "package com.acme.b; public class Level { java.time.LocalDate counted; }",
            """
            package com.acme.b;
            public interface Stock { Level level(); com.acme.api.OrderDto last(); }
            """,
            """
            package com.acme.b;
            @org.apache.dubbo.config.annotation.DubboService
            public class StockProvider implements Stock {
              public Level level() { return null; }
              public com.acme.api.OrderDto last() { return null; }
            }
            """,
            "package com.acme.s; public class Price { java.time.LocalDate asOf; }",
            "package com.acme.s; public interface Prices { Price price(); }",
            "package com.acme.s;"
                + SOFA_SERVICE
                + """
                public class PriceProvider implements com.acme.s.Prices {
                  public com.acme.s.Price price() { return null; }
                }
                """);
    Path sarif = folder.resolve("both.sarif");

    Command mixed = Command.run(sofa, both, "--class-path", dubbo, "--sarif", sarif);

    assertThat(mixed.out()).contains("3 services");
    assertThat(mixed.out()).contains("; hessian-lite 4.0.4 assumed and SOFA hessian 3.5 assumed\n");
    assertThat(
            Pattern.compile("\"(\\w+\\.\\w+) is sent as [^(]*\\((.*?)\\)")
                .matcher(Files.readString(sarif))
                .results()
                .map(match -> match.group(1) + " " + match.group(2)))
        .containsExactly(
            "OrderDto.placedAt hessian-lite 4.0.4 assumed",
            "Level.counted hessian-lite 4.0.4 assumed",
            "Price.asOf SOFA hessian 3.5 assumed");
    assertThat(Files.readString(sarif))
        .contains("Stock.last() -> OrderDto.placedAt; 2 methods of 2 services");
    Command asked = Command.run(sofa, both, "--hessian-lite", "sofa-3.5");
    assertThat(asked.out()).contains("; SOFA hessian 3.5\n");
    assertThat(Command.run(sofa).out()).contains("; SOFA hessian 3.5 assumed\n");
  }

  private static Path sofa(Path folder) {
    Path sofa =
        Built.classes(
            folder.resolve("sofa"),
            List.of(),
            """
            package com.alipay.sofa.runtime.api.annotation;
            public @interface SofaService { SofaServiceBinding[] bindings() default {}; }
            """,
            """
            package com.alipay.sofa.runtime.api.annotation;
            public @interface SofaServiceBinding { String bindingType() default "jvm"; }
            """);
    return Built.classes(
        folder.resolve("classes"),
        List.of(sofa),
        Built.DTO,
        Built.SERVICE,
        Built.PROVIDER.replace("@org.apache.dubbo.config.annotation.DubboService", SOFA_SERVICE));
  }

  @Test
  void isTheOneOnTheClassPathFirst(@TempDir Path folder) throws Exception {
    Path app = app(folder, Map.of());
    Files.writeString(folder.resolve("dubbo-2.7.8.jar"), "not read");
    Path hessian = Path.of(System.getProperty("wiretime.hessian"), "hessian-lite-4.0.4.jar");

    assertThat(
            Command.run(
                    app, "--class-path", hessian, "--service-interfaces", "com.acme.api.*Service")
                .out())
        .contains("; hessian-lite 4.0.4\n");
  }

  private static Path app(Path folder, Map<String, byte[]> more) throws Exception {
    Path classes = Built.classes(folder.resolve("x/classes"), List.of(), Built.DTO, Built.SERVICE);
    return Built.jar(folder.resolve("app.jar"), Built.files(classes), more);
  }

  private static String scan(Path app) {
    Command scan = Command.run(app, "--service-interfaces", "com.acme.api.*Service");
    return scan.out() + scan.errors();
  }
}
