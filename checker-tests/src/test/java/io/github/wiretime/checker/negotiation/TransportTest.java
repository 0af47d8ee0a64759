package io.github.wiretime.checker.negotiation;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.negotiation.ServiceDefaults.Defaults;
import io.github.wiretime.checker.negotiation.ServiceDefaults.Protocol;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.words.CheckTexts;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What writes the calls of a service, by what is installed and said. */
final class TransportTest {

  private static final Optional<String> NONE = Optional.empty();

  @ParameterizedTest
  @CsvSource({
    ", ALWAYS, PROVIDER_DECIDES",
    "V2_7, ALWAYS, UNLESS_SET",
    "V3_0, ALWAYS, UNLESS_SET",
    "V3_2, OLDER_PEERS, PROVIDER_DECIDES",
    "V3_3, ALWAYS, PROVIDER_DECIDES",
  })
  void byDefault(DubboLine line, HessianUse provided, HessianUse called) {
    Transport transport = transport(line);

    assertThat(transport.ofService(Terms.NONE, ServiceDefaults.NONE).hessian()).isEqualTo(provided);
    assertThat(transport.ofReference(Terms.NONE, ServiceDefaults.NONE).hessian()).isEqualTo(called);
  }

  /**
   * The columns: service, provider and protocol, each as preferred/plain/parameters; then the
   * verdicts for Dubbo 2.7, 3.0, 3.2 and 3.3.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "          |           |           | ALWAYS    | ALWAYS    | OLDER_PEERS | ALWAYS",
        "/h2       |           |           | ALWAYS    | ALWAYS    | ALWAYS      | ALWAYS",
        "          | /h2       |           | ALWAYS    | ALWAYS    | ALWAYS      | ALWAYS",
        "          |           | /h2       | ALWAYS    | ALWAYS    | ALWAYS      | ALWAYS",
        "          |           | h2,f2     | ALWAYS    | ALWAYS    | ALWAYS      | ALWAYS",
        "/f2       |           |           | FASTJSON2 | FASTJSON2 | FASTJSON2   | FASTJSON2",
        "          | /h2       | /f2       | FASTJSON2 | ALWAYS    | ALWAYS      | ALWAYS",
        "          | /f2       | /h2       | ALWAYS    | FASTJSON2 | FASTJSON2   | FASTJSON2",
        "/h2       |           | /f2       | ALWAYS    | ALWAYS    | ALWAYS      | ALWAYS",
        "/f2       |           | /h2       | FASTJSON2 | FASTJSON2 | FASTJSON2   | FASTJSON2",
        "          | /h2       | f2,h2     | ALWAYS    | ALWAYS    | ALWAYS      | ALWAYS",
        "/h2       |           | f2,h2     | ALWAYS    | ALWAYS    | ALWAYS      | ALWAYS",
        "f2,h2/h2  |           |           | ALWAYS    | ALWAYS    | OLDER_PEERS | OLDER_PEERS",
        "          | f2,h2     |           | ALWAYS    | ALWAYS    | OLDER_PEERS | OLDER_PEERS",
        "h2,f2/f2  |           |           | FASTJSON2 | FASTJSON2 | ALWAYS      | ALWAYS",
        "//p=f2    |           |           | FASTJSON2 | FASTJSON2 | OLDER_PEERS | ALWAYS",
        "//p=h2    |           |           | ALWAYS    | ALWAYS    | OLDER_PEERS | ALWAYS",
        "          | //p=f2    |           | FASTJSON2 | FASTJSON2 | OLDER_PEERS | ALWAYS",
        "//q=h2,f2 |           |           | ALWAYS    | ALWAYS    | ALWAYS      | ALWAYS",
        "          |           | //q=f2,h2 | ALWAYS    | ALWAYS    | OLDER_PEERS | OLDER_PEERS",
        "kryo      |           |           | ALWAYS    | ALWAYS    | OLDER_PEERS | OLDER_PEERS",
        "/kryo     |           |           | NEVER     | NEVER     | NEVER       | NEVER",
        "/h2       | /f2       |           | ALWAYS    | ALWAYS    | OLDER_PEERS | OLDER_PEERS",
        "/f2       | /h2       |           | FASTJSON2 | FASTJSON2 | ALWAYS      | ALWAYS",
        "/h2       | f2,h2     |           | ALWAYS    | ALWAYS    | OLDER_PEERS | OLDER_PEERS",
        "h2,f2     | f2,h2     |           | ALWAYS    | ALWAYS    | ALWAYS      | ALWAYS",
        "h2,f2     | /f2       |           | FASTJSON2 | FASTJSON2 | ALWAYS      | ALWAYS",
        "          | //q=h2,f2 |           | ALWAYS    | ALWAYS    | OLDER_PEERS | ALWAYS",
        "          | //q=f2,h2 |           | ALWAYS    | ALWAYS    | OLDER_PEERS | ALWAYS",
      })
  void theNearestLevelCounts(
      String service,
      String provider,
      String protocol,
      HessianUse in2,
      HessianUse in30,
      HessianUse in32,
      HessianUse in33) {
    Terms terms = Terms.of(stated(service));
    ServiceDefaults settings =
        new ServiceDefaults(
            ImmutableMap.of("", Defaults.of(stated(provider))),
            ImmutableMap.of("", new Protocol(NONE, stated(protocol))),
            Stated.NOTHING,
            "app.yml");

    assertThat(transport(DubboLine.V2_7).ofService(terms, settings).hessian()).isEqualTo(in2);
    assertThat(transport(DubboLine.V3_0).ofService(terms, settings).hessian()).isEqualTo(in30);
    assertThat(transport(DubboLine.V3_2).ofService(terms, settings).hessian()).isEqualTo(in32);
    assertThat(transport(DubboLine.V3_3).ofService(terms, settings).hessian()).isEqualTo(in33);
  }

  /** Only its parameters say something, and a direct address keeps it from hearing the provider. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "         |                | UNLESS_SET | PROVIDER_DECIDES",
        "         | dubbo://h:1    | ALWAYS | ALWAYS",
        "         | host:20880     | ALWAYS | ALWAYS",
        "         | rest://h:1     | NEVER  | NEVER",
        "         | ''             | UNLESS_SET | PROVIDER_DECIDES",
        "         | registry://h:1 | UNLESS_SET | PROVIDER_DECIDES",
        "         | service-discovery-registry://h:1 | UNLESS_SET | PROVIDER_DECIDES",
        "//p=f2   |                | FASTJSON2  | PROVIDER_DECIDES",
        "//q=h2   |                | UNLESS_SET | ALWAYS",
        "//q=f2,h2|                | UNLESS_SET | FASTJSON2",
        "/f2      |                | UNLESS_SET | PROVIDER_DECIDES",
      })
  void aConsumerSaysLittle(String own, String url, HessianUse in30, HessianUse in33) {
    Terms terms = new Terms(ImmutableList.of(), NONE, Optional.ofNullable(url), stated(own));

    assertThat(transport(DubboLine.V3_0).ofReference(terms, ServiceDefaults.NONE).hessian())
        .isEqualTo(in30);
    assertThat(transport(DubboLine.V3_3).ofReference(terms, ServiceDefaults.NONE).hessian())
        .isEqualTo(in33);
  }

  @Test
  void settingsOfTheConsumersCountForReferencesThatSayNothing() {
    ServiceDefaults settings =
        new ServiceDefaults(ImmutableMap.of(), ImmutableMap.of(), stated("//q=h2"), "app.yml");

    assertThat(transport(DubboLine.V3_2).ofReference(Terms.NONE, settings))
        .isEqualTo(Verdict.HESSIAN);
    assertThat(transport(DubboLine.V3_2).ofReference(Terms.of(stated("//q=kryo")), settings))
        .isEqualTo(Verdict.other(CheckTexts.of("reason.serializer", "kryo")));
  }

  @ParameterizedTest
  @CsvSource({
    "'', ALWAYS",
    "dubbo, ALWAYS",
    "tri, ALWAYS",
    "rest, NEVER",
    "'rest,grpc', NEVER",
    "'rest,dubbo', ALWAYS",
    "web, NEVER",
    "'web,fast', ALWAYS",
  })
  void oneProtocolWithHessianIsEnough(String protocols, HessianUse expected) {
    ServiceDefaults settings =
        new ServiceDefaults(
            ImmutableMap.of(),
            ImmutableMap.of(
                "web", new Protocol(Optional.of("rest"), Stated.NOTHING),
                "fast", new Protocol(Optional.of("dubbo"), Stated.NOTHING)),
            Stated.NOTHING,
            "app.yml");
    Terms terms = new Terms(Transport.names(protocols), NONE, NONE, Stated.NOTHING);

    assertThat(transport(DubboLine.V3_3).ofService(terms, settings).hessian()).isEqualTo(expected);
  }

  /** Executed: such a protocol publishes no preference, and nothing of {@code dubbo.protocol}. */
  @ParameterizedTest
  @CsvSource({
    "V3_2, '', '', ALWAYS",
    "V3_2, '', /fastjson2, ALWAYS",
    "V3_2, /fastjson2, '', FASTJSON2",
    "V3_2, f2, '', OLDER_PEERS",
    "V3_3, '', /fastjson2, ALWAYS",
    "V2_7, '', /fastjson2, ALWAYS",
  })
  void aProtocolThatTheProviderMakesSaysNothing(
      DubboLine line, String provider, String protocol, HessianUse expected) {
    ServiceDefaults settings =
        new ServiceDefaults(
            ImmutableMap.of(
                "", new Defaults(stated(provider), ImmutableList.of(), Optional.of("dubbo"))),
            ImmutableMap.of("", new Protocol(Optional.of("dubbo"), stated(protocol))),
            Stated.NOTHING,
            "app.yml");

    assertThat(transport(line).ofService(Terms.NONE, settings).hessian()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "one, '', ALWAYS",
    "two, '', FASTJSON2",
    "'one,two', '', ALWAYS",
    "one, two, FASTJSON2",
    "'', '', ALWAYS"
  })
  void theProvidersProtocolsCountForServicesThatNameNone(
      String ofProvider, String ofService, HessianUse expected) {
    ServiceDefaults settings =
        new ServiceDefaults(
            ImmutableMap.of(
                "", new Defaults(Stated.NOTHING, Transport.names(ofProvider), Optional.empty())),
            ImmutableMap.of(
                "one", new Protocol(NONE, stated("/hessian2")),
                "two", new Protocol(NONE, stated("/fastjson2"))),
            Stated.NOTHING,
            "app.yml");
    Terms terms = new Terms(Transport.names(ofService), NONE, NONE, Stated.NOTHING);

    assertThat(transport(DubboLine.V3_2).ofService(terms, settings).hessian()).isEqualTo(expected);
  }

