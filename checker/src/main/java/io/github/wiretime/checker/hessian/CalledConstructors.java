package io.github.wiretime.checker.hessian;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.wiretime.checker.javac.DeclaredMembers;
import java.util.List;

/** The constructors that make objects for Hessian to fill. */
public final class CalledConstructors {

  /** {@code JavaDeserializer} of hessian-lite 3.2.13 counts no further. */
  private static final long MOST = 65536;

  private CalledConstructors() {}

  /**
   * The constructors of which hessian-lite 3.2 calls one: those with the fewest parameters, of
   * these the one whose parameters count least; between equal ones the JVM's order decides.
   */
  public static ImmutableList<MethodSymbol> of(ClassSymbol type) {
    List<MethodSymbol> all = DeclaredMembers.constructors(type).toList();
    long least = all.stream().mapToLong(CalledConstructors::order).min().orElse(0);
    return all.stream()
        .filter(constructor -> order(constructor) == least)
        .collect(toImmutableList());
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
