package io.github.wiretime.measurements.forms;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import io.github.wiretime.measurements.compile.Javac;
import io.github.wiretime.measurements.compile.SourceText;
import io.github.wiretime.measurements.stack.Layout;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a method returns or a class declares, and the forms that are counted there. */
final class FormsTest {

  private static final String CLASSES =
      """
      import java.util.*;
      class Order {}
      class Result<T> { T data; }
      class Page<T> { List<T> items; }
      class Node<T extends Node<T>> { T next; }
      class Pair<A, B extends List<A>> { A a; B b; }
      class Box<T extends Number> { T value; }
      class Event<T> { T of; }
      class Tick extends Event<Date> {}
      class Counted<U extends Number> extends Event<U> {}
      class Old extends Event {}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Order; PLAIN",
        "Object; OBJECT",
        "Absent; MISSING",
        "Order[]; ARRAY PLAIN",
        "List<Order>[]; GENERIC_ARRAY CONTAINER PLAIN",
        "List<Order>; CONTAINER PLAIN",
        "Map<Long, List<Order>>; CONTAINER CONTAINERS PLAIN",
        "List; RAW_CONTAINER",
        "Result<Order>; WRAPPER PLAIN",
        "Result<List<Order>>; WRAPPER WRAPPER_OF_CONTAINER CONTAINER PLAIN",
        "List<Result<Page<Order>>>; CONTAINERS WRAPPERS_2 PLAIN",
        "Result; RAW_WRAPPER",
        "Result<?>; WRAPPER UNBOUND",
        "List<? extends Order>; CONTAINER EXTENDS PLAIN",
        "List<? super Order>; CONTAINER SUPER PLAIN",
        "Box<? extends java.io.Serializable>; WRAPPER EXTENDS SAYS_LESS PLAIN",
        "Box<? extends Integer>; WRAPPER EXTENDS PLAIN",
        "Node<?>; WRAPPER UNBOUND OPEN_F_BOUND",
        "Pair<Order, ?>; WRAPPER UNBOUND PLAIN OPEN_NAMES_ANOTHER",
        "<V> V; METHOD_VARIABLE",
        "<V extends Order> V; METHOD_VARIABLE_BOUND",
        "<V extends Order & java.io.Serializable> V; METHOD_VARIABLE_BOUND INTERSECTION",
        "Event<Long>; WRAPPER PLAIN SOME_FIT BOUNDED_SUBCLASS RAW_SUBCLASS",
        "Event<? extends Object>; WRAPPER OBJECT EXTENDS ALL_FIT BOUNDED_SUBCLASS RAW_SUBCLASS",
      })
  void formsOfWhatAMethodReturns(String type, String forms) {
    assertThat(formsAt("Api.find()", CLASSES + "interface Api { " + type + " find(); }"))
        .containsExactlyElementsIn(formsIn(forms));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Sent {} | NONE",
        "Sent<T extends Sent<T>> {} | F_BOUND",
        "Sent<T extends Order> {} | BOUNDED",
        "Sent<A, B extends List<A>> { B b; } | BOUND_NAMES_ANOTHER",
        "Sent<T extends Order & Cloneable> { T t; } | BOUNDED INTERSECTION",
        "Sent { Object writeReplace() { return new Order(); } } | REPLACED_BY_TYPED",
        "Sent { Order o; Object writeReplace() { return (Object) this; } } | REPLACED_BY_THIS",
        "Sent { Object writeReplace() { Order o = null; return o; } } | REPLACED_BY_TYPED",
        "Sent { Object writeReplace() { Object o = 1; return o; } } | REPLACED_AS_OBJECT",
        "Sent extends Above { Order o; Object writeReplace() { return this; } }"
            + " class Above { Object writeReplace() { return 1; } }"
            + "| REPLACED_BY_THIS REPLACED_AND_ABOVE",
        "Sent extends Event<Order> {} | Sent extends Event: GENERIC_HEADER PLAIN",
        "Sent<T> extends Event<T> {} | Sent extends Event: GENERIC_HEADER OWN_PARAMETER PASSED_ON",
        "Sent extends Event {} | Sent extends Event: RAW_HEADER",
        "Sent extends Above {} class Above<T> extends Event<T> {}"
            + " | Sent extends Above: RAW_HEADER ABOVE_RAW_HEADER",
        "Sent extends Event<List<?>> {}"
            + " | Sent extends Event: CONTAINER UNBOUND GENERIC_HEADER WILDCARD_HEADER",
        "Sent extends ArrayList<Order> {} | elements of Sent: PLAIN CONTAINER_SUBCLASS",
        "Sent { Inner inner; class Inner {} } | Sent.Inner.this$0: INNER",
        "Sent<T> { Sent<Page<T>> more; } | Sent.more: WRAPPERS_2 OWN_PARAMETER SELF_GROWING",
        "Sent<T> { Sent<T> more; } | Sent.more: WRAPPER OWN_PARAMETER",
        "Sent { Page<List<Order>> page; } class Many<T> extends Page<List<T>> {} | Sent.page:"
            + " WRAPPER WRAPPER_OF_CONTAINER CONTAINER PLAIN ALL_FIT WRAPPING_SUBCLASS",
        "Sent { Page<Order> page; } class Noted<N, T> extends Page<T> {}"
            + " | Sent.page: WRAPPER PLAIN ALL_FIT WIDER_SUBCLASS",
        "Sent<T> { Event<T> e; }"
            + " | Sent.e: WRAPPER OWN_PARAMETER ALL_FIT DECORATOR RAW_SUBCLASS",
      })
  void formsOfTheClassThatIsSent(String source, String expected) {
    List<String> placeAndForms = Splitter.on(": ").splitToList(expected);
    String place = placeAndForms.size() == 1 ? "Sent" : placeAndForms.get(0);
    String api = "interface Api { void send(Sent sent); }";

    assertThat(formsAt(place, CLASSES + "class " + source + api))
        .containsExactlyElementsIn(formsIn(Iterables.getLast(placeAndForms)));
  }

  @Test
  void whatIsNotFollowedIsInTheLimits() throws Exception {
    String limits =
        (behind("docs/limits.md", "## What is not checked")
                + behind("docs/evidence/forms.md", "## Forms that are judged roughly"))
            .replaceAll("\\s+", " ");

    for (Form form : Form.values()) {
      form.limit().ifPresent(limit -> assertWithMessage(form.name()).that(limits).contains(limit));
    }
  }

  private static String behind(String page, String heading) throws IOException {
    String text = Files.readString(Layout.here().root().resolve(page));
    return text.substring(text.indexOf(heading));
  }

  private static List<String> formsIn(String text) {
    return text.equals("NONE") ? List.of() : Splitter.on(' ').splitToList(text);
  }

  private static List<String> formsAt(String place, String source) {
    Tally tally = new Tally();
    var unused =
        new Javac(ImmutableList.of(), ImmutableList.of())
            .attribute(
                List.of(new SourceText("Api.java", source)),
                context ->
                    CountedCode.count(context, ImmutableMap.of("ServiceInterfaces", "**"), tally));
    return Arrays.stream(Form.values())
        .filter(form -> tally.places(form).stream().anyMatch(each -> each.endsWith(place)))
        .map(Form::name)
        .toList();
  }
}
