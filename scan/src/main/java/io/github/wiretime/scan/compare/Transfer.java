package io.github.wiretime.scan.compare;

import static java.util.stream.Collectors.toSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.hessian.Writer;
import io.github.wiretime.checker.options.HessianLite;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What becomes of everything that peers of one build send to peers of another, which read it with
 * one release of Hessian. As the walk it goes from the services, breadth first; each pair of types
 * is looked at once.
 */
final class Transfer {

  /** A pair of types at a place. */
  record Place(Position position, WireType sent, WireType read) {}

  /** A place with the first way to it. */
  static class Node {
    final Place place;
    final String key; // of the member
    final String label;
    final Node before; // null at a method
    final List<Node> others = new ArrayList<>();

    /** The type as the reader's field declares it, with its type parameters. */
    WireType declared = WireType.OBJECT;

    /** As the sender's field declares it. */
    WireType sentDeclared = WireType.OBJECT;

    /** Where the builds read it if they are by themselves. */
    ImmutableSet<Position> alone = ImmutableSet.of();

    /** Whether the member around it has not the same type in both builds. */
    boolean isInsideChanged;

    Node(Place place, String key, String label, Node before) {
      this.place = place;
      this.key = key;
      this.label = label;
      this.before = before;
    }

    Node as(Place other) {
      Node same = new Node(other, key, label, before);
      same.others.addAll(others);
      same.isInsideChanged = true;
      return same;
    }

    boolean isInArray() {
      return before != null && before.place != null && before.place.read.isArray();
    }

    /** Whether it is not the same in both builds. */
    boolean isChanged() {
      return isInsideChanged || !place.sent.equals(place.read);
    }
  }

  final WireBuild sender;
  final WireBuild reader;
  final boolean isFromNew;
  final HessianLite release;
  final boolean isStrict;

  private final Map<Object, Node> nodes = new HashMap<>();
  private final Deque<Node> pending = new ArrayDeque<>();
  private final ImmutableList.Builder<Break> breaks = ImmutableList.builder();
  private final ObjectTransfer objects = new ObjectTransfer(this);
  final TypeTransfer types = new TypeTransfer(this);
  final ElementTransfer elements = new ElementTransfer(this);
  private WireService sending;
  private WireService reading;
  private Trust sendingTrust;
  private Trust readingTrust;

  /** Those that were there, by number: what one service sends another sends in the same way. */
  private final Map<Object, Integer> trusts = new HashMap<>();

  private int trust;

  /**
   * One direction.
   *
   * @param isFromNew whether the new build sends
   * @param how the sender's peers read, and what they refuse
   */
  Transfer(WireBuild sender, WireBuild reader, boolean isFromNew, Comparison.Reader how) {
    this.sender = sender;
    this.reader = reader;
    this.isFromNew = isFromNew;
    this.release = how.release();
    this.isStrict = how.isStrict();
  }

  /**
   * All that breaks, nearest to a service first.
   *
   * @param services the names of those to look at, which both builds have
   */
  ImmutableList<Break> run(Iterable<String> services) {
    for (String name : services) {
      sending = sender.service(name).orElseThrow();
      reading = reader.service(name).orElseThrow();
      if (isStrict) {
        sendingTrust = Trust.of(sending, sender);
        readingTrust = Trust.of(reading, reader);
        trust =
            trusts.computeIfAbsent(
                List.of(sendingTrust.classes(), readingTrust.classes()), unused -> trusts.size());
      }
      new MethodTransfer(this).add();
      while (!pending.isEmpty()) {
        look(pending.remove());
      }
    }
    return breaks.build();
  }

  /** The names of the classes whose objects are sent. */
  Set<String> classes() {
    return nodes.values().stream()
        .filter(ObjectTransfer.ObjectNode.class::isInstance)
        .map(node -> ((ObjectTransfer.ObjectNode) node).from.name())
        .collect(toSet());
  }

  /** Whether Dubbo refuses to write objects of a class. */
  boolean refusesToSend(String type) {
    return isStrict && !sendingTrust.covers(type);
  }

  /** Whether the name of a class in a message is looked for; otherwise its objects are maps. */
  boolean mayRead(String type) {
    return !isStrict || WireBuild.isJdk(type) || readingTrust.covers(type);
  }

  /** What the old build trusts; asked only where Dubbo refuses. */
  Trust oldTrust() {
    return isFromNew ? readingTrust : sendingTrust;
  }

  /** The number of what the service makes trusted; 0 where nothing is refused. */
  int trust() {
    return trust;
  }

