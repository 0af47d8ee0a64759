package io.github.wiretime.checker.wire;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Type arguments reach the wire where a field carries them, and only there. */
final class GenericsTest {

  private static final String WRAPPERS =
      """
      class Result<T> { int code; T data; }
      class Page<T> { List<T> items; }
      class Tag<T> { String name; }
      class Order { Instant createdAt; }
      """;

  @Test
  void throughWrappers() {
    assertThat(Wire.members(WRAPPERS + "interface OrderService { Result<Page<Order>> find(); }"))
        .containsExactly("Order.createdAt");
  }

  @Test
  void aCostlyArgumentIsReportedWhereItIsWritten() {
    assertThat(
            Wire.membersWithTypes(
                WRAPPERS + "interface OrderService { Result<Page<LocalDate>> days(); }"))
        .containsExactly("OrderService.days() LocalDate");
  }

  @Test
  void anArgumentThatNoFieldUsesDoesNotCount() {
    assertThat(
            Wire.members(
                WRAPPERS
                    + """
                    interface OrderService {
                      Tag<Order> find();
                      Result<Tag<Instant>> wrapped();
                      Tag<Page<Order>> outside();
                    }
                    """))
        .isEmpty();
  }

  @Test
  void anArgumentThatOnlyStaticTransientOrMethodsUseDoesNotCount() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Tag<Instant> find(); }
                class Tag<T> { transient T cached; T get() { return null; } static Tag<Instant> x; }
                """))
        .isEmpty();
  }

  @Test
  void anArgumentThatASuperclassCarries() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Sub<Order> find(); Other<Order> other(); }
                class Base<A, B> { A a; }
                class Sub<T> extends Base<T, String> {}
                class Other<T> extends Base<String, T> {}
                class Order { Instant createdAt; }
                """))
        .containsExactly("Order.createdAt");
    assertThat(
            Wire.members(
                """
                interface OrderService { Other<Order> other(); }
                class Base<A, B> { A a; }
                class Other<T> extends Base<String, T> {}
                class Order { Instant createdAt; }
                """))
        .isEmpty();
  }

  @Test
  void siblingsOfASuperclassCarryNothing() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Sub<Order> find(); }
                class Base<T> {}
                class Sub<T> extends Base<T> {}
                class Sibling<T> extends Base<T> { T value; }
                class Order { Instant createdAt; }
                """))
        .isEmpty();
  }

  @Test
  void subclassesOfAnArgumentOfTheSuperclassCarryTheirs() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Sub<Order> find(); }
                class Base<T> { T value; }
                class Sub<T> extends Base<Box<T>> {}
                class Box<T> {}
                class Full<T> extends Box<T> { T content; }
                class Order { Instant createdAt; }
                """))
        .containsExactly("Order.createdAt");
  }

  @Test
  void aParameterThatASubclassAddsIsNotTheWrappersOwn() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Box<Order> find(); }
                class Box<T> { Event<T> event; }
                interface Event<T> {}
                class Noted<T, N extends Note> implements Event<T> { N note; }
                class Note { LocalDate day; }
                class Order { Instant createdAt; }
                """))
        .containsExactly("Note.day");
  }

  @Test
  void wrappersFromAJar(@TempDir Path library) {
    ClassFiles.compile(
        library,
        "package lib; public class Result<T> { private T data; private Page<T> page; }",
        "package lib; public class Page<T> { private java.util.List<T> items; }",
        "package lib; public class Tag<T> { private String name; }");

    assertThat(
            Wire.build(
                    """
                    interface OrderService { lib.Result<A> a(); lib.Page<B> b(); lib.Tag<C> c(); }
                    class A { Instant a; }
                    class B { Instant b; }
                    class C { Instant c; }
                    """)
                .against(library)
                .run()
                .members())
        .containsExactly("A.a", "B.b");
  }

  @Test
  void wildcardsCountByTheirBounds() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { List<? extends A> a; Box<? super B> b; Box<?> c; }
                class Box<T extends C> { T value; }
                class A { Instant a; }
                class B extends C { Instant b; }
                class C { Instant c; }
                """))
        .containsExactly("A.a", "B.b", "C.c");
  }

  @Test
  void rawTypesCountByTheBoundsOfTheirParameters() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                @SuppressWarnings("rawtypes") class Order { Box a; }
                class Box<T extends C> { T value; }
                class C { Instant c; }
                """))
        .containsExactly("C.c");
  }

  @Test
  void anOpenArgumentIsWhatItsBoundSays() {
    assertThat(
            Wire.texts(
                    """
                    interface OrderService { Order find(); }
                    class Order { Keyed<LocalDate, ?> keyed; }
                    class Keyed<T, U extends List<T>> { U list; }
                    """)
                .get(0))
        .contains("path OrderService.find() -> Order.keyed -> Keyed.list -> Keyed<U>;");
  }

  @Test
  void anOpenArgumentOfAClassInAClassFile(@TempDir Path library) {
    ClassFiles.compile(
        library,
        """
        package lib;
        public class Keyed<T, U extends java.util.List<? super T> & java.io.Serializable> { U list; }
        """);

    assertThat(
            Wire.build(
                    """
                    interface OrderService { Order find(); lib.Keyed none(); }
                    class Order { lib.Keyed<LocalDate, ?> keyed; Box<Instant> box; Box<String> text; }
                    class Box<S> { lib.Keyed<S, ?> keyed; }
                    """)
                .against(library)
                .run()
                .members())
        .containsExactly("Order.keyed", "Order.box");
  }

  @Test
  void boundsThatNameEachOtherEnd() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Knot<?, ?, ?, LocalDate> knot(); }
                class Knot<
                    A extends Map<B, C>,
                    B extends Map<A, C>,
                    C extends Map<A, Map<B, D>>,
                    D> { A a; }
                """))
        .containsExactly("OrderService.knot()");
  }

  @Test
  void boundsOfParametersThatAreGivenDoNotCount() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Box<Cheap> find(); }
                class Box<T extends Comparable<? super T>> { T value; }
                class Cheap implements Comparable<Cheap> {
                  long millis;
                  public int compareTo(Cheap other) { return 0; }
                }
                """))
        .isEmpty();
  }

  @Test
  void recursiveBoundsEnd() {
    assertThat(
            Wire.members(
                """
                interface OrderService<X extends OrderService<X>> {
                  <T extends Comparable<T>> T max(List<? extends T> values);
                  <N extends Node<N>> N node();
                  Node<?> any();
                }
                class Node<N extends Node<N>> { N next; Instant t; }
                """))
        .containsExactly("Node.t");
  }

  @Test
  void infinitelyGrowingTypesEnd() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Node<Order> node(); Twin<Order, String> twin(); }
                class Node<T> { Node<List<T>> next; T value; }
                class Twin<A, B> { Twin<Map<A, B>, Twin<B, A>> deeper; }
                class Order { Instant createdAt; }
                """))
        .containsExactly("Order.createdAt");
  }

  @Test
  void mutualCarriersEnd() {
    assertThat(
            Wire.members(
                """
                interface OrderService { A<Order> a(); C<Cheap> c(); }
                class A<T> { B<T> b; }
                class B<T> { A<T> a; T value; }
                class C<T> { D<T> d; }
                class D<T> { C<T> c; }
                class Order { Instant createdAt; }
                class Cheap { Instant neverCarried; }
                """))
        .containsExactly("Order.createdAt");
  }

  @Test
  void twoArgumentsOfOneWrapperAreKeptApart() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Pair<A, Pair<B, C>> pair(); }
                class Pair<L, R> { L left; transient R right; }
                class A { Instant a; }
                class B { Instant b; }
                class C { Instant c; }
                """))
        .containsExactly("A.a");
  }

  @Test
  void innerClassesSeeTheArgumentsOfTheirOuterClass() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Outer<Order>.Inner find(); }
                class Outer<T> { class Inner { T value; } }
                class Order { Instant createdAt; }
                """))
        .containsExactly("Order.createdAt");
  }
}
