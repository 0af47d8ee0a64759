package io.github.wiretime.oracle;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/** javac's files: a library to read and the output, both in memory, the rest as usual. */
final class MemoryFiles extends ForwardingJavaFileManager<StandardJavaFileManager> {
  /** What jars and the JDK hold, which does not change; looking for it is most of a compilation. */
  private static final Map<Place, List<JavaFileObject>> LISTED = new ConcurrentHashMap<>();

  private record Place(
      Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) {}

  private final Map<String, byte[]> library;
  private final Map<String, ByteArrayOutputStream> written = new LinkedHashMap<>();

  MemoryFiles(StandardJavaFileManager fallback, Map<String, byte[]> library) {
    super(fallback);
    this.library = Map.copyOf(library);
  }

  /** The class files that were written, by binary name. */
  Map<String, byte[]> written() {
    return written.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue().toByteArray()));
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
      throws IOException {
    var place = new Place(location, packageName, kinds, recurse);
    List<JavaFileObject> listed = LISTED.get(place);
    if (listed == null) {
      listed = ImmutableList.copyOf(super.list(location, packageName, kinds, recurse));
      LISTED.put(place, listed);
    }
    var files = new ArrayList<>(listed);
    if (location == StandardLocation.CLASS_PATH && kinds.contains(JavaFileObject.Kind.CLASS)) {
      library.forEach(
          (name, bytes) -> {
            if (name.substring(0, Math.max(0, name.lastIndexOf('.'))).equals(packageName)) {
              files.add(new Binary(name, bytes));
            }
          });
    }
    return files;
  }

  @Override
  public String inferBinaryName(Location location, JavaFileObject file) {
    return file instanceof Binary binary ? binary.name : super.inferBinaryName(location, file);
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
    return new Output(name);
  }

  @Override
  public boolean isSameFile(FileObject a, FileObject b) {
    return a.toUri().equals(b.toUri());
  }

  /** A source file. */
  static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String path, String text) {
      super(URI.create("memory:///" + path), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private static final class Binary extends SimpleJavaFileObject {
    private final String name;
    private final byte[] bytes;

    Binary(String name, byte[] bytes) {
      super(URI.create("memory:///library/" + name.replace('.', '/') + ".class"), Kind.CLASS);
      this.name = name;
      this.bytes = bytes;
    }

    @Override
    public InputStream openInputStream() {
      return new ByteArrayInputStream(bytes);
    }
  }

  private final class Output extends SimpleJavaFileObject {
    private final String name;

    Output(String name) {
      super(URI.create("memory:///output/" + name.replace('.', '/') + ".class"), Kind.CLASS);
      this.name = name;
    }

    @Override
    public OutputStream openOutputStream() {
      var bytes = new ByteArrayOutputStream();
      written.put(name, bytes);
      return bytes;
    }
  }
}
