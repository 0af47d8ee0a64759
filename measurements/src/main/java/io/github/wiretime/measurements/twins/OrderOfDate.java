package io.github.wiretime.measurements.twins;

import java.io.Serializable;
import java.util.Date;

/** The same class with a date that Hessian knows, to compare with. */
class OrderOfDate implements Serializable {
  private Date createTime;

  Date getCreateTime() {
    return createTime;
  }

  void setCreateTime(Date createTime) {
    this.createTime = createTime;
  }
}
