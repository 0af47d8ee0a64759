package io.github.wiretime.checker.files;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The JDK's exceptions in words. */
final class FileProblemTest {

  static Stream<Arguments> problems() {
    return Stream.of(
        Arguments.of(new MalformedInputException(1), "it is not UTF-8"),
        Arguments.of(new AccessDeniedException("a/b"), "no permission for 'a/b'"),
        Arguments.of(new FileAlreadyExistsException("a/b"), "'a/b' is not a folder"),
        Arguments.of(new NoSuchFileException("a/b"), "there is no 'a/b'"));
  }

  @ParameterizedTest
  @MethodSource("problems")
  void isSaidInWords(IOException thrown, String words) {
    IOException problem = FileProblem.of(thrown);

    assertThat(problem).hasMessageThat().isEqualTo(words);
    assertThat(problem).hasCauseThat().isSameInstanceAs(thrown);
  }

  @Test
  void whatSaysEnoughStaysAsItIs() {
    IOException full = new IOException("No space left on device");

    assertThat(FileProblem.of(full)).isSameInstanceAs(full);
  }
}
