package io.github.wiretime.measurements.serializers;

import static io.github.wiretime.measurements.serializers.ConfigCode.quoted;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.stream.Stream;

/** Code that makes the protocol or the provider for all services of an application. */
record SharedCode(Side side, Cell cell, Addresses addresses) {

  /** What the code makes: no level that the cell does not set. */
  ImmutableList<Level> levels() {
    How how = cell.settings().form().how();
    if (side == Side.CONSUMER || (how != How.BEAN && how != How.BOOTSTRAP)) {
      return ImmutableList.of();
    }
    return Stream.of(Level.PROTOCOL, Level.PROVIDER)
        .filter(level -> !settings(level).isEmpty())
        .collect(ImmutableList.toImmutableList());
  }

  /** The main class with this code, if there is any. */
  SpringMain in(SpringMain main) {
    if (levels().isEmpty()) {
      return main;
    }
    return cell.settings().form().how() == How.BEAN
        ? new SpringMain(side, main.annotations(), main.context(), beans())
        : new SpringMain(side, main.annotations(), "start()", start(main.context()));
  }

  private String beans() {
    StringBuilder beans = new StringBuilder();
    for (Level level : levels()) {
      ConfigCode code = new ConfigCode();
      make(level, code);
      beans.append(
          """
            @Bean
            public %s shared%s() {
          %s    return %s;
            }

          """
              .formatted(type(level), type(level), code.statements(), level));
    }
    return beans.toString();
  }

  private String start(String context) {
    ConfigCode code = new ConfigCode();
    levels().forEach(level -> make(level, code));
    return """
      private static Object start() {
    %s    %s;
        return %s;
      }

    """
        .formatted(code.statements(), code.bootstrap(), context);
  }

  private void make(Level level, ConfigCode code) {
    String arguments =
        level == Level.PROTOCOL
            ? quoted(cell.wire().protocols().get(0)) + ", " + addresses.ports().get(0)
            : "";
    code.add(type(level), level.toString(), arguments).set(level, settings(level));
  }

  private static String type(Level level) {
    return level == Level.PROTOCOL ? "ProtocolConfig" : "ProviderConfig";
  }

  private List<Setting> settings(Level level) {
    return side.settings(cell, level);
  }
}
