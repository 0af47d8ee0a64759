package io.github.wiretime.measurements.compile;

import com.google.common.collect.ImmutableSortedMap;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;

/** Takes the class files that javac writes; of most it keeps a checksum only. */
final class ClassFilesInMemory extends ForwardingJavaFileManager<StandardJavaFileManager> {

  private final Map<String, Long> checksums = new TreeMap<>();

  ClassFilesInMemory(StandardJavaFileManager files) {
    super(files);
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
    return new SimpleJavaFileObject(URI.create("class:///" + className.replace('.', '/')), kind) {
      @Override
      public OutputStream openOutputStream() {
        return new ByteArrayOutputStream() {
          @Override
          public void close() throws IOException {
            CRC32 checksum = new CRC32();
            checksum.update(buf, 0, count);
            checksums.put(className, checksum.getValue());
            super.close();
          }
        };
      }
    };
  }

  /** The classes that were written, with checksums of their bytes. */
  ImmutableSortedMap<String, Long> checksums() {
    return ImmutableSortedMap.copyOf(checksums);
  }
}
