package io.github.wiretime.checker.roots;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.Function;

/** Tells which declarations are for calls inside the application, which nobody serializes. */
final class InsideJvm {

  private static final ImmutableSet<String> SCOPES = ImmutableSet.of("local", "none");

  private InsideJvm() {}

  /**
   * Whether Dubbo neither offers the service to others nor calls that of others.
   *
   * @param attributes what the declaration says, by the name of the attribute
   */
  static boolean stays(Function<String, Optional<String>> attributes) {
    return attributes.apply("export").equals(Optional.of("false"))
        || attributes.apply("scope").map(Ascii::toLowerCase).filter(SCOPES::contains).isPresent();
  }
}
