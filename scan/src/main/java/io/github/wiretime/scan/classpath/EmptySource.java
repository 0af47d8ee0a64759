package io.github.wiretime.scan.classpath;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** javac wants something to compile before it sets itself up. */
public final class EmptySource extends SimpleJavaFileObject {

  public EmptySource() {
    super(URI.create("scan:/Empty.java"), Kind.SOURCE);
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return "";
  }
}
