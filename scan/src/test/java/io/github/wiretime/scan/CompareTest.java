package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What breaks between two builds, as the command tells it. */
final class CompareTest {

  private static final String SERVICE =
      "package com.acme; public interface OrderService { OrderDto find(); }";
  private static final String STATUS = "package com.acme; public enum Status { NEW, PAID }";
  private static final String OLD =
      """
      package com.acme;
      public class OrderDto implements java.io.Serializable {
        java.util.Date paidAt;
        Status status;
        int count;
      }
      """;
  private static final String NEW =
      """
      package com.acme;
      public class OrderDto implements java.io.Serializable {
        java.time.LocalDateTime paidAt;
        Status status;
        long count;
      }
      """;
  private static final String NEW_STATUS =
      "package com.acme; public enum Status { NEW, PAID, REFUNDED }";

  @TempDir private Path folder;
  private Path before;
  private Path after;

  @BeforeEach
  void build() {
    before = built("order-api-1.4.0", SERVICE, OLD, STATUS);
    after = built("order-api-1.5.0", SERVICE, NEW, NEW_STATUS);
  }

  private Path built(String name, String... sources) {
    return Built.classes(folder.resolve(name), List.of(), /* release= */ 17, sources);
  }

  private static Command compare(Path after, Path before, Object... more) {
    return Command.run(
        Stream.of(
                Stream.of(
                    "compare",
                    after,
                    "--against",
                    before,
                    "--service-interfaces",
                    "com.acme.*Service"),
                Stream.of(more).anyMatch("--hessian-lite"::equals)
                    ? Stream.of()
                    : Stream.of("--hessian-lite", "4.0.4"),
                Stream.of(more))
            .flatMap(arguments -> arguments)
            .toArray());
  }

  @Test
  void tellsBothDirectionsAndTheOrder() {
    Command run = compare(after, before);

    assertThat(run.errors()).isEmpty();
    assertThat(run.out())
        .isEqualTo(
            """
            1 service, 2 classes sent; 2 changes break peers; order-api-1.4.0 -> order-api-1.5.0; hessian-lite 4.0.4

            OrderDto.paidAt was Date and is LocalDateTime: a consumer with the old class crashes
                old -> new  the call fails
                new -> old  the receiver's JVM may end
                order       no order is safe; add a new member instead
                sent by     OrderService.find() -> OrderDto.paidAt; 1 method of 1 service
                instead     the old type again, and a new member of another name for the new type
            Status.REFUNDED is a new constant: a consumer with the old class cannot read it
                new -> old  the call fails
                order       consumers first: deploy to every consumer before any provider
                sent by     OrderService.find() -> OrderDto.status; 1 method of 1 service
                instead     send the constant only once every reader has it; keep old ones until nobody sends them

            only for some values, which does not fail:
            OrderDto.count was int and is long: a consumer with the old class gets another value
                new -> old  another value arrives, only for values beyond int
                sent by     OrderService.find() -> OrderDto.count; 1 method of 1 service
                instead     the old type again, and a new member of another name for the new type
            """);
    assertThat(run.exitCode()).isEqualTo(1);
  }

  @Test
  void isSilentOfABuildAgainstItself() {
    Command run = compare(before, before);

    assertThat(run.out())
        .isEqualTo(
            "1 service, 2 classes sent; no change breaks peers;"
                + " order-api-1.4.0 -> order-api-1.4.0; hessian-lite 4.0.4\n");
    assertThat(run.exitCode()).isEqualTo(0);
  }

  @Test
  void isSilentOfAConstructorThatRefusedBefore() {
    String refusing =
        OLD.replace(
            "int count;",
            "int count; public OrderDto(Status s) { status = java.util.Objects.requireNonNull(s);"
                + " }");
    Path same = built("refusing", SERVICE, refusing, STATUS);

    assertThat(compare(same, same, "--hessian-lite", "3.2").exitCode()).isEqualTo(0);
    assertThat(compare(same, before, "--hessian-lite", "3.2").out())
        .contains("OrderDto has a constructor that fails without values");
  }

  @Test
  void failsInTheDirectionThatIsAskedFor() {
    Path constant = built("constant", SERVICE, OLD, NEW_STATUS);

    assertThat(compare(constant, before, "--direction", "forward").exitCode()).isEqualTo(1);
    assertThat(compare(constant, before, "--direction", "backward").exitCode()).isEqualTo(0);
    assertThat(compare(constant, before, "--fail-on", "none").exitCode()).isEqualTo(0);
  }

