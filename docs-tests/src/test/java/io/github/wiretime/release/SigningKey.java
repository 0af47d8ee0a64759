package io.github.wiretime.release;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A key that lives as long as the test, and the program that knows it.
 *
 * @param home where the program keeps it
 * @param armored the secret key as text
 */
record SigningKey(Path home, String armored) {

  private static final String USER = "Wiretime test";

  /** None if there is no program {@code gpg}, which only this test needs. */
  static Optional<SigningKey> create() {
    try {
      Path home = Files.createTempDirectory("gpg");
      if (run(home, "--quick-generate-key", USER, "rsa3072", "sign", "1d").exitCode() != 0) {
        return Optional.empty();
      }
      String key = run(home, "--armor", "--export-secret-keys", USER).output();
      // Nothing needs its agent any more, which would outlive the tests.
      new ProcessBuilder("gpgconf", "--homedir", home.toString(), "--kill", "all")
          .start()
          .onExit()
          .join();
      return Optional.of(new SigningKey(home, key));
    } catch (IOException noSuchProgram) {
      return Optional.empty();
    }
  }

  /** Whether the file beside it, whose name ends with {@code .asc}, signs a file with this key. */
  boolean signed(Path file) {
    try {
      return run(home, "--verify", file + ".asc", file.toString()).exitCode() == 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private record Result(int exitCode, String output) {}

  private static Result run(Path home, String... arguments) throws IOException {
    ImmutableList<String> command =
        ImmutableList.<String>builder()
            .add("gpg", "--homedir", home.toString(), "--batch", "--pinentry-mode", "loopback")
            .add("--passphrase", "")
            .add(arguments)
            .build();
    Process gpg =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String output = new String(gpg.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Result(gpg.onExit().join().exitValue(), output);
  }
}
