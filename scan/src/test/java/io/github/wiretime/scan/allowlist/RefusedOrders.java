package io.github.wiretime.scan.allowlist;

import io.github.wiretime.scan.Built;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The service {@code app.Orders}, of whose classes Dubbo refuses two without a list. */
final class RefusedOrders {

  private RefusedOrders() {}

  /** Builds it, and returns the folder of its classes. */
  static Path build(Path folder) throws IOException {
    return Built.classes(
        Files.createDirectory(folder.resolve("classes")),
        List.of(),
        "package app; public interface Orders { Line[] find(); java.time.Month[] months(); }",
        "package app; public class Line implements java.io.Serializable { int id; }");
  }
}
