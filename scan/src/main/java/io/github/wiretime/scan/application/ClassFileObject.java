package io.github.wiretime.scan.application;

import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import javax.tools.SimpleJavaFileObject;

/**
 * A class file for javac. Its version is lowered to the newest that this javac reads: what newer
 * ones add are attributes, which a reader skips that does not know them.
 */
final class ClassFileObject extends SimpleJavaFileObject {

  private static final int MAJOR_OF_JAVA_0 = 44;
  private static final int MINOR = 4;
  private static final int MAJOR = 6;

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

  @Override
  public InputStream openInputStream() throws UnreadableInputException {
    return new ByteArrayInputStream(readable(entry.content().read()));
  }

  /** The same class with a version that is not too new. */
  static byte[] readable(byte[] bytes) {
    if (bytes.length <= MAJOR + 1) {
      return bytes; // javac says what is wrong with it
    }
    int newest = MAJOR_OF_JAVA_0 + Runtime.version().feature();
    int major = ((bytes[MAJOR] & 0xff) << 8) | (bytes[MAJOR + 1] & 0xff);
    boolean isPreview = (bytes[MINOR] & 0xff) == 0xff;
    if (major > newest || isPreview) {
      bytes[MINOR] = 0;
      bytes[MINOR + 1] = 0;
      bytes[MAJOR] = 0;
      bytes[MAJOR + 1] = (byte) Math.min(major, newest);
    }
    return bytes;
  }
}
