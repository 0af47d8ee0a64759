package io.github.wiretime.checker.wire;

import java.util.List;

/**
 * How many service methods, and services, reach each site.
 *
 * <p>Sixty-four methods at a time flow through the graph as the bits of one long, and sites that
 * reach each other count as one, so that each pass touches every edge once.
 */
final class Reach {

  private final int[] methods;
  private final int[] services;

  private Reach(int sites) {
    this.methods = new int[sites];
    this.services = new int[sites];
  }

  /** Counts over a graph whose service methods come first, those of one service in a row. */
  static Reach over(List<Site> sites) {
    Reach reach = new Reach(sites.size());
    Components components = Components.of(sites);
    int methodCount = (int) sites.stream().takeWhile(Site::isMethod).count();
    int[] lastService = new int[components.count()];
    int[] serviceNumbers = serviceNumbers(sites, methodCount);
    int[] methodsOf = new int[components.count()];
    int[] servicesOf = new int[components.count()];
    for (int first = 0; first < methodCount; first += Long.SIZE) {
      int last = Math.min(first + Long.SIZE, methodCount);
      long[] reached = components.flow(first, last);
      for (int component = 0; component < reached.length; component++) {
        long bits = reached[component];
        methodsOf[component] += Long.bitCount(bits);
        while (bits != 0) {
          int service = serviceNumbers[first + Long.numberOfTrailingZeros(bits)];
          if (service != lastService[component]) {
            lastService[component] = service;
            servicesOf[component]++;
          }
          bits &= bits - 1;
        }
      }
    }
    for (Site site : sites) {
      reach.methods[site.index()] = methodsOf[components.of(site)];
      reach.services[site.index()] = servicesOf[components.of(site)];
    }
    return reach;
  }

  /** Numbers from one, the same for the methods of one service. */
  private static int[] serviceNumbers(List<Site> sites, int methodCount) {
    int[] numbers = new int[methodCount];
    for (int i = 0; i < methodCount; i++) {
      boolean sameService = i > 0 && sites.get(i).root().equals(sites.get(i - 1).root());
      numbers[i] = sameService ? numbers[i - 1] : i + 1;
    }
    return numbers;
  }

  int methods(Site site) {
    return methods[site.index()];
  }

  int services(Site site) {
    return services[site.index()];
  }
}
