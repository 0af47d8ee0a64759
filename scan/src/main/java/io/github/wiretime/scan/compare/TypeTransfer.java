package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.scan.compare.Transfer.Place;

/** What becomes of values that are read as another type than they are sent as. */
final class TypeTransfer {

  private final Transfer transfer;

  TypeTransfer(Transfer transfer) {
    this.transfer = transfer;
  }

  /**
   * Whether values of a type do not arrive here that arrive if both builds hold them as one of them
   * does: a {@code Short} in a {@code TreeMap}, which was in a {@code Map}.
   */
  boolean isHeldOtherwise(Node node) {
    String type = node.place.sent().name();
    return Conversions.table().knows(type)
        && !arrives(type, node.place.position())
        && node.alone.stream().anyMatch(position -> arrives(type, position));
  }

  /** Whether values arrive in neither build by itself, so that no change breaks them. */
  boolean isBroken(Node node) {
    Place place = node.place;
    return isBroken(place.sent(), transfer.sender, node)
        && isBroken(place.read(), transfer.reader, node);
  }

  private boolean isBroken(WireType type, WireBuild build, Node node) {
    if (isOfObjects(type, build)) {
      return true;
    }
    ImmutableSet<Position> alone =
        node.alone.isEmpty() ? ImmutableSet.of(node.place.position()) : node.alone;
    return Conversions.table().knows(type.name())
        && alone.stream().allMatch(position -> isBroken(type.name(), position));
  }

  /** A field of another class may end the JVM, but also work by chance. */
  private boolean isBroken(String type, Position position) {
    return Conversions.table()
        .of(position, transfer.release, type, type)
        .effect()
        .filter(effect -> effect != Effect.CRASH)
        .isPresent();
  }

  private boolean arrives(String type, Position position) {
    return Conversions.table().of(position, transfer.release, type, type).effect().isEmpty();
  }

  /** Whether a reader makes an array of objects in the place of the one that a member declares. */
  boolean isMadeOfObjects(Place place) {
    WireType sent = place.sent();
    WireType read = place.read();
    boolean isNamed = // in the message
        sent.isArray()
            && !isOfObjects(sent, transfer.reader)
            && isTaken(inmost(sent).name(), inmost(read).name());
    return isOfObjects(read, transfer.reader) && !isNamed;
  }

  private boolean isOfObjects(WireType type, WireBuild build) {
    return type.isArray() && transfer.release.isOfSofa() && lacksReader(inmost(type).name(), build);
  }

  private static WireType inmost(WireType type) {
    return type.isArray() ? inmost(type.argument(0)) : type;
  }

  /** Whether SOFA makes no array for a type, because its own reader of values does not know it. */
  private boolean lacksReader(String type, WireBuild build) {
    return switch (type) {
      case "java.lang.Comparable", "java.io.Serializable", "java.lang.CharSequence" -> true;
      case "java.util.Currency",
          "java.util.concurrent.atomic.AtomicBoolean",
          "java.util.concurrent.atomic.AtomicInteger",
          "java.util.concurrent.atomic.AtomicLong",
          "java.util.concurrent.atomic.AtomicReference" ->
          transfer.release == HessianLite.SOFA_3_5;
      default ->
          build
              .find(type)
              .filter(WireClass::isInterface)
              .filter(each -> !each.is("java.util.Collection") && !each.is("java.util.Map"))
              .isPresent();
    };
  }

