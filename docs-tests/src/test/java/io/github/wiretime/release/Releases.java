package io.github.wiretime.release;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Repository;
import io.github.wiretime.release.ReleaseBuild.Variable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/** The same release, once for all tests and once more for one that compares them. */
final class Releases {

  private static final Supplier<Optional<SigningKey>> KEY = Suppliers.memoize(SigningKey::create);

  private static final Supplier<ReleaseBuild> HERE =
      Suppliers.memoize(
          () ->
              run(
                  Repository.path(""),
                  "here",
                  key()
                      .map(key -> ImmutableList.of(new Variable("MAVEN_GPG_KEY", key.armored())))
                      .orElse(ImmutableList.of())));

  private Releases() {}

  /** The key that the first release is signed with, if the machine can make one. */
  static Optional<SigningKey> key() {
    return KEY.get();
  }

  static ReleaseBuild here() {
    return HERE.get();
  }

  /** The same sources in another folder and time zone, not signed. */
  static ReleaseBuild elsewhere() {
    return run(
        here().folder(),
        "some where/else",
        ImmutableList.of(new Variable("TZ", "Pacific/Auckland")));
  }

  private static ReleaseBuild run(Path sources, String folder, ImmutableList<Variable> variables) {
    try {
      return ReleaseBuild.run(
          sources, Repository.path("docs-tests/target/releases").resolve(folder), variables);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
