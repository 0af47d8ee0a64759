package io.github.wiretime.measurements.twins;

import java.io.Serializable;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** The class after the first release of the migration, as the patch writes it. */
class OrderReads implements Serializable {
  private LocalDateTime createTime;

  /** Twins hold the field above while Hessian sends the object; otherwise they are null. */
  private Long createTimeSeconds;

  private Integer createTimeNanos;

  LocalDateTime getCreateTime() {
    return createTime;
  }

  void setCreateTime(LocalDateTime createTime) {
    this.createTime = createTime;
  }

  /** Called by Hessian: fills createTime from the twins, if they arrived. */
  protected Object readResolve() {
    if (createTimeSeconds != null) {
      createTime = LocalDateTime.ofEpochSecond(createTimeSeconds, createTimeNanos, ZoneOffset.UTC);
      createTimeSeconds = null;
      createTimeNanos = null;
    }
    return this;
  }
}
