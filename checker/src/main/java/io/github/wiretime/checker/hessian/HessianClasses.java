package io.github.wiretime.checker.hessian;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.javac.CircularClasses;
import io.github.wiretime.checker.javac.MethodBodies;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.options.HessianLite;
import java.util.HashMap;
import java.util.Map;

/** What Hessian writes of objects of each class; every class is looked at once. */
public final class HessianClasses {

  private final HessianRules rules;
  private final Map<ClassSymbol, ImmutableList<TypeUse>> uses = new HashMap<>();
  private final Map<ClassSymbol, Boolean> leaves = new HashMap<>();
  private final Map<ClassSymbol, String> names = new HashMap<>(); // javac makes new strings

  /** Classes as a release of Hessian writes them. */
  public HessianClasses(HessianLite release, Types types, MethodBodies bodies) {
    this.rules = new HessianRules(release, types, bodies);
  }

  /**
   * The types that reach the wire from an object of exactly this class; none for one that leads
   * nowhere or is missing.
   */
  public ImmutableList<TypeUse> usesOf(ClassSymbol type) {
    ImmutableList<TypeUse> known = uses.get(type);
    if (known == null) {
      known = find(type);
      uses.put(type, known);
    }
    return known;
  }

  /** Whether the JDK's class leads nowhere, as strings and numbers do: most types of members. */
  public boolean isLeaf(ClassSymbol type) {
    return leaves.computeIfAbsent(
        type,
        unused -> Names.isJdk(type) && !type.type.isParameterized() && usesOf(type).isEmpty());
  }

  /** Whether a type whose arguments are written holds one value at most, as an Optional does. */
  public boolean holdsOne(ClassSymbol type) {
    return HessianRules.HOLDERS_OF_ONE.contains(nameOf(type));
  }

  private ImmutableList<TypeUse> find(ClassSymbol type) {
    if (CircularClasses.contains(type)) {
      return ImmutableList.of();
    }
    try {
      return rules.usesOf(shapeOf(type));
    } catch (CompletionFailure missing) {
      return ImmutableList.of();
    }
  }

  private Shape shapeOf(ClassSymbol type) {
    ImmutableMap.Builder<String, ClassSymbol> supertypes = ImmutableMap.builder();
    for (ClassSymbol above : Supertypes.closure(type)) {
      supertypes.put(nameOf(above), above);
    }
    return new Shape(type, nameOf(type), supertypes.buildKeepingLast());
  }

  private String nameOf(ClassSymbol type) {
    return names.computeIfAbsent(type, Names::of);
  }
}
