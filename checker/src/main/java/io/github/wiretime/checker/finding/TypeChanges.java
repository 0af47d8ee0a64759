package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.hessian.ExchangeableTypes;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.InstalledTypes;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds the members whose type changed under their name, in a way that peers with the old class do
 * not survive. A baseline remembers the type that a member had.
 */
final class TypeChanges {

  private final CompiledMembers compiled;
  private final InstalledTypes installed;
  private final ExchangeableTypes types;
  private final Acceptances acceptances;

  TypeChanges(Context context, CompiledMembers compiled, Acceptances acceptances) {
    this.compiled = compiled;
    this.installed = new InstalledTypes(context);
    this.types = new ExchangeableTypes(Types.instance(context));
    this.acceptances = acceptances;
  }

  /**
   * The changes among the members that lines name.
   *
   * @param found keys of findings, whose members have the type of the line
   */
  ImmutableList<TypeChange> among(Set<String> lines, Set<String> found) {
    return lines.stream()
        .filter(line -> !found.contains(line) && compiled.tell(line))
        .flatMap(this::changes)
        .collect(toImmutableList());
  }

  private Stream<TypeChange> changes(String line) {
    ImmutableList<Member> members =
        Guard.unlessMissing(ImmutableList.of(), () -> compiled.of(line));
    if (members.stream().anyMatch(member -> CompiledMembers.mayName(member, line))) {
      return Stream.empty();
    }
    // A type that does not exist any more may have been renamed together with all its uses.
    Optional<ClassSymbol> was = installed.find(CompiledMembers.type(line));
    return was.stream().flatMap(type -> changes(line, members, type));
  }

  private Stream<TypeChange> changes(String line, ImmutableList<Member> members, ClassSymbol was) {
    return members.stream()
        .filter(compiled::declare)
        .map(member -> change(line, member, was))
        .filter(change -> !types.areExchangeable(change.member().kind(), was, change.is()));
  }

  private TypeChange change(String line, Member member, ClassSymbol was) {
    return new TypeChange(
        line, member, was, CompiledMembers.typeOf(member), acceptances.reason(member));
  }
}
