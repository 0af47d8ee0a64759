package io.github.wiretime.scan.classpath;

import com.google.common.collect.Iterables;
import io.github.wiretime.scan.archive.ClassVersion;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;

/** Gives javac the class path that is scanned, and the JDK's own classes as always. */
final class ScannedFiles extends ForwardingJavaFileManager<JavaFileManager> {

  private final ClassPath classPath;

  /** A class file for javac. */
  private static final class ClassFileObject extends SimpleJavaFileObject {

    private final Entry entry;

    ClassFileObject(Entry entry) {
      super(address(entry), Kind.CLASS);
      this.entry = entry;
    }

    private static URI address(Entry entry) {
      try {
        return new URI("scan", null, "/" + entry.name(), null);
      } catch (URISyntaxException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    String className() {
      return entry.className();
    }

    /** Tells the jar, too. */
    @Override
    public String getName() {
      return entry.shown();
    }

    @Override
    public InputStream openInputStream() throws UnreadableInputException {
      return new ByteArrayInputStream(ClassVersion.forJavac(entry.classFile()));
    }
  }

  ScannedFiles(JavaFileManager jdk, ClassPath classPath) {
    super(jdk);
    this.classPath = classPath;
  }

  @Override
  public boolean hasLocation(Location location) {
    return location == StandardLocation.CLASS_PATH
        || (!(location instanceof StandardLocation own && isOfUser(own))
            && super.hasLocation(location));
  }

  /** Where javac would otherwise look into the folder in which the scan was started. */
  private static boolean isOfUser(StandardLocation location) {
    return location != StandardLocation.SYSTEM_MODULES
        && location != StandardLocation.PLATFORM_CLASS_PATH;
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String packageName, Set<Kind> kinds, boolean recurse) throws IOException {
    if (location == StandardLocation.CLASS_PATH) {
      return kinds.contains(Kind.CLASS)
          ? Iterables.transform(classPath.in(packageName), ClassFileObject::new)
          : Set.of();
    }
    return super.list(location, packageName, kinds, recurse);
  }

  @Override
  public String inferBinaryName(Location location, JavaFileObject file) {
    return file instanceof ClassFileObject scanned
        ? scanned.className()
        : super.inferBinaryName(location, file);
  }

  @Override
  public boolean isSameFile(FileObject a, FileObject b) {
    return a == b;
  }

  @Override
  public FileObject getFileForOutput(
      Location location, String packageName, String relativeName, FileObject sibling)
      throws IOException {
    throw new IOException("a scan writes no class files");
  }
}
