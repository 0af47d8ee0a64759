package io.github.wiretime.arrival;

import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.wiretime.arrival.shapes.ShapeCases;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.CompiledClasses;
import io.github.wiretime.oracle.InMemoryCompiler;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What calls of real Dubbo and SOFARPC do with each case that {@link ArrivalCasesTest} judges. */
final class CallsTest {

  /** A case in a package of its own, as no class of another one may be trusted. */
  private record Called(String shape, ArrivalCase arrivalCase, String packageName) {

    String key(String member) {
      return CallDifferences.key(
          shape, arrivalCase, member.substring(ArrivalCase.PACKAGE.length()));
    }

    /** What became of its members, by the names that they have in the case. */
    ImmutableMap<String, Arrival> members(Map<String, Arrival> all) {
      return all.entrySet().stream()
          .filter(entry -> entry.getKey().startsWith(packageName + "."))
          .collect(
              toImmutableMap(
                  entry -> entry.getKey().replace(packageName, "com.acme"), Map.Entry::getValue));
    }
  }

  private static final ImmutableMap<String, Called> CASES = cases();

  private static final CompiledClasses CLASSES =
      InMemoryCompiler.compile(
          Compilation.together(
              CASES.values().stream()
                  .map(each -> each.arrivalCase().in(each.packageName()))
                  .toList()));

  @TempDir private Path folder;

  /** By service. */
  private static ImmutableMap<String, Called> cases() {
    var cases = ImmutableMap.<String, Called>builder();
    int number = 100;
    for (Map.Entry<String, ArrivalCase> each : ShapeCases.all().entries()) {
      String packageName = "com.acme.c" + number++;
      cases.put(packageName + ".Api", new Called(each.getKey(), each.getValue(), packageName));
    }
    return cases.buildOrThrow();
  }

  @ParameterizedTest
  @EnumSource(names = {"DUBBO_3_2_19", "DUBBO_3_3_6"})
  @Tag("slow")
  void differFromTheSerializerAsTheTableSays(RpcRelease release) throws Exception {
    judge(release);
  }

  /** Those that do what a neighbour does, and SOFARPC; they run once a week. */
  @ParameterizedTest
  @EnumSource(
      names = {
        "DUBBO_2_7_23",
        "DUBBO_3_3_0",
        "DUBBO_3_3_1",
        "DUBBO_3_3_2",
        "DUBBO_3_3_5",
        "SOFA_5_8_8",
        "SOFA_5_13_2"
      })
  @Tag("by-hand")
  void differAsTheirNeighboursDo(RpcRelease release) throws Exception {
    judge(release);
  }

  /** Each case has a JVM of its own, which may end. 3.3.0 cannot read the records among them. */
  @ParameterizedTest
  @EnumSource(names = {"DUBBO_3_3_2", "DUBBO_3_3_5", "DUBBO_3_3_6"})
  @Tag("by-hand")
  void loseFloatsOrCrash(RpcRelease release) throws Exception {
    Map<String, Called> cases = Maps.filterValues(CASES, each -> isRisky(each, release.hessian()));
    assertThat(cases).isNotEmpty();
    for (Map.Entry<String, Called> each : cases.entrySet()) {
      ArrivalCase arrivalCase = each.getValue().arrivalCase();
      Optional<ImmutableMap<String, Arrival>> called =
          Calls.of(CLASSES, Set.of(each.getKey()), release, folder);
      // After a crash nobody knows which member is to blame.
      Set<String> broken =
          called
              .<Set<String>>map(all -> Arrivals.broken(each.getValue().members(all)).keySet())
              .orElse(arrivalCase.broken(release.hessian()).keySet());
      assertWithMessage("%s: %s %s", release, arrivalCase, called)
          .that(broken)
          .containsAtLeastElementsIn(arrivalCase.broken(release.hessian()).keySet());
    }
  }

  private void judge(RpcRelease release) throws Exception {
    // A float may end the JVM, and all other cases with it.
    Map<String, Called> cases =
        Maps.filterEntries(CASES, each -> !isRisky(each.getValue(), release.hessian()));
    assertThat(cases.size()).isAtLeast(100);

    ImmutableMap<String, Arrival> called =
        Calls.of(CLASSES, cases.keySet(), release, folder).orElseThrow();

    var differences = new TreeMap<String, Arrival>();
    for (Called each : cases.values()) {
      differences.putAll(differences(each, release, each.members(called)));
    }
    assertWithMessage(
            "%s: %s", release, Joiner.on('\n').withKeyValueSeparator(" ").join(differences))
        .that(Maps.transformValues(differences, Arrival::outcome))
        .isEqualTo(CallDifferences.of(release));
  }

  private static Map<String, Arrival> differences(
      Called called, RpcRelease release, Map<String, Arrival> arrivals) {
    ImmutableMap<String, Outcome> alone = called.arrivalCase().broken(release.hessian());
    var differences = new TreeMap<String, Arrival>();
    arrivals.forEach(
        (member, arrival) -> {
          Outcome serializer = alone.getOrDefault(member, Outcome.ARRIVES);
          if (side(arrival.outcome()) != side(serializer)) {
            differences.put(called.key(member), arrival);
          }
        });
    // What fails hides the members inside.
    if (arrivals.values().stream()
        .noneMatch(each -> side(each.outcome()) == Outcome.FAILS_READING)) {
      assertWithMessage(called.arrivalCase().name())
          .that(arrivals.keySet())
          .containsAtLeastElementsIn(alone.keySet());
    }
    return differences;
  }

  /** Callers do not learn at which side a call failed. */
  private static Outcome side(Outcome outcome) {
    return outcome == Outcome.FAILS_WRITING ? Outcome.FAILS_READING : outcome;
  }

  private static boolean isRisky(Called called, HessianLite release) {
    Map<String, byte[]> own =
        Maps.filterKeys(CLASSES.compiled(), name -> name.startsWith(called.packageName() + "."));
    return Arrivals.isRisky(new CompiledClasses(Map.of(), own), release);
  }
}