  @Test
  void isChineseIfAsked() {
    assertThat(compare(after, before, "--lang", "zh").out())
        .contains("OrderDto.paidAt 原来是 Date，现在是 LocalDateTime：仍用旧类的消费者会崩溃");
  }

  @Test
  void aBaselineNamesTheBuildBefore() throws IOException {
    Path baseline = folder.resolve("baseline.txt");
    compare(after, before, "--baseline", baseline, "--baseline-mode", "write");

    assertThat(Files.readAllLines(baseline))
        .containsAtLeast(
            "com.acme.OrderDto#paidAt BreakingRpcChange.type:order-api-1.4.0",
            "com.acme.Status#REFUNDED BreakingRpcChange.enum-constant:order-api-1.4.0");
    Command known = compare(after, before, "--baseline", baseline);
    assertThat(known.out()).contains("; 2 changes break peers (2 in the baseline); ");
    assertThat(known.exitCode()).isEqualTo(0);
    Command later = compare(after, before, "--baseline", baseline, "--old-name", "order-api-1.4.1");
    assertThat(later.exitCode()).isEqualTo(1);
    assertThat(later.errors())
        .contains("com.acme.OrderDto#paidAt BreakingRpcChange.type:order-api-1.4.0");
  }

  @Test
  void aMissingBaselineCountsAsEmpty() {
    Command run = compare(after, before, "--baseline", folder.resolve("none.txt"));

    assertThat(run.errors()).contains("none.txt");
    assertThat(run.errors()).contains("--baseline-mode write");
    assertThat(run.exitCode()).isEqualTo(1);
  }

  @Test
  void aScanLeavesItsLinesAlone() throws IOException {
    Path baseline = folder.resolve("baseline.txt");
    compare(after, before, "--baseline", baseline, "--baseline-mode", "write");
    List<String> lines = Files.readAllLines(baseline);

    Command scan =
        Command.run(
            after,
            "--service-interfaces",
            "com.acme.*Service",
            "--baseline",
            baseline,
            "--baseline-mode",
            "prune");

    assertThat(scan.errors()).doesNotContain("BreakingRpcChange");
    assertThat(Files.readAllLines(baseline)).containsExactlyElementsIn(lines);
  }

  @Test
  void anAnnotationAccepts() {
    String accepted =
        NEW.replace(
            "  java.time",
            "  @io.github.wiretime.annotations.AcceptBreakingRpcChange(reason = \"no peer left\")"
                + " java.time");
    Path annotated = built("annotated", SERVICE, accepted, STATUS, ANNOTATION);

    Command run = compare(annotated, before);

    assertThat(run.out()).contains("1 change breaks peers (1 accepted)");
    assertThat(run.exitCode()).isEqualTo(0);
  }

  private static final String ANNOTATION =
      """
      package io.github.wiretime.annotations;
      public @interface AcceptBreakingRpcChange { String reason(); }
      """;

  /** GitHub refuses a file in which one result has no place. */
  @Test
  void eachResultHasAPlaceWithoutSources() throws IOException {
    Path sarif = folder.resolve("compare.sarif");

    compare(after, before, "--sarif", sarif);
    compare(before, after, "--sarif", folder.resolve("back.sarif"));

    for (Path report : List.of(sarif, folder.resolve("back.sarif"))) {
      JsonNode results = new ObjectMapper().readTree(report.toFile()).at("/runs/0/results");
      assertThat(results).isNotEmpty();
      for (JsonNode result : results) {
        JsonNode place = result.at("/locations/0/physicalLocation");
        assertThat(place.at("/artifactLocation/uri").asText()).matches("com/acme/\\w+\\.java");
        assertThat(place.at("/region/startLine").asInt()).isEqualTo(1);
      }
    }
  }

  @Test
  void reportsAreWritten() throws IOException {
    Path sarif = folder.resolve("compare.sarif");
    Path markdown = folder.resolve("compare.md");
    Path html = folder.resolve("compare.html");

    compare(after, before, "--sarif", sarif, "--markdown", markdown, "--html", html);

    assertThat(Files.readString(sarif)).contains("\"ruleId\": \"BreakingRpcChange.enum-constant\"");
    assertThat(Files.readString(markdown))
        .contains(
            "| Status.REFUNDED is a new constant: a consumer with the old class cannot read it |"
                + "  | the call fails |");
    assertThat(Files.readString(html)).contains("OrderDto.paidAt was Date");
  }

