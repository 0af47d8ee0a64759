package io.github.wiretime.checker.roots;

import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.negotiation.Verdict;

/**
 * A declaration that makes an interface a service: an annotation, a call, or an element of a Spring
 * file.
 *
 * @param anchor where it stands
 * @param callbacks the arguments that stay with the caller
 * @param verdict what writes the calls, as far as this declaration says
 * @param framework whose calls they are
 * @param isReference whether the service is only called
 */
record Declaration(
    ReportLocation anchor,
    Callbacks callbacks,
    Verdict verdict,
    Framework framework,
    boolean isReference) {

  /** A declaration that has no callbacks. */
  static Declaration of(
      ReportLocation anchor, Verdict verdict, Framework framework, boolean isReference) {
    return new Declaration(anchor, Callbacks.NONE, verdict, framework, isReference);
  }

  /** The same with another verdict. */
  Declaration with(Verdict known) {
    return new Declaration(anchor, callbacks, known, framework, isReference);
  }

  /** The same for the interface of a callback. */
  Declaration withoutCallbacks() {
    return of(anchor, verdict, framework, isReference);
  }
}
