package io.github.wiretime.checker.walk;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.ListBuffer;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Headers;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.TypeKind;

/**
 * Selects the subclasses to which javac would cast an object of a declared type: of {@code
 * Event<Order>} to {@code Sent<T> extends Event<T>}, but not to {@code Tick extends
 * Event<Instant>}.
 */
final class CastableSubclasses {

  private final Headers headers;
  private final Types types;

  CastableSubclasses(Headers headers, Types types) {
    this.headers = headers;
    this.types = types;
  }

  /** The subclasses that fit the declared type, in the given order. */
  ImmutableList<ClassSymbol> of(Type declared, ImmutableList<ClassSymbol> subclasses) {
    if (declared.allparams().stream().allMatch(CastableSubclasses::fitsAnything)) {
      return subclasses;
    }
    Type known = withoutVariables(declared);
    return subclasses.stream()
        .filter(subclass -> isCastable(subclass, known))
        .collect(toImmutableList());
  }

  /**
   * Whether every subclass fits the argument, because it is {@code ?} or a variable without a
   * bound. Most type arguments inside generic classes are, and libraries have thousands of them.
   */
  private static boolean fitsAnything(Type argument) {
    Type limit = argument instanceof WildcardType wildcard ? wildcard.type : argument;
    return limit.getKind() == TypeKind.TYPEVAR
        ? hasBoundObject(limit)
        : argument instanceof WildcardType wildcard && wildcard.isUnbound();
  }

  private static boolean hasBoundObject(Type variable) {
    return variable.getUpperBound().tsym.getQualifiedName().contentEquals("java.lang.Object");
  }

  /**
   * Whether javac would cast. The header of the subclass is asked first, because javac takes long
   * where many subclasses meet many declared types.
   */
  private boolean isCastable(ClassSymbol subclass, Type declared) {
    return Guard.unlessMissing(
        false,
        () ->
            headers
                .of(subclass, (ClassSymbol) declared.tsym)
                .flatMap(header -> plainAnswer(subclass, header.allparams(), declared.allparams()))
                .orElseGet(() -> types.isCastable(subclass.type, declared)));
  }

  /**
   * The answer that the header alone gives: no if one of its arguments is another class than that
   * of the declared type, yes if the declared type allows each of them or it is a variable of the
   * subclass without a bound, empty if only javac can tell.
   */
  private Optional<Boolean> plainAnswer(
      ClassSymbol subclass, List<Type> header, List<Type> declared) {
    if (header.size() != declared.size()) {
      return Optional.empty(); // one of them is raw
    }
    Set<Type> free = new HashSet<>(subclass.type.allparams());
    boolean allFit = true;
    for (int i = 0; i < header.size(); i++) {
      Type seen = header.get(i);
      if (seen.getKind() == TypeKind.TYPEVAR) {
        allFit &= hasBoundObject(seen) && free.remove(seen);
      } else if (areOtherClasses(seen, declared.get(i))) {
        return Optional.of(false);
      } else if (!variablesIn(List.of(seen, declared.get(i))).isEmpty()) {
        allFit = false;
      } else if (!types.containsType(declared.get(i), seen)) {
        return Optional.of(false);
      }
    }
    return allFit ? Optional.of(true) : Optional.empty();
  }

  private static boolean areOtherClasses(Type one, Type other) {
    return one.getKind() == TypeKind.DECLARED
        && other.getKind() == TypeKind.DECLARED
        && one.tsym != other.tsym;
  }

  /**
   * The type with a wildcard in the place of each variable, {@code Event<List<?>>} for {@code
   * Event<List<T>>}, because nothing is known of {@code T}.
   */
  private Type withoutVariables(Type declared) {
    ListBuffer<Type> variables = variablesIn(declared.allparams());
    return variables.isEmpty() ? declared : types.upward(declared, variables.toList());
  }

  private static ListBuffer<Type> variablesIn(List<Type> arguments) {
    ListBuffer<Type> variables = new ListBuffer<>();
    arguments.forEach(argument -> addVariables(argument, variables));
    return variables;
  }

  private static void addVariables(Type argument, ListBuffer<Type> variables) {
    if (argument instanceof WildcardType wildcard) {
      if (!wildcard.isUnbound()) {
        addVariables(wildcard.type, variables);
      }
    } else if (argument instanceof ArrayType array) {
      addVariables(array.elemtype, variables);
    } else if (argument.getKind() != TypeKind.TYPEVAR) {
      argument.allparams().forEach(each -> addVariables(each, variables));
    } else if (!variables.contains(argument)) {
      variables.append(argument);
    }
  }
}
