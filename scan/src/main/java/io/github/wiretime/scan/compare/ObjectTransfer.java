package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.hessian.Writer;
import io.github.wiretime.checker.options.HessianLite;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What becomes of the objects of the application's own classes. */
final class ObjectTransfer {

  /** An object of a class that is read as one of a class of the other build. */
  static final class ObjectNode extends Transfer.Node {
    final WireClass from;
    final WireClass to;

    ObjectNode(Transfer.Place place, WireClass from, WireClass to, Transfer.Node before) {
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
  void addPossible(Transfer.Node node) {
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

  private void addObject(Transfer.Node node, WireClass type, WireType asSent, boolean isSubclass) {
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
        reader().find(type.name()).filter(known -> transfer.mayRead(known.name()));
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
    if (type.replacement().isPresent() && new Replacement(transfer, node, type).run(this)) {
      return;
    }
    boolean isDeclared = Transfer.isAny(declared) || reader().isBelow(type.name(), declared.name());
    if (same.isPresent() && isDeclared) {
      boolean isReadAsDeclared = isTyped && declared.name().equals(type.name());
      if (transfer.release.isOfSofa() && type.writer() == Writer.ENUM && !isReadAsDeclared) {
        lookAtBodies(node, type);
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

  private void refuse(boolean isNewSubclass, WireClass type, Transfer.Node node) {
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
        && !transfer.oldTrust().covers(type.name());
  }

  private void unknown(Effect effect, WireClass type, boolean isSubclass, Transfer.Node node) {
    boolean isNewSubclass = isSubclass && transfer.isFromNew && !reader().has(type.name());
    if (isNewSubclass) {
      transfer.report(
          BreakingRule.SUBCLASS, type.name() + "#<class>", "", type.title(), effect, "", node);
      return;
    }
    transfer.report(
        BreakingRule.CLASS_UNKNOWN,
        node.key,
        transfer.oldText(node.place),
        transfer.newText(node.place),
        effect,
        "",
        node);
  }

  void addPair(
      Transfer.Node node, WireClass from, WireType asSent, WireClass to, WireType declared) {
    WireType asRead = to.name().equals(declared.name()) ? declared : below(to, declared);
    WireType sent =
        from.name().equals(node.place.sent().name()) ? asSent : below(from, node.place.sent());
    Transfer.Place place = new Transfer.Place(node.place.position(), sent, asRead);
    transfer.add(
        List.of(from.name(), to.name(), sent, asRead, transfer.trust()),
        new ObjectNode(place, from, to, node));
  }

  /** A subclass with the type arguments that its superclass has: {@code Sent<Order>}. */
  private static WireType below(WireClass subclass, WireType declared) {
    return subclass.parameters().size() == declared.arguments().size()
        ? new WireType(subclass.name(), declared.arguments())
        : WireType.of(subclass.name());
  }

  /** Looks at an object. */
  void look(ObjectNode node) {
    WireClass from = node.from;
    WireClass to = node.to;
    if (from.writer() == Writer.OTHER || to.writer() == Writer.OTHER) {
      if (!(to.isInterface() && from.writer() != Writer.OTHER)) {
        return;
      }
    }
    if (!from.isSerializable() || (!to.isSerializable() && !transfer.release.isOfSofa())) {
      if (from.isSerializable() != to.isSerializable()) {
        about(
            BreakingRule.NOT_SERIALIZABLE,
            node,
            from.isSerializable() ? Effect.FAILS_READING : Effect.FAILS_WRITING);
      }
      return;
    }
    if (to.writer() == Writer.ENUM || from.writer() == Writer.ENUM) {
      lookAtEnum(node);
      return;
    }
    if (isContainer(from) || isContainer(to)) {
      if (from.writer() != to.writer()) {
        about(BreakingRule.KIND, node, Effect.FAILS_READING);
      } else {
        transfer.elements.add(node);
      }
      return;
    }
    if (to.isAbstract()) {
      about(BreakingRule.KIND, node, Effect.FAILS_READING);
      return;
    }
    if (isRecordFailing(node)) {
      return;
    }
    if (transfer.release == HessianLite.LITE_3_2
        && !transfer.isFromNew
        && reader().refusesNull().test(to.name())
        && !transfer.sender.refusesNull().test(from.name())) {
      about(BreakingRule.CONSTRUCTOR, node, Effect.FAILS_READING);
      return;
    }
    new FieldTransfer(transfer, node).run();
  }

  /** Whether a release of Hessian cannot read a record, which is told where something changed. */
  private boolean isRecordFailing(ObjectNode node) {
    boolean isFrom = node.from.writer() == Writer.RECORD;
    boolean isRead =
        switch (transfer.release) {
          case LITE_4_0_3, LITE_4_0_4, LITE_4_0_4_COMPACT -> true;
          default -> false;
        };
    if (isRead || node.to.writer() != Writer.RECORD) {
      return false;
    }
    if (!isFrom || !node.from.fields().equals(node.to.fields())) {
      Effect effect =
          FieldTransfer.haveNothingInCommon(node.from, node.to)
              ? Effect.LOST // because nothing is set, nothing fails
              : Effect.FAILS_READING;
      about(BreakingRule.RECORD, node, effect);
    }
    return true;
  }

  private static boolean isContainer(WireClass type) {
    return type.writer() == Writer.MAP || type.writer() == Writer.COLLECTION;
  }

  private void lookAtEnum(ObjectNode node) {
    if (node.to.writer() != Writer.ENUM) {
      boolean hasName = node.to.fields().stream().anyMatch(field -> field.name().equals("name"));
      if (!hasName) {
        about(BreakingRule.KIND, node, Effect.LOST);
      }
      return;
    }
    if (node.from.writer() != Writer.ENUM) {
      boolean hasName = node.from.fields().stream().anyMatch(field -> field.name().equals("name"));
      if (!hasName) {
        about(BreakingRule.KIND, node, Effect.FAILS_READING);
      }
      return;
    }
    for (String constant : Sets.difference(node.from.constants(), node.to.constants())) {
      transfer.report(
          BreakingRule.CONSTANT,
          node.from.name() + "#" + constant,
          transfer.isFromNew ? "" : constant,
          transfer.isFromNew ? constant : "",
          Effect.FAILS_READING,
          "",
          node);
    }
  }

  /** SOFA names the class of a constant that has a body, {@code OrderStatus$1}. */
  private void lookAtBodies(Transfer.Node node, WireClass type) {
    ImmutableList<WireClass> bodies =
        sender().classes().values().stream()
            .filter(each -> each.name().startsWith(type.name() + "$") && each.is(type.name()))
            .collect(ImmutableList.toImmutableList());
    if (bodies.stream().allMatch(body -> reader().has(body.name()))) {
      return;
    }
    transfer.report(
        BreakingRule.KIND,
        type.name() + "#<class>",
        type.title(),
        type.title(),
        node.place.position().isKey() ? Effect.LOST : Effect.OTHER_CLASS,
        bodies.size() < type.constants().size() ? "bodies" : "",
        node);
  }

  private void about(BreakingRule rule, ObjectNode node, Effect effect) {
    transfer.report(
        rule,
        (transfer.isFromNew ? node.from : node.to).name() + "#<class>",
        (transfer.isFromNew ? node.to : node.from).title(),
        (transfer.isFromNew ? node.from : node.to).title(),
        effect,
        "",
        node);
  }

  /** Adds the exceptions that a method declares. */
  void addThrown(WireService.Method method, Transfer.Node start) {
    Set<String> names = new LinkedHashSet<>();
    for (WireType thrown : method.thrown()) {
      names.add(thrown.name());
      names.addAll(sender().subclasses().get(thrown.name()));
    }
    for (String name : names) {
      sender()
          .find(name)
          .filter(type -> !type.isAbstract())
          .ifPresent(type -> addThrown(type, start));
    }
  }

  /** Adds those that no method declares, and that Dubbo sends as they are. */
  void addUnchecked() {
    for (String name : transfer.sending().unchecked()) {
      WireClass type = sender().find(name).orElseThrow();
      Transfer.Node start = new Transfer.Node(null, name + "#<class>", WireType.simple(name), null);
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
      if (sender().find(name).isEmpty()) {
        WireClass type = reader().find(name).orElseThrow();
        String key = name + "#<class>";
        transfer.refuse(
            BreakingRule.EXCEPTION,
            key,
            "",
            type.title(),
            new Transfer.Node(null, key, type.title(), null));
      }
    }
  }

  /** Whether a class is not the same in both builds. */
  private boolean isChanged(String name) {
    return !sender().find(name).equals(reader().find(name));
  }

  private void refuseThrown(WireClass type, Transfer.Node at) {
    if (transfer.refusesToSend(type.name())) {
      transfer.refuse(BreakingRule.EXCEPTION, type.name() + "#<class>", "", type.title(), at);
    } else {
      addThrown(type, at);
    }
  }

  private void addThrown(WireClass type, Transfer.Node start) {
    Optional<WireClass> same = reader().find(type.name());
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
    transfer.add(
        List.of(type.name(), transfer.trust()),
        new ObjectNode(
            new Transfer.Place(Position.UNTYPED, named, named), type, same.get(), start));
  }
}
