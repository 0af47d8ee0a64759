package io.github.wiretime.checker.options;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;

/**
 * One row of the {@linkplain OptionTable table of options}.
 *
 * @param <T> what the engine works with
 */
public final class Option<T> {

  private final String name;
  private final Value<T> value;
  private final ImmutableSet<Door> doors;
  private final String help;
  private final Optional<Option<?>> fileOption;

  private Option(
      String name,
      Value<T> value,
      ImmutableSet<Door> doors,
      String help,
      Optional<Option<?>> fileOption) {
    this.name = name;
    this.value = value;
    this.doors = doors;
    this.help = help;
    this.fileOption = fileOption;
  }

  /**
   * An option that stands alone.
   *
   * @param name in upper camel case, as a compiler takes it behind the name of the check
   * @param doors who has it
   * @param help what it is for, in a few words of Markdown without a full stop
   */
  static <T> Option<T> of(String name, Value<T> value, ImmutableSet<Door> doors, String help) {
    return new Option<>(name, value, doors, help, Optional.empty());
  }

  /** The same, where it says what to do with the file of another option. */
  Option<T> with(Option<?> other) {
    return new Option<>(name, value, doors, help, Optional.of(other));
  }

  /** The name, without the one of the check: {@code MinBytes}. */
  public String name() {
    return name;
  }

  /** The word that stands for a value on a command line: {@code BYTES}. */
  public String label() {
    return value.label();
  }

  /** The value that counts if the user sets none, as the user would write it. */
  public Optional<String> standard() {
    return value.standard();
  }

  /** Who has the option. */
  public ImmutableSet<Door> doors() {
    return doors;
  }

  /** What it is for, in a few words of Markdown. */
  public String markdown() {
    return help;
  }

  /** The same as text, with the value that counts if the user sets none. */
  public String description() {
    return help.replace("`", "") + standard().map(value -> ", default " + value).orElse("");
  }

  /** The option that names the file with which this one says what to do. */
  Optional<Option<?>> fileOption() {
    return fileOption;
  }

  /** What the engine works with if the user sets nothing. */
  public T unset() {
    return value.unset();
  }

  /**
   * What the engine works with.
   *
   * @param text what the user set, which is not empty
   */
  T read(String text) throws UnusableValueException {
    return value.reader().read(text);
  }

  @Override
  public String toString() {
    return name;
  }
}
