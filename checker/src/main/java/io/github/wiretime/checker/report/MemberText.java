package io.github.wiretime.checker.report;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.javac.Names;
import java.util.Optional;

/** What a member is called in a way and in a sentence. */
public final class MemberText {

  private MemberText() {}

  /** In a way: {@code OrderDto.createdAt}, {@code OrderService.find(Query query)}. */
  public static String label(Member member) {
    String owner = Names.simple(member.owner());
    return switch (member.kind()) {
      case BOUND -> owner + "<" + member.symbol().name + ">";
      case EXTENDS -> owner + " extends " + Names.simple((ClassSymbol) member.symbol());
      case ELEMENTS -> "elements of " + owner;
      case SUBCLASS -> Names.simple((ClassSymbol) member.symbol()) + " (subclass of " + owner + ")";
      default -> owner + "." + step(member);
    };
  }

  /** The same where the owner is known: {@code createdAt}, {@code find(Query query)}. */
  static String step(Member member) {
    return switch (member.kind()) {
      case FIELD -> member.symbol().name.toString();
      case RETURN -> member.symbol().name + "()";
      case THROWS -> member.symbol().name + "() throws";
      case PARAMETER -> member.symbol().owner.name + "(" + parameter(member) + ")";
      case ENCLOSING -> "this$0";
      default -> label(member);
    };
  }

  /** In a sentence: {@code OrderDto.createdAt}, {@code what OrderService.last() returns}. */
  static String description(Member member) {
    return described(Names.simple(member.owner()) + ".", member).orElseGet(() -> label(member));
  }

  /** The same where the owner is known, in quotes if it is a name. */
  static String shortDescription(Member member) {
    return member.kind() == Kind.FIELD
        ? "'" + member.symbol().name + "'"
        : described("", member).orElseGet(() -> "'" + label(member) + "'");
  }

  private static Optional<String> described(String prefix, Member member) {
    return switch (member.kind()) {
      case FIELD -> Optional.of(prefix + member.symbol().name);
      case RETURN -> Optional.of("what " + prefix + member.symbol().name + "() returns");
      case PARAMETER ->
          Optional.of(
              "parameter "
                  + (isNamed(member)
                      ? member.symbol().name
                      : String.valueOf(member.parameterIndex() + 1))
                  + " of "
                  + prefix
                  + Names.signature((MethodSymbol) member.symbol().owner, Names::simpleErased));
      default -> Optional.empty();
    };
  }

  private static String parameter(Member member) {
    return Names.simpleErased(member.symbol().type)
        + (isNamed(member) ? " " + member.symbol().name : "");
  }

  /** Most class files have no parameter names; javac makes up {@code arg0}, which says nothing. */
  private static boolean isNamed(Member member) {
    return !member.symbol().name.contentEquals("arg" + member.parameterIndex());
  }
}
