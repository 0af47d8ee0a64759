package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.toSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.hessian.Writer;
import io.github.wiretime.checker.options.HessianLite;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What becomes of everything that peers of one build send to peers of another, which read it with
 * one release of Hessian. As the walk it goes from the services, breadth first; each pair of types
 * is looked at once.
 */
final class Transfer {

  /** A pair of types at a place. */
  record Place(Position position, WireType sent, WireType read) {}

  /**
   * A build in a comparison.
   *
   * @param services those that both builds have, in the same order
   */
  record Peers(WireBuild build, ImmutableList<WireService> services, Trust trust) {

    static Peers of(WireBuild build, Iterable<String> names) {
      ImmutableList<WireService> services =
          Streams.stream(names)
              .map(build::service)
              .map(Optional::orElseThrow)
              .collect(toImmutableList());
      return new Peers(build, services, new Trust(services, build));
    }
  }

  /** Something that breaks, as long as it is not known who sends it. */
  private record Broken(Break what, Outcome outcome) {}

  final WireBuild sender;
  final WireBuild reader;
  final boolean isFromNew;
  final HessianLite release;
  final boolean isStrict;

  final TransferWalk walk = new TransferWalk(this::look);
  private final List<Broken> broken = new ArrayList<>();
  final ObjectTransfer objects = new ObjectTransfer(this);
  final TypeTransfer types = new TypeTransfer(this);
  final ElementTransfer elements = new ElementTransfer(this);
  private final Peers sending;
  private final Peers reading;

  /**
   * One direction.
   *
   * @param isFromNew whether the new build sends
   * @param how the sender's peers read, and what they refuse
   */
  Transfer(Peers sending, Peers reading, boolean isFromNew, Comparison.Reader how) {
    this.sending = sending;
    this.reading = reading;
    this.sender = sending.build();
    this.reader = reading.build();
    this.isFromNew = isFromNew;
    this.release = how.release();
    this.isStrict = how.isStrict();
  }

  /** All that breaks, nearest to a service first. */
  ImmutableList<Break> run() {
    walk.run(sending.services().size(), new MethodTransfer(this)::add);
    return broken.stream()
        .map(each -> each.what.sentBy(walk.senders(each.outcome)))
        .collect(toImmutableList());
  }

  /** The names of the classes whose objects are sent. */
  Set<String> classes() {
    return Streams.stream(walk.nodes())
        .filter(ObjectTransfer.ObjectNode.class::isInstance)
        .map(node -> ((ObjectTransfer.ObjectNode) node).from.name())
        .collect(toSet());
  }

  /** Whether Dubbo refuses to write objects of a class. */
  boolean refusesToSend(String type) {
    return isStrict && !walk.isTrusted(sending.trust(), type);
  }

  /** Whether the name of a class in a message is looked for; otherwise its objects are maps. */
  boolean mayRead(String type) {
    return !isStrict || WireBuild.isJdk(type) || walk.isTrusted(reading.trust(), type);
  }

  /** Whether the old build trusts a class; asked only where Dubbo refuses. */
  boolean wasTrusted(String type) {
    return walk.isTrusted(isFromNew ? reading.trust() : sending.trust(), type);
  }

  WireService sending() {
    return sending.services().get(walk.service());
  }

  WireService reading() {
    return reading.services().get(walk.service());
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
    walk.add(List.of(place, key, declared), node);
  }

  /** Whether it has a type of the JDK that is the same in both builds and has nothing inside. */
  private static boolean isSame(Place place) {
    WireType sent = place.sent();
    return sent.equals(place.read())
        && sent.arguments().isEmpty()
        && (sent.isPrimitive() || (WireBuild.isJdk(sent.name()) && !isAny(sent)));
  }

  void report(
      BreakingRule rule, String key, String was, String is, Effect effect, String values, Node at) {
    add(new Break(rule, key, was, is, effect, false, values, walk.path(at), ImmutableSet.of()));
  }

  void refuse(BreakingRule rule, String key, String was, String is, Node at) {
    Effect effect = Effect.FAILS_WRITING;
    add(new Break(rule, key, was, is, effect, true, "", walk.path(at), ImmutableSet.of()));
  }

  private void add(Break what) {
    broken.add(new Broken(what, walk.outcome()));
  }

  /** Reports what a type changed to. */
  void reportType(Effect effect, String values, Node at) {
    report(BreakingRule.TYPE, at.key, oldText(at.place), newText(at.place), effect, values, at);
  }

  String oldText(Place place) {
    return text(isFromNew ? place.read() : place.sent(), place);
  }

  String newText(Place place) {
    return text(isFromNew ? place.sent() : place.read(), place);
  }

  /** With packages if it is a class that moved. */
  private static String text(WireType type, Place place) {
    boolean isMoved =
        !place.sent().equals(place.read()) && place.sent().text().equals(place.read().text());
    return isMoved ? type.qualifiedText() : type.text();
  }

  private void look(Node node) {
    if (node instanceof ObjectTransfer.ObjectNode object) {
      new ClassTransfer(this, object).run();
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
    boolean isConverted =
        !sent.name().equals(read.name())
            || types.isHeldOtherwise(node)
            || types.isMadeOfObjects(node.place);
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
