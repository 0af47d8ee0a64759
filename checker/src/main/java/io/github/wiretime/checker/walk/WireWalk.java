package io.github.wiretime.checker.walk;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.collect.ImmutableSetMultimap.toImmutableSetMultimap;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.HashMultimap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.SetMultimap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.roots.Sender;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.checker.walk.WalkTargets.Target;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Walks over everything that Hessian writes for a set of services. The walk is breadth first, so
 * that the first path that it finds to a member is a shortest one. Its result depends on nothing
 * but the order of the roots and that of the declarations.
 */
public final class WireWalk {

  private record Found(
      Member member, ClassSymbol type, WalkNode node, MemberPath path, boolean accepted) {}

  /** A method that a service exports. */
  private record Exported(ServiceRoot service, MethodSymbol symbol) {}

  private final Guard guard;
  private final Types javac;
  private final NodeUses uses;
  private final WalkTargets targets;
  private final Predicate<Member> accepted;

  private final List<WalkNode> nodes = new ArrayList<>();
  private final Map<WalkNode, Exported> methods = new LinkedHashMap<>();

  /** What is known of those who send classes that the walk starts from. */
  private final ImmutableSetMultimap.Builder<WalkNode, Sender> known =
      ImmutableSetMultimap.builder();

  /** In the order in which they are found. */
  private final Map<NodeKey, WalkNode> nodeOf = new LinkedHashMap<>();

  private final Deque<WalkNode> pending = new ArrayDeque<>();
  private final List<Found> found = new ArrayList<>();
  private final Supplier<Function<WalkNode, Senders>> senders = Suppliers.memoize(this::reachedBy);

  /** The types that were found for each member. Only the first path to such a type counts. */
  private final SetMultimap<Member, ClassSymbol> typesOf = HashMultimap.create();

  private WireWalk(WalkRules rules) {
    this.guard = Guard.instance(rules.context());
    this.javac = Types.instance(rules.context());
    this.uses = new NodeUses(rules.classes(), rules.subclasses(), rules.context());
    PossibleClasses possible = new PossibleClasses(rules.subclasses(), javac);
    CarriedParameters carried =
        new CarriedParameters(
            uses, rules.classes(), possible, rules.ofInterest(), rules.accepted());
    this.targets = new WalkTargets(rules.classes(), possible, carried, rules.ofInterest());
    this.accepted = rules.accepted();
  }

  /**
   * Walks from the services, then from the classes.
   *
   * @param services the services, each once, in the order in which ties are broken
   * @param roots classes that are written although no method in sight sends them
   * @param rules what is written, and what ends a path
   */
  public static WireWalk from(
      ImmutableList<ServiceRoot> services, ImmutableList<TypeRoot> roots, WalkRules rules) {
    WireWalk walk = new WireWalk(rules);
    services.forEach(
        service -> walk.guard.run(service.serviceClass(), () -> walk.addMethods(service)));
    walk.run();
    roots.forEach(root -> walk.guard.run(root.type(), () -> walk.addClass(root)));
    walk.run();
    return walk;
  }

  private void addMethods(ServiceRoot root) {
    ExportedMethods.of(root, javac)
        .forEach(
            (method, uses) -> {
              WalkNode node = new WalkNode(nodes.size(), MemberPath.from(root), uses);
              methods.put(node, new Exported(root, method));
              enqueue(node);
            });
  }

  private void addClass(TypeRoot root) {
    NodeKey key = NodeKey.objectOf(root.type());
    if (!nodeOf.containsKey(key)) {
      add(key, MemberPath.from(root));
    }
    nodeOf.get(key).addWhole();
    known.putAll(nodeOf.get(key), root.senders());
  }

  private void run() {
    while (!pending.isEmpty()) {
      WalkNode node = pending.remove();
      for (TypeUse use : node.uses()) {
        guard.run(use.member().owner(), () -> follow(use, node)); // without the path from there on
      }
    }
  }

