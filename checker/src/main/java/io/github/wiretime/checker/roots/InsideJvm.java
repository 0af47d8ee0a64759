package io.github.wiretime.checker.roots;

import com.google.common.base.Ascii;
import java.util.Optional;

/** Tells which declarations are for calls inside the application, which nobody serializes. */
final class InsideJvm {

  private InsideJvm() {}

  /**
   * Whether Dubbo neither offers the service to others nor calls that of others. A reference with
   * the scope {@code none}, which only keeps services from others, calls those of others.
   *
   * @param scope the attribute {@code scope}
   * @param export the attribute {@code export}
   */
  static boolean stays(boolean isReference, Optional<String> scope, Optional<String> export) {
    String where = scope.map(Ascii::toLowerCase).orElse("");
    return where.equals("local")
        || (!isReference && (where.equals("none") || export.equals(Optional.of("false"))));
  }
}
