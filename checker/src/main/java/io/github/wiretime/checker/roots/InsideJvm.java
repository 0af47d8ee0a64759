package io.github.wiretime.checker.roots;

import com.google.common.base.Ascii;
import java.util.Optional;
import java.util.function.Function;

/** Tells which declarations are for calls inside the application, which nobody serializes. */
final class InsideJvm {

  private InsideJvm() {}

  /**
   * Whether Dubbo neither offers the service to others nor calls that of others. A reference with
   * the scope {@code none}, which only keeps services from others, calls those of others.
   *
   * @param attributes what the declaration says, by the name of the attribute
   */
  static boolean stays(boolean isReference, Function<String, Optional<String>> attributes) {
    String scope = attributes.apply("scope").map(Ascii::toLowerCase).orElse("");
    return scope.equals("local")
        || (!isReference
            && (scope.equals("none") || attributes.apply("export").equals(Optional.of("false"))));
  }
}
