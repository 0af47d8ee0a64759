package io.github.wiretime.checker.broken;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.wiretime.checker.hessian.Migration;
import io.github.wiretime.checker.hessian.WrittenFields;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.InitialValues;
import java.util.stream.Stream;

/** Finds transient fields that lack a value which code counts on. */
record TransientValues(InitialValues initialValues) {

  /**
   * Those of a class to which Java serialization would have given a value, which Hessian does not.
   *
   * @param fields those of the class that are not static
   */
  ImmutableList<VarSymbol> restoredIn(ClassSymbol type, ImmutableList<VarSymbol> fields) {
    if (!isRestored(type) || isResolved(type)) {
      return ImmutableList.of();
    }
    ImmutableSet<String> restored = initialValues.restoredIn(type);
    return fields.stream()
        .filter(WrittenFields::isTransient)
        .filter(field -> restored.contains(field.name.toString()))
        .collect(toImmutableList());
  }

  /** Saves the look at the code of most classes. */
  private static boolean isRestored(ClassSymbol type) {
    return Stream.of("readObject", "readExternal")
        .anyMatch(name -> !Iterables.isEmpty(DeclaredMembers.named(type, name)));
  }

  /**
   * Those of a class that lack their value where no constructor runs. A constant is none, because
   * it is in the code that uses it.
   *
   * @param fields those of the class that are not static
   */
  ImmutableList<VarSymbol> initialIn(ClassSymbol type, ImmutableList<VarSymbol> fields) {
    ImmutableList<VarSymbol> transients =
        fields.stream()
            .filter(field -> WrittenFields.isTransient(field) && field.getConstValue() == null)
            .collect(toImmutableList());
    if (transients.isEmpty() || isResolved(type)) {
      return ImmutableList.of();
    }
    ImmutableSet<String> expected = initialValues.expectedIn(type);
    return transients.stream()
        .filter(field -> expected.contains(field.name.toString()))
        .collect(toImmutableList());
  }

  /**
   * Hessian calls the method of the class or of a superclass, which may set any field. That of a
   * migration is there for the twins.
   */
  private static boolean isResolved(ClassSymbol type) {
    return Stream.concat(Stream.of(type), BrokenRules.above(type))
        .anyMatch(
            each ->
                DeclaredMembers.method(each, "readResolve").isPresent()
                    && DeclaredMembers.fields(each).stream().noneMatch(Migration::reads));
  }
}
