package io.github.wiretime.checker.cost;

import io.github.wiretime.checker.harness.ClassFiles;
import java.io.Closeable;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;

/**
 * A DTO class with one field for each type: Hessian looks at the declared type, so that one field
 * of type {@code Object} would not do.
 */
final class OneFieldDtos implements Closeable {

  private final URLClassLoader loader;

  private OneFieldDtos(URLClassLoader loader) {
    this.loader = loader;
  }

  /** Compiles the classes into a directory. */
  static OneFieldDtos compile(Path target, List<String> types) throws IOException {
    ClassFiles.compile(target, types.stream().map(OneFieldDtos::source).toArray(String[]::new));
    return new OneFieldDtos(
        new URLClassLoader(
            new URL[] {target.toUri().toURL()}, OneFieldDtos.class.getClassLoader()));
  }

  /** A DTO that holds a value, or null. */
  Object of(String type, Object value) {
    try {
      Class<?> dto = loader.loadClass("dto." + name(type));
      Object object = dto.getConstructor().newInstance();
      dto.getField("t").set(object, value);
      return object;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no DTO for " + type, e);
    }
  }

  private static String source(String type) {
    return "package dto; public class %s implements java.io.Serializable { public %s t; }"
        .formatted(name(type), type);
  }

  private static String name(String type) {
    return "Of_" + type.replace('.', '_');
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}
