package io.github.wiretime.measurements.published;

import java.nio.charset.StandardCharsets;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The date of an HTTP header, as a server under load writes it. */
public class HeaderBenchmark {
  /** The way to format. */
  @State(Scope.Benchmark)
  public static class Way {
    /** Its name. */
    @Param public HeaderFormat variant;
  }

  /** A text that is there already. */
  @State(Scope.Benchmark)
  public static class Text {
    String text = HeaderFormat.HAND_WRITTEN.text(System.currentTimeMillis());
  }

  /** Formats the present. */
  @Benchmark
  public String headerText(Way way) {
    return way.variant.text(System.currentTimeMillis());
  }

  /** The same as bytes. */
  @Benchmark
  public byte[] headerBytes(Way way) {
    return way.variant.bytes(System.currentTimeMillis());
  }

  /** Only copies and converts. */
  @Benchmark
  @SuppressWarnings("StringConstructor") // It is what was published.
  public byte[] textToBytes(Text text) {
    return new String(text.text).getBytes(StandardCharsets.ISO_8859_1);
  }
}
