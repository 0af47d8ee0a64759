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

/** Knows what Hessian writes of an object of each class. Every class is looked at once. */
public final class HessianClasses {

  private final HessianRules rules;
  private final Map<ClassSymbol, ImmutableList<TypeUse>> uses = new HashMap<>();
  private final Map<ClassSymbol, Boolean> leaves = new HashMap<>();
  private final Map<ClassSymbol, String> names =
      new HashMap<>(); // kept, because javac makes a new string for each call

  /** Knows what one release of Hessian writes. */
  public HessianClasses(HessianLite release, Types types, MethodBodies bodies) {
    this.rules = new HessianRules(release, types, bodies);
  }

  /**
   * The types that an object of exactly this class writes. A class that is missing has none, as
   * {@code String} has none.
   */
  public ImmutableList<TypeUse> usesOf(ClassSymbol type) {
    ImmutableList<TypeUse> known = uses.get(type);
    if (known == null) {
      known = find(type);
      uses.put(type, known);
    }
    return known;
  }

  /**
   * Whether it is a class of the JDK that leads nowhere, such as {@code String} or {@code Integer}.
   * Most members have such types.
   */
  public boolean isLeaf(ClassSymbol type) {
    return leaves.computeIfAbsent(
        type,
        unused -> Names.isJdk(type) && !type.type.isParameterized() && usesOf(type).isEmpty());
  }

  /**
   * Whether a type whose type arguments are written holds one value at most, as {@code Optional}
   * does.
   */
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

  private ClassShape shapeOf(ClassSymbol type) {
    ImmutableMap.Builder<String, ClassSymbol> supertypes = ImmutableMap.builder();
    for (ClassSymbol above : Supertypes.closure(type)) {
      supertypes.put(nameOf(above), above);
    }
    return new ClassShape(type, nameOf(type), supertypes.buildKeepingLast());
  }

  private String nameOf(ClassSymbol type) {
    return names.computeIfAbsent(type, Names::of);
  }
}
