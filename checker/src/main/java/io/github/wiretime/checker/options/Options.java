package io.github.wiretime.checker.options;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;

/** What the user set, read and checked. */
public final class Options {

  private final ImmutableMap<Option<?>, Object> values;
  private final Dialect dialect;

  /**
   * Options with their values.
   *
   * @param values one for each option that the user set, made by that option
   * @param dialect of those who set them
   */
  Options(ImmutableMap<Option<?>, Object> values, Dialect dialect) {
    this.values = values;
    this.dialect = dialect;
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
        dialect);
  }
}
