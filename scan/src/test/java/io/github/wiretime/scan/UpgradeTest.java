package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What changes for an application between two lines of Dubbo. */
final class UpgradeTest {

  private static final String HESSIAN = "dubbo.provider.serialization=hessian2";

  private static final String DTO =
      """
      package com.acme.api;
      public class OrderDto implements java.io.Serializable {
        float rate;
        PriceDto price;
        java.time.LocalDateTime createdAt, paidAt;
        Lines lines;
        java.time.chrono.JapaneseDate era;
      }
      """;
  private static final String PRICE =
      "package com.acme.api; public record PriceDto(long cents) implements java.io.Serializable {}";
  private static final String ORDER_OF_RECORD =
      """
      package com.acme.api;
      public class OrderDto implements java.io.Serializable { PriceDto price; }
      """;
  private static final String LINES =
      "package com.acme.api; public class Lines extends java.util.ArrayList<String> { int total; }";

  @TempDir private Path folder;
  private Path app;

  @BeforeEach
  void build() {
    app = application("app", DTO, PRICE, LINES, Built.SERVICE, Built.PROVIDER);
  }

  private Path application(String name, String... sources) {
    Path dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    return Built.classes(folder.resolve(name), List.of(dubbo), /* release= */ 17, sources);
  }

  private Command upgrade(String lines, Object... more) {
    Path dubbo = folder.resolve("dubbo");
    return Command.run(
        Stream.concat(
                Stream.of(
                    "upgrade",
                    app,
                    "--from=" + lines.replaceFirst(":.*", ""),
                    "--to=" + lines.replaceFirst(".*:", ""),
                    "--class-path",
                    dubbo),
                Stream.of(more))
            .toArray());
  }

  /** The table, with one blank between its cells. */
  private static Stream<String> rows(Command upgrade) {
    return upgrade
        .out()
        .lines()
        .dropWhile(line -> !line.startsWith("change "))
        .skip(1)
        .takeWhile(line -> !line.isEmpty())
        .map(line -> line.replaceAll(" +", " "));
  }

  private void state(String settings) throws IOException {
    Files.writeString(app.resolve("application.properties"), settings);
  }

  @Test
  void isToldByMember() throws IOException {
    state(HESSIAN);

    Command upgrade = upgrade("3.2:3.3");

    assertThat(upgrade.errors()).isEmpty();
    assertThat(upgrade.out())
        .startsWith(
            "Dubbo 3.2 -> 3.3, hessian-lite 3.2 -> hessian-lite 4.0.4: "
                + "1 breaks, 2 mended, 2 cheaper, 1 stays broken\n");
    assertThat(rows(upgrade))
        .containsExactly(
            "breaks arrives the receiver's JVM may end float OrderDto.rate",
            "mended the call fails at the sender 94, 5, 2x JapaneseDate OrderDto.era",
            "mended the call fails arrives record PriceDto",
            "cheaper 245, 15.4, 50x 245, 15.4, 6x LocalDateTime OrderDto.createdAt, OrderDto.paidAt")
        .inOrder();
    assertThat(upgrade.out())
        .contains(
            """

            what breaks:
            OrderDto.rate is a primitive float and crashes the receiver (float, hessian-lite 4.0.4)
                why      Hessian writes eight bytes into the field's four, so the value is wrong and the memory after the field is overwritten
                sent by  OrderService.find() -> OrderDto.rate; 1 method of 1 service
                instead  a new field of Double or Float, with another name
            """);
    assertThat(upgrade.exitCode()).isEqualTo(1);
  }

