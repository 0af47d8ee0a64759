package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.roots.CircularClasses;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.checker.wiremap.Sender;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Everything that Hessian writes from a set of services: one breadth-first walk over classes, so
 * that the first way found to a member is a shortest one. The result depends on the order of the
 * roots and on declaration order only.
 */
public final class WireWalk {

  /** What makes a finding one finding, however many ways lead to it. */
  record Occurrence(Member member, ClassSymbol type) {}

  private record Found(Site site, WirePath path, boolean accepted) {}

  private final ImmutableList<ServiceRoot> services;
  private final WireClasses classes;
  private final CarriedParameters carriedParameters;
  private final Types types;
  private final Predicate<ClassSymbol> ofInterest;
  private final Predicate<Member> accepted;

  private final List<Site> sites = new ArrayList<>();
  private final Map<Site, MethodSymbol> methods = new LinkedHashMap<>();
  private final SetMultimap<Site, Sender> mapped = LinkedHashMultimap.create();
  private final Map<SiteKey, Site> siteOf = new HashMap<>();
  private final Deque<Site> pending = new ArrayDeque<>();
  private final Map<Occurrence, Found> found = new LinkedHashMap<>();
  private final Map<ClassSymbol, Boolean> ofInterestOrNot = new HashMap<>();

  private WireWalk(
      ImmutableList<ServiceRoot> services,
      Context context,
      List<ClassSymbol> sources,
      HessianLite release,
      Predicate<ClassSymbol> ofInterest,
      Predicate<Member> accepted) {
    this.services = services;
    this.types = Types.instance(context);
    JavacTrees trees = JavacTrees.instance(context);
    this.classes =
        new WireClasses(
            types,
            trees,
            Subclasses.among(Iterables.concat(sources, LocalClasses.in(context))),
            release);
    this.carriedParameters = new CarriedParameters(classes, types, accepted);
    this.ofInterest = ofInterest;
    this.accepted = accepted;
  }

  /**
   * Walks from the services, then from the classes.
   *
   * @param services the services, each once, in the order in which ties are broken
   * @param types classes that are written although no service in sight sends them
   * @param sources the classes that are compiled now, whose subclass relations count
   * @param release whose rules count
   * @param ofInterest the types to report; the walk does not look inside them
   * @param accepted members to report as accepted and not to follow
   */
  public static WireWalk from(
      ImmutableList<ServiceRoot> services,
      ImmutableList<TypeRoot> types,
      Context context,
      List<ClassSymbol> sources,
      HessianLite release,
      Predicate<ClassSymbol> ofInterest,
      Predicate<Member> accepted) {
    WireWalk walk = new WireWalk(services, context, sources, release, ofInterest, accepted);
    services.forEach(walk::addMethods);
    walk.run();
    types.forEach(walk::addType);
    walk.run();
    return walk;
  }

  private void addMethods(ServiceRoot root) {
    ServiceMethods.of(root, types)
        .forEach(
            (method, uses) -> {
              Site site = new Site(sites.size(), WirePath.from(root), uses);
              methods.put(site, method);
              enqueue(site);
            });
  }

  private void addType(TypeRoot root) {
    if (root.openParameter().isPresent()) {
      start(new SiteKey.OpenParameter(root.type(), root.openParameter().get()), root);
      return;
    }
    start(new SiteKey.Written(root.type()), root);
    if (root.withSubclasses()) {
      for (ClassSymbol subclass : classes.subclassesOf(root.type())) {
        start(new SiteKey.Written(subclass), root);
      }
    }
  }

  private void start(SiteKey key, TypeRoot root) {
    if (!siteOf.containsKey(key)) {
      add(key, WirePath.from(root), classes.usesOf(key));
    }
    mapped.putAll(siteOf.get(key), root.senders());
  }

  private void run() {
    while (!pending.isEmpty()) {
      Site site = pending.remove();
      for (Use use : site.uses()) {
        visit(site, use);
      }
    }
  }

