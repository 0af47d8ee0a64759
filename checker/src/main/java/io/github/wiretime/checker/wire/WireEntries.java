package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Ordering;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import io.github.wiretime.checker.roots.ServiceRoot;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The names under which a wire map keeps what a walk found. */
public final class WireEntries {

  private WireEntries() {}

  /** A class whose fields are written. */
  public static String written(ClassSymbol type) {
    return Names.of(type);
  }

  /** A class that a member declares, so that subclasses count as well. */
  public static String withSubclasses(ClassSymbol type) {
    return Names.of(type) + "+";
  }

  /** A type parameter that some use leaves open. */
  public static String openParameter(ClassSymbol type, TypeSymbol parameter) {
    return Names.of(type) + "<" + parameter.name + ">";
  }

  /** A service. */
  public static String service(ClassSymbol type) {
    return Names.of(type) + "()";
  }

  /** The entries of which any covers a member. */
  public static ImmutableSet<String> covering(Member member) {
    ClassSymbol owner = member.owner();
    return switch (member.kind()) {
      case PARAMETER, THROWS -> ImmutableSet.of(service(owner));
      case BOUND -> ImmutableSet.of(openParameter(owner, (TypeSymbol) member.symbol()));
      case RETURN -> ImmutableSet.of(service(owner), written(owner), withSubclasses(owner));
      case FIELD, CAPTURED, EXTENDS, ELEMENTS, SUBCLASS, ENCLOSING ->
          ImmutableSet.of(written(owner), withSubclasses(owner));
    };
  }

  /**
   * What was reached from services, each with the service by name that reaches it on a shortest
   * way.
   */
  static SortedMap<String, String> of(List<ServiceRoot> services, Map<SiteKey, Site> sites) {
    SortedMap<String, String> entries = new TreeMap<>();
    for (ServiceRoot service : services) {
      if (!service.service().isParameterized()) {
        String name = Names.of(service.serviceClass());
        entries.put(service(service.serviceClass()), name);
      }
    }
    sites.forEach(
        (key, site) -> {
          if (site.root() instanceof ServiceRoot root && !Names.isJdk(key.type())) {
            add(entries, key, site, Names.of(root.serviceClass()));
          }
        });
    return entries;
  }

  private static void add(
      SortedMap<String, String> entries, SiteKey key, Site site, String service) {
    ClassSymbol type = key.type();
    if (key instanceof SiteKey.OpenParameter open) {
      put(entries, openParameter(type, open.parameter()), service);
      return;
    }
    if (site.isDeclared() && isOpen(type)) {
      put(entries, withSubclasses(type), service);
    } else if (key instanceof SiteKey.Written && !site.uses().isEmpty()) {
      put(entries, written(type), service);
    }
  }

  /** Of a generic class only some subclasses fit a use; which, a map does not say. */
  private static boolean isOpen(ClassSymbol type) {
    return (type.flags() & (Flags.FINAL | Flags.ENUM)) == 0 && !type.type.isParameterized();
  }

  private static void put(SortedMap<String, String> entries, String entry, String service) {
    entries.merge(entry, service, Ordering.natural()::min);
  }
}