  private void follow(TypeUse use, WalkNode node) {
    boolean isAccepted = accepted.test(use.member());
    for (Target reached : targets.from(use, node.isMethod())) {
      if (reached instanceof Target.Value value) {
        add(value, use.member(), node, isAccepted);
      } else if (!isAccepted) {
        goTo((Target.Objects) reached, node, use);
      }
    }
  }

  private void add(Target.Value value, Member member, WalkNode node, boolean isAccepted) {
    if (typesOf.put(member, value.type())) {
      MemberPath path = node.path().then(value.steps());
      found.add(new Found(member, value.type(), node, path, isAccepted));
    }
  }

  private void goTo(Target.Objects reached, WalkNode from, TypeUse use) {
    WalkNode node = nodeOf.get(reached.key());
    if (node == null) {
      node = add(reached.key(), from.path().then(reached.steps()));
    }
    if (!(use instanceof TypeUse.Header) || reached.key().type() != use.type().tsym) {
      node.addWhole();
    }
    from.successors().add(node);
  }

  private WalkNode add(NodeKey key, MemberPath path) {
    WalkNode node =
        new WalkNode(
            nodes.size(), path, guard.ask(key.type(), ImmutableList.of(), () -> uses.of(key)));
    nodeOf.put(key, node);
    enqueue(node);
    return node;
  }

  private void enqueue(WalkNode node) {
    nodes.add(node);
    pending.add(node);
  }

  /** The members that name a type of interest, nearest to a root first. */
  public ImmutableList<Occurrence> occurrences() {
    return occurrences(type -> true);
  }

  /**
   * Some of them.
   *
   * @param ofInterest the types that they name
   */
  public ImmutableList<Occurrence> occurrences(Predicate<ClassSymbol> ofInterest) {
    return found.stream()
        .filter(each -> ofInterest.test(each.type))
        .map(
            each ->
                new Occurrence(
                    each.member,
                    each.type,
                    each.path,
                    senders.get().apply(each.node),
                    each.accepted))
        .collect(toImmutableList());
  }

  /** The objects that are written, and the parts that subclasses have, nearest to a root first. */
  public ImmutableList<WrittenObject> written() {
    ImmutableList.Builder<WrittenObject> all = ImmutableList.builder();
    nodeOf.forEach(
        (key, node) -> {
          if (key.kind() == NodeKey.Kind.OBJECT) {
            all.add(written(key.type(), node));
          }
        });
    return all.build();
  }

  /** What the methods of services send and take, as if each were an object of its interface. */
  public ImmutableList<WrittenObject> methods() {
    ImmutableList.Builder<WrittenObject> all = ImmutableList.builder();
    methods.forEach((node, method) -> all.add(written((ClassSymbol) method.symbol().owner, node)));
    return all.build();
  }

  private WrittenObject written(ClassSymbol type, WalkNode node) {
    return new WrittenObject(
        type, node.uses(), node.path(), node.isWhole(), () -> senders.get().apply(node));
  }

  private Function<WalkNode, Senders> reachedBy() {
    Map<WalkNode, Sender> named = new HashMap<>();
    SenderSets<WalkNode, Senders> byMethods =
        SenderSets.from(
            methods.keySet().stream().collect(toImmutableSetMultimap(node -> node, node -> node)),
            nodes.size(),
            reaching ->
                Senders.of(
                    reaching.stream()
                        .map(method -> named.computeIfAbsent(method, this::reported))
                        .collect(toImmutableSet())));
    SenderSets<Sender, Senders> byClasses =
        SenderSets.from(
            known.build(), nodes.size(), all -> Senders.of(ImmutableSortedSet.copyOf(all)));
    return node -> (node.root().asService().isPresent() ? byMethods : byClasses).of(node);
  }

  /** The classes whose objects are sent, without those of the JDK. */
  public ImmutableSet<ClassSymbol> classes() {
    return nodeOf.keySet().stream()
        .filter(key -> key.kind() == NodeKey.Kind.OBJECT)
        .map(NodeKey::type)
        .filter(type -> !TypeNames.isJdk(type))
        .collect(toImmutableSet());
  }

  private Sender reported(WalkNode node) {
    Exported method = methods.get(node);
    return ExportedMethods.reported(method.service(), method.symbol(), javac);
  }
}
