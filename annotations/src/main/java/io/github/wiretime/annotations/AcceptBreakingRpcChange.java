package io.github.wiretime.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Accepts a change that peers of the build before do not survive and that {@code BreakingRpcChange}
 * would report, with a reason. It stays in the class file.
 *
 * <p>On a field, record component, enum constant, method or parameter it accepts changes of that
 * member; on a class, those of the class and all its members. What was removed is accepted at its
 * class or service.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE})
public @interface AcceptBreakingRpcChange {

  /**
   * Why no peer of the build before is left, or why it does not matter. A blank reason is itself
   * reported.
   */
  String reason();
}