  /** No constructor runs at a receiver with Dubbo 3.3. */
  @Test
  void namesInitialValuesThatOlderSendersDoNotSend() throws IOException {
    String order =
        """
        package com.acme.api;
        public class OrderDto implements java.io.Serializable {
          String no; String channel = "WEB"; int size = 20; boolean active = true; java.util.List<String> tags = new java.util.ArrayList<>();
          int none = 0; final String kind = "order"; static int shared = 1; String lazy = "a"; String given;
          String lazy() { return lazy == null ? "a" : lazy; }
          int built; // as Lombok does it with @Builder.Default, @NoArgsConstructor and @AllArgsConstructor
          public OrderDto() { this("a"); built = defaultBuilt(); }
          private OrderDto(String given) { this.given = given; }
          public OrderDto(int built) { this.built = built; }
          static int defaultBuilt() { return 3; }
        }
        """;
    app = application("initial", order, Built.SERVICE, Built.PROVIDER);
    state(HESSIAN);

    Command upgrade = upgrade("2.7:3.3");

    assertThat(upgrade.out()).contains("hessian-lite 4.0.4: 5 lost while senders lack the field\n");
    assertThat(rows(upgrade))
        .containsExactly(
            "lost while senders lack the field initial value the value is lost field "
                + "OrderDto.active, OrderDto.built, OrderDto.channel, OrderDto.size, OrderDto.tags");
    assertThat(upgrade.exitCode()).isEqualTo(0);
    assertThat(upgrade("3.3:2.7").out()).doesNotContain("lost while");
    assertThat(upgrade("2.7:3.2").out()).doesNotContain("lost while");
  }

  @Test
  void ofARollBackIsTheReverse() throws IOException {
    state(HESSIAN);

    Command back = upgrade("3.3:3.2");

    assertThat(rows(back))
        .containsExactly(
            "breaks 94, 5, 2x the call fails at the sender JapaneseDate OrderDto.era",
            "breaks arrives the call fails record PriceDto",
            "mended the receiver's JVM may end arrives float OrderDto.rate",
            "dearer 245, 15.4, 6x 245, 15.4, 50x LocalDateTime OrderDto.createdAt, OrderDto.paidAt")
        .inOrder();
    assertThat(back.exitCode()).isEqualTo(1);
  }

  /** Without a setting a provider of Dubbo 3.2 sends fastjson2, and one of 3.3 Hessian. */
  @Test
  void isThatOfTheSerializerByDefault() {
    Command upgrade = upgrade("3.2:3.3");

    assertThat(rows(upgrade))
        .containsExactly(
            "breaks fastjson2 the receiver's JVM may end float OrderDto.rate",
            "breaks meanwhile fastjson2 arrives record PriceDto",
            "mended another value arrives (fastjson2) 94, 5, 2x JapaneseDate OrderDto.era",
            "new cost 17, 15, 1x (fastjson2) 245, 15.4, 6x LocalDateTime OrderDto.createdAt, OrderDto.paidAt")
        .inOrder();
    assertThat(upgrade.out())
        .contains("provided here, consumer from 3.2 on  fastjson2  hessian2\n");
    assertThat(upgrade.out()).contains("\nfastjson2 -> hessian2: OrderService\n");
    assertThat(upgrade.exitCode()).isEqualTo(1);

    Command before = upgrade("2.7:3.2");
    assertThat(rows(before))
        .containsExactly(
            "mended the call fails fastjson2 record PriceDto",
            "no cost 245, 15.4, 50x 17, 15, 1x (fastjson2) LocalDateTime OrderDto.createdAt, OrderDto.paidAt")
        .inOrder();
    assertThat(before.out()).contains(": 1 mended, 2 no cost, 2 stays broken\n");
    assertThat(before.out()).contains("\nhessian2 -> fastjson2: OrderService\n");
    assertThat(before.exitCode()).isEqualTo(0);
  }

  /** Their Hessian cannot read records, and after the upgrade they have another one. */
  @ParameterizedTest
  @CsvSource({"3.2:3.3, fastjson2 arrives", "3.3:3.2, arrives fastjson2"})
  void tellsWhatConsumersWithTheOlderLineCannotRead(String lines, String fates) {
    app = application("records", PRICE, ORDER_OF_RECORD, Built.SERVICE, Built.PROVIDER);

    Command upgrade = upgrade(lines);

    assertThat(rows(upgrade)).containsExactly("breaks meanwhile " + fates + " record PriceDto");
    assertThat(upgrade.out()).contains(": 1 breaks meanwhile\n");
    assertThat(upgrade.out())
        .contains(
            """

            what breaks while providers have Dubbo 3.3 and consumers 3.2:
            PriceDto is a record and cannot be read (record, hessian-lite 3.2)
            """);
    assertThat(upgrade.out()).doesNotContain("what breaks:");
    assertThat(upgrade.exitCode()).isEqualTo(0);
  }

