package io.github.wiretime.checker.serializer;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the configuration of a module says of all its services: settings of Spring Boot, {@code
 * dubbo.properties}, elements of Spring files.
 *
 * @param providers {@code dubbo.provider} under an empty id, {@code dubbo.providers.<id>}
 * @param protocols {@code dubbo.protocol} under an empty id, {@code dubbo.protocols.<id>}
 * @param consumer {@code dubbo.consumer}
 * @param files where it stands, for people
 */
public record Settings(
    ImmutableMap<String, Stated> providers,
    ImmutableMap<String, Protocol> protocols,
    Stated consumer,
    String files) {

  /** A protocol by which services are exported. */
  public record Protocol(Optional<String> name, Stated stated) {

    private static final Protocol DUBBO = new Protocol(Optional.empty(), Stated.NOTHING);

    private static Protocol named(String name) {
      return new Protocol(Optional.of(name), Stated.NOTHING);
    }
  }

  /** Nothing is said. */
  public static final Settings NONE =
      new Settings(ImmutableMap.of(), ImmutableMap.of(), Stated.NOTHING, "");

  /** The same with what other files of the module say, which count where both say something. */
  public Settings plus(Settings more) {
    if (more.equals(NONE)) {
      return this;
    }
    Map<String, Stated> allProviders = new LinkedHashMap<>(providers);
    more.providers.forEach(
        (id, stated) ->
            allProviders.merge(id, stated, (old, said) -> said.isNothing() ? old : said));
    Map<String, Protocol> allProtocols = new LinkedHashMap<>(protocols);
    allProtocols.putAll(more.protocols);
    return new Settings(
        ImmutableMap.copyOf(allProviders),
        ImmutableMap.copyOf(allProtocols),
        more.consumer.equals(Stated.NOTHING) ? consumer : more.consumer,
        files.isEmpty() ? more.files : files + ", " + more.files);
  }

  /** The same where code sets a provider or protocols, which then count alone. */
  public Settings with(Optional<Stated> provider, List<Protocol> own) {
    ImmutableMap.Builder<String, Protocol> numbered = ImmutableMap.builder();
    for (Protocol protocol : own) {
      numbered.put(String.valueOf(own.indexOf(protocol)), protocol);
    }
    return new Settings(
        provider.map(stated -> ImmutableMap.of("", stated)).orElse(providers),
        own.isEmpty() ? protocols : numbered.buildKeepingLast(),
        consumer,
        files);
  }

  /** The provider of a service that names one, or none; the only one is the default. */
  Stated provider(Optional<String> id) {
    if (id.isPresent()) {
      return providers.getOrDefault(id.get(), Stated.NOTHING);
    }
    return providers.size() == 1
        ? providers.values().iterator().next()
        : providers.getOrDefault("", Stated.NOTHING);
  }

  /** The protocols of a service: those that it names by id or by name, else all that there are. */
  ImmutableList<Protocol> protocols(ImmutableList<String> ids) {
    if (!ids.isEmpty()) {
      return ids.stream().map(this::protocol).collect(ImmutableList.toImmutableList());
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
