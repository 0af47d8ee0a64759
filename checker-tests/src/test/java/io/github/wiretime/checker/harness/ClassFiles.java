package io.github.wiretime.checker.harness;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** Modules that are compiled already, as a provider sees the modules it depends on. */
public final class ClassFiles {

  private static final String OUTPUT = "/CLASS_OUTPUT/";

  private ClassFiles() {}

  /**
   * Compiles sources without the check.
   *
   * @param target an existing directory, which becomes the module's
   * @param modules directories of class files to compile against
   * @return the target
   */
  public static Path compile(Path target, ImmutableList<Path> modules, String... sources) {
    Compilation compilation =
        Compiler.javac()
            .withOptions("-proc:none")
            .withClasspath(
                Stream.concat(modules.stream().map(Path::toFile), ClassPath.ofTests().stream())
                    .collect(toImmutableList()))
            .compile(Arrays.stream(sources).map(source -> Source.of(source).toFile()).toList());
    if (compilation.status() != Compilation.Status.SUCCESS) {
      throw new IllegalArgumentException(compilation.errors().toString());
    }
    compilation.generatedFiles().stream()
        .filter(file -> file.getKind() == JavaFileObject.Kind.CLASS)
        .forEach(file -> write(file, target));
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

  private static void write(JavaFileObject file, Path target) {
    String name = file.toUri().getPath();
    Path path = target.resolve(name.substring(name.indexOf(OUTPUT) + OUTPUT.length()));
    try (InputStream content = file.openInputStream()) {
      Files.createDirectories(path.getParent());
      Files.copy(content, path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
