package io.github.wiretime.scan.compare;

import io.github.wiretime.scan.compare.Transfer.Node;
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
      inside(node, position(node, false), sentElements.get(), readElements.get());
      return;
    }
    Optional<WireType> sentMap = transfer.sender.view(sent, "java.util.Map");
    Optional<WireType> readMap = transfer.reader.view(read, "java.util.Map");
    if (sentMap.isPresent() && readMap.isPresent()) {
      inside(node, position(node, true), sentMap.get().argument(0), readMap.get().argument(0));
      inside(node, position(node, false), sentMap.get().argument(1), readMap.get().argument(1));
      return;
    }
    if (sent.name().equals(read.name())) {
      for (int i = 0; i < Math.min(sent.arguments().size(), read.arguments().size()); i++) {
        inside(node, Position.UNTYPED, sent.argument(i), read.argument(i));
      }
    }
  }

  private static Optional<WireType> elements(WireType type, WireBuild build) {
    return type.isArray()
        ? Optional.of(type.argument(0))
        : build
            .view(type, "java.lang.Iterable")
            .or(() -> build.view(type, "java.util.Iterator"))
            .map(view -> view.argument(0));
  }

  private Position position(Node node, boolean isKey) {
    Place place = node.place;
    if (place.read().isArray()) {
      boolean isErased = node.declared.isArray() && !node.declared.argument(0).isClass();
      boolean isTyped =
          (place.position() == Position.FIELD && !isErased)
              || (place.position().isTyped() && !transfer.release.isOfSofa())
              || isNamed(place);
      boolean isReadAsField =
          transfer.release.isOfSofa() || TypeTransfer.isBasic(place.read().argument(0));
      Position ofElements = isReadAsField ? Position.FIELD : Position.WHOLE;
      return isTyped ? ofElements : Position.UNTYPED;
    }
    boolean isDirect =
        place.position() == Position.FIELD
            && node.isDirect(isKey ? 0 : node.place.read().arguments().size() - 1)
            && switch (place.read().name()) {
              case "java.util.List", "java.util.Set", "java.util.Map" -> true;
              default -> false;
            };
    if (isKey) {
      return isDirect ? Position.KEY : Position.UNTYPED_KEY;
    }
    return isDirect ? Position.ELEMENT : Position.UNTYPED;
  }

  /** Whether the message names an array that the reader has as well. */
  private static boolean isNamed(Place place) {
    return place.sent().isArray()
        && place.sent().argument(0).name().equals(place.read().argument(0).name())
        && Transfer.isOwn(place.read().argument(0));
  }

  private void inside(Node node, Position position, WireType sent, WireType read) {
    Place place = new Place(position, Transfer.bare(sent), Transfer.bare(read));
    Node inside = new Node(place, node.key, node.label, node);
    inside.isInsideChanged = node.isChanged();
    transfer.add(
        List.of(place, node.key, transfer.sending().name(), inside.isInsideChanged), inside);
  }
}
