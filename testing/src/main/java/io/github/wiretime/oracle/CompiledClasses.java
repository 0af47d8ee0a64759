package io.github.wiretime.oracle;

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

  /** A new class loader for all of them, for one serializer. */
  public GraphLoader loader(Hessian hessian) {
    return new GraphLoader(this, hessian);
  }

  /** The same for what the class path of this JVM has. */
  public GraphLoader loader() {
    return new GraphLoader(this);
  }
}
