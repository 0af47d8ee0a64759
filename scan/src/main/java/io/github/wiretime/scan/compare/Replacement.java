package io.github.wiretime.scan.compare;

import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.options.HessianLite;
import java.util.Optional;

/** What becomes of an object in whose place {@code writeReplace()} sends something. */
record Replacement(Transfer transfer, Node node, WireClass type) {

  /** Whether nothing more is to be asked; an object that sends itself is asked for its fields. */
  boolean run() {
    Optional<WireClass> sent =
        type.replacement().flatMap(returned -> transfer.sender.find(returned.name()));
    if (sent.isEmpty()) {
      return false;
    }
    if (!sent.get().equals(type)) {
      add(sent.get());
      return true;
    }
    boolean isNew =
        transfer.reader.find(type.name()).filter(same -> same.replacement().isEmpty()).isPresent();
    if (transfer.release != HessianLite.SOFA_3 || !isNew) {
      return false;
    }
    report(Effect.FAILS_WRITING, type); // it asks the same object again, without end
    return true;
  }

  private void add(WireClass sent) {
    if (transfer.refusesToSend(sent.name())) {
      if (transfer.isFromNew && !isReplacedBy(sent)) {
        transfer.refuse(
            BreakingRule.REPLACEMENT, type.name() + "#<class>", type.title(), sent.title(), node);
      }
      return;
    }
    Optional<WireClass> known =
        transfer.reader.find(sent.name()).filter(same -> transfer.mayRead(same.name()));
    boolean isTyped = transfer.isTyped(node.place.position()) && !Transfer.isAny(node.place.read());
    if (known.isPresent()
        && (isAsBefore(sent, known.get())
            || (known.get().isResolved() && !(isTyped && isByReflection())))) {
      WireType named = WireType.of(sent.name());
      Transfer.Place place = new Transfer.Place(Position.UNTYPED, named, named);
      transfer.objects.addPair(
          new Node(place, node.key, node.label, node), sent, named, known.get(), named);
      return;
    }
    boolean isLost = isTyped || node.place.position().isKey();
    report(isLost ? Effect.LOST : Effect.OTHER_CLASS, sent);
  }

  /** Whether both builds send the same in the place of such an object, and restore it or not. */
  private boolean isAsBefore(WireClass sent, WireClass known) {
    return known.isResolved() == sent.isResolved() && isReplacedBy(sent);
  }

  /** Whether the reader's build sends the same class in the place of such an object. */
  private boolean isReplacedBy(WireClass sent) {
    return transfer
        .reader
        .find(type.name())
        .flatMap(WireClass::replacement)
        .filter(returned -> returned.name().equals(sent.name()))
        .isPresent();
  }

  /** Whether a field gets an object of its own class, whatever the name in the message is. */
  private boolean isByReflection() {
    return transfer.release == HessianLite.LITE_3_2 || transfer.release.isOfSofa();
  }

  private void report(Effect effect, WireClass sent) {
    transfer.report(
        BreakingRule.REPLACEMENT,
        type.name() + "#<class>",
        type.title(),
        sent.title(),
        effect,
        "",
        node);
  }
}
