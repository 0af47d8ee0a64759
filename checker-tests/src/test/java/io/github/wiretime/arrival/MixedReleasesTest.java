package io.github.wiretime.arrival;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.wiretime.arrival.shapes.ShapeCases;
import io.github.wiretime.oracle.CompiledClasses;
import io.github.wiretime.oracle.Hessian;
import io.github.wiretime.oracle.InMemoryCompiler;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whose release decides what becomes of a value if the two sides have different ones. */
@Tag("by-hand")
final class MixedReleasesTest {

  private static final ImmutableSet<Hessian> LITE =
      Sets.immutableEnumSet(Hessian.LITE_3_2_13, Hessian.LITE_4_0_3, Hessian.LITE_4_0_4);

  private static final ImmutableSet<Hessian> SOFA_3 =
      Sets.immutableEnumSet(Hessian.SOFA_3_3_12, Hessian.SOFA_3_5_6);

  /** The one route on which JVMs may end here, because each of them takes its time. */
  private static final Route RISKY = new Route(Hessian.LITE_3_2_13, Hessian.LITE_4_0_4);

  /** The check says nothing of any of these. */
  private static final ImmutableSet<String> NOT_BY_THE_READER =
      ImmutableSet.of(
          "immutable container/the JDK's",
          "inner class/lambda",
          "not Serializable/classes of the JDK that do not arrive everywhere",
          "not Serializable/classes of the JDK whose objects are counted wrongly, so that references behind them go astray",
          "not Serializable/classes of the JDK whose packages are not open, and an open one, with references behind them",
          "record/not Serializable");

  @Test
  void theReleaseOfTheReaderDecides() {
    ImmutableMap<String, String> others = notByTheReader(LITE);

    assertWithMessage("%s", others).that(others.keySet()).isEqualTo(NOT_BY_THE_READER);
  }

  /** The exception is a {@code StringBuilder}, which 3.5.6 writes as 3.3.12 cannot read it. */
  @Test
  void theReleaseOfTheReaderDecidesWithHessian3OfSofaToo() {
    ImmutableMap<String, String> others = notByTheReader(SOFA_3);

    assertWithMessage("%s", others)
        .that(others.keySet())
        .containsExactly("not Serializable/classes of the JDK that arrive");
  }

  /** By shape: what became of it, where that is not what the reader's release does to its own. */
  private static ImmutableMap<String, String> notByTheReader(ImmutableSet<Hessian> releases) {
    ImmutableList<Route> routes =
        Sets.cartesianProduct(List.of(releases, releases)).stream()
            .map(pair -> new Route(pair.get(0), pair.get(1)))
            .filter(route -> route.writer() != route.reader())
            .collect(toImmutableList());
    Map<String, String> others = new TreeMap<>();
    ShapeCases.all()
        .forEach(
            (kind, shape) -> {
              CompiledClasses classes = compiled(shape);
              for (Route route : routes) {
                if (route.equals(RISKY) || !Arrivals.isRisky(classes, route.reader().release())) {
                  ImmutableMap<String, Outcome> broken = broken(shape, classes, route);
                  if (!broken.equals(shape.broken(route.reader().release()))) {
                    others.put(kind + "/" + shape, route + ": " + broken);
                  }
                }
              }
            });
    return ImmutableMap.copyOf(others);
  }

  private static CompiledClasses compiled(ArrivalCase shape) {
    return InMemoryCompiler.compile(shape.compilation());
  }

  private static ImmutableMap<String, Outcome> broken(
      ArrivalCase shape, CompiledClasses classes, Route route) {
    return Arrivals.broken(Arrivals.of(classes, shape.compilation().services(), route));
  }
}