  @Test
  void isTheSameMeanwhileWhereTheSerializerStays() throws IOException {
    app = application("records", PRICE, ORDER_OF_RECORD, Built.SERVICE, Built.PROVIDER);

    assertThat(rows(upgrade("2.7:3.3")))
        .containsExactly("mended the call fails arrives record PriceDto");
    state("dubbo.protocol.prefer-serialization=fastjson2,hessian2");
    assertThat(rows(upgrade("3.2:3.3"))).isEmpty();
  }

  /** The provider, which has the newer Hessian already, reads them. */
  @Test
  void parametersArriveMeanwhile() {
    app =
        application(
            "parameters",
            PRICE,
            "package com.acme.api; public interface OrderService { void put(PriceDto price); }",
            """
            package com.acme.app;
            @org.apache.dubbo.config.annotation.DubboService
            public class OrderProvider implements com.acme.api.OrderService {
              public void put(com.acme.api.PriceDto price) {}
            }
            """);

    assertThat(upgrade("3.2:3.3").out()).contains(": no member is costly or broken\n");
    assertThat(rows(upgrade("2.7:3.3")))
        .containsExactly("mended the call fails arrives record PriceDto");
  }

  @Test
  void whatBreaksMeanwhileIsOnThePage() throws IOException {
    Path page = folder.resolve("made/upgrade.html");

    upgrade("3.2:3.3", "--html", page);

    assertThat(Files.readString(page))
        .contains(
            """
            <h2 id="providers-3.3">What breaks while providers have Dubbo 3.3 and consumers 3.2</h2>
              <ul><li><b>PriceDto is a record and cannot be read (record, hessian-lite 3.2)</b>""");
    state(HESSIAN);
    upgrade("3.2:3.3", "--html", page);
    assertThat(Files.readString(page)).doesNotContain("What breaks while");
  }

  /** As a field of an object such a value arrives. */
  @Test
  void tellsWhatFastjson2CannotReadAsAResult() {
    app =
        application(
            "years",
            "package com.acme.api; public class OrderDto implements java.io.Serializable { java.time.Year due; }",
            "package com.acme.api; public interface OrderService { OrderDto find(); java.time.Year last(); }",
            """
            package com.acme.app;
            @org.apache.dubbo.config.annotation.DubboService
            public class OrderProvider implements com.acme.api.OrderService {
              public com.acme.api.OrderDto find() { return null; }
              public java.time.Year last() { return null; }
            }
            """);

    Command upgrade = upgrade("3.1:3.2");

    assertThat(rows(upgrade))
        .containsExactly(
            "breaks 62, 3, 9x the call fails (fastjson2) Year what OrderService.last() returns",
            "no cost 62, 3, 9x 10, 5 (fastjson2) Year OrderDto.due")
        .inOrder();
    assertThat(upgrade.out()).doesNotContain("what breaks:");
    assertThat(upgrade.exitCode()).isEqualTo(1);
  }

  @Test
  void isNothingBetweenLinesThatDoTheSame() {
    Command upgrade = upgrade("3.0:3.1");

    assertThat(upgrade.out())
        .startsWith("Dubbo 3.0 -> 3.1, hessian-lite 3.2: 3 stays broken, 2 the same\n");
    assertThat(rows(upgrade)).isEmpty();
    assertThat(upgrade.exitCode()).isEqualTo(0);
  }

  /** Up to 3.1 such a setting counts, and from 3.2 on it does not. */
  @Test
  void isThatOfSettingsThatCountNoMore() throws IOException {
    state("dubbo.provider.parameters.serialization=nativejava");

    assertThat(rows(upgrade("3.1:3.3")))
        .contains("breaks serializer 'nativejava' the receiver's JVM may end float OrderDto.rate");
    assertThat(rows(upgrade("3.3:3.1")))
        .contains(
            "not judged the receiver's JVM may end serializer 'nativejava' float OrderDto.rate");
    assertThat(upgrade("3.3:3.1").exitCode()).isEqualTo(0);
  }

  @Test
  void isNothingForMembersThatSomebodyAccepted() throws IOException {
    app =
        application(
            "accepted",
            """
            package io.github.wiretime.annotations;
            public @interface AcceptBrokenRpcValue { String reason(); }
            """,
            """
            package com.acme.api;
            public class OrderDto implements java.io.Serializable {
              @io.github.wiretime.annotations.AcceptBrokenRpcValue(reason = "nobody reads it") float rate;
            }
            """,
            Built.SERVICE,
            Built.PROVIDER);
    state(HESSIAN);

    assertThat(upgrade("3.2:3.3").out()).contains(": no member is costly or broken\n");
    assertThat(upgrade("3.2:3.3").exitCode()).isEqualTo(0);
  }

