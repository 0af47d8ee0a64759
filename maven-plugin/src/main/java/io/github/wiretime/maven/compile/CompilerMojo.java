package io.github.wiretime.maven.compile;

import io.github.wiretime.maven.build.OwnPlugin;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.maven.plugin.Mojo;

/**
 * The goal {@code compile} of maven-compiler-plugin 3.1 and later, configured and not yet run. Its
 * fields have had the same names since; 4.0 has others.
 */
final class CompilerMojo {

  private static final String ARGUMENTS = "compilerArgs";
  private static final String PATHS = "annotationProcessorPaths";

  private final Mojo mojo;

  CompilerMojo(Mojo mojo) {
    this.mojo = mojo;
  }

  /** Whether it is of a version that has what this class reads and writes. */
  boolean isKnown() {
    return field(ARGUMENTS).isPresent()
        && field("showWarnings").isPresent()
        && field("fork").isPresent();
  }

  /** What javac gets besides what the plugin itself passes. */
  List<String> arguments() {
    List<String> arguments = new ArrayList<>();
    for (Object argument : (Collection<?>) get(ARGUMENTS).orElseGet(ArrayList::new)) {
      arguments.add(String.valueOf(argument));
    }
    return arguments;
  }

  /** Those in the older elements as well. */
  List<String> allArguments() {
    List<String> all = arguments();
    text("compilerArgument")
        .ifPresent(text -> all.addAll(Arrays.asList(text.trim().split("\\s+"))));
    ((Map<?, ?>) get("compilerArguments").orElseGet(HashMap::new))
        .keySet()
        .forEach(name -> all.add(name.toString().startsWith("-") ? name.toString() : "-" + name));
    return all;
  }

  void setArguments(List<String> arguments) throws ReflectiveOperationException {
    set(ARGUMENTS, arguments);
  }

  void showWarnings() throws ReflectiveOperationException {
    set("showWarnings", true);
  }

  boolean isSet(String name) {
    return get(name).filter(value -> !Boolean.FALSE.equals(value)).isPresent();
  }

  Optional<String> text(String name) {
    return get(name).map(String::valueOf);
  }

  /** Whether the compiler is told where its processors are, and not to look on the class path. */
  boolean hasProcessorPath() {
    return !processorPaths().isEmpty();
  }

  /** The artifact on the processor path with this name. */
  Optional<Object> processorPath(String artifactId) {
    return processorPaths().stream()
        .filter(path -> artifactId.equals(read(path, "artifactId")))
        .findFirst();
  }

  private List<Object> processorPaths() {
    return new ArrayList<>((Collection<?>) get(PATHS).orElseGet(ArrayList::new));
  }

  /** Puts an artifact of this project behind the others, which Maven resolves with them. */
  void addProcessorPath(String artifactId) throws ReflectiveOperationException {
    List<Object> paths = processorPaths();
    Object added = paths.get(0).getClass().getDeclaredConstructor().newInstance();
    write(added, "groupId", OwnPlugin.GROUP);
    write(added, "artifactId", artifactId);
    write(added, "version", OwnPlugin.version());
    paths.add(added);
    set(PATHS, paths);
  }

  static String version(Object path) {
    return String.valueOf(read(path, "version"));
  }

  private static Object read(Object path, String name) {
    try {
      Field field = path.getClass().getDeclaredField(name);
      field.setAccessible(true);
      return field.get(path);
    } catch (ReflectiveOperationException absent) {
      return null;
    }
  }

  private static void write(Object path, String name, String value)
      throws ReflectiveOperationException {
    Field field = path.getClass().getDeclaredField(name);
    field.setAccessible(true);
    field.set(path, value);
  }

  private Optional<Object> get(String name) {
    return field(name)
        .map(
            field -> {
              try {
                return field.get(mojo);
              } catch (IllegalAccessException impossible) {
                throw new IllegalStateException(impossible);
              }
            });
  }

  private void set(String name, Object value) throws ReflectiveOperationException {
    field(name).orElseThrow(() -> new NoSuchFieldException(name)).set(mojo, value);
  }

  private Optional<Field> field(String name) {
    for (Class<?> at = mojo.getClass(); at != null; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (field.getName().equals(name)) {
          field.setAccessible(true);
          return Optional.of(field);
        }
      }
    }
    return Optional.empty();
  }
}
