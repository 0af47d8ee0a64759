package io.github.wiretime.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Accepts that values do not arrive which {@code BrokenRpcValue} would report, with a reason. Other
 * modules see it, because it stays in the class file.
 *
 * <p>On a field, record component, method or parameter it accepts that member; on a class, the
 * class and all its members.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE})
public @interface AcceptBrokenRpcValue {

  /** Why the value need not arrive here. A blank reason is itself reported. */
  String reason();
}
