package io.github.wiretime.checker.roots;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import com.google.common.collect.Streams;
import com.google.common.collect.Table;
import io.github.wiretime.checker.negotiation.ServiceDefaults;
import io.github.wiretime.checker.negotiation.ServiceDefaults.Defaults;
import io.github.wiretime.checker.negotiation.ServiceDefaults.Protocol;
import io.github.wiretime.checker.negotiation.Stated;
import io.github.wiretime.checker.negotiation.Terms;
import io.github.wiretime.checker.negotiation.Transport;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Collects what code says about how the calls of a configuration are sent, as far as it passes
 * constants: {@code protocol.setSerialization("fastjson2")}.
 */
final class ConfiguredTerms {

  private static final String BOLT = "bolt";

  private enum Value {
    PREFERRED,
    PLAIN,
    ID,
    NAME,
    URL
  }

  private static final ImmutableMap<String, Value> SETTERS =
      ImmutableMap.<String, Value>builder()
          .put("setPreferSerialization", Value.PREFERRED)
          .put("preferSerialization", Value.PREFERRED)
          .put("setPreferSerializeType", Value.PREFERRED)
          .put("setSerialization", Value.PLAIN)
          .put("serialization", Value.PLAIN)
          .put("setSerializeType", Value.PLAIN)
          .put("setProtocol", Value.NAME)
          .put("protocol", Value.NAME)
          .put("setId", Value.ID)
          .put("id", Value.ID)
          .put("setName", Value.NAME)
          .put("name", Value.NAME)
          .put("setUrl", Value.URL)
          .put("url", Value.URL)
          .buildOrThrow();

  private final Set<Object> generic = new HashSet<>();
  private final Table<Object, Value, String> values = HashBasedTable.create();
  private final SetMultimap<Object, Object> protocols = LinkedHashMultimap.create();
  private final Map<Object, Object> providers = new HashMap<>();

  /** Protocols and providers that the code makes. */
  private final Set<Object> made = new HashSet<>();

  /** Takes notice that the code makes a protocol or a provider. */
  void addMade(Object configuration) {
    made.add(configuration);
  }

  /** What a protocol that counts for all says. */
  ServiceDefaults ofProtocol(Object protocol, String where) {
    Optional<String> name = value(protocol, Value.NAME);
    return new ServiceDefaults(
        ImmutableMap.of(),
        ImmutableMap.of(
            value(protocol, Value.ID).or(() -> name).orElse(""),
            new Protocol(name, stated(protocol))),
        Stated.NOTHING,
        where);
  }

  /** What a provider that counts for all says. */
  ServiceDefaults ofProvider(Object provider, String where) {
    return new ServiceDefaults(
        ImmutableMap.of(value(provider, Value.ID).orElse(""), Defaults.of(stated(provider))),
        ImmutableMap.of(),
        Stated.NOTHING,
        where);
  }

  /**
   * Takes notice of a setter.
   *
   * @param configuration the object that is set
   * @param text the constant that is passed
   */
  void note(Object configuration, String setter, String text) {
    if (SETTERS.containsKey(setter)) {
      values.put(configuration, SETTERS.get(setter), text);
    } else if ((setter.equals("generic") || setter.equals("setGeneric"))
        && !text.equals("false")
        && !text.equals("0")) { // The compiler keeps a boolean as a number.
      generic.add(configuration);
    }
  }

  /**
   * Takes notice that a {@code ProtocolConfig}, or a {@code ServerConfig} of SOFARPC, has a
   * protocol of a configuration.
   */
  void addProtocol(Object configuration, Object protocol) {
    protocols.put(configuration, protocol);
  }

  /** Takes notice that a {@code ProviderConfig} has the defaults of a configuration. */
  void setProvider(Object configuration, Object provider) {
    providers.put(configuration, provider);
  }

  boolean isGeneric(Object configuration) {
    return generic.contains(configuration);
  }

  /** The terms of the configuration itself. */
  Terms terms(Object configuration) {
    return new Terms(
        value(configuration, Value.NAME).map(Transport::names).orElse(ImmutableList.of()),
        /* provider= */ Optional.empty(),
        value(configuration, Value.URL),
        stated(configuration));
  }

  /**
   * The settings of its protocols and of its provider.
   *
   * @param ofModule what counts for those that code does not set
   */
  ServiceDefaults settings(Object configuration, ServiceDefaults ofModule) {
    Optional<Object> provider = Optional.ofNullable(providers.get(configuration));
    ImmutableList<Protocol> own =
        Streams.concat(
                protocols.get(configuration).stream(),
                provider.stream().flatMap(each -> protocols.get(each).stream()))
            .filter(each -> made.contains(each) || values.containsRow(each))
            .map(each -> new Protocol(value(each, Value.NAME), stated(each)))
            .collect(toImmutableList());
    return ofModule.with(provider.map(this::stated), own);
  }

  /**
   * The serializers of calls over SOFARPC's protocol {@code bolt}, which counts where code names no
   * protocol. One that code does not name is blank.
   */
  ImmutableList<String> boltSerializers(Object configuration) {
    Set<Object> servers = protocols.get(configuration);
    return (servers.isEmpty() ? ImmutableSet.of(configuration) : servers)
        .stream()
            .filter(each -> value(each, Value.NAME).orElse(BOLT).equals(BOLT))
            .map(unused -> value(configuration, Value.PLAIN).orElse(""))
            .collect(toImmutableList());
  }

  private Stated stated(Object configuration) {
    return Stated.of(
        value(configuration, Value.PREFERRED), value(configuration, Value.PLAIN), Map.of());
  }

  private Optional<String> value(Object configuration, Value value) {
    return Optional.ofNullable(values.get(configuration, value));
  }
}
