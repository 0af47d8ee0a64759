package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.application.ReportLocation;
import java.util.Optional;

/**
 * A class that crosses the wire although no method of a service that is in sight leads to it.
 *
 * @param type the class
 * @param senders what is known of those who send it; none if only the user names it
 */
public record TypeRoot(ClassSymbol type, ImmutableSet<Sender> senders) implements Root {

  @Override
  public ReportLocation anchor() {
    return new ReportLocation.Declaration(type);
  }

  @Override
  public Optional<ServiceRoot> asService() {
    return Optional.empty();
  }
}
