package io.github.wiretime.oracle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * Class files by binary name.
 *
 * @param library the classes that the compilation found on its class path
 * @param compiled the classes that it made
 */
public record CompiledClasses(Map<String, byte[]> library, Map<String, byte[]> compiled) {

  /** Copies both maps, in name order. */
  public CompiledClasses {
    library = Collections.unmodifiableMap(new TreeMap<>(library));
    compiled = Collections.unmodifiableMap(new TreeMap<>(compiled));
  }

  /** All class files below a directory, as if one compilation had made them. */
  public static CompiledClasses fromDirectory(Path directory) throws IOException {
    var classes = new TreeMap<String, byte[]>();
    try (var files = Files.walk(directory)) {
      for (Path file :
          (Iterable<Path>) files.filter(f -> f.toString().endsWith(".class"))::iterator) {
        String path = directory.relativize(file).toString().replace('\\', '/');
        classes.put(
            path.substring(0, path.length() - ".class".length()).replace('/', '.'),
            Files.readAllBytes(file));
      }
    }
    return new CompiledClasses(Map.of(), classes);
  }

  /** A new class loader for all of them, for one serializer. */
  GraphLoader loader(Hessian hessian) {
    return new GraphLoader(this, hessian.loader());
  }
}
