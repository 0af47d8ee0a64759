package io.github.wiretime.checker.compilation;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import io.github.wiretime.checker.javac.DefaultArguments;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.List;
import java.util.Optional;

/** What calls pass on, and what methods of common libraries do with it, without their code. */
final class KnownCalls {

  private KnownCalls() {}

  /**
   * What a method with a variable number of parameters gets: unless the call has an array, the rest
   * stands in a new one.
   *
   * @param fixed how many parameters come before
   */
  static List<KnownValue> passed(List<JCExpression> given, List<KnownValue> values, int fixed) {
    boolean isArray =
        given.size() == fixed + 1
            && given.get(fixed).type != null
            && (given.get(fixed).type.hasTag(TypeTag.ARRAY)
                || given.get(fixed).type.hasTag(TypeTag.BOT));
    return isArray || values.size() < fixed
        ? values
        : ImmutableList.<KnownValue>builder()
            .addAll(values.subList(0, fixed))
            .add(KnownValue.OBJECT)
            .build();
  }

  /** Whether a method certainly throws an exception. */
  static boolean refuse(MethodSymbol method, List<KnownValue> arguments) {
    for (int i = 0; i < Math.min(arguments.size(), method.params().size()); i++) {
      KnownValue argument = arguments.get(i);
      if ((argument.isNull() && DefaultArguments.refuseNull(method, i))
          || (argument.isZero()
              && method.isStatic()
              && DefaultArguments.refuseZero(typeOf(method), method.name.toString(), i))) {
        return true;
      }
    }
    return false;
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
