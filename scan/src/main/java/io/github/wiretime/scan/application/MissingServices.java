package io.github.wiretime.scan.application;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.roots.RpcAnnotations;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Classes without which nobody can tell which interface is provided or called. */
final class MissingServices {

  /** What a reference may be declared as, and what names no interface. */
  private static final Pattern OF_DUBBO =
      Pattern.compile("(org\\.apache|com\\.alibaba)\\.dubbo\\.(config|rpc)\\..*");

  private final Set<ClassSymbol> services;

  /**
   * Asks for what is missing.
   *
   * @param services what was found
   */
  MissingServices(Set<ClassSymbol> services) {
    this.services = services;
  }

  /**
   * Of a class that declares services or references: a missing interface, or what is above a
   * provider of which no service was found. A class that is itself missing is passed to a
   * configuration.
   */
  Stream<ClassSymbol> of(ClassSymbol declaring) {
    if (!Supertypes.isPresent(declaring)) {
      return Stream.of(declaring);
    }
    Set<ClassSymbol> above = Supertypes.closure(declaring);
    boolean isLost = isAnnotated(declaring) && Sets.intersection(above, services).isEmpty();
    return Stream.concat(isLost ? above.stream() : Stream.of(), references(declaring))
        .filter(type -> !Supertypes.isPresent(type));
  }

  private static Stream<ClassSymbol> references(ClassSymbol declaring) {
    return Streams.stream(declaring.members().getSymbols())
        .flatMap(MissingServices::typesOfReference)
        .flatMap(ClassesInTypes::namedIn)
        .filter(type -> !OF_DUBBO.matcher(type.flatName()).matches());
  }

  private static Stream<Type> typesOfReference(Symbol member) {
    if (!(member instanceof MethodSymbol method)) {
      return isAnnotated(member) ? Stream.of(member.type) : Stream.of();
    }
    ImmutableList<VarSymbol> parameters = ImmutableList.copyOf(method.params());
    return isAnnotated(method)
        ? Stream.of(method.type)
        : parameters.stream().filter(MissingServices::isAnnotated).map(parameter -> parameter.type);
  }

  private static boolean isAnnotated(Symbol declaration) {
    return Guard.unlessMissing(
        false,
        () ->
            declaration.getRawAttributes().stream()
                .map(annotation -> annotation.type.tsym.getQualifiedName().toString())
                .anyMatch(RpcAnnotations.NAMES::contains));
  }
}
