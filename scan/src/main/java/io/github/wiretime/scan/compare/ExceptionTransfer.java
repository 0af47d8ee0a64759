package io.github.wiretime.scan.compare;

import io.github.wiretime.checker.broken.Effect;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What becomes of exceptions that reach the callers of a service. */
final class ExceptionTransfer {

  private final Transfer transfer;

  ExceptionTransfer(Transfer transfer) {
    this.transfer = transfer;
  }

  /** Adds the exceptions that a method declares. */
  void addThrown(WireService.Method method, Node start) {
    Set<String> names = new LinkedHashSet<>();
    for (WireType thrown : method.thrown()) {
      names.add(thrown.name());
      names.addAll(transfer.sender.subclasses().get(thrown.name()));
    }
    for (String name : names) {
      transfer
          .sender
          .find(name)
          .filter(type -> !type.isAbstract())
          .ifPresent(type -> addThrown(type, start));
    }
  }

  /** Adds those that no method declares, and that Dubbo sends as they are. */
  void addUnchecked() {
    for (String name : transfer.sending().unchecked()) {
      WireClass type = transfer.sender.find(name).orElseThrow();
      Node start =
          transfer.walk.begin(name + "#<class>", WireType.simple(name), /* isParameter= */ false);
      if (type.isAbstract()) {
        continue;
      }
      if (transfer.isStrict && isChanged(name)) {
        refuseThrown(type, start);
        continue;
      }
      addThrown(type, start);
    }
    if (!transfer.isFromNew
        && transfer.sending().unchecked().stream().anyMatch(transfer::refusesToSend)) {
      addRefusedBefore();
    }
  }

  /** Exceptions of the new build: those of the old one are refused, too. */
  private void addRefusedBefore() {
    for (String name : transfer.reading().unchecked()) {
      if (transfer.sender.find(name).isEmpty()) {
        WireClass type = transfer.reader.find(name).orElseThrow();
        String key = name + "#<class>";
        transfer.refuse(
            BreakingRule.EXCEPTION,
            key,
            "",
            type.title(),
            transfer.walk.begin(key, type.title(), /* isParameter= */ false));
      }
    }
  }

  /** Whether a class is not the same in both builds. */
  private boolean isChanged(String name) {
    return !transfer.sender.find(name).equals(transfer.reader.find(name));
  }

  private void refuseThrown(WireClass type, Node at) {
    if (transfer.refusesToSend(type.name())) {
      transfer.refuse(BreakingRule.EXCEPTION, type.name() + "#<class>", "", type.title(), at);
    } else {
      addThrown(type, at);
    }
  }

  private void addThrown(WireClass type, Node start) {
    Optional<WireClass> same = transfer.reader.find(type.name());
    if (same.isEmpty()) {
      transfer.report(
          BreakingRule.EXCEPTION,
          type.name() + "#<class>",
          transfer.isFromNew ? "" : type.title(),
          transfer.isFromNew ? type.title() : "",
          Effect.FAILS_READING,
          "",
          start);
      return;
    }
    if (!transfer.mayRead(type.name()) && !transfer.refusesToSend(type.name())) {
      transfer.refuse(
          BreakingRule.EXCEPTION, type.name() + "#<class>", type.title(), type.title(), start);
      return;
    }
    WireType named = WireType.of(type.name());
    transfer.walk.add(
        List.of(type.name()),
        new ObjectTransfer.ObjectNode(
            new Transfer.Place(Position.UNTYPED, named, named), type, same.get(), start));
  }
}
