package io.github.wiretime.scan.compare;

import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.hessian.Writer;
import io.github.wiretime.checker.options.HessianLite;

/** What becomes of an object that is read as one of a class, by what these classes are. */
record ClassTransfer(Transfer transfer, ObjectTransfer.ObjectNode node) {

  void run() {
    WireClass from = node.from;
    WireClass to = node.to;
    if (from.writer() == Writer.OTHER || (to.writer() == Writer.OTHER && !to.isInterface())) {
      return;
    }
    boolean isSent = from.isSerializable() || transfer.release.isOfSofa();
    if (isSent && to.isInterface()) {
      reportAbstract();
      return;
    }
    if (!transfer.release.isOfSofa() && !(from.isSerializable() && to.isSerializable())) {
      if (from.isSerializable()) {
        report(BreakingRule.NOT_SERIALIZABLE, unloadable(node.place.position()));
      } else if (to.isSerializable()) {
        report(BreakingRule.NOT_SERIALIZABLE, Effect.FAILS_WRITING);
      }
      return; // SOFARPC asks neither
    }
    if (to.writer() == Writer.ENUM) {
      if (from.writer() == Writer.ENUM) {
        new EnumTransfer(transfer).look(node);
      } else if (!EnumTransfer.hasName(from)) {
        report(BreakingRule.KIND, Effect.FAILS_READING);
      }
      return;
    }
    if (from.writer() == Writer.COLLECTION || to.writer() == Writer.COLLECTION) {
      if (from.writer() != to.writer()) {
        report(BreakingRule.KIND, Effect.FAILS_READING);
      } else {
        transfer.elements.add(node);
      }
      return;
    }
    if (to.writer() == Writer.MAP) { // a field becomes an entry, and the other way round
      if (from.writer() == Writer.MAP) {
        transfer.elements.add(node);
      }
      return;
    }
    if (to.isAbstract()) {
      reportAbstract();
      return;
    }
    if (from.writer() == Writer.ENUM && !EnumTransfer.hasName(to)) {
      report(BreakingRule.KIND, Effect.LOST);
      return;
    }
    if (isRecordFailing()) {
      return;
    }
    if (transfer.release == HessianLite.LITE_3_2
        && !transfer.isFromNew
        && transfer.reader.refusesNull().test(to.name())
        && !transfer.sender.refusesNull().test(from.name())) {
      report(BreakingRule.CONSTRUCTOR, Effect.FAILS_READING);
      return;
    }
    if (hasFields(from)) {
      new FieldTransfer(transfer, node).run();
    }
  }

  /** What is read for a class that hessian-lite does not take: a map, where none is declared. */
  private Effect unloadable(Position position) {
    return transfer.isTyped(position)
        ? Effect.FAILS_READING
        : position.isKey() ? Effect.LOST : Effect.OTHER_CLASS;
  }

  /** Whether a release of Hessian makes no record, which is told where something changed. */
  private boolean isRecordFailing() {
    boolean isFrom = node.from.writer() == Writer.RECORD;
    boolean isRead =
        switch (transfer.release) {
          case LITE_4_0_3, LITE_4_0_4, LITE_4_0_4_COMPACT -> node.from.writer() != Writer.MAP;
          default -> false;
        };
    if (isRead || node.to.writer() != Writer.RECORD) {
      return false;
    }
    if (!isFrom || !node.from.fields().equals(node.to.fields())) {
      Effect effect =
          hasFields(node.from) && FieldTransfer.haveNothingInCommon(node.from, node.to)
              ? Effect.LOST // because nothing is set, nothing fails
              : Effect.FAILS_READING;
      report(BreakingRule.RECORD, effect);
    }
    return true;
  }

  private static boolean hasFields(WireClass type) {
    return type.writer() != Writer.MAP && type.writer() != Writer.ENUM;
  }

  /** Reports an object that is read as a class which has none. */
  private void reportAbstract() {
    if (node.from.name().equals(node.to.name())) {
      report(BreakingRule.KIND, Effect.FAILS_READING);
      return;
    }
    boolean isSubclass = transfer.sender.isBelow(node.from.name(), node.to.name());
    transfer.objects.unknown(Effect.FAILS_READING, node.from, isSubclass, node);
  }

  private void report(BreakingRule rule, Effect effect) {
    transfer.report(
        rule,
        (transfer.isFromNew ? node.from : node.to).name() + "#<class>",
        (transfer.isFromNew ? node.to : node.from).title(),
        (transfer.isFromNew ? node.from : node.to).title(),
        effect,
        "",
        node);
  }
}
