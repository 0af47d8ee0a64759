package io.github.wiretime.checker.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files for the option {@code SpringConfig}. */
public final class SpringFile {

  private SpringFile() {}

  /** A Spring file; the content starts in line 3. */
  public static String beans(String content) {
    return """
    <beans xmlns="http://www.springframework.org/schema/beans"
        xmlns:dubbo="http://dubbo.apache.org/schema/dubbo">
    %s
    </beans>
    """
        .formatted(content);
  }

  /** Writes {@code beans.xml} into a folder and returns its absolute path. */
  public static String write(Path folder, String xml) {
    return write(folder, xml, StandardCharsets.UTF_8);
  }

  /** The same in another encoding. */
  public static String write(Path folder, String xml, Charset encoding) {
    try {
      Files.createDirectories(folder);
      return Files.writeString(folder.resolve("beans.xml"), xml, encoding).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
