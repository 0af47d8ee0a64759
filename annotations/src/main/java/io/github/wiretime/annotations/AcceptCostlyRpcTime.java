package io.github.wiretime.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Accepts the time types that {@code CostlyRpcTime} would report, with a reason, and is seen from
 * other modules because it stays in the class file.
 *
 * <p>On a field, record component or parameter it accepts that member and everything reached only
 * through it; on a class, everything inside the class; on a service method or interface, everything
 * reached only through it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE})
public @interface AcceptCostlyRpcTime {

  /** Why the cost is acceptable here. A blank reason is itself reported. */
  String reason();
}
