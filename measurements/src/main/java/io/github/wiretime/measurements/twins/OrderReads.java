package io.github.wiretime.measurements.twins;

import java.io.Serializable;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** The class after the first release of the migration, as the patch writes it. */
class OrderReads implements Serializable {
  private LocalDateTime createTime;

  /** Filled while an object is sent; otherwise null. */
  private Long createTimeSeconds;

  private Integer createTimeNanos;

  LocalDateTime getCreateTime() {
    return createTime;
  }

  void setCreateTime(LocalDateTime createTime) {
    this.createTime = createTime;
  }

  /** Fills createTime from the twins, if the sender filled those. */
  protected Object readResolve() {
    if (createTimeSeconds != null) {
      createTime = LocalDateTime.ofEpochSecond(createTimeSeconds, createTimeNanos, ZoneOffset.UTC);
      createTimeSeconds = null;
      createTimeNanos = null;
    }
    return this;
  }
}
