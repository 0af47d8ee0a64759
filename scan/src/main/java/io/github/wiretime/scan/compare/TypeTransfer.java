package io.github.wiretime.scan.compare;

import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.scan.compare.Transfer.Node;
import io.github.wiretime.scan.compare.Transfer.Place;

/** What becomes of values that are read as another type than they are sent as. */
final class TypeTransfer {

  private final Transfer transfer;

  TypeTransfer(Transfer transfer) {
    this.transfer = transfer;
  }

  /** Whether values of one type arrive as the other one, so that what is inside them matters. */
  boolean converts(Node node) {
    Place place = node.place;
    Kinds kinds = new Kinds(transfer.sender, transfer.reader);
    String from = kinds.sent(place.sent());
    // Their elements are looked at by themselves.
    String to =
        place.read().isArray() && !place.sent().isArray()
            ? "java.lang.Object[]"
            : kinds.read(place.read());
    if (isMapOf(place, from, to)) {
      return true;
    }
    if (!place.position().isTyped() && isLostName(place)) {
      return false;
    }
    boolean isOwnContainer = Transfer.isOwn(place.read()) && to.startsWith("java.");
    if (!place.position().isTyped() && isOwnContainer && !Transfer.isOwn(place.sent())) {
      to = Conversions.OTHER_CLASS; // a container of the JDK is none of the application
    }
    if (place.sent().isArray() && place.read().isArray()) {
      boolean areClasses = from.equals(Conversions.CLASS + "[]") && to.equals(from);
      if (areClasses || isBasicAndUnknown(place)) {
        return true; // their elements decide
      }
    }
    Conversions.Outcome outcome =
        Conversions.table().of(place.position(), transfer.release, from, to);
    if (outcome.effect().isPresent()) {
      transfer.reportType(outcome.effect().get(), outcome.values(), node);
      return !outcome.values().isEmpty();
    }
    if (!place.sent().isPrimitive() && place.read().isPrimitive()) {
      transfer.reportType(Effect.LOST, "null", node);
    }
    return true;
  }

  /** A map is read as an object with a field for each key, and the other way round. */
  private boolean isMapOf(Place place, String from, String to) {
    if (!place.position().isTyped()) {
      return false;
    }
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

  /** Whether Hessian reads an array element by element, for which the table has no row. */
  private static boolean isBasicAndUnknown(Place place) {
    WireType sent = place.sent().argument(0);
    WireType read = place.read().argument(0);
    return isBasic(sent)
        && isBasic(read)
        && !(Conversions.table().knows(sent.name() + "[]")
            && Conversions.table().knows(read.name() + "[]"));
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
