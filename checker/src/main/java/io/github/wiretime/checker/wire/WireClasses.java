package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import java.util.HashMap;
import java.util.Map;

/** What Hessian writes of each class, with its known subclasses; every class is looked at once. */
final class WireClasses {

  private final HessianRules rules;
  private final Subclasses subclasses;
  private final Map<SiteKey, ImmutableList<Use>> uses = new HashMap<>();
  private final Map<ClassSymbol, Boolean> leaves = new HashMap<>();
  private final Map<ClassSymbol, ImmutableList<ClassSymbol>> below = new HashMap<>();

  WireClasses(HessianRules rules, Subclasses subclasses) {
    this.rules = rules;
    this.subclasses = subclasses;
  }

  ImmutableList<Use> usesOf(SiteKey key) {
    return uses.computeIfAbsent(key, rules::usesOf);
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

  ImmutableList<ClassSymbol> subclassesOf(ClassSymbol type) {
    return below.computeIfAbsent(type, subclasses::of);
  }
}
