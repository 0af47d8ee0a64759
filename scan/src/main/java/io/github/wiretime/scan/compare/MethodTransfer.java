package io.github.wiretime.scan.compare;

import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.scan.compare.Transfer.Place;
import java.util.List;
import java.util.Map;

/** What becomes of the calls of a service. */
record MethodTransfer(Transfer transfer) {

  /** Adds what the methods of a service send, and tells which ones are missing. */
  void add() {
    for (Map.Entry<String, WireService.Method> each : transfer.reading().methods().entrySet()) {
      WireService.Method method = transfer.sending().methods().get(each.getKey());
      if (method == null) {
        addMissing(each.getValue());
      } else {
        addValues(method, each.getValue());
      }
    }
    new ExceptionTransfer(transfer).addUnchecked();
  }

  /** A consumer of the reader's build calls what the providers of the sender's do not have. */
  private void addMissing(WireService.Method method) {
    Node start = transfer.walk.begin(method.key(), method.title(), /* isParameter= */ false);
    transfer.report(
        BreakingRule.METHOD,
        method.key(),
        transfer.isFromNew ? method.title() : "",
        transfer.isFromNew ? "" : method.title(),
        Effect.FAILS_READING,
        "",
        start);
  }

  private void addValues(WireService.Method method, WireService.Method other) {
    Node arguments = transfer.walk.begin(method.key(), method.title(), /* isParameter= */ true);
    for (int i = 0; i < method.parameters().size(); i++) {
      add(
          new Place(
              other.areUntyped().get(i) ? Position.UNTYPED : argument(),
              Transfer.bare(method.parameters().get(i)),
              Transfer.bare(other.parameters().get(i))),
          method.key() + "[" + i + "]",
          arguments);
    }
    Node result = transfer.walk.begin(method.key(), method.title(), /* isParameter= */ false);
    add(
        new Place(
            other.isResultUntyped() ? Position.UNTYPED : Position.WHOLE,
            result(method),
            result(other)),
        method.key(),
        result);
    new ExceptionTransfer(transfer).addThrown(method, result);
  }

  /** Dubbo waits for a {@code CompletableFuture} and sends what it holds; SOFARPC does not. */
  private WireType result(WireService.Method method) {
    WireType result = Transfer.bare(method.result());
    boolean isLater =
        result.name().equals(TypeNames.FUTURE)
            && !result.arguments().isEmpty()
            && !transfer.release.isOfSofa();
    return isLater ? result.argument(0) : result;
  }

  /** SOFARPC reads arguments as what a method declares, and results as what a message names. */
  private Position argument() {
    return transfer.release.isOfSofa() ? Position.FIELD : Position.WHOLE;
  }

  private void add(Place place, String key, Node start) {
    transfer.walk.add(List.of(place, key), new Node(place, key, start.label, start));
  }
}
