package io.github.wiretime.checker.harness;

import java.net.URI;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/**
 * One compilation unit.
 *
 * @param name the fully qualified name that javac expects its file to have
 */
public record Source(String name, String text) {

  private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);", Pattern.MULTILINE);
  private static final Pattern TYPE =
      Pattern.compile("(?:class|interface|enum|record) (\\w+)", Pattern.MULTILINE);

  /** A unit that is named after its public type, else after its first one. */
  public static Source of(String text) {
    Matcher packageName = PACKAGE.matcher(text);
    String prefix = packageName.find() ? packageName.group(1) + "." : "";
    return new Source(prefix + typeName(text), text);
  }

  /** What javac reads. */
  public JavaFileObject toFile() {
    return file(name.replace('.', '/') + ".java", text);
  }

  /**
   * Text that javac reads as a file.
   *
   * @param path {@code com/acme/Order.java}
   */
  public static JavaFileObject file(String path, String text) {
    return new SimpleJavaFileObject(URI.create("memory:///" + path), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }

  private static String typeName(String text) {
    Matcher exported =
        Pattern.compile(
                "^public (?:abstract |final |sealed )*@?" + TYPE.pattern(), Pattern.MULTILINE)
            .matcher(text);
    if (exported.find()) {
      return exported.group(1);
    }
    Matcher first = TYPE.matcher(text);
    if (!first.find()) {
      throw new IllegalArgumentException("no type in\n" + text);
    }
    return first.group(1);
  }
}
