package io.github.wiretime.checker.options;

/** {@code -XepOpt:CostlyRpcTime:MinBytes=50}, as Error Prone and the plugin of javac take it. */
public record CompilerDialect() implements Dialect {

  @Override
  public String spelled(String name) {
    return "-XepOpt:" + OptionsParser.PREFIX + name;
  }

  @Override
  public String setting(Option<?> option, String value) {
    return option(option) + "=" + value;
  }

  @Override
  public String giving(String what) {
    return "put their " + what + " on the class path";
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
