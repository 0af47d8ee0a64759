package io.github.wiretime.checker.broken;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/**
 * A rule with classes to which it applies, and classes that look like them and arrive.
 *
 * @param code with a service that returns a {@code Dto}
 * @param members those that do not arrive
 */
public record BrokenCase(BrokenRule rule, String code, ImmutableSet<String> members) {

  BrokenCase(BrokenRule rule, String code, String... members) {
    this(rule, code, ImmutableSet.copyOf(members));
  }

  /** The service and the classes. */
  public Compilation compilation() {
    return WireCase.of("", "interface Api { Dto get(); }\n" + code).compilation();
  }

  ImmutableMap<String, Effect> expected(HessianLite release) {
    Effect effect = rule.effects().get(release);
    return effect == null
        ? ImmutableMap.of()
        : members.stream()
            .collect(
                ImmutableMap.toImmutableMap(
                    member -> "com.acme." + member + " BrokenRpcValue." + rule.id(),
                    member -> effect));
  }

  @Override
  public String toString() {
    return rule.id();
  }

  /** All of them, in no order. */
  public static Stream<BrokenCase> all() {
    return Stream.of(BrokenFieldCases.all(), BrokenContainerCases.all(), BrokenObjectCases.all())
        .flatMap(cases -> cases);
  }
}
