package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.Iterables;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Wire;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a walk adds to a wire map, and which members an entry covers. */
final class WireEntriesTest {

  @TempDir private Path folder;

  @Test
  void whatMembersDeclareAndWhatHasNoSubclasses() throws IOException {
    assertThat(
            learned(
                """
                interface OrderService { Order order(); Plain plain(); Closed closed(); Kind kind(); Note note(); void put(Set<Line> lines); }
                class Order { javax.xml.namespace.QName name; }
                class More extends Order { int more; }
                interface Plain { }
                final class Closed { int count; }
                enum Kind { A }
                record Note(int count) {}
                class Line { int count; }
                class Unsent { int count; }
                """))
        .containsExactly(
            "Closed OrderService closed()",
            "Line+ OrderService put(Set)",
            "More OrderService order()",
            "Note OrderService note()",
            "Order OrderService order()",
            "Order+ OrderService order()",
            "OrderService() OrderService",
            "Plain+ OrderService plain()");
  }

  @Test
  void superclassesByWhoseFieldsOrHeadersASubclassIsWritten() throws IOException {
    assertThat(
            learned(
                """
                interface OrderService { Order order(); Days days(); }
                class Base { int own; }
                class Order extends Base { int more; }
                class Dates extends ArrayList<Date> { }
                class Days extends Dates { }
                """))
        .containsExactly(
            "Base OrderService order()",
            "Dates OrderService days()",
            "Days+ OrderService days()",
            "Order+ OrderService order()",
            "OrderService() OrderService");
  }

  @Test
  void genericClassesAndTheParametersThatAreLeftOpen() throws IOException {
    assertThat(
            learned(
                """
                interface OrderService { Box<?> box(); Pair<Line, ?> pair(); Bag<Line> bag(); }
                class Box<T> { T value; }
                class Pair<A, B> { A first; B second; }
                class Bag<T> { T value; }
                class Line { int count; }
                """))
        .containsExactly(
            "Bag OrderService bag()",
            "Box OrderService box()",
            "Box<T> OrderService box()",
            "Line+ OrderService bag();pair()",
            "OrderService() OrderService",
            "Pair OrderService pair()",
            "Pair<B> OrderService pair()");
  }

  /** Only the module of {@code OrderService} knows what it makes of the methods. */
  @Test
  void aGenericServiceIsNone() throws IOException {
    assertThat(
            learned(
                """
                interface CrudService<T> { T get(); Line line(); }
                class Line { int count; }
                """))
        .containsExactly("Line+ CrudService line()");
  }

  @Test
  void allServicesAndMethodsThatReachAnEntry() throws IOException {
    assertThat(
            learned(
                """
                interface FarService { Order order(); void put(Order[] orders, Map.Entry<?, ?> entry); }
                interface NearService { Line line(); Line line(long id); }
                class Order { Line line; Item item; }
                class Line { Item item; Node node; }
                class Node { Node next; Order order; }
                final class Item { int count; }
                class Unsent { Item item; }
                """))
        .containsExactly(
            "FarService() FarService",
            "Item FarService order();put(Order[],Map.Entry)",
            "Item NearService line();line(long)",
            "Line+ FarService order();put(Order[],Map.Entry)",
            "Line+ NearService line();line(long)",
            "NearService() NearService",
            "Node+ FarService order();put(Order[],Map.Entry)",
            "Node+ NearService line();line(long)",
            "Order+ FarService order();put(Order[],Map.Entry)",
            "Order+ NearService line();line(long)");
  }

  @Test
  void whatNoServiceSendsIsNone() throws IOException {
    assertThat(
            learned(
                Wire.build(
                        """
                        interface OrderService { Order order(); }
                        class Order { int count; }
                        class Named { Line line; }
                        class Line { int count; }
                        """)
                    .option("WireTypes", "app.Named")))
        .containsExactly("Order+ OrderService order()", "OrderService() OrderService");
  }

  @ParameterizedTest
  @CsvSource({
    "api.Orders(), Orders.day(Instant) Orders.day()",
    "api.Order, Order.at",
    "api.Order+, Order.at",
    "api.Days, elements of Days",
    "api.Form+, Form.writeReplace()",
    "api.Box<T>, Box<T>",
    "api.Box, ''",
  })
  void anEntryCovers(String entry, String covered) throws IOException {
    ClassFiles.compile(
        folder,
        """
        package api;
        public interface Orders {
          java.time.LocalDate day(java.time.Instant at);
          Order order(); Days days(); Form form(); Box<?> box();
        }
        """,
        "package api; public class Order { java.time.Instant at; }",
        "package api; public class Days extends java.util.ArrayList<java.time.Instant> { }",
        "package api; public class Form { java.time.Instant writeReplace() { return null; } }",
        "package api; public class Box<T extends java.time.temporal.Temporal> { T value; }");
    Build provider =
        Build.of(
                """
                package app;
                @org.apache.dubbo.config.annotation.DubboService
                abstract class Provider implements api.Orders { }
                """)
            .against(folder);
    Path map = folder.resolve("map");
    Files.writeString(map, "# CostlyRpcTime wire map v1\napi.*\n" + entry + " api.Orders\n");

    List<String> here = provider.option("WireMap", map.toString()).run().members();

    assertThat(String.join(" ", Iterables.filter(provider.run().members(), m -> !here.contains(m))))
        .isEqualTo(covered);
  }

  private List<String> learned(String declarations) throws IOException {
    return learned(Wire.build(declarations));
  }

  /** The entries, without the package of every name. */
  private List<String> learned(Build build) throws IOException {
    Path map = folder.resolve("map");
    Outcome outcome = build.option("WireMap", map.toString()).option("WireMapMode", "learn").run();
    assertThat(outcome.errors()).isEmpty();
    return Files.readAllLines(map).stream()
        .skip(1)
        .filter(line -> line.contains(" ") && !line.contains(" dubbo="))
        .map(line -> line.replace("app.", ""))
        .toList();
  }
}
