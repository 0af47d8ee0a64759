package io.github.wiretime.checker.application;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
import java.util.Comparator;
import java.util.Optional;

/**
 * The calls of the configuration classes of Dubbo, HSF and SOFARPC.
 *
 * @param calls in the order of the code
 * @param unread files that may hold further calls and cannot be read yet
 */
public record ConfigurationCalls(
    ImmutableList<ConfigurationCall> calls, ImmutableList<String> unread) {

  /** A warning that names the files that could not be read, if there are any. */
  public Optional<Text> warning() {
    return unread.stream()
        .min(Comparator.naturalOrder())
        .map(file -> CheckTexts.of("code.unread", file));
  }
}
