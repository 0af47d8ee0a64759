package io.github.wiretime.measurements.twins;

import java.io.Serializable;
import java.time.LocalDateTime;

/** The class before the migration. */
class OrderBefore implements Serializable {
  private LocalDateTime createTime;

  LocalDateTime getCreateTime() {
    return createTime;
  }

  void setCreateTime(LocalDateTime createTime) {
    this.createTime = createTime;
  }
}
