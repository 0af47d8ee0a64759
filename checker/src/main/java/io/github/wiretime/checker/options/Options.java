package io.github.wiretime.checker.options;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import io.github.wiretime.checker.words.Language;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What the user set, read and checked. */
public final class Options {

  /** What is of no use for another Dubbo than the one in use. */
  private static final ImmutableSet<Option<?>> OF_USED_DUBBO =
      ImmutableSet.of(OptionTable.HESSIAN_LITE, OptionTable.BASELINE, OptionTable.BASELINE_MODE);

  private final ImmutableMap<Option<?>, Object> values;
  private final Dialect dialect;
  private final Optional<DubboLine> dubbo;
  private final Optional<DubboLine> reader;

  /**
   * Options with their values.
   *
   * @param values one for each option that the user set, made by that option
   * @param dialect of those who set them
   */
  Options(ImmutableMap<Option<?>, Object> values, Dialect dialect) {
    this(values, dialect, Optional.empty(), Optional.empty());
  }

  private Options(
      ImmutableMap<Option<?>, Object> values,
      Dialect dialect,
      Optional<DubboLine> dubbo,
      Optional<DubboLine> reader) {
    this.values = values;
    this.dialect = dialect.in(get(OptionTable.LANG));
    this.dubbo = dubbo;
    this.reader = reader;
  }

  /** The value of an option: the user's, else the one that counts if there is none. */
  @SuppressWarnings("unchecked") // Each value is what its option has read.
  public <T> T get(Option<T> option) {
    return (T) values.getOrDefault(option, option.unset());
  }

  /** That of the user, in which all texts are written. */
  public Dialect dialect() {
    return dialect;
  }

  /**
   * The same for tests and other sources beside the module's own code: with it, its Spring files
   * have been read already.
   */
  public Options withoutSpringConfig() {
    return new Options(
        ImmutableMap.copyOf(Maps.filterKeys(values, option -> option != OptionTable.SPRING_CONFIG)),
        dialect,
        dubbo,
        reader);
  }

  /** The same where a compiler knows which checks report. */
  public Options withChecks(ImmutableSet<Check> checks) {
    return with(OptionTable.CHECKS, checks);
  }

  /** The same for texts in another language. */
  public Options in(Language language) {
    return with(OptionTable.LANG, language);
  }

  private <T> Options with(Option<T> option, T value) {
    Map<Option<?>, Object> all = new HashMap<>(values);
    all.put(option, value);
    return new Options(ImmutableMap.copyOf(all), dialect, dubbo, reader);
  }

  /** The Dubbo that is asked about; empty for the one in use. */
  public Optional<DubboLine> dubbo() {
    return dubbo;
  }

  /** The Dubbo whose Hessian counts; empty for the one in use. */
  public Optional<DubboLine> reader() {
    return reader;
  }

  /** The same for a Dubbo that may not be the one in use, without a baseline. */
  public Options at(DubboLine line) {
    return at(line, line);
  }

  /** The same where what one Dubbo sends is read by another. */
  public Options at(DubboLine line, DubboLine reader) {
    return new Options(
        ImmutableMap.copyOf(Maps.filterKeys(values, option -> !OF_USED_DUBBO.contains(option))),
        dialect,
        Optional.of(line),
        Optional.of(reader));
  }
}
