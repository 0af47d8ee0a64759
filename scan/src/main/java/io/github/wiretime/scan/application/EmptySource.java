package io.github.wiretime.scan.application;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** javac wants something to compile before it sets itself up. */
final class EmptySource extends SimpleJavaFileObject {

  EmptySource() {
    super(URI.create("scan:/Empty.java"), Kind.SOURCE);
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return "";
  }
}