  @Test
  void codeQualityHasWhatFailsAtItsLine() throws IOException {
    Path source = Files.createDirectories(folder.resolve("src/com/acme")).resolve("OrderDto.java");
    Files.writeString(source, NEW);
    Path report = folder.resolve("gl.json");

    compare(after, before, "--code-quality", report, "--sources", folder.resolve("src"));

    JsonNode entries = new ObjectMapper().readTree(report.toFile());
    assertThat(entries).hasSize(1); // the other one is in a class without a source here
    JsonNode entry = entries.get(0);
    assertThat(entry.get("description").asText())
        .isEqualTo(
            "OrderDto.paidAt (OrderDto.java:3) was Date and is LocalDateTime:"
                + " a consumer with the old class crashes");
    assertThat(entry.get("check_name").asText()).isEqualTo("BreakingRpcChange");
    assertThat(entry.get("severity").asText()).isEqualTo("minor");
    assertThat(entry.get("fingerprint").asText()).hasLength(64);
    assertThat(entry.at("/location/path").asText()).endsWith("src/com/acme/OrderDto.java");
    assertThat(entry.at("/location/lines/begin").asInt()).isEqualTo(3);
  }

  /** Of several old inputs each line names the one that has the class. */
  @Test
  void linesNameTheModuleOfTheClass() throws IOException {
    Path baseline = folder.resolve("baseline.txt");
    Path dto = built("order-dto-1.4.0", OLD, STATUS);
    Path service =
        Built.classes(folder.resolve("order-api-1.3.0"), List.of(dto), /* release= */ 17, SERVICE);

    Command.run(
        "compare",
        after,
        "--against",
        service,
        dto,
        "--service-interfaces",
        "com.acme.*Service",
        "--hessian-lite",
        "4.0.4",
        "--baseline",
        baseline,
        "--baseline-mode",
        "write");

    assertThat(Files.readAllLines(baseline))
        .contains("com.acme.OrderDto#paidAt BreakingRpcChange.type:order-dto-1.4.0");
  }

  /** What it finds may be another thing tomorrow. */
  @Test
  void aSnapshotIsTold() {
    Path snapshot = built("order-api-1.5.0-SNAPSHOT", SERVICE, OLD, STATUS);

    assertThat(compare(after, snapshot).errors())
        .contains("order-api-1.5.0-SNAPSHOT is a snapshot, so what is compared may be another");
  }

  /** The lines of modules that are left out stay. */
  @Test
  void aPartOfABuildKeepsWhatItDoesNotSee() throws IOException {
    Path baseline = folder.resolve("baseline.txt");
    compare(after, before, "--baseline", baseline, "--baseline-mode", "write");
    List<String> lines = Files.readAllLines(baseline);
    Path other = built("other-1.4.0", "package com.acme; public interface CartService {}");
    Object[] prune = {
      "--baseline",
      baseline,
      "--baseline-mode",
      "prune",
      "--part-of-build",
      "--old-title",
      "a",
      "--new-title",
      "b"
    };

    compare(other, other, prune);

    assertThat(Files.readAllLines(baseline)).containsExactlyElementsIn(lines).inOrder();
    compare(before, before, "--baseline", baseline, "--baseline-mode", "prune");
    assertThat(Files.readString(baseline)).doesNotContain("BreakingRpcChange");
  }

  @Test
  void aServiceThatIsGoneBreaksItsConsumers() {
    String other = "package com.acme; public interface CartService { OrderDto get(); }";
    Path both = built("both", SERVICE, other, OLD, STATUS);
    Path one = built("one", other, OLD, STATUS);

    Command run = compare(one, both);

    assertThat(run.out())
        .contains("OrderService is gone: an old consumer calls a new provider in vain");
    assertThat(run.exitCode()).isEqualTo(1);
  }

  @Test
  void aNewServiceIsTold() {
    String other = "package com.acme; public interface CartService { OrderDto get(); }";
    Path both = built("both", SERVICE, other, OLD, STATUS);

    Command run = compare(both, before);

    assertThat(run.errors())
        .contains(
            "order-api-1.4.0 has no such service, so new consumers need new providers:"
                + " com.acme.CartService");
    assertThat(run.exitCode()).isEqualTo(0);
  }

  @Test
  void unrelatedBuildsAreRefused() {
    Path other = built("other", "package com.acme; public interface CartService { String get(); }");

    Command run = compare(other, before);

    assertThat(run.errors()).contains("order-api-1.4.0 has no service of other");
    assertThat(run.exitCode()).isEqualTo(2);
  }

