package io.github.wiretime.checker.walk;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.TypeUse;
import java.util.function.Supplier;

/**
 * An object that is written.
 *
 * @param type its class
 * @param uses the types that its members name, without primitive ones
 * @param path the shortest path to it
 * @param isWhole whether there are objects of exactly this class, and not of subclasses only
 * @param senders who sends it; asked for late, because it takes long
 */
public record WrittenObject(
    ClassSymbol type,
    ImmutableList<TypeUse> uses,
    MemberPath path,
    boolean isWhole,
    Supplier<Senders> senders) {

  /** A member of it, with the type that it names. */
  public Occurrence occurrenceOf(Member member, ClassSymbol named) {
    MemberPath toMember =
        member.kind() == Member.Kind.CLASS ? path : path.then(ImmutableList.of(member));
    return new Occurrence(member, named, toMember, senders.get(), /* accepted= */ false);
  }
}