  @Test
  void theProfileWithMostOfHessianCounts() {
    ServiceDefaults json = settings("/fastjson2");
    ServiceDefaults preferred = settings("f2");
    ServiceDefaults hessian = settings("/hessian2");
    Transport transport = transport(DubboLine.V3_2);

    assertThat(hessian(transport, json, preferred)).isEqualTo(HessianUse.OLDER_PEERS);
    assertThat(hessian(transport, json, hessian)).isEqualTo(HessianUse.ALWAYS);
    assertThat(hessian(transport, json)).isEqualTo(HessianUse.FASTJSON2);
    assertThat(hessian(transport, json, ServiceDefaults.NONE)).isEqualTo(HessianUse.OLDER_PEERS);
  }

  /** Those of Spring files count in each profile. */
  @Test
  void settingsWithoutProfilesCountInEach() {
    ServiceDefaults json = settings("/fastjson2");
    ServiceDefaults both = ServiceDefaults.NONE.in(ImmutableList.of(ServiceDefaults.NONE, json));
    Transport transport = transport(DubboLine.V3_3);

    assertThat(transport.ofService(Terms.NONE, both).hessian()).isEqualTo(HessianUse.ALWAYS);
    assertThat(transport.ofService(Terms.NONE, both.plus(json)).hessian())
        .isEqualTo(HessianUse.FASTJSON2);
    assertThat(transport.ofService(Terms.NONE, json.plus(both)).hessian())
        .isEqualTo(HessianUse.FASTJSON2);
    assertThat(
            transport
                .ofService(
                    Terms.NONE, both.with(Optional.of(stated("/fastjson2")), ImmutableList.of()))
                .hessian())
        .isEqualTo(HessianUse.FASTJSON2);
  }