  WireService sending() {
    return sending;
  }

  WireService reading() {
    return reading;
  }

  WireBuild oldBuild() {
    return isFromNew ? reader : sender;
  }

  /** Adds a field with the types that both builds declare there. */
  void addField(
      Place place,
      WireType sentDeclared,
      WireType declared,
      String key,
      String label,
      Node before) {
    if (sentDeclared.equals(declared) && isSame(place)) {
      return;
    }
    Node node = new Node(place, key, label, before);
    node.declared = declared;
    node.sentDeclared = sentDeclared;
    node.alone =
        ImmutableSet.of(
            place.position, sentDeclared.isVariable() ? Position.UNTYPED : Position.FIELD);
    add(List.of(place, key, trust, declared), node);
  }

  /** Whether it has a type of the JDK that is the same in both builds and has nothing inside. */
  private static boolean isSame(Place place) {
    WireType sent = place.sent();
    return sent.equals(place.read())
        && sent.arguments().isEmpty()
        && (sent.isPrimitive() || (WireBuild.isJdk(sent.name()) && !isAny(sent)));
  }

  /** Adds a node, unless one like it is known already. */
  void add(Object identity, Node node) {
    Node known = nodes.putIfAbsent(identity, node);
    if (known != null) {
      known.others.add(node.before);
      return;
    }
    pending.add(node);
  }

  void report(
      BreakingRule rule, String key, String was, String is, Effect effect, String values, Node at) {
    breaks.add(new Break(rule, key, was, is, effect, false, values, at));
  }

  void refuse(BreakingRule rule, String key, String was, String is, Node at) {
    breaks.add(new Break(rule, key, was, is, Effect.FAILS_WRITING, true, "", at));
  }

  /** Reports what a type changed to. */
  void reportType(Effect effect, String values, Node at) {
    report(BreakingRule.TYPE, at.key, oldText(at.place), newText(at.place), effect, values, at);
  }

  String oldText(Place place) {
    return (isFromNew ? place.read() : place.sent()).text();
  }

  String newText(Place place) {
    return (isFromNew ? place.sent() : place.read()).text();
  }

  private void look(Node node) {
    if (node instanceof ObjectTransfer.ObjectNode object) {
      objects.look(object);
      return;
    }
    WireType sent = node.place.sent();
    WireType read = node.place.read();
    if (isAny(sent) && isOwn(read) && sender.find(read.name()).isPresent()) {
      sent = read; // otherwise nobody could use it
      node = node.as(new Place(node.place.position(), sent, read));
    }
    if (isNothing(sent) && !isNothing(read)) {
      reportType(Effect.LOST, "", node);
    }
    if (isNothing(sent) || read.name().equals("void") || isAny(sent)) {
      return; // nothing is sent, or nothing is known of it
    }
    boolean isOwn = isObject(sent, sender) && (isObject(read, reader) || isAny(read));
    boolean isConverted = !sent.name().equals(read.name()) || types.isHeldOtherwise(node);
    if (!isOwn && (types.isBroken(node) || (isConverted && !types.converts(node)))) {
      return;
    }
    if (sent.isArray() && read.isArray() && !sameElements(sent, read) && !types.converts(node)) {
      return;
    }
    if (isOwn) {
      objects.addPossible(node);
    } else {
      elements.add(node);
    }
  }

  private static boolean sameElements(WireType sent, WireType read) {
    return sent.argument(0).name().equals(read.argument(0).name());
  }

  private static boolean isNothing(WireType type) {
    return type.name().equals("void") || type.name().equals("java.lang.Void");
  }

  static boolean isAny(WireType type) {
    return switch (type.name()) {
      case "java.lang.Object", "java.io.Serializable", "java.lang.Comparable" -> true;
      default -> false;
    };
  }

  static boolean isOwn(WireType type) {
    return type.isClass() && !type.isArray() && !WireBuild.isJdk(type.name());
  }

  /** Whether classes tell what becomes of its objects; those of the JDK are in a table. */
  private static boolean isObject(WireType type, WireBuild build) {
    return isOwn(type)
        || build.find(type.name()).filter(known -> known.writer() == Writer.ENUM).isPresent();
  }

  /** Whether a reader asks its declared type; SOFA's receivers of whole values declare none. */
  boolean isTyped(Position position) {
    return position.isTyped() && !(release.isOfSofa() && position == Position.WHOLE);
  }

  static WireType bare(WireType type) {
    return type.with(Map.of());
  }
}
