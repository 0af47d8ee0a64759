package io.github.wiretime.checker.compilation;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.wiretime.checker.javac.DefaultArguments;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.List;
import java.util.Optional;

/** What methods of the JDK and of common libraries do with null and false, without their code. */
final class KnownCalls {

  private KnownCalls() {}

  /** Whether a method certainly throws an exception. */
  static boolean refuse(MethodSymbol method, List<KnownValue> arguments) {
    int fixed = method.params().size() - (method.isVarArgs() ? 1 : 0);
    for (int i = 0; i < Math.min(arguments.size(), Math.max(fixed, 1)); i++) {
      if (arguments.get(i).isNull() && DefaultArguments.refuseNull(method, i)) {
        return true;
      }
    }
    return method.isStatic()
        && !arguments.isEmpty()
        && arguments.get(0).isZero()
        && DefaultArguments.refuseFalse(typeOf(method), method.name.toString());
  }

  /** What a method says of null: {@code isEmpty(null)} is true. */
  static Optional<KnownValue> valueOf(MethodSymbol method, List<KnownValue> arguments) {
    return method.isStatic() && arguments.size() == 1 && arguments.get(0).isNull()
        ? DefaultArguments.saidOfNull(typeOf(method), method.name.toString()).map(KnownValue::of)
        : Optional.empty();
  }

  private static String typeOf(MethodSymbol method) {
    return method.owner instanceof ClassSymbol type ? TypeNames.of(type) : "";
  }
}
