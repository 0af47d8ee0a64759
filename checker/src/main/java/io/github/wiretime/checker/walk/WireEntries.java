package io.github.wiretime.checker.walk;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.wiremap.Sender;
import io.github.wiretime.checker.wiremap.WireMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Makes the entries of a wire map: {@code com.acme.OrderDto} for a class, {@code com.acme.Event+}
 * for a class with its subclasses, {@code com.acme.Page<T>} for a type parameter, {@code
 * com.acme.OrderService()} for a service.
 */
public final class WireEntries {

  private WireEntries() {}

  /** The entry of a class whose fields are written. */
  public static String written(ClassSymbol type) {
    return Names.of(type);
  }

  /** The entry of a class that a member declares, so that subclasses count as well. */
  public static String withSubclasses(ClassSymbol type) {
    return Names.of(type) + "+";
  }

  /**
   * The entry of a type parameter that some use leaves unbound: a raw {@code Page} or {@code
   * Page<?>}.
   */
  public static String unboundParameter(ClassSymbol type, TypeSymbol parameter) {
    return Names.of(type) + "<" + parameter.name + ">";
  }

  /** The entry of a service. */
  public static String service(ClassSymbol type) {
    return WireMap.service(Names.of(type));
  }

  /** The entries of which any covers a member. */
  public static ImmutableSet<String> covering(Member member) {
    ClassSymbol owner = member.owner();
    return switch (member.kind()) {
      case PARAMETER, THROWS -> ImmutableSet.of(service(owner));
      case BOUND -> ImmutableSet.of(unboundParameter(owner, (TypeSymbol) member.symbol()));
      case RETURN -> ImmutableSet.of(service(owner), written(owner), withSubclasses(owner));
      case FIELD, EXTENDS, ELEMENTS, SUBCLASS, ENCLOSING, CLASS ->
          ImmutableSet.of(written(owner), withSubclasses(owner));
    };
  }

  /** The entries of the services and of what they reach, each with those who send it. */
  static SetMultimap<String, Sender> of(
      List<ServiceRoot> services,
      Map<NodeKey, WalkNode> nodes,
      Reach<Sender, ImmutableList<Sender>> senders,
      Predicate<ClassSymbol> ofApplication) {
    SetMultimap<String, Sender> entries = LinkedHashMultimap.create();
    for (ServiceRoot service : services) {
      ClassSymbol type = service.serviceClass();
      if (!service.service().isParameterized() && ofApplication.test(type)) {
        entries.put(service(type), new Sender(Names.of(type), ""));
      }
    }
    nodes.forEach(
        (key, node) -> {
          if (ofApplication.test(key.type())) {
            entry(key, node).ifPresent(entry -> entries.putAll(entry, senders.of(node)));
          }
        });
    return entries;
  }

  private static Optional<String> entry(NodeKey key, WalkNode node) {
    ClassSymbol type = key.type();
    if (key.kind() == NodeKey.Kind.BOUND) {
      return Optional.of(unboundParameter(type, key.parameter()));
    }
    if (node.withSubclasses() && mayHaveUnknownSubclasses(type)) {
      return Optional.of(withSubclasses(type));
    }
    return key.kind() == NodeKey.Kind.OBJECT && !node.uses().isEmpty()
        ? Optional.of(written(type))
        : Optional.empty();
  }

  /**
   * Whether another module may have subclasses that fit every use of the class. Those of a generic
   * class fit some uses only, and an entry does not say which.
   */
  private static boolean mayHaveUnknownSubclasses(ClassSymbol type) {
    return (type.flags() & (Flags.FINAL | Flags.ENUM)) == 0 && !type.type.isParameterized();
  }
}