  private static ServiceDefaults settings(String provider) {
    return new ServiceDefaults(
        ImmutableMap.of("", Defaults.of(stated(provider))),
        ImmutableMap.of(),
        Stated.NOTHING,
        "app.yml");
  }

  private static HessianUse hessian(Transport transport, ServiceDefaults... profiles) {
    return transport
        .ofService(Terms.NONE, ServiceDefaults.NONE.in(ImmutableList.copyOf(profiles)))
        .hessian();
  }

  @Test
  void settingsThatRuleHessianOutAreNamed() {
    ServiceDefaults rest =
        new ServiceDefaults(
            ImmutableMap.of(),
            ImmutableMap.of("", new Protocol(Optional.of("rest"), Stated.NOTHING)),
            Stated.NOTHING,
            "app.yml");
    ServiceDefaults kryo =
        new ServiceDefaults(
            ImmutableMap.of("", Defaults.of(stated("/kryo"))),
            ImmutableMap.of(),
            Stated.NOTHING,
            "a");

    assertThat(transport(DubboLine.V3_3).ofService(Terms.NONE, rest))
        .isEqualTo(
            new Verdict(
                HessianUse.NEVER,
                Optional.of(CheckTexts.of("reason.protocol", "rest")),
                Optional.of("app.yml")));
    assertThat(transport(DubboLine.V3_3).ofService(Terms.NONE, kryo))
        .isEqualTo(
            new Verdict(
                HessianUse.NEVER,
                Optional.of(CheckTexts.of("reason.serializer", "kryo")),
                Optional.of("a")));
    assertThat(transport(DubboLine.V3_0).ofService(Terms.of(stated("/java")), kryo))
        .isEqualTo(
            new Verdict(
                HessianUse.NEVER, Optional.of(CheckTexts.of("reason.serializer", "java")), NONE));
  }

