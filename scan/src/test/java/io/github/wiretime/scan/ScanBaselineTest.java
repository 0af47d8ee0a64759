package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A gate of the scanner with a baseline shows what is new, from the first finding on. */
final class ScanBaselineTest {

  private static final String SERVICE =
      "package com.acme; public interface OrderService { Order find(); }";
  private static final String CRASH = "Order.rate is a primitive float and crashes the receiver";

  @TempDir private Path folder;
  private Path baseline;

  @BeforeEach
  void nameBaseline() {
    baseline = folder.resolve("costly-rpc-time.baseline");
  }

  @Test
  void aCleanApplicationGetsAFileAndItsFirstCrashIsListed() throws IOException {
    Command write = scan("long id;", "--baseline-mode=write");

    assertThat(write.exitCode()).isEqualTo(0);
    assertThat(Files.readString(baseline)).isEqualTo("# CostlyRpcTime baseline v1\n");
    assertThat(scan("long id;").exitCode()).isEqualTo(0);

    Command check = scan("float rate;");

    assertThat(check.exitCode()).isEqualTo(1);
    assertThat(check.out()).contains(CRASH);
    assertThat(check.errors()).isEmpty();
  }

  @Test
  void aMissingFileHidesNoFinding() {
    Command check = scan("float rate;");

    assertThat(check.exitCode()).isEqualTo(1);
    assertThat(check.out()).contains(CRASH);
    assertThat(check.errors())
        .isEqualTo(
            "wiretime-scan: "
                + baseline
                + ": there is no such file, so every finding counts as new. When you have looked at"
                + " them, write it with --baseline-mode write\n");
    assertThat(Files.exists(baseline)).isFalse();
  }

  @Test
  void aFileThatCannotBeWrittenFailsAlsoWithoutFindings() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    baseline = file.resolve("costly-rpc-time.baseline");

    Command write = scan("long id;", "--baseline-mode=write");

    assertThat(write.exitCode()).isEqualTo(3);
    assertThat(write.errors())
        .isEqualTo(
            "wiretime-scan: --baseline: cannot use '"
                + baseline
                + "': '"
                + file
                + "' is not a folder\n");
  }

  private Command scan(String fields, String... options) {
    Path app =
        Built.classes(
            folder.resolve("app"),
            List.of(),
            SERVICE,
            "package com.acme; public class Order implements java.io.Serializable { "
                + fields
                + " }");
    return Command.run(
        Stream.concat(
                Stream.of(
                    app,
                    "--service-interfaces=com.acme.OrderService",
                    "--hessian-lite=4.0.4",
                    "--baseline=" + baseline),
                Stream.of(options))
            .toArray());
  }
}
