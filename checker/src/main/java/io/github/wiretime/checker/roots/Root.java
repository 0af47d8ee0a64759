package io.github.wiretime.checker.roots;

import io.github.wiretime.checker.application.ReportLocation;

/** A service or a class at which a walk begins. */
public sealed interface Root permits ServiceRoot, TypeRoot {

  /**
   * The place at which to report a member that neither has a source in this compilation nor is
   * reached through one.
   */
  ReportLocation anchor();
}
