package io.github.wiretime.checker.roots;

import com.google.common.base.Ascii;
import java.util.Optional;
import java.util.function.Function;

/**
 * Tells which services Dubbo offers to nobody. One with the scope {@code local} is not among them:
 * from 3.0.4 on, Dubbo copies arguments and results inside the application with its serializer
 * ({@code InjvmInvoker} and {@code DefaultParamDeepCopyUtil} of Dubbo 3.3.6).
 */
final class Unexported {

  private Unexported() {}

  /**
   * Whether a declaration of a service keeps it from all consumers.
   *
   * @param attributes what the declaration says, by the name of the attribute
   */
  static boolean is(Function<String, Optional<String>> attributes) {
    return attributes
            .apply("scope")
            .filter(scope -> Ascii.equalsIgnoreCase(scope, "none"))
            .isPresent()
        || attributes.apply("export").equals(Optional.of("false"));
  }
}
