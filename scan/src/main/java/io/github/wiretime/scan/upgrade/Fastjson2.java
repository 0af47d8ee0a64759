package io.github.wiretime.scan.upgrade;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.sun.tools.javac.code.Type;
import io.github.wiretime.checker.broken.BrokenRule;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.CostTable;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.hessian.Member;
import java.util.Optional;

/**
 * What fastjson2 does to the values that some Hessian does not carry. Each was executed with Dubbo
 * 3.2.19, with its check of classes, and fastjson2 2.0.56 on JDK 17.
 */
final class Fastjson2 {

  static final String NAME = "fastjson2";

  /** The others arrive. */
  static final ImmutableMap<BrokenRule, Effect> EFFECTS =
      Maps.immutableEnumMap(
          ImmutableMap.<BrokenRule, Effect>builder()
              .put(BrokenRule.CONTAINER_FIELD, Effect.LOST)
              .put(BrokenRule.CONTAINER_CONSTRUCTOR, Effect.FAILS_READING)
              .put(BrokenRule.HIDDEN_FIELD, Effect.LOST)
              .put(BrokenRule.RESTORED_VALUE, Effect.LOST)
              .put(BrokenRule.DATE_SUBCLASS, Effect.FAILS_READING)
              .put(BrokenRule.ENUM_MAP, Effect.FAILS_READING)
              .put(BrokenRule.BIT_SET, Effect.LOST)
              .put(BrokenRule.QUEUE, Effect.FAILS_READING)
              .put(BrokenRule.ITERATOR, Effect.FAILS_WRITING)
              .put(BrokenRule.GUAVA_MAP, Effect.FAILS_READING)
              .put(BrokenRule.GUAVA_MULTIMAP, Effect.FAILS_READING)
              .put(BrokenRule.GUAVA_IMMUTABLE, Effect.FAILS_READING)
              .put(BrokenRule.NOT_SERIALIZABLE, Effect.FAILS_WRITING)
              .put(BrokenRule.INPUT_STREAM, Effect.LOST)
              .buildOrThrow());

  private static final CostTable COSTS = CostTable.loadFastjson2();

  private static final ImmutableMap<String, Effect> BY_ID =
      ImmutableMap.copyOf(
          Maps.transformValues(Maps.uniqueIndex(EFFECTS.keySet(), BrokenRule::id), EFFECTS::get));

  private Fastjson2() {}

  /** What becomes of a value that is costly or broken with Hessian; empty if it arrives. */
  static Optional<Effect> effect(Finding finding) {
    return finding
        .breakage()
        .map(breakage -> Optional.ofNullable(BY_ID.get(breakage.rule())))
        .orElseGet(() -> cost(finding).flatMap(isWhole(finding) ? Failure::ofWhole : Failure::of));
  }

  /** What was measured of a costly type. */
  static Optional<Cost> cost(Finding finding) {
    return finding.breakage().isPresent() ? Optional.empty() : COSTS.of(finding.typeName());
  }

  private static boolean isWhole(Finding finding) {
    Member member = finding.member();
    Type declared =
        switch (member.kind()) {
          case PARAMETER -> member.symbol().type;
          case RETURN -> member.symbol().type.getReturnType();
          default -> Type.noType;
        };
    return declared.tsym == finding.occurrence().type();
  }
}
