package io.github.wiretime.measurements.forms;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.MethodBodies;
import io.github.wiretime.checker.javac.MethodBodies.Returned;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeKind;

/** What the declaration of a class that is sent looks like. */
final class ClassForms {

  private final Enter enter;
  private final MethodBodies bodies;
  private final Tally tally;

  ClassForms(Context context, MethodBodies bodies, Tally tally) {
    this.enter = Enter.instance(context);
    this.bodies = bodies;
    this.tally = tally;
  }

  /**
   * Counts those of a class.
   *
   * @param uses what Hessian writes of its objects
   */
  void add(ClassSymbol type, List<TypeUse> uses) {
    for (Type parameter : type.type.getTypeArguments()) {
      addParameter(parameter, type);
    }
    if (TypeNames.isLocal(type) && captures(type)) {
      tally.add(Form.CAPTURES, type);
    }
    replacement(type).ifPresent(method -> addReplacement(type, method));
    uses.forEach(use -> addUse(use, type));
  }

  private boolean captures(ClassSymbol local) {
    Env<AttrContext> environment = enter.getEnv(local);
    return environment != null && CapturedVariables.areIn(environment.enclClass);
  }

  private void addParameter(Type parameter, ClassSymbol type) {
    Type bound = parameter.getUpperBound();
    if (bound.isCompound()) {
      tally.add(Form.INTERSECTION, type);
    }
    if (TypeForms.names(bound, parameter.tsym)) {
      tally.add(Form.F_BOUND, type);
    } else if (TypeForms.namesAny(bound, type.type.getTypeArguments())) {
      tally.add(Form.BOUND_NAMES_ANOTHER, type);
    } else if (!TypeForms.isObject(bound)) {
      tally.add(Form.BOUNDED, type);
    }
  }

  private void addUse(TypeUse use, ClassSymbol type) {
    Member member = use.member();
    switch (member.kind()) {
      case ENCLOSING -> tally.add(Form.INNER, member);
      case EXTENDS -> addHeader(use.type(), member);
      case ELEMENTS -> tally.add(Form.CONTAINER_SUBCLASS, member);
      default -> {}
    }
    if (member.kind() != Member.Kind.EXTENDS && growsWithin(use.type(), type)) {
      tally.add(Form.SELF_GROWING, member);
    }
  }

  private void addHeader(Type header, Member member) {
    if (header.isRaw()) {
      tally.add(Form.RAW_HEADER, member);
      Type above = ((ClassSymbol) header.tsym).getSuperclass();
      if (!above.getTypeArguments().isEmpty()) {
        tally.add(Form.ABOVE_RAW_HEADER, member);
      }
    } else if (!header.getTypeArguments().isEmpty()) {
      tally.add(Form.GENERIC_HEADER, member);
      if (TypeForms.namesAny(header, member.owner().type.getTypeArguments())) {
        tally.add(Form.PASSED_ON, member);
      }
      if (TypeForms.hasWildcard(header)) {
        tally.add(Form.WILDCARD_HEADER, member);
      }
    }
  }

  private void addReplacement(ClassSymbol type, MethodSymbol method) {
    Optional<Returned> returned = bodies.returnedBy(method);
    if (returned.isEmpty()) {
      tally.add(Form.REPLACED_UNSEEN, type);
    } else if (returned.get().includesThis()) {
      tally.add(Form.REPLACED_BY_THIS, type);
    }
    for (Type each : returned.map(Returned::types).orElse(ImmutableList.of())) {
      tally.add(TypeForms.isObject(each) ? Form.REPLACED_AS_OBJECT : Form.REPLACED_BY_TYPED, type);
    }
    for (Type above = type.getSuperclass();
        above.getKind() == TypeKind.DECLARED;
        above = ((ClassSymbol) above.tsym).getSuperclass()) {
      if (replacement((ClassSymbol) above.tsym).isPresent()) {
        tally.add(Form.REPLACED_AND_ABOVE, type);
        return;
      }
    }
  }

  private static Optional<MethodSymbol> replacement(ClassSymbol type) {
    for (Symbol each :
        type.members().getSymbolsByName(type.name.table.fromString("writeReplace"))) {
      if (each instanceof MethodSymbol method && method.params().isEmpty()) {
        return Optional.of(method);
      }
    }
    return Optional.empty();
  }

  private static boolean growsWithin(Type type, ClassSymbol grown) {
    for (Type argument : type.getTypeArguments()) {
      boolean isMore =
          type.tsym == grown
              && argument.getKind() == TypeKind.DECLARED
              && TypeForms.namesAny(argument, grown.type.getTypeArguments());
      if (isMore || growsWithin(argument, grown)) {
        return true;
      }
    }
    return false;
  }
}
