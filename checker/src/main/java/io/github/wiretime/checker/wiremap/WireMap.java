package io.github.wiretime.checker.wiremap;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Ordering;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.options.HessianLite;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * What crosses the wire, for modules that see no service: each entry with one service that reaches
 * it.
 *
 * <p>Entries are {@code com.acme.OrderDto}, a class whose fields are written; {@code
 * com.acme.Payment+}, one whose subclasses count as well; {@code com.acme.Box<T>}, a type parameter
 * that some use leaves open; {@code com.acme.OrderService()}, a service; and {@code
 * com.acme.dto.*}, a package whose own module reads the map. Beside them stands {@code
 * hessian-lite=3.2}, a release of Hessian that services use.
 */
public final class WireMap {

  /** In front of a release of Hessian that services use. */
  private static final String HESSIAN = "hessian-lite=";

  /** The first line of the file. */
  public static final String HEADER = "# CostlyRpcTime wire map v1";

  private static final String NAME = "[\\p{javaJavaIdentifierPart}.]+";
  private static final Pattern LINE =
      Pattern.compile(NAME + "(\\+|\\(\\)|<" + NAME + ">)? " + NAME + "|" + NAME + "\\.\\*");

  private final ImmutableMap<String, String> serviceOf;
  private final ImmutableSet<String> packages;
  private final ImmutableSortedSet<HessianLite> releases;

  private WireMap(Map<String, String> serviceOf, Set<String> packages, Set<HessianLite> releases) {
    this.serviceOf = ImmutableMap.copyOf(serviceOf);
    this.packages = ImmutableSet.copyOf(packages);
    this.releases = ImmutableSortedSet.copyOf(releases);
  }

  /** The map in the lines of a file. */
  public static WireMap of(ImmutableSortedSet<String> lines) {
    Map<String, String> serviceOf = new TreeMap<>();
    Set<String> packages = new HashSet<>();
    Set<HessianLite> releases = new HashSet<>();
    for (String line : lines) {
      List<String> parts = Splitter.on(' ').splitToList(line);
      if (release(line).isPresent()) {
        releases.add(release(line).get());
      } else if (parts.size() == 1) {
        packages.add(line.substring(0, line.length() - ".*".length()));
      } else {
        serviceOf.merge(parts.get(0), parts.get(1), Ordering.natural()::min);
      }
    }
    return new WireMap(serviceOf, packages, releases);
  }

  private static Optional<HessianLite> release(String line) {
    return line.startsWith(HESSIAN)
        ? HessianLite.of(line.substring(HESSIAN.length()))
        : Optional.empty();
  }

  /**
   * What a compilation learned: entries with a service each, its own packages, and the Hessian that
   * its services use if it knows. Names that no Java source can have, such as those with blanks of
   * other languages, are left out, because no module that reads the map compiles them.
   */
  public static WireMap learned(
      Map<String, String> serviceOf, Set<String> packages, Optional<HessianLite> release) {
    return new WireMap(
        Maps.filterEntries(serviceOf, WireMap::isReadable),
        packages,
        release.map(ImmutableSet::of).orElse(ImmutableSet.of()));
  }

  private static boolean isReadable(Map.Entry<String, String> entry) {
    return problemOf(line(entry.getKey(), entry.getValue())).isEmpty();
  }

  private static String line(String entry, String service) {
    return entry + " " + service;
  }

  /** What is wrong with a line, if anything. */
  public static Optional<String> problemOf(String line) {
    return LINE.matcher(line).matches() || release(line).isPresent()
        ? Optional.empty()
        : Optional.of(
            "'"
                + line
                + "' is not an entry of a wire map such as 'com.acme.OrderDto com.acme.OrderService'");
  }

  /**
   * The map with what another compilation learned; of two services for an entry the first by name
   * stays.
   */
  public WireMap plus(WireMap learned) {
    Map<String, String> merged = new TreeMap<>(serviceOf);
    learned.serviceOf.forEach(
        (entry, service) -> merged.merge(entry, service, Ordering.natural()::min));
    return new WireMap(
        merged, Sets.union(packages, learned.packages), Sets.union(releases, learned.releases));
  }

  /** The map as lines. */
  public ImmutableSortedSet<String> lines() {
    ImmutableSortedSet.Builder<String> lines = ImmutableSortedSet.naturalOrder();
    serviceOf.forEach((entry, service) -> lines.add(line(entry, service)));
    packages.forEach(name -> lines.add(name + ".*"));
    releases.forEach(release -> lines.add(HESSIAN + release.id()));
    return lines.build();
  }

  /** The release of Hessian that services use; of several the oldest, which costs most. */
  public Optional<HessianLite> hessian() {
    return releases.stream().findFirst();
  }

  /** The service that is known to reach an entry. */
  public Optional<String> serviceOf(String entry) {
    return Optional.ofNullable(serviceOf.get(entry));
  }

  /** Whether there is such an entry. */
  public boolean contains(String entry) {
    return serviceOf.containsKey(entry);
  }

  /** Whether the module of a package reads the map and reports on its own classes. */
  public boolean isOwned(String packageName) {
    return packages.contains(packageName);
  }
}
