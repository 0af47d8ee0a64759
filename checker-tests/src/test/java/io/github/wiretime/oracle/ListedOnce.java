package io.github.wiretime.oracle;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/**
 * Files that do not change, as those of jars and of the JDK: each package is listed once. Listing
 * it again would be most of a small compilation.
 */
final class ListedOnce extends ForwardingJavaFileManager<JavaFileManager> {

  private final Map<Place, ImmutableList<JavaFileObject>> listed = new ConcurrentHashMap<>();

  private record Place(
      Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) {}

  ListedOnce(JavaFileManager files) {
    super(files);
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
      throws IOException {
    Place place = new Place(location, packageName, kinds, recurse);
    ImmutableList<JavaFileObject> known = listed.get(place);
    if (known == null) {
      known = ImmutableList.copyOf(super.list(location, packageName, kinds, recurse));
      listed.put(place, known);
    }
    return known;
  }

  @Override
  public void close() {
    // It is shared by all compilations of this JVM.
  }
}
