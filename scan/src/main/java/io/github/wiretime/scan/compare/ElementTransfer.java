package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableSet;
import io.github.wiretime.scan.compare.Transfer.Place;
import java.util.List;
import java.util.Optional;

/** What becomes of what containers hold. */
final class ElementTransfer {

  private final Transfer transfer;

  ElementTransfer(Transfer transfer) {
    this.transfer = transfer;
  }

  /** Adds them. */
  void add(Node node) {
    WireType sent = node.place.sent();
    WireType read = node.place.read();
    Optional<WireType> sentElements = elements(sent, transfer.sender);
    Optional<WireType> readElements = elements(read, transfer.reader);
    if (sentElements.isPresent() && readElements.isPresent()) {
      inside(node, false, sentElements.get(), readElements.get());
      return;
    }
    Optional<WireType> sentMap = transfer.sender.view(sent, "java.util.Map");
    Optional<WireType> readMap = transfer.reader.view(read, "java.util.Map");
    if (sentMap.isPresent() && readMap.isPresent()) {
      if (isOfUnknownEnum(sent) && !transfer.types.converts(node.as(asHashMap(node.place)))) {
        return;
      }
      inside(node, true, sentMap.get().argument(0), readMap.get().argument(0));
      inside(node, false, sentMap.get().argument(1), readMap.get().argument(1));
      return;
    }
    if (sent.name().equals(read.name())) {
      for (int i = 0; i < Math.min(sent.arguments().size(), read.arguments().size()); i++) {
        add(node, Position.UNTYPED, ImmutableSet.of(), sent.argument(i), read.argument(i));
      }
    }
  }

  /** Whether a message names the enum of its keys, which the reader lacks. */
  private boolean isOfUnknownEnum(WireType sent) {
    return sent.name().equals("java.util.EnumMap") && !transfer.reader.has(sent.argument(0).name());
  }

  private static Place asHashMap(Place place) {
    return new Place(
        place.position(),
        new WireType("java.util.HashMap", place.sent().arguments()),
        place.read());
  }

  private static Optional<WireType> elements(WireType type, WireBuild build) {
    return type.isArray()
        ? Optional.of(type.argument(0))
        : build
            .view(type, "java.lang.Iterable")
            .or(() -> build.view(type, "java.util.Iterator"))
            .map(view -> view.argument(0));
  }

  private Position position(Place place, WireType declared, boolean isKey) {
    if (place.read().isArray()) {
      boolean isErased = declared.isArray() && !declared.argument(0).isClass();
      boolean isTyped = (transfer.isTyped(place.position()) && !isErased) || isNamed(place);
      boolean isReadAsField =
          transfer.release.isOfSofa() || TypeTransfer.isBasic(place.read().argument(0));
      Position ofElements = isReadAsField ? Position.FIELD : Position.WHOLE;
      return isTyped ? ofElements : Position.UNTYPED;
    }
    boolean isDirect =
        place.position() == Position.FIELD
            && isArgumentRead(place)
            && declared.arguments().size() > 0
            && declared.argument(isKey ? 0 : declared.arguments().size() - 1).isClass();
    if (isKey) {
      return isDirect ? Position.KEY : Position.UNTYPED_KEY;
    }
    return isDirect ? Position.ELEMENT : Position.UNTYPED;
  }

  /** Whether type arguments of a field are asked: of a map only if the message names no class. */
  private static boolean isArgumentRead(Place place) {
    return switch (place.read().name()) {
      case "java.util.List", "java.util.Set" -> true;
      case "java.util.Map" ->
          switch (place.sent().name()) {
            case "java.util.Map", "java.util.HashMap", "java.util.AbstractMap" -> true;
            default -> false;
          };
      default -> false;
    };
  }

  /** Whether the message names an array that the reader has as well. */
  private static boolean isNamed(Place place) {
    return place.sent().isArray()
        && place.sent().argument(0).name().equals(place.read().argument(0).name())
        && Transfer.isOwn(place.read().argument(0));
  }

  private void inside(Node node, boolean isKey, WireType sent, WireType read) {
    Place place = node.place;
    ImmutableSet<Position> alone =
        ImmutableSet.of(
            position(
                new Place(place.position(), place.sent(), place.sent()), node.sentDeclared, isKey),
            position(
                new Place(place.position(), place.read(), place.read()), node.declared, isKey));
    add(node, position(place, node.declared, isKey), alone, sent, read);
  }

  private void add(
      Node node, Position position, ImmutableSet<Position> alone, WireType sent, WireType read) {
    Place place = new Place(position, Transfer.bare(sent), Transfer.bare(read));
    Node inside = new Node(place, node.key, node.label, node);
    inside.isInsideChanged = node.isChanged();
    inside.alone = alone;
    transfer.walk.add(List.of(place, alone, node.key, inside.isInsideChanged), inside);
  }
}
