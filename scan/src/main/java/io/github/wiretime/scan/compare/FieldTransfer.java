package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.hessian.Writer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What becomes of the fields of an object that is read as one of another class. */
final class FieldTransfer {

  /** A field as the object has it, with the values of type parameters. */
  private record Known(WireClass.Field field, WireType type) {}

  private static final WireType DATE = WireType.of("java.util.Date");

  private final Transfer transfer;
  private final ObjectTransfer.ObjectNode node;
  private final Map<String, Known> sent = new LinkedHashMap<>();
  private final Map<String, Known> read = new LinkedHashMap<>();

  /** Names of fields that are there and not on the wire. */
  private final Set<String> hiddenFromSender = new HashSet<>();

  private final Set<String> hiddenFromReader = new HashSet<>();

  /** Names that fields of a class and of a superclass have. */
  private final Set<String> sentTwice = new HashSet<>();

  private final Set<String> readTwice = new HashSet<>();

  FieldTransfer(Transfer transfer, ObjectTransfer.ObjectNode node) {
    this.transfer = transfer;
    this.node = node;
    collect(transfer.sender, node.place.sent(), sent, hiddenFromSender, sentTwice, 0);
    collect(transfer.reader, node.place.read(), read, hiddenFromReader, readTwice, 0);
  }

  private static void collect(
      WireBuild build,
      WireType type,
      Map<String, Known> known,
      Set<String> hidden,
      Set<String> twice,
      int depth) {
    Optional<WireClass> found = build.find(type.name());
    if (found.isEmpty() || depth > 100) {
      return;
    }
    Map<String, WireType> values = build.valuesOf(type);
    for (WireClass.Field field : found.get().fields()) {
      if (field.isSent()) {
        Known here = new Known(field, field.type().with(values));
        if (known.putIfAbsent(field.name(), here) != null) {
          twice.add(field.name());
        }
      } else {
        hidden.add(field.name());
      }
    }
    if (!found.get().isInterface() && !found.get().above().isEmpty()) {
      WireType above = found.get().above().get(0).with(values);
      if (!WireBuild.isJdk(above.name())) {
        collect(build, above, known, hidden, twice, depth + 1);
      }
    }
  }

  void run() {
    if (isUnrelated()) {
      transfer.reportType(Effect.LOST, "", node);
      return;
    }
    if (transfer.release.isOfSofa()) {
      for (String name : Sets.difference(sentTwice, readTwice)) {
        lost(BreakingRule.HIDDEN_FIELD, sent.get(name).field.key(), sent.get(name), sent.get(name));
      }
    }
    Map<String, String> renamed = renamed();
    sent.forEach(
        (name, field) -> {
          if (read.containsKey(name)) {
            addField(field, read.get(name));
          } else if (hiddenFromReader.contains(name) && !transfer.isFromNew) {
            lost(BreakingRule.NOT_SENT, field.field.key(), field, field);
          } else if (transfer.isFromNew) {
            addUnwritable(field);
          }
        });
    for (Map.Entry<String, Known> each : read.entrySet()) {
      if (!sent.containsKey(each.getKey())) {
        lookAtMissing(each.getKey(), each.getValue(), renamed);
      }
    }
  }

  /** Whether an object is read as one of a class that has nothing of it. */
  private boolean isUnrelated() {
    return !node.from.name().equals(node.to.name())
        && !sent.isEmpty()
        && !read.isEmpty()
        && Sets.intersection(sent.keySet(), read.keySet()).isEmpty();
  }

  /** Whether no field of one record has the name of one of the other. */
  static boolean haveNothingInCommon(WireClass one, WireClass other) {
    return one.fields().stream()
        .noneMatch(
            field -> other.fields().stream().anyMatch(each -> each.name().equals(field.name())));
  }

  private void addField(Known from, Known to) {
    if (from.field.sendsTwins()) {
      if (!to.field.readsTwins()) {
        lost(BreakingRule.TWINS, from.field.key(), from, from);
      }
      return;
    }
    WireType declared = to.field.type();
    Known ofNew = transfer.isFromNew ? from : to;
    transfer.addField(
        new Transfer.Place(
            position(from, declared),
            isSqlDate(declared, from.field.type()) ? DATE : from.type,
            to.type),
        from.field.type(),
        declared,
        ofNew.field.key(),
        label(ofNew),
        node);
  }

