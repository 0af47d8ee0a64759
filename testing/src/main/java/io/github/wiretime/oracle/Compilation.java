package io.github.wiretime.oracle;

import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Services and the classes that they reach, as source text.
 *
 * @param services the fully qualified names of the exported interfaces
 * @param library files that are on the class path as class files, by path ({@code a/B.java})
 * @param sources files of the compilation that is judged, by path
 */
public record Compilation(
    Set<String> services, Map<String, String> library, Map<String, String> sources) {

  /** Copies all, in path order. */
  public Compilation {
    services = Collections.unmodifiableSet(new TreeSet<>(services));
    library = sorted(library);
    sources = sorted(sources);
  }

  /** One service. */
  public Compilation(String service, Map<String, String> library, Map<String, String> sources) {
    this(Set.of(service), library, sources);
  }

  /** All of them at once; their files have to have different paths. */
  public static Compilation together(Collection<Compilation> parts) {
    var services = new TreeSet<String>();
    var library = new TreeMap<String, String>();
    var sources = new TreeMap<String, String>();
    for (Compilation part : parts) {
      services.addAll(part.services);
      library.putAll(part.library);
      sources.putAll(part.sources);
    }
    return new Compilation(services, library, sources);
  }

  /** All source text, each file under its path. */
  public String text() {
    return text("class file", library) + text("source file", sources);
  }

  private static String text(String kind, Map<String, String> files) {
    return files.entrySet().stream()
        .map(file -> "// " + kind + " " + file.getKey() + "\n" + file.getValue().strip() + "\n")
        .collect(Collectors.joining());
  }

  private static Map<String, String> sorted(Map<String, String> files) {
    return Collections.unmodifiableMap(new TreeMap<>(files));
  }
}
