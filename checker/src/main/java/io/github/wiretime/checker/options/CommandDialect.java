package io.github.wiretime.checker.options;

import com.google.common.base.CaseFormat;

/** {@code --min-bytes 50}, as the scanner takes it. */
public record CommandDialect() implements Dialect {

  @Override
  public String spelled(String name) {
    return "--" + CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, name);
  }

  @Override
  public String setting(Option<?> option, String value) {
    return option(option) + " " + value;
  }

  @Override
  public String giving(String what) {
    return "give their " + what + " with --class-path";
  }

  @Override
  public String said(String sentence) {
    return "wiretime-scan: " + sentence;
  }
}
