package io.github.wiretime.scan.archive;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A file of a class path element.
 *
 * @param name relative to the element: {@code com/acme/Order.class}
 * @param content reads it; it stays where it is until then
 */
public record Entry(String name, Content content) {

  /** Reads a file whole. */
  public interface Content {

    /** Where it is, for people: {@code app.jar!/BOOT-INF/classes/com/acme/Order.class}. */
    String shown();

    /** The bytes, of which there are not more than {@link Limits} allow. */
    byte[] read() throws UnreadableInputException;
  }

  private static final String CLASS = ".class";

  /** Where it is, for people. */
  public String shown() {
    return content.shown();
  }

  /** Where it is, for machines: of a file in an archive in the way of {@code jar:} addresses. */
  public URI address() {
    String shown = shown();
    int inside = shown.indexOf("!/");
    if (inside < 0) {
      return file(shown);
    }
    return URI.create("jar:" + file(shown.substring(0, inside)) + escaped(shown.substring(inside)));
  }

  private static URI file(String path) {
    try {
      return Path.of(path).toUri();
    } catch (InvalidPathException unknownToLocale) {
      return URI.create("file:///" + escaped(path));
    }
  }

  private static String escaped(String path) {
    try {
      return new URI(null, null, "/" + path, null).getRawPath().substring(1);
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * Its content, if it has the outline of a class file.
   *
   * @throws UnreadableInputException if it cannot be read, or is none
   */
  public byte[] classFile() throws UnreadableInputException {
    byte[] file = content.read();
    Optional<String> problem = ClassOutline.problem(file);
    if (problem.isPresent()) {
      throw new UnreadableInputException(shown(), problem.get());
    }
    return file;
  }

  /**
   * Whether it holds a class, and not only the annotations of a package or a module, under a name
   * by which the JVM would find it.
   */
  public boolean isClass() {
    return name.endsWith(CLASS)
        && !name.endsWith("module-info.class")
        && !name.endsWith("package-info.class")
        && !name.startsWith("META-INF/")
        && isFound();
  }

  /** In one pass over bytes, because large applications have some hundred thousand classes. */
  private boolean isFound() {
    byte[] bytes = name.getBytes(StandardCharsets.ISO_8859_1); // what it lacks is in no way odd
    byte before = '/';
    for (int i = 0; i < bytes.length - CLASS.length(); i++) {
      byte next = bytes[i];
      if ((before == '/' && next == '/') || next == '.' || next == ';' || next == '[') {
        return false;
      }
      if ((next & 0x7f) < ' ' || next == 0x7f) { // control characters
        return false;
      }
      before = next;
    }
    return before != '/';
  }

  /** The name of the class in the machine's sense: {@code com.acme.Order$Line}. */
  public String className() {
    return name.substring(0, name.length() - CLASS.length()).replace('/', '.');
  }

  /** The folder that it is in, the name of its package with slashes; may be empty. */
  public String folder() {
    return name.substring(0, Math.max(0, name.lastIndexOf('/')));
  }

  /** Whether {@link #folder()} is a folder, without a text made of it. */
  public boolean isIn(String folder) {
    return Math.max(0, name.lastIndexOf('/')) == folder.length() && name.startsWith(folder);
  }

  /** Empty for a class without a package. */
  public String packageName() {
    return folder().replace('/', '.');
  }
}
