package io.github.wiretime.checker.harness;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Modules that are compiled already, as a provider sees the modules it depends on. */
public final class ClassFiles {

  private ClassFiles() {}

  /**
   * Compiles sources without the check.
   *
   * @param target an existing directory, which becomes the module's
   * @param modules directories of class files to compile against
   * @return the target
   */
  public static Path compile(Path target, ImmutableList<Path> modules, String... sources) {
    Outcome outcome =
        Javac.alone()
            .against(modules.toArray(Path[]::new))
            .with("-proc:none")
            .compileTo(target, Stream.of(sources).map(Source::of).toList());
    if (!outcome.succeeded()) {
      throw new IllegalArgumentException(outcome.errors().toString());
    }
    return target;
  }

  /** The same for a module that needs no other. */
  public static Path compile(Path target, String... sources) {
    return compile(target, ImmutableList.of(), sources);
  }

  /** Takes a class out of a module, so that the class path is incomplete. */
  public static void delete(Path module, String className) {
    try {
      Files.delete(module.resolve(className.replace('.', '/') + ".class"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Gives a member a name that Java does not allow.
   *
   * @param newName as long as the old one, which the class file has nowhere else
   */
  public static void rename(Path module, String className, String oldName, String newName) {
    Path file = module.resolve(className.replace('.', '/') + ".class");
    try {
      String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
      Files.writeString(file, bytes.replace(oldName, newName), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
