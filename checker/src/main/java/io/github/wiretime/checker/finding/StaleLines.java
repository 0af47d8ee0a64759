package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.roots.Application;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Decides which lines of a baseline have had their day.
 *
 * <p>A line is stale only if its class is compiled now and Hessian cannot write the type for that
 * member any more: the member is gone, has another type, is static or transient, or is accepted for
 * every module. A member that nothing here sends may be sent by a service that another compilation
 * sees, so its line stays.
 */
final class StaleLines {

  private final ImmutableMap<String, ClassSymbol> compiled;
  private final Types types;
  private final Acceptances acceptances;

  /** Lines are judged by the classes that belong to the application. */
  StaleLines(Application application, Types types, Acceptances acceptances) {
    this.compiled =
        application.classes().stream()
            .filter(type -> type.kind == Kind.TYP) // javac has given some up since
            .collect(
                ImmutableMap.toImmutableMap(Names::of, source -> source, (first, second) -> first));
    this.types = types;
    this.acceptances = acceptances;
  }

  ImmutableSet<String> among(Set<String> lines, Set<String> found) {
    return lines.stream()
        .filter(line -> !found.contains(line) && isStale(line))
        .collect(toImmutableSet());
  }

  private boolean isStale(String line) {
    ClassSymbol owner = compiled.get(line.substring(0, line.indexOf('#')));
    return owner != null && !mayBeFound(owner, line);
  }

  private boolean mayBeFound(ClassSymbol owner, String line) {
    if (line.startsWith("#<", line.indexOf('#'))) {
      return true; // It is about the header of the class, which no single member tells.
    }
    int space = line.lastIndexOf(' ');
    String key = line.substring(0, space);
    Pattern type =
        Pattern.compile("(?<![\\w.$])" + Pattern.quote(line.substring(space + 1)) + "\\b");
    try {
      return members(owner)
          .filter(member -> member.key().equals(key))
          .anyMatch(
              member ->
                  !acceptances.coverInEveryModule(member)
                      && isWritten(member.symbol())
                      && mayName(member.symbol(), type));
    } catch (CompletionFailure missing) {
      return true; // A class above is not on the class path, and nobody can tell what it declares.
    }
  }

  private static boolean isWritten(Symbol member) {
    return member.owner instanceof MethodSymbol
        || member instanceof MethodSymbol
        || (member.flags() & (Flags.STATIC | Flags.TRANSIENT)) == 0;
  }

  private Stream<Member> members(ClassSymbol owner) {
    return types.closure(owner.type).stream()
        .flatMap(
            above -> StreamSupport.stream(above.tsym.members().getSymbols().spliterator(), false))
        .flatMap(symbol -> members(owner, symbol));
  }

  private static Stream<Member> members(ClassSymbol owner, Symbol symbol) {
    if (symbol instanceof MethodSymbol method) {
      return Stream.concat(
          Stream.of(new Member(Member.Kind.RETURN, owner, method)),
          method.params().stream().map(each -> new Member(Member.Kind.PARAMETER, owner, each)));
    }
    return symbol instanceof VarSymbol && symbol.owner == owner
        ? Stream.of(new Member(Member.Kind.FIELD, owner, symbol))
        : Stream.empty();
  }

  /** A type variable may stand for anything, and so may what {@code writeReplace()} returns. */
  private static boolean mayName(Symbol member, Pattern type) {
    if (member.name.contentEquals("writeReplace")) {
      return true;
    }
    Type declared = member instanceof MethodSymbol ? member.type.getReturnType() : member.type;
    Symbol around = member.owner instanceof MethodSymbol ? member.owner : member;
    return (around instanceof MethodSymbol && declared.containsAny(around.type.getTypeArguments()))
        || declared.containsAny(member.enclClass().type.allparams())
        || type.matcher(declared.stripMetadata().toString()).find();
  }
}
