package io.github.wiretime.checker.negotiation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the configuration of a module says of all its services: settings of Spring Boot, {@code
 * dubbo.properties}, elements of Spring files.
 *
 * @param providers {@code dubbo.provider} under an empty id, {@code dubbo.providers.<id>}
 * @param protocols {@code dubbo.protocol} under an empty id, {@code dubbo.protocols.<id>}
 * @param consumer {@code dubbo.consumer}
 * @param files where it stands, for people
 * @param profiles the same for each profile in which the application may run; empty if all are the
 *     same
 */
public record ServiceDefaults(
    ImmutableMap<String, Defaults> providers,
    ImmutableMap<String, Protocol> protocols,
    Stated consumer,
    String files,
    ImmutableList<ServiceDefaults> profiles) {

  /** Those of an application without profiles. */
  public ServiceDefaults(
      ImmutableMap<String, Defaults> providers,
      ImmutableMap<String, Protocol> protocols,
      Stated consumer,
      String files) {
    this(providers, protocols, consumer, files, ImmutableList.of());
  }

  /**
   * Defaults of services.
   *
   * @param protocols by id or name, those of services that name none
   * @param ownProtocol the name of a protocol that the provider makes for such services; nothing
   *     that is said of other protocols counts for it
   */
  public record Defaults(
      Stated stated, ImmutableList<String> protocols, Optional<String> ownProtocol) {

    /** Of a provider that says nothing. */
    public static final Defaults NONE = of(Stated.NOTHING);

    /** One that says nothing of protocols. */
    public static Defaults of(Stated stated) {
      return new Defaults(stated, ImmutableList.of(), Optional.empty());
    }
  }

  /**
   * A protocol by which services are exported.
   *
   * @param isOfProvider whether a provider made it, so that nothing is preferred by default
   */
  public record Protocol(Optional<String> name, Stated stated, boolean isOfProvider) {

    private static final Protocol DUBBO = new Protocol(Optional.empty(), Stated.NOTHING);

    /** One that settings or code declare. */
    public Protocol(Optional<String> name, Stated stated) {
      this(name, stated, /* isOfProvider= */ false);
    }

    private static Protocol named(String name) {
      return new Protocol(Optional.of(name), Stated.NOTHING);
    }
  }

  /** Nothing is said. */
  public static final ServiceDefaults NONE =
      new ServiceDefaults(ImmutableMap.of(), ImmutableMap.of(), Stated.NOTHING, "");

  /** The same where it depends on a profile. */
  public ServiceDefaults in(ImmutableList<ServiceDefaults> each) {
    return new ServiceDefaults(providers, protocols, consumer, files, each);
  }

  /** What counts in each profile. */
  ImmutableList<ServiceDefaults> each() {
    return profiles.isEmpty() ? ImmutableList.of(this) : profiles;
  }

  /** The same with what other files of the module say, which count where both say something. */
  public ServiceDefaults plus(ServiceDefaults more) {
    if (more.equals(NONE)) {
      return this;
    }
    Map<String, Defaults> allProviders = new LinkedHashMap<>(providers);
    more.providers.forEach(
        (id, provider) ->
            allProviders.merge(
                id, provider, (old, said) -> said.equals(Defaults.NONE) ? old : said));
    Map<String, Protocol> allProtocols = new LinkedHashMap<>(protocols);
    allProtocols.putAll(more.protocols);
    return new ServiceDefaults(
        ImmutableMap.copyOf(allProviders),
        ImmutableMap.copyOf(allProtocols),
        more.consumer.equals(Stated.NOTHING) ? consumer : more.consumer,
        files.isEmpty() ? more.files : files + ", " + more.files,
        Stream.concat(
                profiles.stream().map(profile -> profile.plus(more.in(ImmutableList.of()))),
                more.profiles.stream().map(profile -> in(ImmutableList.of()).plus(profile)))
            .collect(ImmutableList.toImmutableList()));
  }

  /** The same where code sets a provider or protocols, which then count alone. */
  public ServiceDefaults with(Optional<Stated> provider, List<Protocol> own) {
    ImmutableMap.Builder<String, Protocol> numbered = ImmutableMap.builder();
    for (Protocol protocol : own) {
      numbered.put(String.valueOf(own.indexOf(protocol)), protocol);
    }
    return new ServiceDefaults(
        provider.map(stated -> ImmutableMap.of("", Defaults.of(stated))).orElse(providers),
        own.isEmpty() ? protocols : numbered.buildKeepingLast(),
        consumer,
        files,
        profiles.stream()
            .map(profile -> profile.with(provider, own))
            .collect(ImmutableList.toImmutableList()));
  }

  /** The provider of a service that names one, or none; the only one is the default. */
  Defaults provider(Optional<String> id) {
    if (id.isPresent()) {
      return providers.getOrDefault(id.get(), Defaults.NONE);
    }
    return providers.size() == 1
        ? providers.values().iterator().next()
        : providers.getOrDefault("", Defaults.NONE);
  }

  /**
   * The protocols of a service: those that it or else its provider names by id or by name, else all
   * that there are.
   */
  ImmutableList<Protocol> protocols(Terms terms) {
    Defaults provider = provider(terms.provider());
    ImmutableList<String> ids =
        terms.protocols().isEmpty() ? provider.protocols() : terms.protocols();
    if (!ids.isEmpty()) {
      return ids.stream().map(this::protocol).collect(ImmutableList.toImmutableList());
    }
    if (provider.ownProtocol().isPresent()) {
      return ImmutableList.of(
          new Protocol(provider.ownProtocol(), Stated.NOTHING, /* isOfProvider= */ true));
    }
    return protocols.isEmpty() ? ImmutableList.of(Protocol.DUBBO) : protocols.values().asList();
  }

  private Protocol protocol(String id) {
    Protocol known = protocols.get(id);
    if (known != null) {
      return known.name().isPresent() ? known : new Protocol(Optional.of(id), known.stated());
    }
    return protocols.values().stream()
        .filter(protocol -> protocol.name().equals(Optional.of(id)))
        .findFirst()
        .orElseGet(() -> Protocol.named(id));
  }
}
