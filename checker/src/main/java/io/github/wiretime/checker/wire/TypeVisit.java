package io.github.wiretime.checker.wire;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.IntersectionClassType;
import com.sun.tools.javac.code.Type.WildcardType;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.lang.model.type.TypeKind;

/**
 * Takes one written type apart: the class it names, the type arguments that this class carries, and
 * known subclasses.
 */
final class TypeVisit {

  private final WireWalk walk;
  private final Site site;
  private final Use use;
  private final boolean accepted;
  private final Set<TypeSymbol> openVariables = new HashSet<>();

  TypeVisit(WireWalk walk, Site site, Use use) {
    this.walk = walk;
    this.site = site;
    this.use = use;
    this.accepted = walk.isAccepted(use.member());
  }

  void visit() {
    visit(use.type(), use.exact(), Route.through(List.of(use.member()), ImmutableList.of()));
  }

  private void visit(Type type, boolean exact, Route route) {
    if (type.tsym instanceof ClassSymbol symbol && !Supertypes.isPresent(symbol)) {
      return; // asked first, because to ask for the kind reads the class file
    }
    switch (type.getKind()) {
      case ARRAY -> visit(((ArrayType) type).elemtype, /* exact= */ false, route);
      case TYPEVAR -> visitVariable(type, route);
      case INTERSECTION ->
          ((IntersectionClassType) type)
              .getExplicitComponents()
              .forEach(component -> visit(component, /* exact= */ false, route));
      case DECLARED -> visitClass(type, exact, route);
      default -> {}
    }
  }

  /**
   * A class's own variables count where the class is used; those of methods and exported interfaces
   * by their bound.
   */
  private void visitVariable(Type variable, Route route) {
    boolean boundElsewhere = !site.isMethod() && variable.tsym.owner.kind == Kind.TYP;
    if (!boundElsewhere && openVariables.add(variable.tsym)) {
      visit(variable.getUpperBound(), /* exact= */ false, route);
    }
  }

  private void visitClass(Type type, boolean exact, Route route) {
    ClassSymbol symbol = (ClassSymbol) type.tsym;
    if (walk.isOfInterest(symbol)) {
      if (!exact) {
        walk.report(
            new WireWalk.Occurrence(use.member(), symbol), new WirePath(site, route), accepted);
      }
      return;
    }
    if (walk.classes().isLeaf(symbol)) {
      return;
    }
    if (exact) {
      visitExactly(symbol, type, route);
    } else if (walk.classes().subclassesOf(symbol).isEmpty()) {
      visitExactly(symbol, type, route).ifPresent(Site::markDeclared);
    } else if (symbol.type.isParameterized()) {
      if (!Subclasses.cover(symbol)) {
        visitExactly(symbol, type, route);
      }
      visitSubclasses(symbol, type, route);
    } else {
      goTo(new SiteKey.AnyOf(symbol), route, () -> anyOf(symbol)).ifPresent(Site::markDeclared);
    }
  }

  private Optional<Site> visitExactly(ClassSymbol symbol, Type type, Route route) {
    Optional<Site> exactly =
        goTo(new SiteKey.Written(symbol), route, () -> walk.classes().usesOf(symbol));
    List<Type> parameters = symbol.type.allparams();
    List<Type> arguments = type.allparams();
    for (int i = 0; i < parameters.size(); i++) {
      Optional<Type> argument =
          arguments.isEmpty() ? Optional.empty() : Optional.of(arguments.get(i));
      visitArgument(symbol, parameters.get(i).tsym, argument, route);
    }
    return exactly;
  }

  private void visitSubclasses(ClassSymbol symbol, Type type, Route route) {
    for (ClassSymbol subclass : walk.classes().subclassesOf(symbol)) {
      SubclassView.of(subclass, type, walk.types())
          .ifPresent(arguments -> visitSubclass(symbol, subclass, arguments, route));
    }
  }

  private void visitSubclass(
      ClassSymbol declared, ClassSymbol subclass, Map<TypeSymbol, Type> arguments, Route route) {
    Member step = new Member(Member.Kind.SUBCLASS, declared, subclass);
    Route toSubclass = route.then(Route.through(List.of(step), ImmutableList.of()));
    goTo(new SiteKey.Written(subclass), toSubclass, () -> walk.classes().usesOf(subclass));
    for (Type parameter : subclass.type.allparams()) {
      Optional<Type> argument = Optional.ofNullable(arguments.get(parameter.tsym));
      visitArgument(subclass, parameter.tsym, argument, toSubclass);
    }
  }

  private void visitArgument(
      ClassSymbol carrier, TypeSymbol parameter, Optional<Type> argument, Route route) {
    Optional<Route> within = walk.carriedParameters().route(carrier, parameter);
    if (within.isEmpty()) {
      return;
    }
    Route toValue = route.then(within.get());
    Optional<Type> known = argument.flatMap(TypeVisit::bound);
    if (known.isPresent()) {
      visit(known.get(), /* exact= */ false, toValue);
    }
    if (known.isPresent() && saysAsMuchAs(parameter, argument.get())) {
      return;
    }
    goTo(
        new SiteKey.OpenParameter(carrier, parameter),
        toValue,
        () -> WireWalk.boundOf(carrier, parameter));
  }

  /** What a type argument says about values; nothing if it is an unbounded wildcard. */
  private static Optional<Type> bound(Type argument) {
    if (argument.getKind() != TypeKind.WILDCARD) {
      return Optional.of(argument);
    }
    WildcardType wildcard = (WildcardType) argument;
    return wildcard.isUnbound() ? Optional.empty() : Optional.of(wildcard.type);
  }

  /** {@code Box<? extends Serializable>} says less than {@code class Box<T extends Temporal>}. */
  private boolean saysAsMuchAs(TypeSymbol parameter, Type argument) {
    return argument.getKind() != TypeKind.WILDCARD
        || ((WildcardType) argument).isSuperBound()
        || walk.types()
            .isSubtype(
                walk.types().erasure(((WildcardType) argument).type),
                walk.types().erasure(parameter.type.getUpperBound()));
  }

  private Optional<Site> goTo(SiteKey key, Route route, Supplier<ImmutableList<Use>> uses) {
    return accepted ? Optional.empty() : Optional.of(walk.goTo(site, key, route, uses));
  }

  /** Of a class without type parameters, so that nothing is known about those of its subclasses. */
  private ImmutableList<Use> anyOf(ClassSymbol declared) {
    Stream<ClassSymbol> itself = Subclasses.cover(declared) ? Stream.of() : Stream.of(declared);
    return Stream.concat(itself, walk.classes().subclassesOf(declared).stream())
        .map(
            subclass ->
                Use.exactly(
                    new Member(Member.Kind.SUBCLASS, declared, subclass),
                    walk.types().erasure(subclass.type)))
        .collect(toImmutableList());
  }
}
