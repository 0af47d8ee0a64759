package io.github.wiretime.checker.broken;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.wiretime.checker.broken.BrokenRules.Broken;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Writer;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.InitialValues;
import io.github.wiretime.checker.javac.Supertypes;
import java.util.List;

/** What is wrong with an object as a whole, of which a subclass has nothing to fear. */
record WholeObjects(BrokenRules rules, HessianClasses classes, InitialValues code) {

  /** {@code JavaDeserializer} of hessian-lite 3.2.13 counts no further. */
  private static final long MOST = 65536;

  /** The written objects of which a class says all, as it is neither replaced nor a container. */
  private static final ImmutableSet<Writer> OF_FIELDS =
      ImmutableSet.of(Writer.FIELDS, Writer.RECORD);

  void addTo(ClassSymbol type, ImmutableList.Builder<Broken> found) {
    Writer writer = classes.writerOf(type);
    if (!OF_FIELDS.contains(writer) || (type.flags() & (Flags.ABSTRACT | Flags.INTERFACE)) != 0) {
      return;
    }
    // A supertype that is missing may be Serializable.
    if (Iterables.all(
        Supertypes.closure(type), each -> Supertypes.isPresent(each) && !isSerializable(each))) {
      rules.addOfClass(BrokenRule.NOT_SERIALIZABLE, type, found);
    }
    if (writer == Writer.FIELDS) {
      List<MethodSymbol> called = called(type);
      if (!called.isEmpty() && called.stream().allMatch(code::refusesDefaults)) {
        rules.addOfClass(BrokenRule.CONSTRUCTOR, type, found);
      }
    }
  }

  private static boolean isSerializable(ClassSymbol type) {
    return type.getQualifiedName().contentEquals("java.io.Serializable");
  }

  /**
   * The constructors of which hessian-lite 3.2 calls one: those with the fewest parameters, of
   * these the one whose parameters count least; between equal ones the JVM's order decides.
   */
  private static List<MethodSymbol> called(ClassSymbol type) {
    List<MethodSymbol> all = DeclaredMembers.constructors(type).toList();
    long least = all.stream().mapToLong(WholeObjects::order).min().orElse(0);
    return all.stream().filter(constructor -> order(constructor) == least).toList();
  }

  private static long order(MethodSymbol constructor) {
    long order = 0;
    for (VarSymbol parameter : constructor.params()) {
      order = 4 * order + order(parameter);
    }
    long bounded = order < 0 || order > MOST ? MOST : order;
    return bounded + ((long) constructor.params().size() << 48);
  }

  private static int order(VarSymbol parameter) {
    return switch (parameter.type.tsym.getQualifiedName().toString()) {
      case "java.lang.Object" -> 1;
      case "java.lang.String" -> 2;
      case "int" -> 3;
      case "long" -> 4;
      default -> parameter.type.isPrimitive() ? 5 : 6;
    };
  }
}
