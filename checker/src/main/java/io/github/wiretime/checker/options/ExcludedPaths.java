package io.github.wiretime.checker.options;

import com.google.errorprone.InvalidCommandLineOptionException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import javax.tools.JavaFileObject;

/**
 * The source files that Error Prone's argument {@code -XepExcludedPaths:regex} leaves out. Read
 * here, because the type in which Error Prone's own options give it back changed with 2.52.0.
 */
public final class ExcludedPaths {

  private static final String ARGUMENT = "-XepExcludedPaths:";

  private final Optional<Pattern> pattern;

  private ExcludedPaths(Optional<Pattern> pattern) {
    this.pattern = pattern;
  }

  /**
   * The last of several, as Error Prone does.
   *
   * @throws InvalidCommandLineOptionException if it is no regular expression
   */
  public static ExcludedPaths of(List<String> arguments) {
    Optional<String> regex =
        arguments.stream()
            .filter(argument -> argument.startsWith(ARGUMENT))
            .map(argument -> argument.substring(ARGUMENT.length()))
            .reduce((earlier, later) -> later);
    try {
      return new ExcludedPaths(regex.map(Pattern::compile));
    } catch (PatternSyntaxException invalid) {
      throw new InvalidCommandLineOptionException(
          ARGUMENT
              + invalid.getPattern()
              + " is no regular expression: "
              + invalid.getDescription());
    }
  }

  /** Whether the whole path matches; that of a file in an archive is its name. */
  public boolean contain(JavaFileObject file) {
    if (pattern.isEmpty()) {
      return false;
    }
    String path = file.toUri().getPath();
    return pattern.get().matcher(path == null ? file.getName() : path).matches();
  }
}
