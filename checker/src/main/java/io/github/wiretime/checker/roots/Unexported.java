package io.github.wiretime.checker.roots;

import com.google.common.base.Ascii;
import java.util.Optional;

/**
 * Tells which services Dubbo offers to nobody. One with the scope {@code local} is not among them:
 * from 3.1 on, Dubbo copies arguments and results inside the application with its serializer
 * ({@code InjvmInvoker} and {@code DefaultParamDeepCopyUtil} of Dubbo 3.3.6).
 */
final class Unexported {

  private Unexported() {}

  /**
   * Whether a declaration of a service keeps it from all consumers.
   *
   * @param scope the attribute {@code scope}
   * @param export the attribute {@code export}
   */
  static boolean is(Optional<String> scope, Optional<String> export) {
    return scope.filter(value -> Ascii.equalsIgnoreCase(value, "none")).isPresent()
        || export.equals(Optional.of("false"));
  }
}
