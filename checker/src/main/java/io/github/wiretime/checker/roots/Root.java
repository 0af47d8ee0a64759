package io.github.wiretime.checker.roots;

/** Where a walk begins. */
public sealed interface Root permits ServiceRoot, TypeRoot {

  /** Where to report what no nearer declaration can carry. */
  ReportLocation anchor();
}
