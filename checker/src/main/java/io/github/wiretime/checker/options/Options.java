package io.github.wiretime.checker.options;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;

/** What the user set, read and checked. */
public final class Options {

  private final ImmutableMap<Option<?>, Object> values;
  private final Door door;

  /**
   * Options with their values.
   *
   * @param values one for each option that the user set, made by that option
   * @param door where the user set them
   */
  Options(ImmutableMap<Option<?>, Object> values, Door door) {
    this.values = values;
    this.door = door;
  }

  /** The value of an option: the user's, else the one that counts if there is none. */
  @SuppressWarnings("unchecked") // Each value is what its option has read.
  public <T> T get(Option<T> option) {
    return (T) values.getOrDefault(option, option.unset());
  }

  /** Where the user set them, and so the dialect of all texts. */
  public Door door() {
    return door;
  }

  /**
   * The same for tests and other sources beside the module's own code: with it, its Spring files
   * have been read already.
   */
  public Options withoutSpringConfig() {
    return new Options(
        ImmutableMap.copyOf(Maps.filterKeys(values, option -> option != OptionTable.SPRING_CONFIG)),
        door);
  }
}
