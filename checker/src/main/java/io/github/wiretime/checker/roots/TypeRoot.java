package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.wiremap.Sender;
import java.util.Optional;

/**
 * A class that crosses the wire although no service that sends it is in sight.
 *
 * @param type the class, compiled now
 * @param withSubclasses whether it is the declared type of a member, so that subclasses count
 * @param unboundParameter a type parameter of it that some use leaves unbound, as {@code Page<?>}
 *     does; then only its bound counts
 * @param senders what the wire map knows of those who send it; none if only the user names it
 */
public record TypeRoot(
    ClassSymbol type,
    boolean withSubclasses,
    Optional<TypeSymbol> unboundParameter,
    ImmutableSet<Sender> senders)
    implements Root {

  @Override
  public ReportLocation anchor() {
    return new ReportLocation.Declaration(type);
  }

  @Override
  public Optional<ServiceRoot> asService() {
    return Optional.empty();
  }
}
