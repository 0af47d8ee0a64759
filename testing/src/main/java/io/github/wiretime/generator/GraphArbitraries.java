package io.github.wiretime.generator;

import io.github.wiretime.generator.GraphModel.ClassModel;
import io.github.wiretime.generator.GraphModel.FieldModel;
import io.github.wiretime.generator.GraphModel.Kind;
import io.github.wiretime.generator.GraphModel.Layout;
import io.github.wiretime.generator.GraphModel.MethodModel;
import io.github.wiretime.generator.GraphModel.Params;
import io.github.wiretime.generator.GraphModel.Replace;
import io.github.wiretime.generator.GraphModel.TypeModel;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;

/** Random graphs; what is listed first is what shrinking prefers. */
public final class GraphArbitraries {
  private static final int MOST_CLASSES = 9;

  private GraphArbitraries() {}

  /** Graphs of up to nine classes and four methods. */
  public static Arbitrary<GraphModel> graphs() {
    return Combinators.combine(
            classes()
                .list()
                .ofMinSize(0)
                .ofMaxSize(MOST_CLASSES)
                .withSizeDistribution(RandomDistribution.uniform()),
            methods().list().ofMinSize(1).ofMaxSize(4),
            mostly(0, numbers(2)),
            types(1),
            numbers(11))
        .as(GraphModel::new);
  }

  private static Arbitrary<ClassModel> classes() {
    var head =
        Combinators.combine(
                kinds(),
                layouts(),
                params(),
                mostly(0, numbers(9)),
                mostly(0, numbers(5)),
                replaces(),
                flags())
            .as(Tuple::of);
    var body =
        Combinators.combine(
                numbers(11),
                headerArguments().list().ofSize(4),
                Combinators.combine(numbers(15), types(2))
                    .as(FieldModel::new)
                    .list()
                    .ofMinSize(0)
                    .ofMaxSize(5))
            .as(Tuple::of);
    return Combinators.combine(head, body)
        .as(
            (h, b) ->
                new ClassModel(
                    h.get1(), h.get2(), h.get3(), h.get4(), h.get5(), h.get6(), h.get7(), b.get1(),
                    b.get2(), b.get3()));
  }

  private static Arbitrary<MethodModel> methods() {
    return Combinators.combine(
            Arbitraries.of(false, true),
            numbers(5),
            types(2),
            types(2).list().ofMinSize(0).ofMaxSize(2),
            numbers(3))
        .as(MethodModel::new);
  }

  private static Arbitrary<TypeModel> types(int depth) {
    Arbitrary<TypeModel> costly = numbers(20).map(TypeModel.Costly::new);
    Arbitrary<TypeModel> cheap = numbers(6).map(TypeModel.Cheap::new);
    Arbitrary<TypeModel> variable = numbers(1).map(TypeModel.Var::new);
    if (depth == 0) {
      return Arbitraries.frequencyOf(
          Tuple.of(3, costly),
          Tuple.of(1, cheap),
          Tuple.of(3, variable),
          Tuple.of(3, references(numbers(6).map(TypeModel.Costly::new))));
    }
    return Arbitraries.frequencyOf(
        Tuple.of(4, costly),
        Tuple.of(4, cheap),
        Tuple.of(4, variable),
        Tuple.of(8, references(types(depth - 1))),
        Tuple.of(
            5,
            Combinators.combine(mostly(0, numbers(20)), types(depth - 1), types(depth - 1))
                .as(TypeModel.Wrapped::new)));
  }

  /** Half of them a parameter of the class itself, as most generic superclasses get. */
  private static Arbitrary<TypeModel> headerArguments() {
    return Arbitraries.frequencyOf(
        Tuple.of(1, types(1)), Tuple.of(1, numbers(1).map(TypeModel.Var::new)));
  }

  private static Arbitrary<TypeModel> references(Arbitrary<? extends TypeModel> arguments) {
    return Combinators.combine(
            numbers(20),
            mostly(0, numbers(30)),
            arguments.list().ofSize(2).map(java.util.List::<TypeModel>copyOf))
        .as(TypeModel.Ref::new);
  }

  private static Arbitrary<Kind> kinds() {
    return Arbitraries.frequency(
        Tuple.of(16, Kind.CLASS),
        Tuple.of(3, Kind.ABSTRACT),
        Tuple.of(3, Kind.INTERFACE),
        Tuple.of(1, Kind.COLLECTION_INTERFACE),
        Tuple.of(2, Kind.SEALED_INTERFACE),
        Tuple.of(1, Kind.SEALED_CLASS),
        Tuple.of(3, Kind.RECORD),
        Tuple.of(2, Kind.ENUM),
        Tuple.of(2, Kind.EXCEPTION),
        Tuple.of(2, Kind.LIST),
        Tuple.of(1, Kind.MAP),
        Tuple.of(1, Kind.CALENDAR));
  }

  private static Arbitrary<Layout> layouts() {
    return Arbitraries.frequency(
        Tuple.of(10, Layout.TOP),
        Tuple.of(3, Layout.SHARED),
        Tuple.of(2, Layout.NESTED),
        Tuple.of(2, Layout.INNER),
        Tuple.of(1, Layout.LOCAL),
        Tuple.of(1, Layout.ANONYMOUS));
  }

  private static Arbitrary<Params> params() {
    return Arbitraries.frequency(
        Tuple.of(8, Params.NONE),
        Tuple.of(5, Params.ONE),
        Tuple.of(2, Params.TWO),
        Tuple.of(2, Params.TEMPORAL_BOUND),
        Tuple.of(1, Params.CLASS_BOUND),
        Tuple.of(1, Params.RECURSIVE));
  }

  private static Arbitrary<Replace> replaces() {
    return Arbitraries.frequency(
        Tuple.of(40, Replace.NONE),
        Tuple.of(1, Replace.TEXT),
        Tuple.of(2, Replace.THIS),
        Tuple.of(3, Replace.OTHER),
        Tuple.of(1, Replace.OTHER_OR_THIS));
  }

  private static Arbitrary<Boolean> flags() {
    return Arbitraries.frequency(Tuple.of(7, true), Tuple.of(1, false));
  }

  /** What most of real code has, such as no superclass, a list, or arguments without wildcards. */
  private static Arbitrary<Integer> mostly(int usual, Arbitrary<Integer> others) {
    return Arbitraries.frequencyOf(Tuple.of(1, Arbitraries.just(usual)), Tuple.of(1, others));
  }

  private static Arbitrary<Integer> numbers(int most) {
    return Arbitraries.integers().between(0, most).withDistribution(RandomDistribution.uniform());
  }
}
