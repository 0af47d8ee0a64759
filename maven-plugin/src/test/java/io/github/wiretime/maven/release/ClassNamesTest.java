package io.github.wiretime.maven.release;

import static com.google.common.truth.Truth.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which modules a file was made of is seen by its classes. */
final class ClassNamesTest {

  private static final byte[] NOTHING = {};

  @TempDir private Path folder;

  @Test
  void areThoseOfAFolder() throws IOException {
    Files.createDirectories(folder.resolve("com/acme"));
    for (String file : new String[] {"Order.class", "Order.java", "package-info.class"}) {
      Files.createFile(folder.resolve("com/acme").resolve(file));
    }

    assertThat(ClassNames.in(folder)).containsExactly("com/acme/Order.class");
  }

  /** A Spring Boot jar and a war keep modules as jars. */
  @Test
  void areThoseOfModulesInsideAnArchive() throws IOException {
    ByteArrayOutputStream api = new ByteArrayOutputStream();
    write(api, Map.of("com/acme/api/OrderDto.class", NOTHING));
    Path app = folder.resolve("app.jar");
    try (OutputStream out = Files.newOutputStream(app)) {
      write(
          out,
          new TreeMap<>(
              Map.of(
                  "BOOT-INF/classes/com/acme/App.class",
                  NOTHING,
                  "BOOT-INF/lib/order-api-1.4.0.jar",
                  api.toByteArray(),
                  "module-info.class",
                  NOTHING)));
    }

    assertThat(ClassNames.in(app))
        .containsExactly("com/acme/App.class", "com/acme/api/OrderDto.class");
  }

  private static void write(OutputStream out, Map<String, byte[]> files) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        zip.putNextEntry(new ZipEntry(file.getKey()));
        zip.write(file.getValue());
      }
    }
  }
}
