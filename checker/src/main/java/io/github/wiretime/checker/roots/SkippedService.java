package io.github.wiretime.checker.roots;

import io.github.wiretime.checker.words.Text;
import java.util.Optional;

/**
 * A service that is declared and that Hessian does not write.
 *
 * @param name the fully qualified name of its interface
 * @param reason why, such as a protocol
 * @param file the settings that say so, if its declaration does not
 */
public record SkippedService(String name, Text reason, Optional<String> file) {

  /** The name without the package. */
  public String simpleName() {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
