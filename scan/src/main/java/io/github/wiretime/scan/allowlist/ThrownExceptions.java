package io.github.wiretime.scan.allowlist;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.roots.Sender;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.TypeRoot;
import java.util.List;

/**
 * The unchecked exceptions of an application that reach a caller although no method declares them:
 * Dubbo's {@code ExceptionFilter} sends one as it is if it stands in the jar of the interface, and
 * as text if it does not.
 */
final class ThrownExceptions {

  private static final String UNCHECKED = "java.lang.RuntimeException";

  private ThrownExceptions() {}

  static ImmutableList<TypeRoot> of(List<ServiceRoot> services, Application application) {
    ImmutableSetMultimap<String, Sender> beside =
        services.stream()
            .map(ServiceRoot::serviceClass)
            .filter(application::contains)
            .collect(
                ImmutableSetMultimap.toImmutableSetMultimap(
                    application::moduleOf, service -> new Sender(TypeNames.of(service), "")));
    return application.classes().stream()
        .filter(ThrownExceptions::isUnchecked)
        .filter(type -> beside.containsKey(application.moduleOf(type)))
        .map(type -> new TypeRoot(type, beside.get(application.moduleOf(type))))
        .collect(toImmutableList());
  }

  private static boolean isUnchecked(ClassSymbol type) {
    ImmutableSet<String> above =
        Supertypes.closure(type).stream().map(TypeNames::of).collect(toImmutableSet());
    return above.contains(UNCHECKED);
  }
}
