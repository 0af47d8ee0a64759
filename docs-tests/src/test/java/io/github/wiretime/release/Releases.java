package io.github.wiretime.release;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Repository;
import io.github.wiretime.release.ReleaseBuild.Variable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** The same release twice, each built once for all tests. */
final class Releases {

  private static final Supplier<Optional<SigningKey>> KEY = Suppliers.memoize(SigningKey::create);

  private static final Supplier<Releases> BOTH = Suppliers.memoize(Releases::new);

  private final ReleaseBuild here;
  private final CompletableFuture<ReleaseBuild> elsewhere;

  private Releases() {
    here =
        run(
            Repository.path(""),
            "here",
            key()
                .map(key -> ImmutableList.of(new Variable("MAVEN_GPG_KEY", key.armored())))
                .orElse(ImmutableList.of()));
    // While tests try the first one. It finds in the local repository what that one needed.
    elsewhere =
        CompletableFuture.supplyAsync(
            () ->
                run(
                    here.folder(),
                    "some where/else",
                    ImmutableList.of(new Variable("TZ", "Pacific/Auckland"))));
  }

  /** The key that the first release is signed with, if the machine can make one. */
  static Optional<SigningKey> key() {
    return KEY.get();
  }

  static ReleaseBuild here() {
    return BOTH.get().here;
  }

  /** The same sources in another folder and time zone, not signed. */
  static ReleaseBuild elsewhere() {
    return BOTH.get().elsewhere.join();
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
