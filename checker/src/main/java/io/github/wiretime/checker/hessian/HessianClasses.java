package io.github.wiretime.checker.hessian;

import com.google.common.base.Supplier;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.javac.CircularClasses;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.MethodBodies;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.HessianLite;
import java.util.HashMap;
import java.util.Map;

/** Knows what Hessian writes of an object of each class. Every class is looked at once. */
public final class HessianClasses {

  private final HessianRules rules;
  private final Map<ClassSymbol, Known> known = new HashMap<>();
  private final Map<ClassSymbol, Boolean> leaves = new HashMap<>();
  private final Map<ClassSymbol, String> names =
      new HashMap<>(); // kept, because javac makes a new string for each call

  private record Known(
      Writer writer, ImmutableList<TypeUse> uses, Supplier<ImmutableList<VarSymbol>> fields) {

    static final Known NOTHING = new Known(Writer.OTHER, ImmutableList.of(), ImmutableList::of);
  }

  /** Knows what one release of Hessian writes. */
  public HessianClasses(HessianLite release, Types types, MethodBodies bodies) {
    this.rules = new HessianRules(release, types, bodies);
  }

  /**
   * The types that an object of exactly this class writes. A class that is missing has none, as
   * {@code String} has none.
   */
  public ImmutableList<TypeUse> usesOf(ClassSymbol type) {
    return known(type).uses;
  }

  /** What writes an object of exactly this class. */
  public Writer writerOf(ClassSymbol type) {
    return known(type).writer;
  }

  /**
   * The fields of a class that are not static, in the order of their declaration. A class that is
   * missing has none.
   */
  public ImmutableList<VarSymbol> fieldsOf(ClassSymbol type) {
    return known(type).fields.get();
  }

  /**
   * Whether the {@linkplain Writer#REPLACEMENT replacement} of an object may be the object itself
   * or a copy of it, whose fields are written then.
   */
  public boolean mayReplaceByItself(ClassSymbol type) {
    return rules.mayReplaceByItself(shapeOf(type));
  }

  private Known known(ClassSymbol type) {
    Known before = known.get(type);
    if (before != null) {
      return before;
    }
    Known now = find(type);
    known.put(type, now);
    return now;
  }

  /**
   * Whether it is a class of the JDK that leads nowhere, such as {@code String} or {@code Integer}.
   * Most members have such types.
   */
  public boolean isLeaf(ClassSymbol type) {
    return leaves.computeIfAbsent(
        type,
        unused -> TypeNames.isJdk(type) && !type.type.isParameterized() && usesOf(type).isEmpty());
  }

  /**
   * Whether a type whose type arguments are written holds one value at most, as {@code Optional}
   * does.
   */
  public boolean holdsOne(ClassSymbol type) {
    return HessianRules.HOLDERS_OF_ONE.contains(nameOf(type));
  }

  /**
   * Whether objects of a type stay where they are, so that nothing is sent of those of its
   * subclasses but what the type itself holds.
   */
  public boolean stays(ClassSymbol type) {
    return type.isInterface() && nameOf(type).equals(HessianRules.STAYING);
  }

  private Known find(ClassSymbol type) {
    if (CircularClasses.contains(type)) {
      return Known.NOTHING;
    }
    return Guard.unlessMissing(
        Known.NOTHING,
        () -> {
          ClassShape shape = shapeOf(type);
          HessianRules.Rule rule = rules.of(shape);
          return new Known(rule.writer(), rule.writes().apply(shape), shape.fields());
        });
  }

  private ClassShape shapeOf(ClassSymbol type) {
    ImmutableMap.Builder<String, ClassSymbol> supertypes = ImmutableMap.builder();
    for (ClassSymbol above : Supertypes.closure(type)) {
      supertypes.put(nameOf(above), above);
    }
    return new ClassShape(type, nameOf(type), supertypes.buildKeepingLast());
  }

  private String nameOf(ClassSymbol type) {
    return names.computeIfAbsent(type, TypeNames::of);
  }
}