  @Test
  void aServiceNamesItsProvider() {
    ServiceDefaults settings =
        new ServiceDefaults(
            ImmutableMap.of(
                "json", Defaults.of(stated("/fastjson2")),
                "plain", Defaults.of(stated("/hessian2"))),
            ImmutableMap.of(),
            Stated.NOTHING,
            "app.yml");
    Transport transport = transport(DubboLine.V3_2);

    assertThat(transport.ofService(provider("json"), settings).hessian())
        .isEqualTo(HessianUse.FASTJSON2);
    assertThat(transport.ofService(provider("plain"), settings).hessian())
        .isEqualTo(HessianUse.ALWAYS);
    assertThat(transport.ofService(Terms.NONE, settings).hessian())
        .isEqualTo(HessianUse.OLDER_PEERS);
  }

  @Test
  void aBlankNameOfAProviderIsNone() {
    ServiceDefaults settings =
        new ServiceDefaults(
            ImmutableMap.of("only", Defaults.of(stated("/hessian2"))),
            ImmutableMap.of(),
            Stated.NOTHING,
            "app.yml");

    assertThat(transport(DubboLine.V3_2).ofService(provider(""), settings).hessian())
        .isEqualTo(HessianUse.ALWAYS);
  }

  /** The option stands for what is set elsewhere, so a declaration overrides it. */
  @Test
  void theOptionOverridesSettingsAndNotDeclarations() {
    Transport kryo = new Transport(() -> dubbo(DubboLine.V3_2), Optional.of("kryo"));
    ServiceDefaults settings =
        new ServiceDefaults(
            ImmutableMap.of("", Defaults.of(stated("/hessian2"))),
            ImmutableMap.of(),
            Stated.NOTHING,
            "");

    assertThat(kryo.ofService(Terms.NONE, settings).hessian()).isEqualTo(HessianUse.NEVER);
    assertThat(kryo.ofService(Terms.of(stated("/hessian2")), settings).hessian())
        .isEqualTo(HessianUse.ALWAYS);
    assertThat(kryo.ofReference(Terms.NONE, settings).hessian()).isEqualTo(HessianUse.NEVER);
    assertThat(
            new Transport(() -> dubbo(DubboLine.V3_2), Optional.of("hessian2"))
                .ofService(Terms.NONE, ServiceDefaults.NONE))
        .isEqualTo(Verdict.HESSIAN);
  }

