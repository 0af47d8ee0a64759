package io.github.wiretime.checker.options;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;

/**
 * What an option takes, for instance a number of bytes.
 *
 * @param label the word that stands for it on a command line: {@code BYTES}
 * @param standard the value that counts if the user sets none, as the user would write it; empty if
 *     there is none
 * @param unset what the engine works with if the user sets none
 * @param reader reads what the user set
 * @param <T> what the engine works with
 */
record Value<T>(String label, Optional<String> standard, T unset, Reader<T> reader) {

  /** Reads a text that is not empty. */
  @FunctionalInterface
  interface Reader<T> {
    T read(String text) throws UnusableValueException;
  }

  /** A value that need not be set. */
  static <T> Value<Optional<T>> optional(String label, Reader<T> reader) {
    return new Value<>(
        label, Optional.empty(), Optional.empty(), text -> Optional.of(reader.read(text)));
  }

  /** Several values with commas between them. */
  static Value<ImmutableSet<String>> set(String label, Reader<ImmutableSet<String>> reader) {
    return new Value<>(label, Optional.empty(), ImmutableSet.of(), reader);
  }
}
