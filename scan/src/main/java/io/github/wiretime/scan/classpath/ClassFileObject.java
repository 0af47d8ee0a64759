package io.github.wiretime.scan.classpath;

import io.github.wiretime.scan.archive.ClassVersion;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import javax.tools.SimpleJavaFileObject;

/** A class file for javac. */
final class ClassFileObject extends SimpleJavaFileObject {

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
