package io.github.wiretime.checker.options;

import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;

/** {@code -XepOpt:CostlyRpcTime:MinBytes=50}, as Error Prone and the plugin of javac take it. */
public record CompilerDialect(Language language) implements Dialect {

  /** The same in the language that counts if the user chooses none. */
  public CompilerDialect() {
    this(OptionTable.LANG.unset());
  }

  @Override
  public Dialect in(Language other) {
    return new CompilerDialect(other);
  }

  @Override
  public String spelled(String name) {
    return "-XepOpt:" + OptionsParser.PREFIX + name;
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
