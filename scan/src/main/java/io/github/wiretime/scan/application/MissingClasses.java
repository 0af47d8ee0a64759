package io.github.wiretime.scan.application;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Ordering;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.InstalledTypes;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.walk.ExportedMethods;
import io.github.wiretime.checker.walk.NodeKey;
import io.github.wiretime.checker.walk.NodeUses;
import java.util.Collection;
import java.util.stream.Stream;

/** Finds what an analysis asked for in vain. */
public final class MissingClasses {

  private MissingClasses() {}

  /** What is missing after an analysis. */
  public static Missing after(Analysis analysis, ScannedApplication application) {
    InstalledTypes installed = new InstalledTypes(application.context());
    ImmutableSortedSet<String> annotations =
        application.annotations().stream()
            .filter(name -> !installed.has(name))
            .collect(toImmutableSortedSet(Ordering.natural()));
    ImmutableSet<ClassSymbol> services =
        analysis.services().stream().map(ServiceRoot::serviceClass).collect(toImmutableSet());
    MissingServices missing = new MissingServices(services);
    ImmutableSet<ClassSymbol> types =
        unknown(
            Streams.concat(
                services.stream(),
                application.declaring().stream().flatMap(missing::of),
                written(analysis, application).flatMap(ClassesInTypes::namedIn)));
    ImmutableSet<ClassSymbol> parents =
        unknown(
            services.stream()
                .flatMap(service -> Supertypes.closure(service).stream())
                .filter(parent -> !types.contains(parent)));
    return new Missing(
        annotations,
        names(parents.stream()),
        names(types.stream()),
        names(
            Stream.concat(parents.stream(), types.stream())
                .filter(
                    type ->
                        application.ownPackages().shareTheirRootWith(TypeNames.packageOf(type)))));
  }

  /** What nobody asked for has not become an error. */
  private static ImmutableSet<ClassSymbol> unknown(Stream<ClassSymbol> types) {
    return types.filter(type -> type.kind == Kind.ERR).collect(toImmutableSet());
  }

  private static ImmutableSortedSet<String> names(Stream<ClassSymbol> types) {
    return types
        .map(type -> type.flatName().toString())
        .collect(toImmutableSortedSet(Ordering.natural()));
  }

  /** The types that services and the objects that they send write. */
  private static Stream<Type> written(Analysis analysis, ScannedApplication application) {
    if (analysis.services().isEmpty() && analysis.classes().isEmpty()) {
      return Stream.of();
    }
    Types types = Types.instance(application.context());
    NodeUses uses =
        new NodeUses(
            new HessianClasses(analysis.costs().main().release().hessian(), types, application),
            application.subclasses(),
            application.context());
    return Stream.concat(
            analysis.services().stream()
                .map(service -> ExportedMethods.of(service, types).values())
                .flatMap(Collection::stream),
            analysis.classes().stream().map(NodeKey::objectOf).map(uses::of))
        .flatMap(ImmutableList::stream)
        .map(TypeUse::type);
  }
}
