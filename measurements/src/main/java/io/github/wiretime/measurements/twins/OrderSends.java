package io.github.wiretime.measurements.twins;

import java.io.Serializable;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;

/** The class after the second release, as the patch writes it. */
class OrderSends implements Serializable, Cloneable {
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

  /** Sends a copy with the twins of createTime filled; this object stays as it is. */
  protected Object writeReplace() throws CloneNotSupportedException {
    if (createTime == null) {
      return this;
    }
    OrderSends sent = (OrderSends) super.clone();
    if (sent.createTime != null) {
      sent.createTimeSeconds = sent.createTime.toEpochSecond(ZoneOffset.UTC);
      sent.createTimeNanos = sent.createTime.get(ChronoField.NANO_OF_SECOND);
      sent.createTime = null;
    }
    return sent;
  }
}
