package io.github.wiretime.checker.harness;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.file.JavacFileManager;
import com.sun.tools.javac.util.Context;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * javac's files with the class path of the tests, which are used again: to open its jars and to
 * list what is in the JDK takes longer than to compile a small class.
 */
final class OpenedFiles extends JavacFileManager {

  private static final Deque<OpenedFiles> UNUSED = new ConcurrentLinkedDeque<>();

  /** The others are those that a test sets. */
  private static final ImmutableSet<StandardLocation> SET_ALWAYS =
      ImmutableSet.of(
          StandardLocation.CLASS_OUTPUT,
          StandardLocation.CLASS_PATH,
          StandardLocation.PLATFORM_CLASS_PATH,
          StandardLocation.SYSTEM_MODULES);

  /** Where tests write, and where a checkout may be as well; other jars do not change. */
  private static final Path WRITTEN = Path.of(System.getProperty("java.io.tmpdir"));

  private final Map<Place, Iterable<JavaFileObject>> listed = new HashMap<>();

  private record Place(
      Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) {}

  private OpenedFiles() {
    super(new Context(), false, StandardCharsets.UTF_8);
    setClassPath();
  }

  /** Files that nobody else uses until they are closed. */
  static StandardJavaFileManager open() {
    OpenedFiles unused = UNUSED.poll();
    return unused == null ? new OpenedFiles() : unused;
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
      throws IOException {
    if (!isTheSameForAll(location)) {
      return super.list(location, packageName, kinds, recurse);
    }
    Place place = new Place(location, packageName, kinds, recurse);
    Iterable<JavaFileObject> known = listed.get(place);
    if (known == null) {
      known = super.list(location, packageName, kinds, recurse);
      listed.put(place, known);
    }
    return known;
  }

  /** Keeps what can be used again, so not the jars that a test wrote. */
  @Override
  public void close() throws IOException {
    boolean isSetByATest =
        Stream.of(StandardLocation.values())
            .filter(location -> !SET_ALWAYS.contains(location))
            .anyMatch(this::hasLocation);
    boolean hasJarsOfATest =
        classPath().stream()
            .filter(file -> !ClassPath.ofTests().contains(file))
            .anyMatch(file -> file.isFile() && file.toPath().startsWith(WRITTEN));
    if (isSetByATest || hasJarsOfATest) {
      super.close();
      return;
    }
    setLocation(StandardLocation.CLASS_OUTPUT, null);
    if (!isTheSameForAll(StandardLocation.CLASS_PATH)) {
      setClassPath();
    }
    UNUSED.push(this);
  }

  private boolean isTheSameForAll(Location location) {
    return location == StandardLocation.CLASS_PATH
        ? classPath().equals(ClassPath.ofTests())
        : location.getName().startsWith(StandardLocation.SYSTEM_MODULES.getName());
  }

  private ImmutableList<File> classPath() {
    return Streams.stream(getLocation(StandardLocation.CLASS_PATH))
        .<File>map(file -> file)
        .collect(toImmutableList());
  }

  private void setClassPath() {
    try {
      setLocation(StandardLocation.CLASS_PATH, ClassPath.ofTests());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
