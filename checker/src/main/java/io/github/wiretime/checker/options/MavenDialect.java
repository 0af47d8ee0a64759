package io.github.wiretime.checker.options;

import com.google.common.base.CaseFormat;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;

/**
 * {@code -Dwiretime.minBytes=50} and {@code mvn compile wiretime:prune}, as a Maven build takes
 * them.
 *
 * @param prefix by which the build calls goals of the plugin: {@code wiretime}, or all coordinates
 *     where Maven does not know that one
 */
public record MavenDialect(String prefix, Language language) implements Dialect {

  /** The same in the language that counts if the user chooses none. */
  public MavenDialect(String prefix) {
    this(prefix, OptionTable.LANG.unset());
  }

  @Override
  public Dialect in(Language other) {
    return new MavenDialect(prefix, other);
  }

  @Override
  public String spelled(String name) {
    return "wiretime." + CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_CAMEL, name);
  }

  @Override
  public String setting(Option<?> option, String value) {
    return switch (option.name() + "=" + value) {
      case "BaselineMode=write" -> goal("baseline");
      case "BaselineMode=prune" -> goal("prune");
      default -> "-D" + option(option) + "=" + value;
    };
  }

  /** How the build runs a goal, which needs classes: {@code mvn compile wiretime:prune}. */
  public String goal(String name) {
    return "mvn compile " + prefix + ":" + name;
  }

  @Override
  public Text giving(Text what) {
    return CheckTexts.of("giving.maven");
  }

  @Override
  public String said(String sentence) {
    return sentence;
  }
}
