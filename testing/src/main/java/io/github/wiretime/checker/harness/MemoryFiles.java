package io.github.wiretime.checker.harness;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;

/** javac's files: a library to read and the output, both in memory, the rest as usual. */
public final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {

  private final Map<String, byte[]> library;
  private final Map<String, Output> written = new TreeMap<>();

  /**
   * In front of other files, which are closed with these.
   *
   * @param library class files by binary name, to be found on the class path as well
   */
  public MemoryFiles(JavaFileManager others, Map<String, byte[]> library) {
    super(others);
    this.library = Map.copyOf(library);
  }

  /** The class files that were written, by binary name. */
  public Map<String, byte[]> classes() {
    var classes = new TreeMap<String, byte[]>();
    written.forEach((name, file) -> classes.put(name, file.bytes.toByteArray()));
    return classes;
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
      throws IOException {
    Iterable<JavaFileObject> others = super.list(location, packageName, kinds, recurse);
    if (location != StandardLocation.CLASS_PATH || !kinds.contains(JavaFileObject.Kind.CLASS)) {
      return others;
    }
    List<JavaFileObject> files = new ArrayList<>();
    others.forEach(files::add);
    library.forEach(
        (name, bytes) -> {
          if (name.substring(0, Math.max(0, name.lastIndexOf('.'))).equals(packageName)) {
            files.add(new Binary(name, bytes));
          }
        });
    return files;
  }

  @Override
  public String inferBinaryName(Location location, JavaFileObject file) {
    return file instanceof Binary binary ? binary.name : super.inferBinaryName(location, file);
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
    Output output = new Output(name, kind);
    if (kind == JavaFileObject.Kind.CLASS) {
      written.put(name, output);
    }
    return output;
  }

  @Override
  public boolean isSameFile(FileObject a, FileObject b) {
    return a.toUri().equals(b.toUri());
  }

  private static URI uri(String folder, String name, JavaFileObject.Kind kind) {
    return URI.create("memory:///" + folder + "/" + name.replace('.', '/') + kind.extension);
  }

  /** A class file to read. */
  private static final class Binary extends SimpleJavaFileObject {
    private final String name;
    private final byte[] bytes;

    Binary(String name, byte[] bytes) {
      super(uri("library", name, Kind.CLASS), Kind.CLASS);
      this.name = name;
      this.bytes = bytes;
    }

    @Override
    public InputStream openInputStream() {
      return new ByteArrayInputStream(bytes);
    }
  }

  /** A class file, or a source that an annotation processor writes and that javac reads then. */
  private static final class Output extends SimpleJavaFileObject {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Output(String name, Kind kind) {
      super(uri("output", name, kind), kind);
    }

    @Override
    public OutputStream openOutputStream() {
      return bytes;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return bytes.toString(StandardCharsets.UTF_8);
    }
  }
}
