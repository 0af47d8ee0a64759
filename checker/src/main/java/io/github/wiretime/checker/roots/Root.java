package io.github.wiretime.checker.roots;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.application.ReportLocation;
import java.util.Optional;

/** A service or a class at which a walk begins. */
public sealed interface Root permits ServiceRoot, TypeRoot {

  /**
   * The place at which to report a member that neither has a source in this compilation nor is
   * reached through one.
   */
  ReportLocation anchor();

  /** The interface of a service such as {@code OrderService}, or the class at which it begins. */
  ClassSymbol type();

  /** This root, if it is a service; empty for a class whose service is not in sight. */
  Optional<ServiceRoot> asService();
}