  private void visit(Site site, Use use) {
    try {
      if (leadsNowhere(use.type())) {
        return; // most fields: strings, numbers
      }
      new TypeVisit(this, site, use).visit();
    } catch (CompletionFailure missing) {
      // A class is not on the class path, and nobody can tell where the member leads.
    } catch (RuntimeException | LinkageError | StackOverflowError unexpected) {
      throw WalkFailure.at(use.member(), unexpected);
    }
  }

  private boolean leadsNowhere(Type type) {
    return type.hasTag(TypeTag.CLASS)
        && !type.isCompound()
        && type.tsym instanceof ClassSymbol symbol
        && Supertypes.isPresent(symbol)
        && classes.isLeaf(symbol)
        && !isOfInterest(symbol);
  }

  private Site add(SiteKey key, WirePath path, ImmutableList<Use> uses) {
    Site site = new Site(sites.size(), path, uses);
    siteOf.put(key, site);
    enqueue(site);
    return site;
  }

  private void enqueue(Site site) {
    sites.add(site);
    pending.add(site);
  }

  /** The members that name a type of interest, nearest to a root first. */
  public ImmutableList<WireField> fields() {
    Reach reach = Reach.over(sites);
    Senders senders = Senders.from(mapped, sites.size());
    ImmutableList.Builder<WireField> fields = ImmutableList.builder();
    found.forEach(
        (occurrence, at) ->
            fields.add(
                at.path.root() instanceof TypeRoot
                    ? mappedField(occurrence, at, senders.of(at.site))
                    : new WireField(
                        occurrence.member,
                        occurrence.type,
                        at.path,
                        ImmutableSortedSet.of(),
                        reach.services(at.site),
                        reach.methods(at.site),
                        at.accepted)));
    return fields.build();
  }

  private static WireField mappedField(
      Occurrence occurrence, Found at, ImmutableSortedSet<Sender> senders) {
    return new WireField(
        occurrence.member,
        occurrence.type,
        at.path,
        senders,
        (int) senders.stream().map(Sender::service).distinct().count(),
        (int) senders.stream().filter(Sender::hasMethod).count(),
        at.accepted);
  }

  /**
   * What a wire map keeps of this walk: entries with those who send them.
   *
   * @param ofApplication whose entries are of use to some module
   */
  public SetMultimap<String, Sender> entries(Predicate<ClassSymbol> ofApplication) {
    SetMultimap<Site, Sender> starts = LinkedHashMultimap.create();
    methods.forEach(
        (site, method) ->
            starts.put(
                site,
                new Sender(
                    Names.of(((ServiceRoot) site.root()).serviceClass()),
                    Names.signature(method, Names::simpleErased))));
    return WireEntries.of(
        services,
        siteOf,
        Senders.from(starts, sites.size()),
        type -> !Names.isJdk(type) && ofApplication.test(type));
  }

  WireClasses classes() {
    return classes;
  }

  CarriedParameters carriedParameters() {
    return carriedParameters;
  }

  Types types() {
    return types;
  }

  boolean isOfInterest(ClassSymbol type) {
    return ofInterestOrNot.computeIfAbsent(
        type, unused -> ofInterest.test(type) && !CircularClasses.contains(type));
  }

  boolean isAccepted(Member member) {
    return accepted.test(member);
  }

  /** Notes a member that names a type of interest; the first way to it is the shortest. */
  void report(Site site, Occurrence occurrence, Route route, boolean isAccepted) {
    found.computeIfAbsent(
        occurrence, unused -> new Found(site, site.path().then(route), isAccepted));
  }

  /** Goes on to a site, which is made when it is met for the first time. */
  Site goTo(Site from, SiteKey key, Route route, Supplier<ImmutableList<Use>> uses) {
    Site site = siteOf.get(key);
    if (site == null) {
      site = add(key, from.path().then(route), uses.get());
    }
    from.successors().add(site);
    return site;
  }
}
