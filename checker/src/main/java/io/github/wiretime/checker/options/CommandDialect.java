package io.github.wiretime.checker.options;

import com.google.common.base.CaseFormat;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;

/** {@code --min-bytes 50}, as the scanner takes it. */
public record CommandDialect(Language language) implements Dialect {

  /** The same in the language that counts if the user chooses none. */
  public CommandDialect() {
    this(OptionTable.LANG.unset());
  }

  @Override
  public Dialect in(Language other) {
    return new CommandDialect(other);
  }

  @Override
  public String spelled(String name) {
    return "--" + CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, name);
  }

  @Override
  public String setting(Option<?> option, String value) {
    return option(option) + " " + value;
  }

  @Override
  public Text giving(Text what) {
    return CheckTexts.of("giving.command", what);
  }

  @Override
  public String said(String sentence) {
    return "wiretime-scan: " + sentence;
  }
}
