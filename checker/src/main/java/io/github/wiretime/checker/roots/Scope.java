package io.github.wiretime.checker.roots;

import com.google.common.base.Ascii;
import java.util.Optional;
import java.util.function.Function;

/**
 * Tells which services Dubbo offers to nobody, or only inside the application. The latter are
 * serialized as well: from 3.0 on, Dubbo copies arguments and results ({@code InjvmInvoker} and
 * {@code DefaultParamDeepCopyUtil} of Dubbo 3.3.6).
 */
final class Scope {

  private Scope() {}

  /**
   * Whether a declaration of a service keeps it from all consumers.
   *
   * @param attributes what the declaration says, by the name of the attribute
   */
  static boolean isUnexported(Function<String, Optional<String>> attributes) {
    return hasScope("none", attributes) || attributes.apply("export").equals(Optional.of("false"));
  }

  /** Whether a declaration of a service or reference is only for calls inside the application. */
  static boolean isLocal(Function<String, Optional<String>> attributes) {
    return hasScope("local", attributes);
  }

  private static boolean hasScope(String name, Function<String, Optional<String>> attributes) {
    return attributes
        .apply("scope")
        .filter(scope -> Ascii.equalsIgnoreCase(scope, name))
        .isPresent();
  }
}