  private Position position(Known from, WireType declared) {
    if (declared.isVariable()) {
      return Position.UNTYPED;
    }
    if (node.to.writer() == Writer.RECORD) {
      return Position.COMPONENT;
    }
    return isSqlDate(from.field.type(), from.type) ? Position.WHOLE : Position.FIELD;
  }

  /**
   * Whether one side has a date of {@code java.sql} in a field of a type parameter. hessian-lite
   * writes the time only where the sender's field declares such a date, and an object where it
   * declares none; the reader's field makes a date of the time only if it declares one.
   */
  private boolean isSqlDate(WireType declared, WireType date) {
    return declared.isVariable()
        && !transfer.release.isOfSofa()
        && date.name().startsWith("java.sql.");
  }

  private static String label(Known field) {
    return WireType.simple(field.field.owner()) + "." + field.field.name();
  }

  /** A field that the reader has and the sender does not send. */
  private void lookAtMissing(String name, Known field, Map<String, String> renamed) {
    if (renamed.containsKey(name)) {
      Known other = sent.get(renamed.get(name));
      Known ofNew = transfer.isFromNew ? other : field;
      Known ofOld = transfer.isFromNew ? field : other;
      transfer.report(
          BreakingRule.FIELD_RENAMED,
          ofNew.field.key(),
          ofOld.field.name(),
          ofNew.field.name(),
          Effect.LOST,
          "",
          node);
      return;
    }
    if (transfer.isFromNew) {
      boolean isHidden = hiddenFromSender.contains(name);
      lost(
          isHidden ? BreakingRule.NOT_SENT : BreakingRule.FIELD_REMOVED,
          field.field.key(),
          field,
          field);
      return;
    }
    if (hiddenFromSender.contains(name)) {
      return; // it had no value before either
    }
    if (node.to.writer() == Writer.RECORD) {
      if (transfer.reader.refusesNull().test(node.to.name())) {
        transfer.report(
            BreakingRule.CONSTRUCTOR,
            node.to.name() + "#<class>",
            node.to.title(),
            node.to.title(),
            Effect.FAILS_READING,
            "",
            node);
      }
      return;
    }
    boolean isBuiltWithout =
        switch (transfer.release) {
          case LITE_4_0_3, LITE_4_0_4, LITE_4_0_4_COMPACT -> true;
          default -> false;
        };
    ImmutableSet<String> initial =
        isBuiltWithout
            ? transfer.reader.initialValues().apply(field.field.owner())
            : ImmutableSet.of();
    if (initial.contains(name)) {
      lost(BreakingRule.INITIAL_VALUE, field.field.key(), field, field);
    }
  }

  private void lost(BreakingRule rule, String key, Known was, Known is) {
    transfer.report(rule, key, was.type.text(), is.type.text(), Effect.LOST, "", node);
  }

  /** A field that only the new build sends, and that cannot be written at all. */
  private void addUnwritable(Known field) {
    Optional<WireClass> type = transfer.sender.find(field.type.name());
    boolean isRefused =
        type.filter(
                known ->
                    known.writer() == Writer.FIELDS
                        && !known.isAbstract()
                        && !known.isSerializable()
                        && !transfer.release.isOfSofa())
            .isPresent();
    boolean isUnwritable =
        Conversions.table().knows(field.type.name())
            && Conversions.table()
                .of(Position.FIELD, transfer.release, field.type.name(), field.type.name())
                .effect()
                .equals(Optional.of(Effect.FAILS_WRITING));
    if (isRefused || isUnwritable) {
      transfer.report(
          BreakingRule.UNWRITABLE,
          field.field.key(),
          "",
          field.type.text(),
          Effect.FAILS_WRITING,
          "",
          node);
    }
  }

  /**
   * The names that fields of the reader have at the sender. A field that is gone and one of the
   * same type that is new are taken for one that was renamed.
   */
  private Map<String, String> renamed() {
    List<String> gone = new ArrayList<>();
    List<String> added = new ArrayList<>();
    sent.keySet().stream()
        .filter(name -> !read.containsKey(name) && !hiddenFromReader.contains(name))
        .forEach(gone::add);
    read.keySet().stream()
        .filter(name -> !sent.containsKey(name) && !hiddenFromSender.contains(name))
        .forEach(added::add);
    Map<String, String> renamed = Maps.newHashMap();
    for (String name : added) {
      gone.stream()
          .filter(other -> sent.get(other).type.equals(read.get(name).type))
          .findFirst()
          .ifPresent(
              other -> {
                renamed.put(name, other);
                gone.remove(other);
              });
    }
    return renamed;
  }
}
