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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What no list helps is named and not written, and a list says for each service why a line is
 * there.
 */
final class HelplessClassesTest {

  @TempDir private Path folder;
  private Path file;

  private ScanRun list(ImmutableList<String> sources, String... more) throws IOException {
    file = folder.resolve("serialize.allowlist");
    Path classes =
        Built.classes(
            Files.createDirectory(folder.resolve("classes")),
            List.of(),
            sources.stream().map(source -> "package app; " + source).toArray(String[]::new));
    ScanRun run =
        ScanRun.of(
            Stream.concat(
                    Stream.of(
                        "allow-list",
                        classes,
                        "--service-interfaces=app.*Service",
                        "--class-path=" + DubboRelease.DUBBO_3_3.classPath(),
                        "--file=" + file),
                    Stream.of(more))
                .toArray());
    assertWithMessage(run.errors()).that(run.exitCode()).isEqualTo(0);
    return run;
  }

  private static final ImmutableList<String> FILTERS =
      ImmutableList.of(
          "public interface OrderService { String find(PageQuery query); }",
          "public class PageQuery implements java.io.Serializable { int page; }",
          "public class OrderQuery extends PageQuery { java.util.List<Filter> filters; }",
          "public class Filter { long id; }");

  @Test
  void whatIsNotSerializableIsNamedAndNotWritten() throws IOException {
    ScanRun run = list(FILTERS);

    assertThat(run.out())
        .endsWith(
            """

            Dubbo refuses 1 class whatever a list says, because it is not Serializable:
              app.Filter (via OrderService.find(PageQuery) -> OrderQuery (subclass of PageQuery) \
            -> filters)
            """);
    assertThat(new AllowListText(Files.readString(file)).names()).containsExactly("app.OrderQuery");
  }

  @Test
  void aCheckSaysSoAndAsksForNoLine() throws IOException {
    ImmutableList<String> sources =
        ImmutableList.of(
            "public interface OrderService { Filter find(); }", "public class Filter { long id; }");

    assertThat(list(sources, "--check").out())
        .endsWith(
            """
            Allow list: nothing is missing

            Dubbo refuses 1 class whatever a list says, because it is not Serializable:
              app.Filter (via OrderService.find())
            """);
  }

  /**
   * They arrive, except for a container that no declared type names: executed with Dubbo 3.2.19 and
   * 3.3.6.
   */
  @Test
  void declaredContainersAndAbstractElementsNeedNotBeSerializable() throws IOException {
    ScanRun run =
        list(
            ImmutableList.of(
                "public interface OrderService { Pairs pairs(); Shape[] shapes(); Void none(); }",
                "public abstract class Pairs extends java.util.AbstractMap<String, String> {}",
                "public class Own extends Pairs { public java.util.Set<java.util.Map.Entry<String,"
                    + " String>> entrySet() { return null; } }",
                "public interface Lists { class Names extends java.util.AbstractList<String> {"
                    + " public String get(int i) { return null; } public int size() { return 0; } } }",
                "public interface NameService { Lists.Names names(); }",
                "public abstract class Shape {}",
                "public class Circle extends Shape implements java.io.Serializable { int r; }"));

    assertThat(run.out())
        .endsWith(
            """

            Dubbo refuses 1 class whatever a list says, because it is not Serializable:
              app.Own (via OrderService.pairs() -> Own (subclass of Pairs))
            """);
    assertThat(new AllowListText(Files.readString(file)).names()).containsExactly("app.Circle");
  }

  /** Executed with Dubbo 3.2.19 and 3.3.6. */
  @Test
  void dubboSendsWhatAResultBecomes() throws IOException {
    ScanRun run =
        list(
            ImmutableList.of(
                "public interface OrderService {"
                    + " java.util.concurrent.CompletableFuture<Order> soon();"
                    + " java.util.concurrent.CompletableFuture<java.util.Optional<Order>> last(); }",
                "public class Order implements java.io.Serializable { int id; }"));

    assertThat(run.out())
        .endsWith(
            """

            Dubbo refuses 1 class whatever a list says, because it is not Serializable:
              java.util.Optional (via OrderService.last())
            """);
  }

  /** The shortest way to Dog begins at a service that names it. */
  @Test
  void theWayBeginsAtAServiceForWhichDubboRefusesTheClass() throws IOException {
    list(
        ImmutableList.of(
            "public interface AService { Dog dog(); }",
            "public interface BService { Kennel kennel(); }",
            "public class Kennel implements java.io.Serializable { Animal animal; }",
            "public abstract class Animal implements java.io.Serializable { int id; }",
            "public class Dog extends Animal { int bones; }"));

    assertThat(Files.readString(file))
        .endsWith("\n# via BService.kennel() -> animal -> Dog (subclass of Animal)\napp.Dog\n");
  }

  @Test
  void aCheckAsksNotForWhatMayBeSent() throws IOException {
    ImmutableList<String> sources =
        ImmutableList.of(
            "public interface OrderService { java.util.List<java.util.Date> days();"
                + " void close() throws Exception; Number sum(); Object any(); }",
            "public class Money extends Number { public int intValue() { return 0; }"
                + " public long longValue() { return 0; } public float floatValue() { return 0; }"
                + " public double doubleValue() { return 0; } }",
            "public class Gone extends Exception {}",
            "public class Day extends java.util.Date {}");

    assertThat(list(sources, "--check").out()).contains("nothing is missing");

    ScanRun run =
        ScanRun.of(
            "allow-list",
            folder.resolve("classes"),
            "--service-interfaces=app.*Service",
            "--class-path=" + DubboRelease.DUBBO_3_3.classPath(),
            "--file=" + file);

    assertThat(run.out())
        .endsWith(
            """
            Allow list: added 5 classes to %s, commit it
              app.Gone (may be sent via OrderService.close() throws)
              app.Money (may be sent via OrderService.sum())
              java.sql.Date (may be sent via OrderService.days())
              java.sql.Time (may be sent via OrderService.days())
              java.sql.Timestamp (may be sent via OrderService.days())
            """
                .formatted(file));
  }

  /** A Class of anything holds nothing, and no date of JDBC is comparable with a Version. */
  @Test
  void whatCannotHoldADateHidesNone() throws IOException {
    ImmutableList<String> sources =
        ImmutableList.of(
            "public interface OrderService { Order find(); }",
            "public class Order implements java.io.Serializable { Class<?> type; Enum<?> kind;"
                + " Comparable<Version> version; java.util.Comparator<Object> order; }",
            "public class Version implements Comparable<Version>, java.io.Serializable {"
                + " public int compareTo(Version other) { return 0; } }");

    assertThat(list(sources).out()).contains("Dubbo refuses no class");
    assertThat(Files.exists(file)).isFalse();
  }
}
