package io.github.wiretime.scan.bytes;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.cost.CostlyTypes;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Subclasses;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.walk.ExportedMethods;
import io.github.wiretime.checker.walk.NodeUses;
import io.github.wiretime.checker.walk.PossibleClasses;
import io.github.wiretime.scan.fix.TwinBytes;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Estimates the bytes that the costly values of one call take, for each method that sends some. */
public final class CallEstimates {

  private final CostlyTypes costs;
  private final Types types;
  private final ImmutableList<ValueCounts> counts;
  private final ImmutableMap<Symbol, TwinBytes> twins;

  /** The costs of the same release with the option that makes some types small. */
  private final Optional<CostlyTypes> compact;

  private CallEstimates(
      Context context,
      Application application,
      CostlyTypes costs,
      ImmutableMap<Symbol, TwinBytes> twins,
      Options options) {
    this.costs = costs;
    this.compact =
        costs.release().hessian() == HessianLite.LITE_4_0_4
            ? Optional.of(
                CostlyTypes.of(
                    options, new Release(HessianLite.LITE_4_0_4_COMPACT, /* assumed= */ false)))
            : Optional.empty();
    this.twins = twins;
    this.types = Types.instance(context);
    HessianClasses classes = new HessianClasses(costs.release().hessian(), types, application);
    Subclasses subclasses = application.subclasses();
    NodeUses uses = new NodeUses(classes, subclasses, context);
    PossibleClasses possible = new PossibleClasses(subclasses, types);
    this.counts =
        CallBytes.ELEMENTS.stream()
            .map(
                elements ->
                    new ValueCounts(
                        uses,
                        classes,
                        possible,
                        costs::contains,
                        elements,
                        twins,
                        values -> MessageBytes.of(values, costs).today()))
            .collect(toImmutableList());
  }

  /**
   * The estimates, in the order of the services. Accepted members count as well, because they cost
   * no less.
   *
   * @param analysis of the application
   * @param twins what values of fields take once their twins are sent, for those that get some
   * @param options of the reader
   */
  public static ImmutableList<CallBytes> of(
      Context context,
      Application application,
      Analysis analysis,
      ImmutableMap<Symbol, TwinBytes> twins,
      Options options) {
    return analysis.services().isEmpty()
        ? ImmutableList.of()
        : DeepStack.call(() -> count(context, application, analysis, twins, options));
  }

  private static ImmutableList<CallBytes> count(
      Context context,
      Application application,
      Analysis analysis,
      ImmutableMap<Symbol, TwinBytes> twins,
      Options options) {
    Guard guard = Guard.instance(context);
    ImmutableMap<CostlyTypes, CallEstimates> calls =
        Maps.toMap(
            analysis.costs().all(),
            costs -> new CallEstimates(context, application, costs, twins, options));
    return analysis.services().stream()
        .flatMap(
            service ->
                guard
                    .ask(
                        service.serviceClass(),
                        ImmutableList.<CallBytes>of(),
                        () -> calls.get(analysis.costs().of(service)).of(service))
                    .stream())
        .filter(call -> call.sizes().get(0).both().values() > 0)
        .collect(toImmutableList());
  }

  private ImmutableList<CallBytes> of(ServiceRoot root) {
    return ExportedMethods.of(root, types).entrySet().stream()
        .map(
            method ->
                new CallBytes(
                    ExportedMethods.reported(root, method.getKey(), types),
                    counts.stream()
                        .map(each -> size(method.getValue(), each))
                        .collect(toImmutableList())))
        .collect(toImmutableList());
  }

  private CallBytes.Size size(List<TypeUse> uses, ValueCounts counts) {
    TypeCounts request = message(uses, Member.Kind.PARAMETER, counts);
    TypeCounts response = message(uses, Member.Kind.RETURN, counts);
    MessageBytes requestBytes = MessageBytes.of(request.byClass(), costs);
    MessageBytes responseBytes = MessageBytes.of(response.byClass(), costs);
    return new CallBytes.Size(
        requestBytes,
        responseBytes,
        saved(request, requestBytes) + saved(response, responseBytes),
        compact
            .map(
                small ->
                    OptionalDouble.of(
                        MessageBytes.of(request.byClass(), small).today()
                            + MessageBytes.of(response.byClass(), small).today()))
            .orElse(OptionalDouble.empty()));
  }

  private static TypeCounts message(List<TypeUse> uses, Member.Kind kind, ValueCounts counts) {
    return counts.of(uses.stream().filter(use -> use.member().kind() == kind));
  }

  /** Nothing where the message cannot be sent, with twins or without. */
  private double saved(TypeCounts message, MessageBytes before) {
    TwinCounts ofTwins = message.twinned();
    if (ofTwins.values().isEmpty() || before.fails()) {
      return 0;
    }
    int names =
        ofTwins.fields().stream().map(field -> twins.values().asList().get(field).names()).sum();
    return before.today()
        - MessageBytes.of(message.elsewhere(), costs).today()
        - ofTwins.bytes()
        - names;
  }
}
