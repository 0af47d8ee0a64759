package io.github.wiretime.checker.walk;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Scope.LookupKind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Name;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.roots.Sender;
import io.github.wiretime.checker.roots.ServiceRoot;
import java.util.List;
import javax.lang.model.element.ElementKind;

/**
 * Finds the methods of a service that Dubbo exports. As {@code Class#getMethods()} it takes
 * inherited and default methods and no static ones.
 */
public final class ExportedMethods {

  private final ServiceRoot root;
  private final Types types;
  private final ListMultimap<Name, MethodSymbol> methods =
      MultimapBuilder.linkedHashKeys().arrayListValues().build();

  private ExportedMethods(ServiceRoot root, Types types) {
    this.root = root;
    this.types = types;
  }

  /**
   * The types that each method sends and returns, in declaration order. The service's own methods
   * come before inherited ones.
   */
  public static ImmutableMap<MethodSymbol, ImmutableList<TypeUse>> of(
      ServiceRoot root, Types types) {
    ExportedMethods methods = new ExportedMethods(root, types);
    Supertypes.closure(root.serviceClass()).forEach(methods::addDeclared);
    return methods.methods.values().stream()
        .collect(ImmutableMap.toImmutableMap(method -> method, methods::uses));
  }

  /** The name of a method in reports: {@code save(OrderDto)} of a {@code CrudService<OrderDto>}. */
  public static Sender reported(ServiceRoot root, MethodSymbol method, Types types) {
    return new Sender(
        TypeNames.of(root.serviceClass()),
        TypeNames.signature(method, parameterTypes(root, method, types), TypeNames::simpleErased));
  }

  /** The types of a method's parameters as the service sees them, erased. */
  public static List<Type> parameterTypes(ServiceRoot root, MethodSymbol method, Types types) {
    return types.erasure(
        Guard.unlessMissing(method.type, () -> root.signatureOf(method, types))
            .getParameterTypes());
  }

  private void addDeclared(ClassSymbol type) {
    ImmutableList.copyOf(
            type.members().getSymbols(ExportedMethods::isExported, LookupKind.NON_RECURSIVE))
        .reverse()
        .forEach(method -> addUnlessOverridden((MethodSymbol) method));
  }

  private static boolean isExported(Symbol member) {
    return member.getKind() == ElementKind.METHOD
        && (member.flags() & Flags.PUBLIC) != 0
        && (member.flags() & (Flags.STATIC | Flags.SYNTHETIC)) == 0;
  }

  private void addUnlessOverridden(MethodSymbol method) {
    Type signature = root.signatureOf(method, types);
    boolean overridden =
        methods.get(method.name).stream()
            .anyMatch(nearer -> types.isSubSignature(root.signatureOf(nearer, types), signature));
    if (!overridden) {
      methods.put(method.name, method);
    }
  }

  private ImmutableList<TypeUse> uses(MethodSymbol method) {
    ImmutableList.Builder<TypeUse> uses = ImmutableList.builder();
    Guard.asFarAsThere(() -> addUses(method, uses));
    return uses.build();
  }

  private void addUses(MethodSymbol method, ImmutableList.Builder<TypeUse> uses) {
    ClassSymbol service = root.serviceClass();
    Type signature = root.signatureOf(method, types);
    List<Type> parameters = signature.getParameterTypes();
    for (int i = 0; i < parameters.size(); i++) {
      VarSymbol parameter = method.params().get(i);
      if (!root.callbacks().cover(method, parameter)) {
        uses.add(
            new TypeUse.Declared(
                new Member(Kind.PARAMETER, service, parameter), parameters.get(i)));
      }
    }
    uses.add(
        new TypeUse.Declared(
            new Member(Kind.RETURN, service, method),
            types.boxedTypeOrType(signature.getReturnType()))); // as the result is sent
    for (Type thrown : signature.getThrownTypes()) {
      uses.add(new TypeUse.Declared(new Member(Kind.THROWS, service, method), thrown));
    }
  }
}
