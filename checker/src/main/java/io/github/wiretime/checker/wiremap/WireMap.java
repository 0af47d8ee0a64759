package io.github.wiretime.checker.wiremap;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Multimaps;
import com.google.common.collect.SetMultimap;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.options.HessianLite;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What crosses the wire, for modules that see no service: each entry with the services that reach
 * it, and their methods.
 *
 * <p>Entries are {@code com.acme.OrderDto}, a class whose fields are written; {@code
 * com.acme.Payment+}, one whose subclasses count as well; {@code com.acme.Box<T>}, a type parameter
 * that some use leaves open; {@code com.acme.OrderService()}, a service; and {@code
 * com.acme.dto.*}, a package whose own module reads the map. Beside them stand {@code
 * hessian-lite=3.2}, a release of Hessian that services use, and the {@link Offer}s of providers.
 */
public final class WireMap {

  /** In front of a release of Hessian that services use. */
  private static final String HESSIAN = "hessian-lite=";

  /** The first line of the file. */
  public static final String HEADER = "# CostlyRpcTime wire map v1";

  private static final String NAME = "[\\p{javaJavaIdentifierPart}.]+";

  private static final String METHOD = "[^ ;()]+\\([^ ;()]*\\)";

  /** Possessive, because a service may have more methods than the stack has frames. */
  private static final String METHODS = METHOD + "(?:;" + METHOD + ")*+";

  private static final Pattern LINE =
      Pattern.compile(
          NAME + "(\\+|\\(\\)|<" + NAME + ">)? " + NAME + "( " + METHODS + ")?|" + NAME + "\\.\\*");

  private final ImmutableSetMultimap<String, Sender> senders;
  private final ImmutableSet<String> packages;
  private final ImmutableSortedSet<HessianLite> releases;
  private final ImmutableSet<Offer> offers;

  private WireMap(
      SetMultimap<String, Sender> senders,
      Set<String> packages,
      Set<HessianLite> releases,
      Set<Offer> offers) {
    this.senders = ImmutableSetMultimap.copyOf(senders);
    this.packages = ImmutableSet.copyOf(packages);
    this.releases = ImmutableSortedSet.copyOf(releases);
    this.offers = ImmutableSet.copyOf(offers);
  }

  /** The map in the lines of a file. */
  public static WireMap of(ImmutableSortedSet<String> lines) {
    SetMultimap<String, Sender> senders = LinkedHashMultimap.create();
    Set<String> packages = new HashSet<>();
    Set<HessianLite> releases = new HashSet<>();
    Set<Offer> offers = new LinkedHashSet<>();
    for (String line : lines) {
      List<String> parts = Splitter.on(' ').splitToList(line);
      if (release(line).isPresent()) {
        releases.add(release(line).get());
      } else if (Offer.parse(line).isPresent()) {
        offers.add(Offer.parse(line).get());
      } else if (parts.size() == 1) {
        packages.add(line.substring(0, line.length() - ".*".length()));
      } else {
        String methods = parts.size() == 2 ? "" : parts.get(2);
        for (String method : Splitter.on(';').split(methods)) {
          senders.put(parts.get(0), new Sender(parts.get(1), method));
        }
      }
    }
    return new WireMap(senders, packages, releases, offers);
  }

  private static Optional<HessianLite> release(String line) {
    return line.startsWith(HESSIAN)
        ? HessianLite.of(line.substring(HESSIAN.length()))
        : Optional.empty();
  }

  /**
   * What a compilation learned: entries with those who send them, its own packages, the Hessian
   * that its services use if it knows, and what its providers offer. Names that no Java source can
   * have, such as those with blanks of other languages, are left out, because no module that reads
   * the map compiles them.
   */
  public static WireMap learned(
      SetMultimap<String, Sender> senders,
      Set<String> packages,
      Optional<HessianLite> release,
      Set<Offer> offers) {
    return new WireMap(
        Multimaps.filterEntries(senders, WireMap::isReadable),
        packages,
        release.map(ImmutableSet::of).orElse(ImmutableSet.of()),
        Sets.filter(offers, offer -> problemOf(offer.line()).isEmpty()));
  }

  private static boolean isReadable(Map.Entry<String, Sender> entry) {
    Sender sender = entry.getValue();
    return problemOf(line(entry.getKey(), sender.service(), Set.of(sender))).isEmpty();
  }

  private static String line(String entry, String service, Collection<Sender> senders) {
    String methods =
        senders.stream()
            .filter(Sender::hasMethod)
            .map(Sender::method)
            .sorted()
            .collect(joining(";"));
    return entry + " " + service + (methods.isEmpty() ? "" : " " + methods);
  }

  /** What is wrong with a line, if anything. */
  public static Optional<String> problemOf(String line) {
    return LINE.matcher(line).matches()
            || release(line).isPresent()
            || Offer.parse(line).isPresent()
        ? Optional.empty()
        : Optional.of(
            "'"
                + line
                + "' is not an entry of a wire map such as 'com.acme.OrderDto com.acme.OrderService'");
  }

  /** The map with what another compilation learned. */
  public WireMap plus(WireMap learned) {
    SetMultimap<String, Sender> merged = LinkedHashMultimap.create(senders);
    merged.putAll(learned.senders);
    return new WireMap(
        merged,
        Sets.union(packages, learned.packages),
        Sets.union(releases, learned.releases),
        Sets.union(offers, learned.offers));
  }

  /** The map as lines. */
  public ImmutableSortedSet<String> lines() {
    ImmutableSortedSet.Builder<String> lines = ImmutableSortedSet.naturalOrder();
    Multimaps.asMap(senders)
        .forEach(
            (entry, all) ->
                Multimaps.index(all, Sender::service)
                    .asMap()
                    .forEach((service, those) -> lines.add(line(entry, service, those))));
    packages.forEach(name -> lines.add(name + ".*"));
    releases.forEach(release -> lines.add(HESSIAN + release.id()));
    offers.forEach(offer -> lines.add(offer.line()));
    return lines.build();
  }

  /** The release of Hessian that services use; of several the oldest, which costs most. */
  public Optional<HessianLite> hessian() {
    return releases.stream().findFirst();
  }

  /** Who is known to reach an entry. */
  public ImmutableSet<Sender> sendersOf(String entry) {
    return senders.get(entry);
  }

  /** What providers of a service offer; none in a map that an earlier release wrote. */
  public ImmutableSet<Offer> offersOf(String service) {
    return offers.stream()
        .filter(offer -> offer.service().equals(service))
        .collect(toImmutableSet());
  }

  /** The entry of a service, from the fully qualified name of its interface. */
  public static String service(String name) {
    return name + "()";
  }

  /** Whether the map lists an interface as a service. */
  public boolean hasService(String name) {
    return contains(service(name));
  }

  /** Whether there is such an entry. */
  public boolean contains(String entry) {
    return senders.containsKey(entry);
  }

  /** Whether the module of a package reads the map and reports on its own classes. */
  public boolean isOwned(String packageName) {
    return packages.contains(packageName);
  }
}
