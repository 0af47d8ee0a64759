package io.github.wiretime.measurements.serializers;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;

/** One setting of an application. */
public record Setting(Level level, Key key, String value) {

  private static final String SEPARATOR = "; ";

  /** As the result file has it: {@code service.prefer=hessian2,fastjson2}. */
  @Override
  public String toString() {
    return slot() + '=' + value;
  }

  /** Without the value: {@code service.prefer}. */
  public String slot() {
    return level + "." + key;
  }

  /** Settings of one application as the result file has them. */
  public static String text(List<Setting> settings) {
    return settings.stream().map(Setting::toString).collect(joining(SEPARATOR));
  }

  /** Reads {@link #text}. */
  public static ImmutableList<Setting> parse(String text) {
    return Splitter.on(SEPARATOR)
        .omitEmptyStrings()
        .splitToStream(text)
        .map(Setting::of)
        .collect(ImmutableList.toImmutableList());
  }

  private static Setting of(String text) {
    int dot = text.indexOf('.');
    int equals = text.indexOf('=');
    return new Setting(
        Level.of(text.substring(0, dot)),
        Key.of(text.substring(dot + 1, equals)),
        text.substring(equals + 1));
  }
}
