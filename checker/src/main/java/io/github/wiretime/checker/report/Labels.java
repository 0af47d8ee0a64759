package io.github.wiretime.checker.report;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import java.util.List;
import java.util.function.Function;

/**
 * What members are called in a path.
 *
 * @param language of what stands beside names
 * @param classes the names of classes
 * @param parameters the types of a method's parameters
 */
public record Labels(
    Language language,
    Function<ClassSymbol, String> classes,
    Function<MethodSymbol, List<Type>> parameters) {

  /** With the types that are declared. */
  public static Labels declared(Language language) {
    return new Labels(language, TypeNames::simple, method -> method.type.getParameterTypes());
  }

  /** {@code OrderDto.createdAt}, {@code OrderService.find(Query query)}. */
  public String of(Member member) {
    String owner = classes.apply(member.owner());
    return switch (member.kind()) {
      case BOUND -> owner + "<" + TypeNames.ofMember(member.symbol()) + ">";
      case EXTENDS -> owner + " extends " + classes.apply((ClassSymbol) member.symbol());
      case ELEMENTS -> CheckTexts.of("name.elements", owner).in(language);
      case SUBCLASS ->
          CheckTexts.of("name.subclass", classes.apply((ClassSymbol) member.symbol()), owner)
              .in(language);
      case CLASS -> owner;
      default -> owner + "." + inOwner(member);
    };
  }

  /** The same where the owner is known: {@code createdAt}, {@code find(Query query)}. */
  String inOwner(Member member) {
    return switch (member.kind()) {
      case FIELD -> TypeNames.ofMember(member.symbol());
      case RETURN -> TypeNames.ofMember(member.symbol()) + "()";
      case THROWS -> TypeNames.ofMember(member.symbol()) + "() throws";
      case PARAMETER -> TypeNames.ofMember(member.symbol().owner) + "(" + parameter(member) + ")";
      case ENCLOSING -> "this$0";
      default -> of(member);
    };
  }

  private String parameter(Member member) {
    Type type = parameters.apply((MethodSymbol) member.symbol().owner).get(member.parameterIndex());
    return TypeNames.simpleErased(type)
        + (isNamed(member) ? " " + TypeNames.ofMember(member.symbol()) : "");
  }

  /** Most class files have no parameter names; javac makes up {@code arg0}, which says nothing. */
  static boolean isNamed(Member member) {
    return !member.symbol().name.contentEquals("arg" + member.parameterIndex());
  }
}
