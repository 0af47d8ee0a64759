package io.github.wiretime.scan.allowlist;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multimaps;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.negotiation.HessianUse;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.roots.Framework;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.scan.allowlist.NamedClasses.Trust;
import io.github.wiretime.scan.allowlist.RefusedClass.Kind;
import io.github.wiretime.scan.archive.Element;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The classes that calls send and that Dubbo's {@code STRICT} refuses, whether Hessian or fastjson2
 * writes them. Each service is judged by itself, because an application that has only this one
 * trusts only what this one names.
 *
 * @param all by name
 * @param haveThoseOfJdk whether the lists of Dubbo were in sight, which trust most of the JDK
 */
public record RefusedClasses(ImmutableList<RefusedClass> all, boolean haveThoseOfJdk) {

  /** What services send with. */
  private record Serializer(HessianLite hessian, boolean isFastjson2) {

    static Serializer of(ServiceRoot service, Analysis analysis) {
      return new Serializer(
          analysis.costs().of(service).release().hessian(),
          service.hessian().compareTo(HessianUse.OLDER_PEERS) >= 0);
    }
  }

  /**
   * Finds them.
   *
   * @param analysis of the application
   * @param trustsInterfaces whether Dubbo trusts what service interfaces name
   * @param elements inputs and libraries, with the lists that they have
   * @param guard notices the lists that cannot be read
   */
  public static RefusedClasses of(
      Context context,
      Application application,
      Analysis analysis,
      boolean trustsInterfaces,
      List<Element> elements,
      Guard guard) {
    ListedNames lists = ListedNames.in(elements, guard);
    ImmutableList<ServiceRoot> services =
        Stream.of(
                analysis.services(),
                analysis.servicesForOlderPeers(),
                analysis.servicesOfFastjson2())
            .flatMap(List::stream)
            .filter(service -> service.framework() == Framework.DUBBO)
            .collect(toImmutableList());
    Search search =
        new Search(
            context, application, lists, trusted(trustsInterfaces, services, lists, context));
    ImmutableListMultimap<Serializer, ServiceRoot> bySerializer =
        Multimaps.index(services, service -> Serializer.of(service, analysis));
    TreeMap<String, RefusedClass> refused = new TreeMap<>();
    for (Serializer serializer : bySerializer.keySet()) {
      search
          .refused(serializer, bySerializer.get(serializer))
          .forEach(each -> refused.merge(each.name(), each, RefusedClass::or));
    }
    return new RefusedClasses(ImmutableList.copyOf(refused.values()), lists.haveThoseOfDubbo());
  }

  /** Those of one kind, by name. */
  public ImmutableList<RefusedClass> of(Kind kind) {
    return all.stream().filter(each -> each.kind() == kind).collect(toImmutableList());
  }

  private static ImmutableMap<String, NamePrefixes> trusted(
      boolean trustsInterfaces, List<ServiceRoot> services, ListedNames lists, Context context) {
    return services.stream()
        .map(ServiceRoot::serviceClass)
        .distinct()
        .collect(
            toImmutableMap(
                TypeNames::of,
                service ->
                    new NamePrefixes(
                        trustsInterfaces ? named(service, lists, context) : ImmutableSet.of())));
  }

  private static ImmutableSet<String> named(
      ClassSymbol service, ListedNames lists, Context context) {
    return TrustedTypes.of(service, Types.instance(context), Guard.instance(context)).stream()
        .map(type -> type.flatName().toString())
        .filter(name -> !lists.block(name))
        .collect(toImmutableSet());
  }

  /**
   * Looks for them.
   *
   * @param trusted what Dubbo trusts because of each service
   */
  private record Search(
      Context context,
      Application application,
      ListedNames lists,
      ImmutableMap<String, NamePrefixes> trusted) {

    Stream<RefusedClass> refused(Serializer serializer, ImmutableList<ServiceRoot> services) {
      return sent(serializer, services).values().stream()
          .filter(each -> lists.haveThoseOfDubbo() || !TypeNames.isJdk(each.type()))
          .flatMap(each -> refused(each, serializer, services));
    }

    private ImmutableMap<ClassSymbol, SentClass> sent(
        Serializer serializer, ImmutableList<ServiceRoot> services) {
      return SentClasses.of(
          context, application, serializer.hessian, serializer.isFastjson2, services);
    }

    private Stream<RefusedClass> refused(
        SentClass sent, Serializer serializer, ImmutableList<ServiceRoot> services) {
      String name = sent.type().flatName().toString();
      ImmutableSet<String> refusing =
          sent.services().stream()
              .filter(service -> !trusted.get(service).cover(name))
              .collect(toImmutableSet());
      if (sent.trust() == Trust.NOTHING
          || (sent.trust() == Trust.DECLARED && !refusing.isEmpty())) {
        // fastjson2 writes those of the JDK that it writes at all in ways of its own.
        return sent.isSure() && !(serializer.isFastjson2 && TypeNames.isJdk(sent.type()))
            ? Stream.of(new RefusedClass(name, Kind.NOT_SERIALIZABLE, sent.path()))
            : Stream.empty();
      }
      if (lists.allow(name) || refusing.isEmpty()) {
        return Stream.empty();
      }
      SentClass shown =
          refusing.contains(sent.path().service())
              ? sent
              : sentBy(refusing, serializer, services).getOrDefault(sent.type(), sent);
      return Stream.of(
          new RefusedClass(name, sent.isSure() ? Kind.SENT : Kind.POSSIBLE, shown.path()));
    }

    /** What the first of some services sends, where the shortest path begins at another one. */
    private ImmutableMap<ClassSymbol, SentClass> sentBy(
        Set<String> names, Serializer serializer, ImmutableList<ServiceRoot> services) {
      return services.stream()
          .filter(service -> names.contains(TypeNames.of(service.serviceClass())))
          .limit(1)
          .map(service -> sent(serializer, ImmutableList.of(service)))
          .findFirst()
          .orElse(ImmutableMap.of());
    }
  }
}