  @Test
  void hsfAndSofaHaveRulesOfTheirOwn() {
    Transport transport = transport(DubboLine.V3_2);

    assertThat(transport.ofHsf(Stated.NOTHING)).isEqualTo(Verdict.HESSIAN);
    assertThat(transport.ofHsf(stated("kryo")).hessian()).isEqualTo(HessianUse.NEVER);
    assertThat(transport.ofHsf(stated("/,kryo")).hessian()).isEqualTo(HessianUse.NEVER);
    assertThat(transport.ofHsf(stated("/,")).hessian()).isEqualTo(HessianUse.ALWAYS);
    assertThat(transport.ofBolt(ImmutableList.of()))
        .isEqualTo(Verdict.other(CheckTexts.of("reason.no-bolt")));
    assertThat(transport.ofBolt(ImmutableList.of("protobuf", ""))).isEqualTo(Verdict.HESSIAN);
    assertThat(transport.ofBolt(ImmutableList.of("protobuf")).hessian())
        .isEqualTo(HessianUse.NEVER);
  }

  private static Terms provider(String id) {
    return new Terms(ImmutableList.of(), Optional.of(id), NONE, Stated.NOTHING);
  }

  private static Transport transport(DubboLine line) {
    return new Transport(() -> dubbo(line), NONE);
  }

  private static InstalledDubbo dubbo(DubboLine line) {
    return new InstalledDubbo(
        Optional.ofNullable(line),
        line == DubboLine.V3_2
            ? ImmutableList.of("fastjson2", "hessian2")
            : ImmutableList.of("hessian2"));
  }

  /**
   * {@code preferred/plain/parameters}, with h2 and f2 for the usual names and p and q for keys.
   */
  private static Stated stated(String text) {
    String[] parts = (text == null ? "" : text).split("/", -1);
    return Stated.of(
        part(parts, 0),
        part(parts, 1),
        part(parts, 2)
            .map(
                parameter ->
                    Map.of(
                        parameter.startsWith("q=") ? "prefer.serialization" : "serialization",
                        parameter.substring(2)))
            .orElse(Map.of()));
  }

  private static Optional<String> part(String[] parts, int index) {
    return index < parts.length && !parts[index].isEmpty()
        ? Optional.of(
            parts[index]
                .trim()
                .replaceAll("\\bh2\\b", "hessian2")
                .replaceAll("\\bf2\\b", "fastjson2"))
        : NONE;
  }

  @ParameterizedTest
  @CsvSource({
    "dubbo://host:20880/a.B, ALWAYS",
    "dubbo://host:20880/a.B?timeout=1, ALWAYS",
    "dubbo://host:20880/a.B;dubbo://other:20880/a.B?serialization=fastjson2, ALWAYS",
    "dubbo://host:20880/a.B?serialization=fastjson2;dubbo://other:20880/a.B, FASTJSON2",
    "dubbo://host:20880/a.B?serialization=fastjson2, FASTJSON2",
    "dubbo://host:20880/a.B?timeout=1&prefer.serialization=fastjson2, FASTJSON2",
    "dubbo://host:20880/a.B?prefer.serialization=hessian2&serialization=fastjson2, ALWAYS",
  })
  void aDirectAddressMayNameASerializer(String url, HessianUse expected) {
    Terms terms = new Terms(ImmutableList.of(), NONE, Optional.of(url), Stated.NOTHING);

    assertThat(transport(DubboLine.V3_2).ofReference(terms, ServiceDefaults.NONE).hessian())
        .isEqualTo(expected);
  }
}
