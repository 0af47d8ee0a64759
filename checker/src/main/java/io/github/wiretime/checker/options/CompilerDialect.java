package io.github.wiretime.checker.options;

import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import java.util.Map;

/** {@code -XepOpt:CostlyRpcTime:MinBytes=50}, as Error Prone and the plugin of javac take it. */
public record CompilerDialect(Language language) implements Dialect {

  /** What stands in front of the name of each option. */
  private static final String PREFIX = "CostlyRpcTime:";

  /** The same in the language that counts if the user chooses none. */
  public CompilerDialect() {
    this(OptionTable.LANG.unset());
  }

  /**
   * What the user set, by the name of the option.
   *
   * @param flags of all checks
   */
  public static ImmutableMap<String, String> options(Map<String, String> flags) {
    return flags.entrySet().stream()
        .filter(flag -> flag.getKey().startsWith(PREFIX))
        .collect(
            toImmutableMap(flag -> flag.getKey().substring(PREFIX.length()), Map.Entry::getValue));
  }

  @Override
  public Dialect in(Language other) {
    return new CompilerDialect(other);
  }

  @Override
  public String spelled(String name) {
    return "-XepOpt:" + PREFIX + name;
  }

  @Override
  public String setting(Option<?> option, String value) {
    return option(option) + "=" + value;
  }

  @Override
  public Text giving(Text what) {
    return CheckTexts.of("giving.compiler", what);
  }

  @Override
  public String said(String sentence) {
    return "[CostlyRpcTime] " + sentence;
  }

  @Override
  public String refused(String name, String problem) {
    return Dialect.super.refused(name, problem)
        + ". Correct this compiler argument or the file that it names; it is not a crash of Error Prone or of the check";
  }
}
