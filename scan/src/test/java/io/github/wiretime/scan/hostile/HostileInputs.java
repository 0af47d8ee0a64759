package io.github.wiretime.scan.hostile;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.ScanRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * A good application and a folder for what is bad, which are scanned together.
 *
 * @param good has one finding
 */
record HostileInputs(Path good, Path bad) {

  static HostileInputs in(Path folder) throws IOException {
    Path good =
        Built.classes(
            folder.resolve("good"),
            List.of(),
            Built.DUBBO,
            Built.DTO,
            Built.SERVICE,
            Built.PROVIDER);
    return new HostileInputs(good, Files.createDirectories(folder.resolve("bad")));
  }

  /** Scans both; that never fails. */
  ScanRun scanned(Object... options) {
    ScanRun scan =
        ScanRun.of(Stream.concat(Stream.of(good, bad), Stream.of(options)).toArray(Object[]::new));
    assertThat(scan.errors()).doesNotContain("a mistake in Wiretime");
    return scan;
  }

  /** Adds a class without members. */
  void add(String name, String above, String... interfaces) throws IOException {
    ClassWriter written = new ClassWriter(0);
    written.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, name, null, above, interfaces);
    add(name, written);
  }

  /** Adds a class, or replaces it. */
  void add(String name, ClassWriter written) throws IOException {
    written.visitEnd();
    Path file = bad.resolve(name + ".class");
    Files.createDirectories(file.getParent());
    Files.write(file, written.toByteArray());
  }

  /** Writes a file of the good application. */
  void setting(String name, String text) throws IOException {
    Files.writeString(good.resolve(name), text);
  }
}
