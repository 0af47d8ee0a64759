package io.github.wiretime.scan.allowlist;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Multimaps;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.roots.Framework;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.scan.archive.Element;
import java.util.List;
import java.util.TreeSet;

/**
 * The classes that calls send and that Dubbo's {@code STRICT} refuses. Each service is judged by
 * itself, because an application that has only this one trusts only what this one names.
 *
 * @param names as Dubbo's message has them: {@code com.acme.Order$Line}
 * @param haveThoseOfJdk whether the lists of Dubbo were in sight, which trust most of the JDK
 */
public record RefusedClasses(ImmutableSortedSet<String> names, boolean haveThoseOfJdk) {

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
        analysis.services().stream()
            .filter(service -> service.framework() == Framework.DUBBO)
            .collect(toImmutableList());
    ImmutableMap<String, NamePrefixes> trusted =
        trusted(trustsInterfaces, services, lists, context);
    ImmutableListMultimap<HessianLite, ServiceRoot> byRelease =
        Multimaps.index(services, service -> analysis.costs().of(service).release().hessian());
    TreeSet<String> refused = new TreeSet<>();
    for (HessianLite release : byRelease.keySet()) {
      ImmutableList<ServiceRoot> roots = byRelease.get(release);
      SentClasses.of(context, application, release, roots, ThrownExceptions.of(roots, application))
          .asMap()
          .forEach(
              (type, senders) -> {
                String name = type.flatName().toString();
                if (!lists.allow(name)
                    && (lists.haveThoseOfDubbo() || !Names.isJdk(type))
                    && senders.stream().anyMatch(sender -> !trusted.get(sender).cover(name))) {
                  refused.add(name);
                }
              });
    }
    return new RefusedClasses(ImmutableSortedSet.copyOfSorted(refused), lists.haveThoseOfDubbo());
  }

  private static ImmutableMap<String, NamePrefixes> trusted(
      boolean trustsInterfaces, List<ServiceRoot> services, ListedNames lists, Context context) {
    return services.stream()
        .map(ServiceRoot::serviceClass)
        .distinct()
        .collect(
            toImmutableMap(
                Names::of,
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
}
