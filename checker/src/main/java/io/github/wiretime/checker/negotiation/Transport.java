package io.github.wiretime.checker.negotiation;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.negotiation.ServiceDefaults.Protocol;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.options.Serializers;
import io.github.wiretime.checker.words.CheckTexts;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Decides what writes the calls of a service. The provider decides: it offers serializers, and
 * consumers from Dubbo 3.2 on take the first that they have; older ones know only the plain one.
 *
 * <p>The nearest level that says anything counts: the service, then the provider, then the
 * protocol; in Dubbo 2.7 the protocol before the provider. From Dubbo 3.2 on a service inherits
 * from its provider what is preferred, for which {@code serialization} counts as well, so that only
 * {@code preferSerialization} of a service overrides it. Executed with Dubbo 2.7.23 to 3.3.6, see
 * docs/evidence/serializers.md.
 */
public final class Transport {

  private static final String HESSIAN = "hessian2";

  /**
   * Protocols of Dubbo 2.6 to 3.3 that serialize in a way of their own, or not at all. {@code
   * injvm} is not among them: from 3.0.4 on it copies with Dubbo's serializer.
   */
  private static final ImmutableSet<String> NOT_HESSIAN =
      ImmutableSet.of(
          "grpc",
          "http",
          "jsonrpc",
          "memcached",
          "mock",
          "native-thrift",
          "redis",
          "rest",
          "rest2",
          "rmi",
          "thrift",
          "webservice");

  /** What one place says, and the settings that say it. */
  private record Level(Stated stated, Optional<String> file) {}

  private final Supplier<InstalledDubbo> dubbo;
  private final Optional<String> option;

  /**
   * Decides by what is installed and said.
   *
   * @param dubbo on the class path; asked only if there is a service
   * @param option what the user says of services whose declarations name no serializer
   */
  public Transport(Supplier<InstalledDubbo> dubbo, Optional<String> option) {
    this.dubbo = dubbo;
    this.option = option;
  }

  /** The Dubbo by which it decides. */
  public InstalledDubbo dubbo() {
    return dubbo.get();
  }

  /**
   * What a provider sends: what matters most of what it does by each of its protocols, in each
   * profile.
   */
  public Verdict ofService(Terms terms, ServiceDefaults all) {
    return ofEach(
        all,
        settings ->
            settings.protocols(terms).stream()
                .map(protocol -> byProtocol(protocol, terms, settings)));
  }

  private Verdict ofEach(ServiceDefaults all, Function<ServiceDefaults, Stream<Verdict>> verdicts) {
    return (option.isPresent() ? ServiceDefaults.NONE : all)
        .each().stream()
            .flatMap(verdicts)
            .min(Comparator.comparing(Verdict::hessian))
            .orElseThrow();
  }

  private Verdict byProtocol(Protocol protocol, Terms terms, ServiceDefaults settings) {
    Optional<String> file = Optional.of(settings.files()).filter(name -> !name.isEmpty());
    if (protocol.name().filter(NOT_HESSIAN::contains).isPresent()) {
      return new Verdict(
          HessianUse.NEVER,
          Optional.of(CheckTexts.of("reason.protocol", protocol.name().get())),
          file.filter(unused -> terms.protocols().isEmpty()));
    }
    Level service = new Level(terms.stated(), Optional.empty());
    if (option.isPresent()) {
      return among(
          ImmutableList.of(service, new Level(Stated.plain(option.get()), Optional.empty())));
    }
    Stated provider = settings.provider(terms.provider()).stated();
    Level ofProvider = new Level(provider, file);
    Level ofProtocol = new Level(protocol.stated(), file);
    if (dubbo().knowsPreferences()) {
      Level preferred = new Level(terms.stated().onlyPreferred(), Optional.empty());
      Level inherited = new Level(provider.withoutParameters(), file);
      return among(
          ImmutableList.of(preferred, inherited, service, ofProtocol),
          ImmutableList.of(service, ofProvider, ofProtocol),
          protocol.isOfProvider() ? ImmutableList.of(HESSIAN) : dubbo().defaults());
    }
    return among(
        dubbo().line().equals(Optional.of(DubboLine.V2_7))
            ? ImmutableList.of(service, ofProtocol, ofProvider)
            : ImmutableList.of(service, ofProvider, ofProtocol));
  }

  private Verdict among(ImmutableList<Level> levels) {
    return among(levels, levels, dubbo().defaults());
  }