  @Test
  void isNothingForServicesOfSofa() {
    String annotation = "com.alipay.sofa.runtime.api.annotation.SofaService";
    app =
        application(
            "sofa",
            """
            package com.alipay.sofa.runtime.api.annotation;
            public @interface SofaService { SofaServiceBinding[] bindings() default {}; }
            """,
            """
            package com.alipay.sofa.runtime.api.annotation;
            public @interface SofaServiceBinding { String bindingType() default "jvm"; }
            """,
            DTO,
            PRICE,
            LINES,
            Built.SERVICE,
            Built.PROVIDER.replace(
                "org.apache.dubbo.config.annotation.DubboService",
                annotation + "(bindings = @" + annotation + "Binding(bindingType = \"bolt\"))"));

    assertThat(Command.run(app).out()).contains("OrderDto.createdAt");
    assertThat(rows(upgrade("3.2:3.3"))).isEmpty();
    assertThat(upgrade("3.2:3.3").out())
        .contains(": no member is costly or broken; services of HSF and SOFARPC not compared: 1\n");
    assertThat(upgrade("3.2:3.3").exitCode()).isEqualTo(0);
  }

  /** The jars in use stay where they belong to one of the two lines. */
  @ParameterizedTest
  @CsvSource({
    "hessian-lite-4.0.3.jar, hessian-lite 3.2 -> hessian-lite 4.0.3:",
    "hessian-lite-3.2.13.jar, hessian-lite 3.2 -> hessian-lite 4.0.4:",
  })
  void takesTheHessianInUseForItsLine(String jar, String expected) {
    Path hessian = Path.of(System.getProperty("wiretime.hessian"), jar);

    assertThat(upgrade("3.2:3.3", "--class-path", hessian).out()).contains(expected);
  }

  /** A provider with Dubbo 3.2 that lacks fastjson2 sends Hessian already. */
  @Test
  void takesTheDubboInUseForItsLine() {
    String jars = System.getProperty("wiretime.hessian") + File.separator;
    String dubbo = jars + "dubbo-3.2.19.jar";

    assertThat(upgrade("3.2:3.3", "--class-path", dubbo).out()).contains("2 cheaper");
    assertThat(
            upgrade(
                    "3.2:3.3",
                    "--class-path",
                    dubbo + File.pathSeparator + jars + "fastjson2-2.0.56.jar")
                .out())
        .contains("2 new cost");
  }

  @Test
  void isThatOfTheChecksThatAreOn() throws IOException {
    state(HESSIAN);

    Command broken = upgrade("3.2:3.3", "--checks=BrokenRpcValue");
    assertThat(rows(broken))
        .containsExactly(
            "breaks arrives the receiver's JVM may end float OrderDto.rate",
            "mended the call fails arrives record PriceDto")
        .inOrder();
    assertThat(broken.out()).contains(": 1 breaks, 1 mended, 1 stays broken\n");
    assertThat(broken.exitCode()).isEqualTo(1);

    Command costs = upgrade("3.2:3.3", "--checks=CostlyRpcTime");
    assertThat(rows(costs))
        .containsExactly(
            "mended the call fails at the sender 94, 5, 2x JapaneseDate OrderDto.era",
            "cheaper 245, 15.4, 50x 245, 15.4, 6x LocalDateTime OrderDto.createdAt, OrderDto.paidAt")
        .inOrder();
    assertThat(costs.out()).contains(": 1 mended, 2 cheaper\n");
    assertThat(costs.out()).doesNotContain("what breaks:");
    assertThat(costs.exitCode()).isEqualTo(0);
  }

