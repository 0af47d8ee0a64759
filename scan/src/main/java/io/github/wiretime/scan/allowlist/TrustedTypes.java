package io.github.wiretime.scan.allowlist;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.IntersectionClassType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.TypeKind;

/**
 * The types that Dubbo finds below a service interface and trusts ({@code
 * SerializeSecurityConfigurator#registerInterface} of Dubbo 3.2 and 3.3):
 *
 * <ul>
 *   <li>what methods, static and inherited ones too, declare as parameter, result or exception;
 *   <li>the superclass, the interfaces and the fields of each such class, but for transient ones;
 *   <li>type arguments and bounds, and of a <b>generic</b> array its elements;
 *   <li>not the elements of another array, no subclass, and nothing below a class of the JDK.
 * </ul>
 *
 * The interface counts as it is declared: nobody gives its type parameters an argument.
 */
final class TrustedTypes {

  private static final ImmutableSet<String> JDK =
      ImmutableSet.of("java.", "javax.", "com.sun.", "sun.", "jdk.");

  private final Types types;
  private final Guard guard;
  private final Set<ClassSymbol> classes = new HashSet<>();
  private final Set<TypeSymbol> variables = new HashSet<>();
  private final Deque<ClassSymbol> pending = new ArrayDeque<>();

  private TrustedTypes(Types types, Guard guard) {
    this.types = types;
    this.guard = guard;
  }

  /** The classes, with the service itself. */
  static ImmutableSet<ClassSymbol> of(ClassSymbol service, Types types, Guard guard) {
    TrustedTypes trusted = new TrustedTypes(types, guard);
    trusted.add(service);
    trusted.addMethods(service);
    while (!trusted.pending.isEmpty()) {
      ClassSymbol next = trusted.pending.remove();
      guard.run(next, () -> trusted.addBelow(next)); // what was found before a failure counts
    }
    return ImmutableSet.copyOf(trusted.classes);
  }

  private void addMethods(ClassSymbol service) {
    Set<String> nearer = new HashSet<>();
    for (ClassSymbol type : Supertypes.closure(service)) {
      for (Symbol member : type.members().getSymbols(each -> isPublicMethod(each, service))) {
        MethodSymbol method = (MethodSymbol) member;
        guard.run(
            type,
            () -> {
              if (nearer.add(method.name + " " + types.erasure(method.type))) {
                addSignature(method);
              }
            });
      }
    }
  }

  private static boolean isPublicMethod(Symbol member, ClassSymbol service) {
    return member.getKind() == ElementKind.METHOD
        && (member.flags() & Flags.PUBLIC) != 0
        && ((member.flags() & Flags.STATIC) == 0 || member.owner == service);
  }

  private void addSignature(MethodSymbol method) {
    method.type.getParameterTypes().forEach(this::add);
    add(method.type.getReturnType());
    method.type.getThrownTypes().forEach(this::add);
  }

  private void add(ClassSymbol type) {
    if (classes.add(type) && !isJdk(type) && Supertypes.isPresent(type)) {
      pending.add(type);
    }
  }

  private static boolean isJdk(ClassSymbol type) {
    String name = TypeNames.of(type);
    return JDK.stream().anyMatch(name::startsWith);
  }

  private void addBelow(ClassSymbol type) {
    types.interfaces(type.type).forEach(this::add);
    add(types.supertype(type.type));
    if (type.hasOuterInstance()) {
      add((ClassSymbol) type.type.getEnclosingType().tsym);
    }
    for (Symbol field : type.members().getSymbols(TrustedTypes::isKept)) {
      add(field.type);
    }
  }

  /** Static fields count for Dubbo, although Hessian does not write them. */
  private static boolean isKept(Symbol member) {
    return (member.getKind() == ElementKind.FIELD || member.getKind() == ElementKind.ENUM_CONSTANT)
        && (member.flags() & Flags.TRANSIENT) == 0;
  }

  private void add(Type type) {
    switch (type.getKind()) {
      case ARRAY -> {
        if (isGeneric(((ArrayType) type).elemtype)) {
          add(((ArrayType) type).elemtype);
        }
      }
      case TYPEVAR -> {
        if (variables.add(type.tsym)) {
          add(type.getUpperBound());
        }
      }
      case INTERSECTION ->
          ((IntersectionClassType) type).getExplicitComponents().forEach(this::add);
      case WILDCARD -> add(((WildcardType) type).type);
      case DECLARED -> {
        add((ClassSymbol) type.tsym);
        type.getTypeArguments().forEach(this::add);
      }
      default -> {} // a primitive type, or a missing class
    }
  }

  private static boolean isGeneric(Type element) {
    return element.getKind() == TypeKind.ARRAY
        ? isGeneric(((ArrayType) element).elemtype)
        : element.getKind() == TypeKind.TYPEVAR || element.isParameterized();
  }
}