  /**
   * Of levels, the first that says anything.
   *
   * @param offering for consumers that know preferences
   * @param levels for the others
   * @param defaults where none says anything
   */
  private Verdict among(
      ImmutableList<Level> offering, ImmutableList<Level> levels, ImmutableList<String> defaults) {
    Optional<Level> nearest =
        offering.stream().filter(level -> !level.stated.offered(dubbo()).isEmpty()).findFirst();
    String newer = nearest.map(level -> level.stated.offered(dubbo())).orElse(defaults).get(0);
    if (Serializers.isHessian(newer)) {
      return Verdict.HESSIAN;
    }
    String older =
        levels.stream()
            .flatMap(level -> level.stated.plain(dubbo()).stream())
            .findFirst()
            .orElse(HESSIAN);
    return new Verdict(
        Serializers.isHessian(older)
            ? HessianUse.OLDER_PEERS
            : HessianUse.without(ImmutableList.of(newer, older)),
        Optional.of(CheckTexts.of("reason.serializer", newer)),
        nearest.flatMap(Level::file));
  }

  /**
   * What a consumer receives of a provider that is not in sight. Only its parameters say anything;
   * without a registry it hears nothing of what the provider prefers.
   */
  public Verdict ofReference(Terms terms, ServiceDefaults all) {
    return ofEach(all, settings -> Stream.of(ofReferenceIn(settings, terms)));
  }

  private Verdict ofReferenceIn(ServiceDefaults settings, Terms terms) {
    ImmutableList<String> protocols =
        terms.url().map(Transport::protocol).map(ImmutableList::of).orElse(terms.protocols());
    if (!protocols.isEmpty() && NOT_HESSIAN.containsAll(protocols)) {
      return Verdict.other(CheckTexts.of("reason.protocol", protocols.get(0)));
    }
    ImmutableList<String> asked =
        Stream.of(ofQuery(terms.url()), terms.stated(), settings.consumer())
            .map(level -> level.asked(dubbo()))
            .filter(names -> !names.isEmpty())
            .findFirst()
            .or(() -> option.map(ImmutableList::of))
            .orElse(ImmutableList.of());
    if (!asked.isEmpty()) {
      return Serializers.isHessian(asked.get(0))
          ? Verdict.HESSIAN
          : new Verdict(
              HessianUse.without(asked.subList(0, 1)),
              Optional.of(CheckTexts.of("reason.serializer", asked.get(0))),
              Optional.empty());
    }
    if (terms.url().isPresent()) {
      return Verdict.HESSIAN;
    }
    return dubbo().knowsPreferences() ? Verdict.PROVIDER_DECIDES : Verdict.UNLESS_SET;
  }

  /** A direct address overrides everything, and a plain name counts there as well. */
  private static Stated ofQuery(Optional<String> url) {
    Map<String, String> parameters = new HashMap<>();
    for (String pair : Splitter.on('&').split(url.map(Transport::query).orElse(""))) {
      List<String> parts = Splitter.on('=').limit(2).splitToList(pair);
      parameters.put(parts.get(0), parts.size() > 1 ? parts.get(1) : "");
    }
    parameters.computeIfAbsent(Stated.PREFERRED, unused -> parameters.get(Stated.PLAIN));
    return Stated.of(Optional.empty(), Optional.empty(), parameters);
  }

  /** Of several addresses the first one's. */
  private static String query(String url) {
    String first = Splitter.on(';').split(url).iterator().next();
    int start = first.indexOf('?');
    return start < 0 ? "" : first.substring(start + 1);
  }

  private static String protocol(String url) {
    int end = url.indexOf("://");
    return end < 0 ? "dubbo" : url.substring(0, end);
  }

  /** What HSF sends. */
  public Verdict ofHsf(Stated stated) {
    Stated known =
        option.isPresent() && stated.equals(Stated.NOTHING) ? Stated.plain(option.get()) : stated;
    return known.isHessianForHsf() ? Verdict.HESSIAN : Verdict.other(CheckTexts.of("reason.other"));
  }

  /** What SOFARPC sends by bindings of type {@code bolt}. */
  public Verdict ofBolt(ImmutableList<String> serializers) {
    if (serializers.isEmpty()) {
      return Verdict.other(CheckTexts.of("reason.no-bolt"));
    }
    ImmutableList<String> used =
        serializers.stream()
            .map(name -> name.isBlank() ? option.orElse(HESSIAN) : name)
            .collect(toImmutableList());
    return used.stream().anyMatch(Serializers::isHessian)
        ? Verdict.HESSIAN
        : Verdict.other(CheckTexts.of("reason.serializer", used.get(0)));
  }

  /** Names between commas. */
  public static ImmutableList<String> names(String list) {
    return ImmutableList.copyOf(Splitter.on(',').trimResults().omitEmptyStrings().split(list));
  }
}
