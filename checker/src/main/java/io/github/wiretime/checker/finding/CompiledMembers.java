package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.broken.Breakage;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.WrittenFields;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.Check;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Finds the members that the lines of a baseline name, as far as their classes are compiled now. A
 * line has the key of a member and a type: {@code com.acme.OrderDto#createdAt java.time.Instant}.
 */
final class CompiledMembers {

  private final ImmutableMap<String, ClassSymbol> compiled;
  private final Types types;

  CompiledMembers(Application application, Types types) {
    this.compiled =
        application.classes().stream()
            .filter(type -> type.kind == Kind.TYP) // javac gives a class up that extends itself
            .collect(
                ImmutableMap.toImmutableMap(
                    TypeNames::of, source -> source, (first, second) -> first));
    this.types = types;
  }

  /**
   * Whether the class of a line is compiled now, and the line is about one member of it and not
   * about its header, which no single member tells.
   */
  boolean tell(String line) {
    int end = line.indexOf('#');
    return compiled.containsKey(line.substring(0, end)) && !line.startsWith("#<", end);
  }

  /**
   * The members that a line names and that Hessian writes, whatever type they have now. A line
   * about values of transient fields names one that Hessian does not write.
   *
   * @throws com.sun.tools.javac.code.Symbol.CompletionFailure if a class above is missing
   */
  ImmutableList<Member> of(String line) {
    String key = line.substring(0, line.lastIndexOf(' '));
    Predicate<Symbol> isMeant =
        Breakage.isOfTransient(line) ? WrittenFields::isTransient : CompiledMembers::isWritten;
    return members(compiled.get(line.substring(0, line.indexOf('#'))))
        .filter(member -> member.key().equals(key) && isMeant.test(member.symbol()))
        .collect(toImmutableList());
  }

  /** The type that the member of a line had. */
  static String type(String line) {
    return line.substring(line.lastIndexOf(' ') + 1);
  }

  /** The type that a member has. */
  static Type typeOf(Member member) {
    Symbol symbol = member.symbol();
    return (symbol instanceof MethodSymbol ? symbol.type.getReturnType() : symbol.type)
        .stripMetadata();
  }

  /**
   * Whether a member may still hold values of the type in a line. A type variable may stand for
   * anything, and so may what {@code writeReplace()} returns. A line about values that do not
   * arrive names no type.
   */
  static boolean mayName(Member member, String line) {
    Symbol symbol = member.symbol();
    Symbol around = symbol.owner instanceof MethodSymbol ? symbol.owner : symbol;
    Type declared = typeOf(member);
    return Breakage.checkOf(line) == Check.BROKEN_RPC_VALUE
        || symbol.name.contentEquals("writeReplace")
        || (around instanceof MethodSymbol && declared.containsAny(around.type.getTypeArguments()))
        || declared.containsAny(symbol.enclClass().type.allparams())
        || Pattern.compile("(?<![\\w.$])" + Pattern.quote(type(line)) + "\\b")
            .matcher(declared.toString())
            .find();
  }

  private static boolean isWritten(Symbol member) {
    return member.owner instanceof MethodSymbol
        || member instanceof MethodSymbol
        || WrittenFields.isKept(member);
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
}
