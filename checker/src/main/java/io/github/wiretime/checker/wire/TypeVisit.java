package io.github.wiretime.checker.wire;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.IntersectionClassType;
import io.github.wiretime.checker.wire.Extent.Named;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
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
    visit(use.type(), use.extent(), Route.through(List.of(use.member()), ImmutableList.of()));
  }

  private void visit(Type type, Extent extent, Route route) {
    visit(type, extent, route, ImmutableList.of());
  }

  /**
   * Visits one type.
   *
   * @param others of which objects are as well
   */
  private void visit(Type type, Extent extent, Route route, List<Type> others) {
    if (type.tsym instanceof ClassSymbol symbol && !Supertypes.isPresent(symbol)) {
      return; // asked first, because to ask for the kind reads the class file
    }
    switch (type.getKind()) {
      case ARRAY -> visit(((ArrayType) type).elemtype, Named.DECLARED, route);
      case TYPEVAR -> visitVariable(type, route);
      case INTERSECTION -> {
        List<Type> components = ((IntersectionClassType) type).getExplicitComponents();
        components.forEach(component -> visit(component, Named.DECLARED, route, components));
      }
      case DECLARED -> visitClass(type, extent, route, others);
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
      visit(variable.getUpperBound(), Named.DECLARED, route);
    }
  }

  private void visitClass(Type type, Extent extent, Route route, List<Type> others) {
    ClassSymbol symbol = (ClassSymbol) type.tsym;
    if (walk.isOfInterest(symbol)) {
      if (extent == Named.DECLARED && isBelowThoseOfApplications(symbol, others)) {
        walk.report(site, new WireWalk.Occurrence(use.member(), symbol), route, accepted);
      }
      return;
    }
    if (walk.classes().isLeaf(symbol)) {
      return;
    }
    if (extent != Named.DECLARED) {
      visitExactly(use.carrier(), TypeArguments.of(type), route);
      return;
    }
    SiteKey itself = new SiteKey.Written(symbol);
    if (walk.classes().subclassesOf(symbol).isEmpty()) {
      visitExactly(itself, TypeArguments.of(type), route).ifPresent(Site::markDeclared);
    } else if (symbol.type.isParameterized() || !others.isEmpty()) {
      if (!Subclasses.cover(symbol)) {
        visitExactly(itself, TypeArguments.of(type), route);
      }
      visitSubclasses(symbol, type, route, others);
    } else {
      goTo(new SiteKey.AnyOf(symbol), route, () -> anyOf(symbol)).ifPresent(Site::markDeclared);
    }
  }

  /** A class of the JDK may be below others of the JDK, or have subclasses that are. */
  private boolean isBelowThoseOfApplications(ClassSymbol type, List<Type> others) {
    return others.stream()
        .filter(Names::isOfApplication)
        .allMatch(other -> type.isSubClass(other.tsym, walk.types()));
  }

  private void visitSubclasses(ClassSymbol symbol, Type type, Route route, List<Type> others) {
    for (ClassSymbol subclass : walk.classes().subclassesOf(symbol)) {
      if (!others.stream().allMatch(other -> subclass.isSubClass(other.tsym, walk.types()))) {
        continue;
      }
      Member step = new Member(Member.Kind.SUBCLASS, symbol, subclass);
      Route toSubclass = route.then(Route.through(List.of(step), ImmutableList.of()));
      walk.classes()
          .viewOf(subclass, type)
          .ifPresent(
              arguments -> visitExactly(new SiteKey.Written(subclass), arguments, toSubclass));
    }
  }

  private Optional<Site> visitExactly(SiteKey carrier, TypeArguments arguments, Route route) {
    Optional<Site> exactly = goTo(carrier, route);
    Map<TypeSymbol, Route> toValues = new LinkedHashMap<>();
    for (Type parameter : carrier.type().type.allparams()) {
      addValues(carrier, arguments, parameter.tsym, route, toValues);
    }
    Deque<TypeSymbol> pending = new ArrayDeque<>(toValues.keySet());
    while (!pending.isEmpty()) {
      TypeSymbol parameter = pending.remove();
      Route toValue = toValues.get(parameter);
      arguments.valuesOf(parameter).ifPresent(values -> visit(values, Named.DECLARED, toValue));
      if (boundCounts(parameter, arguments)) {
        SiteKey open = new SiteKey.OpenParameter(carrier.type(), parameter);
        goTo(open, toValue);
        for (Type other : carrier.type().type.allparams()) {
          if (addValues(open, arguments, other.tsym, toValue, toValues)) {
            pending.add(other.tsym);
          }
        }
      }
    }
    return exactly;
  }

  /**
   * Whether what is written for a type parameter leaves it open. Of a value that has to be of two
   * costly types only the one that is written is reported.
   */
  private boolean boundCounts(TypeSymbol parameter, TypeArguments arguments) {
    return arguments.leaveOpen(parameter, walk.classes().bounds())
        && !(isCostly(parameter.type.getUpperBound())
            && arguments.valuesOf(parameter).filter(this::isCostly).isPresent());
  }

  private boolean isCostly(Type type) {
    return type.getKind() == TypeKind.DECLARED && walk.isOfInterest((ClassSymbol) type.tsym);
  }

  /** Notes the way to values of a type parameter, unless they do not travel or one is known. */
  private boolean addValues(
      SiteKey carrier,
      TypeArguments arguments,
      TypeSymbol parameter,
      Route route,
      Map<TypeSymbol, Route> toValues) {
    if (toValues.containsKey(parameter)) {
      return false;
    }
    Optional<Route> within =
        walk.carriedParameters().route(carrier, parameter, arguments.argumentOf(parameter));
    within.ifPresent(way -> toValues.put(parameter, route.then(way)));
    return within.isPresent();
  }

  private Optional<Site> goTo(SiteKey key, Route route) {
    return goTo(key, route, () -> walk.classes().usesOf(key));
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