  /** Such as an API without its providers, where nobody names its interfaces. */
  @Test
  void buildsWithoutServicesAreNotCompared() throws IOException {
    String api = "package com.acme; public interface StockService { String get(); }";
    Path now = built("api", api);

    Command run = Command.run("compare", now, "--against", built("api-before", api));

    assertThat(run.errors()).contains("no class of the inputs declares or uses a service");
    assertThat(run.errors()).contains("--service-interfaces");
    assertThat(run.errors()).contains("nothing was compared");
    assertThat(run.exitCode()).isEqualTo(3);
  }

  @Test
  void sourcesAreNoBuild() throws IOException {
    Path sources = Files.createDirectories(folder.resolve("src"));
    Files.writeString(sources.resolve("OrderDto.java"), OLD);

    Command run = compare(after, sources);

    assertThat(run.errors()).contains("it has sources and no classes");
    assertThat(run.exitCode()).isEqualTo(3);
  }

  @Test
  void aFirstReleaseHasNothingToCompareWith() {
    Command run = Command.run("compare", after, "--against", "none");

    assertThat(run.errors()).contains("nothing to compare with: this is the first release");
    assertThat(run.exitCode()).isEqualTo(0);
  }

  @Test
  void aBuildThatIsMissingIsAnError() {
    Command run = compare(after, folder.resolve("nowhere.jar"));

    assertThat(run.errors()).contains("nowhere.jar");
    assertThat(run.exitCode()).isEqualTo(3);
  }

  /** Dubbo 3.2 and later know only what an interface names, which was executed with 3.3.6. */
  @Test
  void aNewSubclassIsRefusedOrRead() {
    String other = "package com.acme; public class PaidOrderDto extends OrderDto { int level; }";
    Path subclass = built("subclass", SERVICE, OLD, STATUS, other);

    assertThat(compare(subclass, before).out())
        .contains(
            """
            PaidOrderDto is a new subclass: a consumer with the old class gets nothing, because Dubbo refuses the class
                new -> old  Dubbo refuses the class, and the call fails
                order       consumers first: deploy to every consumer before any provider
            """);
    assertThat(compare(subclass, before, "--hessian-lite", "3.2").out())
        .isEqualTo(
            "1 service, 3 classes sent; no change breaks peers;"
                + " order-api-1.4.0 -> subclass; hessian-lite 3.2\n");
  }

  /** Dubbo 3.3 refuses the enum in both builds, unless it is told to trust it. */
  @Test
  void anEnumBehindAnInterfaceHasANewConstant() {
    Command run = compareKinds("enum Status implements Kind { NEW, SENT }");

    assertThat(run.out()).contains("1 change breaks peers");
    assertThat(run.out()).contains("Status.SENT is a new constant: a consumer with the old class");
  }

  @Test
  void anEnumBehindAnInterfaceIsNewOrGone() {
    Command run = compareKinds("enum State implements Kind { NEW }");

    assertThat(run.out()).contains("2 changes break peers");
    assertThat(run.out())
        .containsMatch("OrderDto.kind .*was Status and is Kind: a consumer with the new class");
    assertThat(run.out()).contains("State is a new subclass: a consumer with the old class");
  }

  /** Against a build whose one class behind the interface is the enum {@code Status { NEW }}. */
  private Command compareKinds(String kind) {
    String dto =
        "package com.acme; public class OrderDto implements java.io.Serializable { Kind kind; }";
    String top = "package com.acme; public interface Kind {}";
    return compare(
        built("new", SERVICE, dto, top, "package com.acme; public " + kind),
        built(
            "old",
            SERVICE,
            dto,
            top,
            "package com.acme; public enum Status implements Kind { NEW }"));
  }

  /** {@code T} is erased to {@code Object}, which is another method for those who call it. */
  @Test
  void aMethodInAGenericInterfaceIsAnother() {
    String save = "package com.acme; public interface OrderService { void save(OrderDto order); }";
    String base = "package com.acme; public interface Base<T> { void save(T order); }";
    String generic = "package com.acme; public interface OrderService extends Base<OrderDto> {}";

    Command run =
        compare(built("generic", generic, base, OLD, STATUS), built("plain", save, OLD, STATUS));

    assertThat(run.out())
        .contains(
            """
            OrderService.save(Object) is new: a new consumer calls an old provider in vain
                new consumer  the call fails
                order         providers first: deploy to every provider before any consumer
                sent by       OrderService.save(Object); 1 method of 1 service
                instead       deploy providers before consumers call it
            OrderService.save(OrderDto) is gone: an old consumer calls a new provider in vain
                old consumer  the call fails
                order         consumers first: deploy to every consumer before any provider
                sent by       OrderService.save(OrderDto); 1 method of 1 service
                instead       keep the method until no consumer calls it
            """);
    assertThat(run.exitCode()).isEqualTo(1);
  }
}
