package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.hessian.Writer;
import java.util.List;
import java.util.Optional;

/** What becomes of the objects of the application's own classes. */
final class ObjectTransfer {

  /** An object of a class that is read as one of a class of the other build. */
  static final class ObjectNode extends Node {
    final WireClass from;
    final WireClass to;

    ObjectNode(Transfer.Place place, WireClass from, WireClass to, Node before) {
      super(place, before.key, before.label, before);
      this.from = from;
      this.to = to;
    }
  }

  private final Transfer transfer;

  ObjectTransfer(Transfer transfer) {
    this.transfer = transfer;
  }

  private WireBuild sender() {
    return transfer.sender;
  }

  private WireBuild reader() {
    return transfer.reader;
  }

  /** Adds the objects that a place may hold. */
  void addPossible(Node node) {
    WireType declared = node.place.sent();
    Optional<WireClass> type = sender().find(declared.name());
    if (type.isEmpty()) {
      return; // it is missing
    }
    if (!type.get().isAbstract()) {
      addObject(node, type.get(), declared, false);
    }
    for (String name : sender().subclasses().get(declared.name())) {
      sender()
          .find(name)
          .filter(subclass -> fits(subclass, declared))
          .ifPresent(subclass -> addObject(node, subclass, asSubclass(subclass), true));
    }
  }

  private static WireType asSubclass(WireClass subclass) {
    return new WireType(
        subclass.name(),
        subclass.parameters().stream()
            .map(parameter -> new WireType(parameter, ImmutableList.of(WireType.OBJECT)))
            .collect(ImmutableList.toImmutableList()));
  }

  /** {@code class Tick extends Event<Instant>} is no {@code Event<Order>}. */
  private boolean fits(WireClass subclass, WireType declared) {
    Optional<WireType> view = sender().view(WireType.of(subclass.name()), declared.name());
    if (view.isEmpty() || !subclass.parameters().isEmpty()) {
      return true;
    }
    for (int i = 0; i < declared.arguments().size(); i++) {
      String wanted = declared.argument(i).name();
      String given = view.get().argument(i).name();
      if (!Transfer.isAny(declared.argument(i))
          && !sender().isBelow(given, wanted)
          && !sender().isBelow(wanted, given)) {
        return false;
      }
    }
    return true;
  }

  private void addObject(Node node, WireClass type, WireType asSent, boolean isSubclass) {
    WireType declared = node.place.read();
    boolean isAsBefore = !node.isChanged() && wasRefused(type);
    // Hessian writes enums in a way of its own, without a check.
    if (type.writer() != Writer.ENUM && transfer.refusesToSend(type.name())) {
      if (transfer.isFromNew && !isAsBefore) { // the old build was refused without any change
        refuse(isSubclass, type, node);
      }
      return;
    }
    Optional<WireClass> same =
        reader()
            .find(type.name())
            // What was refused before arrives where settings allow it, and then changes count.
            .filter(known -> isAsBefore || transfer.mayRead(known.name()));
    boolean isTyped = transfer.isTyped(node.place.position());
    if (same.isEmpty()
        && isTyped
        && reader().has(type.name())
        && declared.name().equals(type.name())) {
      if (!isAsBefore) {
        refuse(/* isNewSubclass= */ false, type, node);
      }
      return;
    }
    if (type.replacement().isPresent() && new Replacement(transfer, node, type).run()) {
      return;
    }
    boolean isDeclared = Transfer.isAny(declared) || reader().isBelow(type.name(), declared.name());
    if (same.isPresent() && isDeclared) {
      boolean isReadAsDeclared = isTyped && declared.name().equals(type.name());
      if (transfer.release.isOfSofa() && type.writer() == Writer.ENUM && !isReadAsDeclared) {
        new EnumTransfer(transfer).lookAtBodies(node, type);
      }
      addPair(node, type, asSent, same.get(), declared);
      return;
    }
    Optional<WireClass> other = reader().find(declared.name());
    boolean isByFields =
        isTyped && other.filter(known -> known.writer() != Writer.OTHER).isPresent();
    if (isByFields) {
      addPair(node, type, asSent, other.get(), declared);
      return;
    }
    if (node.place.position().isKey()) {
      unknown(Effect.LOST, type, isSubclass, node);
      return;
    }
    unknown(
        isTyped && !Transfer.isAny(declared) && same.isEmpty()
            ? Effect.FAILS_READING
            : Effect.OTHER_CLASS,
        type,
        isSubclass,
        node);
  }

  private void refuse(boolean isNewSubclass, WireClass type, Node node) {
    boolean isNew = isNewSubclass && !reader().has(type.name());
    transfer.refuse(
        isNew ? BreakingRule.SUBCLASS : BreakingRule.CLASS_UNKNOWN,
        isNew ? type.name() + "#<class>" : node.key,
        isNew ? "" : transfer.oldText(node.place),
        isNew ? type.title() : transfer.newText(node.place),
        node);
  }

  /** Whether Dubbo refuses a class in the old build as well. */
  private boolean wasRefused(WireClass type) {
    return transfer.isStrict
        && transfer.oldBuild().find(type.name()).isPresent()
        && !transfer.wasTrusted(type.name());
  }

  /** Reports an object whose class the reader does not know. */
  void unknown(Effect effect, WireClass type, boolean isSubclass, Node node) {
    boolean isNewSubclass = isSubclass && transfer.isFromNew && !reader().has(type.name());
    if (isNewSubclass) {
      transfer.report(
          BreakingRule.SUBCLASS, type.name() + "#<class>", "", type.title(), effect, "", node);
      return;
    }
    WireType sent = isSubclass ? WireType.of(type.name()) : node.place.sent();
    Transfer.Place place = new Transfer.Place(node.place.position(), sent, node.place.read());
    transfer.report(
        BreakingRule.CLASS_UNKNOWN,
        node.key,
        transfer.oldText(place),
        transfer.newText(place),
        effect,
        "",
        node);
  }

  void addPair(Node node, WireClass from, WireType asSent, WireClass to, WireType declared) {
    WireType asRead = to.name().equals(declared.name()) ? declared : below(to, declared);
    WireType sent =
        from.name().equals(node.place.sent().name()) ? asSent : below(from, node.place.sent());
    Transfer.Place place = new Transfer.Place(node.place.position(), sent, asRead);
    transfer.walk.add(
        List.of(from.name(), to.name(), sent, asRead), new ObjectNode(place, from, to, node));
  }

  /** A subclass with the type arguments that its superclass has: {@code Sent<Order>}. */
  private static WireType below(WireClass subclass, WireType declared) {
    return subclass.parameters().size() == declared.arguments().size()
        ? new WireType(subclass.name(), declared.arguments())
        : WireType.of(subclass.name());
  }
}
