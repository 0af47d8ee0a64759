package io.github.wiretime.measurements.twins;

import java.io.Serializable;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;

/** The class after the second release, as the patch writes it. */
class OrderSends implements Serializable, Cloneable {
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

  /** Called by Hessian: returns a copy with the twins of createTime filled. */
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