  /** Whether values of one type arrive as the other one, so that what is inside them matters. */
  boolean converts(Node node) {
    Place place = node.place;
    if (isMadeOfObjects(place)) {
      boolean isTyped = transfer.isTyped(place.position());
      transfer.reportType(isTyped ? Effect.FAILS_READING : Effect.OTHER_CLASS, "", node);
      return false;
    }
    Kinds kinds = new Kinds(transfer.sender, transfer.reader);
    String from = kinds.sent(place.sent());
    boolean isListAsArray =
        place.read().isArray()
            && transfer.sender.isBelow(place.sent().name(), "java.lang.Iterable");
    // Their elements are looked at by themselves.
    String to = isListAsArray ? "java.lang.Object[]" : kinds.read(place.read());
    boolean isTyped = transfer.isTyped(place.position());
    if (isTyped && isMapOf(place, from, to)) {
      return true;
    }
    if (!isTyped && isLostName(place)) {
      return false;
    }
    boolean isOwnContainer = Transfer.isOwn(place.read()) && to.startsWith("java.");
    if (!isTyped && isOwnContainer && !Transfer.isOwn(place.sent())) {
      to = Conversions.OTHER_CLASS; // a container of the JDK is none of the application
    }
    if (areElementsAsked(place)) {
      if (isTyped || isTaken(place.sent().argument(0).name(), place.read().argument(0).name())) {
        return true;
      }
      boolean isKey = place.position().isKey();
      transfer.reportType(isKey ? Effect.LOST : Effect.OTHER_CLASS, "", node);
      return false;
    }
    Conversions.Outcome outcome =
        Conversions.table().of(place.position(), transfer.release, from, to);
    if (outcome.effect().isPresent()) {
      Effect effect = outcome.effect().get();
      boolean isChecked = effect == Effect.CRASH && node.isInArray(); // by each store
      transfer.reportType(isChecked ? Effect.FAILS_READING : effect, outcome.values(), node);
      return !outcome.values().isEmpty();
    }
    if (!place.sent().isPrimitive() && place.read().isPrimitive()) {
      transfer.reportType(Effect.LOST, "null", node);
    }
    return true;
  }

  /** A map is read as an object with a field for each key, and the other way round. */
  private boolean isMapOf(Place place, String from, String to) {
    boolean isToObject = isMap(place.sent(), transfer.sender) && to.equals(Conversions.OTHER_CLASS);
    boolean isToMap = isMap(place.read(), transfer.reader) && from.equals(Conversions.CLASS);
    return isToObject || isToMap;
  }

  /** Whether a class that the reader lacks, or may not read, is a map as its members declare. */
  private boolean isLostName(Place place) {
    return Transfer.isOwn(place.sent())
        && !(transfer.reader.has(place.sent().name()) && transfer.mayRead(place.sent().name()))
        && switch (place.read().name()) {
          case "java.util.Map", "java.util.HashMap" -> true;
          default -> false;
        };
  }

  private static boolean isMap(WireType type, WireBuild build) {
    return WireBuild.isJdk(type.name()) && build.isBelow(type.name(), "java.util.Map");
  }

  /** Whether the elements of two arrays tell what becomes of them, and no row of the table. */
  private boolean areElementsAsked(Place place) {
    if (!place.sent().isArray() || !place.read().isArray()) {
      return false;
    }
    WireType sent = place.sent().argument(0);
    boolean isUnknown = Transfer.isAny(sent) && transfer.isTyped(place.position());
    return isUnknown || !(hasRow(sent) && hasRow(place.read().argument(0)));
  }

  /** Whether a member takes an array of the class that a message names, or of objects. */
  private boolean isTaken(String sent, String read) {
    // A build knows only those classes of the JDK that it names.
    WireBuild build = WireBuild.isJdk(sent) ? transfer.sender : transfer.reader;
    return read.equals("java.lang.Object")
        || (transfer.reader.has(sent) && build.isBelow(sent, read));
  }

  private static boolean hasRow(WireType element) {
    return Conversions.table().knows(element.name() + "[]");
  }

  /** Whether Hessian has a reader of arrays for a type, which reads elements as it reads fields. */
  static boolean isBasic(WireType type) {
    return type.isPrimitive()
        || switch (type.name()) {
          case "java.lang.Boolean",
              "java.lang.Byte",
              "java.lang.Short",
              "java.lang.Integer",
              "java.lang.Long",
              "java.lang.Float",
              "java.lang.Double",
              "java.lang.Character",
              "java.lang.String" ->
              true;
          default -> false;
        };
  }
}