  @Test
  void failsUnlessNothingIsToFail() throws IOException {
    state(HESSIAN);

    assertThat(upgrade("3.2:3.3", "--fail-on", "none").exitCode()).isEqualTo(0);
    assertThat(upgrade("3.2:3.3", "--fail-on", "new").exitCode()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3.2:4.0", "3.3:3.3", "4.0:3.3", "3.2.19:3.3", " :3.3"})
  void isAskedForByTwoLines(String lines) {
    Command upgrade = upgrade(lines);

    assertThat(upgrade.errors())
        .isEqualTo(
            "wiretime-scan: --from, --to: '"
                + lines.replace(":", "' and '")
                + "' are not two of 2.7, 3.0, 3.1, 3.2, 3.3\n");
    assertThat(upgrade.out()).isEmpty();
    assertThat(upgrade.exitCode()).isEqualTo(2);
  }

  @Test
  void saysWhatItLeavesOut() {
    Command upgrade = upgrade("2.7:3.2", "--hessian-lite=4.0.3");

    assertThat(upgrade.errors())
        .isEqualTo("wiretime-scan: an upgrade compares two lines, without --hessian-lite\n");
    assertThat(upgrade.out()).contains("hessian-lite 3.2: ");
    assertThat(upgrade("2.7:3.2").errors()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--baseline=a", "--baseline-mode=write", "--sarif=a", "--markdown=a"})
  void hasNoFilesForFindings(String option) {
    Command upgrade = upgrade("2.7:3.2", option);

    assertThat(upgrade.errors()).contains("Unknown option: '" + option + "'");
    assertThat(upgrade.exitCode()).isEqualTo(2);
  }

  @Test
  void wasAnOption() {
    assertThat(Command.run(app, "--upgrade=3.2:3.3").errors())
        .isEqualTo(
            "wiretime-scan: --upgrade is a command now:"
                + " java -jar wiretime-scan.jar upgrade INPUT... --from 3.2 --to 3.3\n");
    assertThat(Command.run(app, "--upgrade", "3.2:3.3").exitCode()).isEqualTo(2);
  }

  /** With all types of the method, because fewer would look like an overloaded one. */
  @Test
  void namesParametersAndResultsAsAScanDoes() throws IOException {
    app =
        application(
            "cancelled",
            """
            package com.acme.api;
            import java.time.*;
            public interface OrderService {
              Instant cancel(Long id, LocalDateTime at);
              void cancel(String reason);
            }
            """,
            """
            package com.acme.app;
            import java.time.*;
            @org.apache.dubbo.config.annotation.DubboService
            public class OrderProvider implements com.acme.api.OrderService {
              public Instant cancel(Long id, LocalDateTime at) { return null; }
              public void cancel(String reason) {}
            }
            """);
    Path page = folder.resolve("made/upgrade.html");

    String out = upgrade("3.2:3.3", "--html", page).out();

    String parameter = "parameter 2 of OrderService.cancel(Long,LocalDateTime)";
    assertThat(out).contains(" " + parameter + "\n");
    assertThat(out).contains(" what OrderService.cancel() returns\n");
    assertThat(Files.readString(page))
        .contains("<th scope=\"row\" class=\"type\">" + parameter + "</th>");
    assertThat(upgrade("3.2:3.3", "--lang=zh").out())
        .contains(" OrderService.cancel(Long,LocalDateTime) 的第 2 个参数\n");
  }

  @Test
  void isAPage() throws IOException {
    state(HESSIAN);
    Path page = folder.resolve("made/upgrade.html");

    upgrade("3.2:3.3", "--html", page);

    String text = Files.readString(page);
    assertThat(text).contains("<h1>Dubbo 3.2 -&gt; 3.3: what changes</h1>");
    assertThat(text)
        .contains("<p class=\"lead\">1 breaks, 2 mended, 2 cheaper, 1 stays broken</p>");
    assertThat(text)
        .contains(
            "<li><b>OrderDto.rate is a primitive float and crashes the receiver (float, hessian-lite 4.0.4)</b>");
    assertThat(text)
        .contains(
            "<tr><th scope=\"row\" class=\"type\">OrderDto.paidAt</th><td><span class=\"badge accepted\">cheaper</span></td>"
                + "<td>245, 15.4, 50x</td><td>245, 15.4, 6x</td><td class=\"type\"><code>LocalDateTime</code></td>");
    assertThat(text)
        .contains(
            "<tr><th scope=\"row\">provided here, consumer from 3.2 on</th><td>fastjson2</td><td>hessian2</td></tr>");
    assertThat(text).doesNotContain("<script");
  }

  @Test
  void saysThatThereIsNoService() {
    app = application("none", DTO, PRICE, LINES);

    assertThat(upgrade("3.2:3.3").out()).isEmpty();
    assertThat(upgrade("3.2:3.3").errors()).contains("no class of the inputs declares or uses");
  }
}
