package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.roots.CircularClasses;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What Hessian writes of each class, with its known subclasses; every class is looked at once. */
final class WireClasses {

  /** A subclass as a supertype sees it. */
  private record Header(ClassSymbol subclass, ClassSymbol supertype) {}

  private final HessianRules rules;
  private final Subclasses subclasses;
  private final Types types;
  private final Bounds bounds;
  private final Map<SiteKey, ImmutableList<Use>> uses = new HashMap<>();
  private final Map<ClassSymbol, Boolean> leaves = new HashMap<>();
  private final Map<Header, Optional<Type>> headers = new HashMap<>(); // javac climbs each time

  WireClasses(Types types, JavacTrees trees, Subclasses subclasses, HessianLite release) {
    this.subclasses = subclasses;
    this.types = types;
    this.bounds = new Bounds(types, subclasses);
    this.rules = new HessianRules(types, trees, bounds, release);
  }

  ImmutableList<Use> usesOf(SiteKey key) {
    return uses.computeIfAbsent(key, this::find);
  }

  private ImmutableList<Use> find(SiteKey key) {
    return CircularClasses.contains(key.type()) ? ImmutableList.of() : rules.usesOf(key);
  }

  /** Whether the JDK's class leads nowhere, as most types of fields do: strings, numbers. */
  boolean isLeaf(ClassSymbol type) {
    return leaves.computeIfAbsent(
        type,
        unused ->
            Names.isJdk(type)
                && !type.type.isParameterized()
                && usesOf(new SiteKey.Written(type)).isEmpty());
  }

  /** What the type says of the subclass's type parameters; empty if no object can be both. */
  Optional<TypeArguments> viewOf(ClassSymbol subclass, Type declared) {
    return SubclassView.of(
        () -> header(subclass, (ClassSymbol) declared.tsym), declared, types, bounds);
  }

  private Optional<Type> header(ClassSymbol subclass, ClassSymbol supertype) {
    return headers.computeIfAbsent(
        new Header(subclass, supertype),
        key -> Supertypes.view(key.subclass, key.supertype, types));
  }

  Bounds bounds() {
    return bounds;
  }

  ImmutableList<ClassSymbol> subclassesOf(ClassSymbol type) {
    return subclasses.of(type);
  }
}
