package io.github.wiretime.measurements.compile;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A source in memory, so that disks do not decide what is measured. */
public final class SourceText extends SimpleJavaFileObject {

  private final String path;
  private final String text;

  /**
   * A compilation unit.
   *
   * @param path of the file below its source folder, with slashes
   */
  public SourceText(String path, String text) {
    super(URI.create("string:///" + path.replace(' ', '_')), Kind.SOURCE);
    this.path = path;
    this.text = text;
  }

  /** The path below the source folder. */
  public String path() {
    return path;
  }

  /** The number of lines, blank ones and comments included. */
  public long lines() {
    return text.lines().count();
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return text;
  }
}
