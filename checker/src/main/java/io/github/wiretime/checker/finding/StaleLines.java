package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.broken.Breakage;
import io.github.wiretime.checker.hessian.Migration;
import io.github.wiretime.checker.javac.Guard;
import java.util.Set;

/**
 * Decides which lines of a baseline can be removed, because no finding can have them any more.
 *
 * <p>A line is stale only if its class is compiled now and Hessian cannot write the type for that
 * member any more: the member is gone, has another type, is static or transient, sends its twins,
 * or is accepted for every module. A member that nothing here sends may be sent by a service that
 * another compilation sees, so its line stays.
 */
final class StaleLines {

  private final CompiledMembers compiled;
  private final AllAcceptances acceptances;
  private final Migration migration;

  StaleLines(CompiledMembers compiled, AllAcceptances acceptances, Migration migration) {
    this.compiled = compiled;
    this.acceptances = acceptances;
    this.migration = migration;
  }

  ImmutableSet<String> among(Set<String> lines, Set<String> found) {
    return lines.stream()
        .filter(line -> !found.contains(line) && compiled.tell(line) && !mayBeFound(line))
        .collect(toImmutableSet());
  }

  private boolean mayBeFound(String line) {
    return Guard.unlessMissing(
        true, // a superclass is not on the class path, and may declare the member
        () ->
            compiled.of(line).stream()
                .anyMatch(
                    member ->
                        !acceptances.of(Breakage.checkOf(line)).coverInEveryModule(member)
                            && !migration.sends(member.symbol())
                            && CompiledMembers.mayName(member, line)));
  }
}
