package io.github.wiretime.measurements.serializers;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.broken.BrokenRule;
import io.github.wiretime.checker.options.HessianLite;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The receiver's release decides what becomes of a value, whatever Dubbo sends it: the provider's
 * what becomes of parameters, the consumer's what becomes of results.
 */
final class MixedDubboIT {

  private static final String OLD = "3.2.19";
  private static final String NEW = "3.3.6";

  private static final ImmutableMap<String, HessianLite> RELEASES =
      ImmutableMap.of(OLD, HessianLite.LITE_3_2, NEW, HessianLite.LITE_4_0_4);

  /** Dubbo does not bring the classes of these. */
  private static final String GUAVA = "guava-";

  /**
   * The rules on which the two differ, without the one that ends the JVM, and those that come from
   * the class check, which is off here.
   */
  private static final ImmutableSet<BrokenRule> RULES =
      Arrays.stream(BrokenRule.values())
          .filter(rule -> !outcome(rule, OLD).equals(outcome(rule, NEW)))
          .filter(rule -> rule != BrokenRule.FLOAT && rule != BrokenRule.QUEUE)
          .filter(rule -> rule != BrokenRule.TIME_ZONE)
          .filter(rule -> !rule.id().startsWith(GUAVA))
          .collect(toImmutableSet());

  @TempDir private Path folder;

  @Test
  void newProviderAndOldConsumer() throws Exception {
    DubboPair pair = pair(NEW, OLD);

    try (JavaProcess provider = pair.provider();
        JavaProcess consumer = pair.consumer(steps("get float", "put float"))) {
      assertThat(provider.exitCode(DubboPair.PATIENCE).orElse(0)).isNotEqualTo(0);
      assertThat(pair.output("provider")).contains("SIGSEGV");
      assertOutcomes(pair, NEW, OLD, "get float ARRIVES");
      assertThat(consumer.line(line -> line.startsWith("put float A"), DubboPair.PATIENCE))
          .isEmpty();
    }
  }

  @Test
  void oldProviderAndNewConsumer() throws Exception {
    DubboPair pair = pair(OLD, NEW);

    try (JavaProcess provider = pair.provider();
        JavaProcess consumer = pair.consumer(steps("put float", "get float"))) {
      assertThat(consumer.exitCode(DubboPair.PATIENCE).orElse(0)).isNotEqualTo(0);
      assertThat(pair.output("consumer")).contains("SIGSEGV");
      assertOutcomes(pair, OLD, NEW, "put float ARRIVES");
      assertThat(provider.exitCode(Duration.ZERO).isEmpty()).isTrue();
    }
  }

  private DubboPair pair(String provider, String consumer) throws Exception {
    return DubboPair.of("crash/Mixed.java", "com.acme.mixed.Mixed", provider, consumer, folder);
  }

  private static ImmutableList<String> steps(String harmless, String crashing) {
    Stream<String> others =
        Stream.concat(Stream.of("plain"), RULES.stream().map(BrokenRule::id))
            .flatMap(rule -> Stream.of("put " + rule, "get " + rule));
    return Stream.concat(others, Stream.of(harmless, crashing)).collect(toImmutableList());
  }

  private static void assertOutcomes(
      DubboPair pair, String provider, String consumer, String harmless) throws Exception {
    String output = pair.output("consumer");
    List<String> expected = new ArrayList<>(List.of("put plain ARRIVES", "get plain ARRIVES"));
    for (BrokenRule rule : RULES) {
      expected.add("put " + rule.id() + " " + outcome(rule, provider));
      expected.add("get " + rule.id() + " " + outcome(rule, consumer));
    }
    expected.add(harmless);

    assertThat(RULES.size()).isAtLeast(6);
    assertWithMessage(output)
        .that(output.lines().filter(line -> line.matches("(put|get) \\S+ [A-Z_]+")).toList())
        .containsAtLeastElementsIn(expected)
        .inOrder();
  }

  private static String outcome(BrokenRule rule, String dubbo) {
    var effect = rule.effects().get(RELEASES.get(dubbo));
    return effect == null ? "ARRIVES" : effect.name();
  }
}
