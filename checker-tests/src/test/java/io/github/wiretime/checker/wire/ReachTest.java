package io.github.wiretime.checker.wire;

import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.SetMultimap;
import com.sun.tools.javac.code.Type.JCNoType;
import io.github.wiretime.checker.roots.Callbacks;
import io.github.wiretime.checker.roots.ServiceRoot;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The counts of a graph are those of a search from each method on its own. */
final class ReachTest {

  @ParameterizedTest
  @CsvSource({
    "3, 5, 1",
    "3, 5, 2",
    "10, 30, 1",
    "10, 30, 3",
    "63, 40, 2",
    "64, 40, 2",
    "65, 40, 2",
    "130, 200, 1",
    "130, 200, 2",
    "300, 100, 4",
  })
  void equalsASearchFromEachMethod(int methods, int classes, int edgesEach) {
    for (int seed = 0; seed < 5; seed++) {
      List<Site> graph = graph(new Random(seed), methods, classes, edgesEach);
      SetMultimap<Site, Site> callers = callers(graph);
      Reach reach = Reach.over(graph);
      for (Site site : graph) {
        String where = "seed " + seed + " site " + site.index();
        assertWithMessage(where).that(reach.methods(site)).isEqualTo(callers.get(site).size());
        assertWithMessage(where)
            .that(reach.services(site))
            .isEqualTo(callers.get(site).stream().map(Site::root).distinct().count());
      }
    }
  }

  @Test
  void aGraphWithoutMethodsReachesNothing() {
    Site only = new Site(0, WirePath.from(service()).then(Route.NONE), ImmutableList.of());

    assertWithMessage("methods").that(Reach.over(List.of(only)).methods(only)).isEqualTo(0);
  }

  private static List<Site> graph(Random random, int methods, int classes, int edgesEach) {
    List<Site> sites = new ArrayList<>();
    ServiceRoot root = null;
    for (int i = 0; i < methods; i++) {
      root = root == null || random.nextInt(3) == 0 ? service() : root;
      sites.add(new Site(i, WirePath.from(root), ImmutableList.of()));
    }
    for (int i = 0; i < classes; i++) {
      Site parent = sites.get(random.nextInt(sites.size()));
      sites.add(new Site(sites.size(), parent.path().then(Route.NONE), ImmutableList.of()));
    }
    for (int i = 0; i < sites.size() * edgesEach; i++) {
      Site from = sites.get(random.nextInt(sites.size()));
      from.successors().add(sites.get(methods + random.nextInt(classes)));
    }
    return sites;
  }

  /** Services are told apart by the identity of their types. */
  private static ServiceRoot service() {
    return new ServiceRoot(new JCNoType(), null, Callbacks.NONE, true);
  }

  /** By site, the methods that reach it. */
  private static SetMultimap<Site, Site> callers(List<Site> graph) {
    SetMultimap<Site, Site> callers = HashMultimap.create();
    for (Site method : graph) {
      if (method.isMethod()) {
        reachableFrom(method).forEach(site -> callers.put(site, method));
      }
    }
    return callers;
  }

  private static Set<Site> reachableFrom(Site start) {
    Set<Site> seen = new HashSet<>();
    Deque<Site> pending = new ArrayDeque<>();
    pending.add(start);
    while (!pending.isEmpty()) {
      Site site = pending.remove();
      if (seen.add(site)) {
        pending.addAll(site.successors());
      }
    }
    return seen;
  }
}
