package io.github.wiretime.measurements.published;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Date;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Makes the value that is sent. */
@State(Scope.Benchmark)
public class ObservedValue {
  /** Its type. */
  @Param({"Date", "Instant", "LocalDateTime"})
  public String variant;

  @SuppressWarnings("JavaUtilDate") // It is what is measured.
  Object now() {
    return switch (variant) {
      case "Date" -> new Date();
      case "Instant" -> Instant.now();
      default -> LocalDateTime.now(ZoneId.systemDefault());
    };
  }
}
