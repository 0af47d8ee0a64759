package io.github.wiretime.measurements.serializers;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.negotiation.HessianUse;
import io.github.wiretime.checker.negotiation.InstalledDubbo;
import io.github.wiretime.checker.negotiation.ServiceDefaults.Defaults;
import io.github.wiretime.checker.negotiation.ServiceDefaults.Protocol;
import io.github.wiretime.checker.negotiation.Stated;
import io.github.wiretime.checker.negotiation.Terms;
import io.github.wiretime.checker.negotiation.Transport;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The verdict of the check is what real Dubbo put on the wire, for every cell that was run. */
final class VerdictTest {

  private static final Table CELLS = Table.read(Layout.here().result(SerializersRun.FILE));

  /** The id of a provider in a Spring file. */
  private static final String AROUND = "around";

  /** Calls that Dubbo itself refuses have no wire to compare with. */
  private static final int MOST_FAILURES = 15;

  @Test
  void everyCell() {
    assertThat(CELLS.rows().size()).isAtLeast(280);
    List<Row> called = CELLS.stream().filter(row -> row.get("failure").isEmpty()).toList();
    assertThat(CELLS.rows().size() - called.size()).isAtMost(MOST_FAILURES);

    for (Row row : called) {
      assertWithMessage("%s", row)
          .that(isHessian(row, verdict(row)))
          .isEqualTo(row.get("request").contains("hessian"));
    }
  }

  /** Whether what the check says means that this pair uses Hessian. */
  private static boolean isHessian(Row row, HessianUse verdict) {
    return switch (verdict) {
      case ALWAYS -> true;
      case NEVER, FASTJSON2 -> false;
      case OLDER_PEERS ->
          !InstalledDubbo.ofVersion(row.get("consumer")).knowsPreferences()
              || !row.get("lack").isEmpty();
      case UNLESS_SET, PROVIDER_DECIDES -> isHessian(row, ofProvider(row));
    };
  }

  /** A consumer's own settings come first. */
  private static HessianUse verdict(Row row) {
    Map<Level, Stated> stated = stated(row.get("consumer-settings"));
    Optional<String> url =
        Optional.of("dubbo://127.0.0.1:20880/OrderService?" + query(row))
            .filter(unused -> row.get("address").equals("url"));
    Terms terms =
        new Terms(ImmutableList.of(), Optional.empty(), url, or(stated.get(Level.REFERENCE)));
    return transport(row.get("consumer"))
        .ofReference(
            terms,
            new io.github.wiretime.checker.negotiation.ServiceDefaults(
                ImmutableMap.of(),
                ImmutableMap.of("", new Protocol(Optional.empty(), or(stated.get(Level.PROTOCOL)))),
                or(stated.get(Level.CONSUMER)),
                ""))
        .hessian();
  }

  private static String query(Row row) {
    return Setting.parse(row.get("consumer-settings")).stream()
        .filter(setting -> setting.key() == Key.URL)
        .map(Setting::value)
        .findFirst()
        .orElse("");
  }

  private static HessianUse ofProvider(Row row) {
    List<Setting> settings = Setting.parse(row.get("provider-settings"));
    Map<Level, Stated> stated = stated(row.get("provider-settings"));
    List<String> names = Splitter.on('+').splitToList(row.get("protocol"));
    ImmutableMap.Builder<String, Protocol> protocols = ImmutableMap.builder();
    for (int i = 0; i < names.size(); i++) {
      protocols.put(
          i == 0 ? "first" : "second",
          new Protocol(Optional.of(names.get(i)), or(stated.get(Level.PROTOCOLS.get(i)))));
    }
    ImmutableList<String> chosen =
        settings.stream()
            .filter(setting -> setting.key() == Key.PROTOCOL)
            .map(Setting::value)
            .collect(ImmutableList.toImmutableList());
    return transport(row.get("provider"))
        .ofService(
            new Terms(
                chosen,
                Optional.of(AROUND).filter(unused -> row.get("how").equals("nested")),
                Optional.empty(),
                or(stated.get(Level.SERVICE))),
            new io.github.wiretime.checker.negotiation.ServiceDefaults(
                providers(row, settings, or(stated.get(Level.PROVIDER))),
                protocols.buildOrThrow(),
                Stated.NOTHING,
                ""))
        .hessian();
  }

  /** A provider around services counts for no others unless it says so. */
  private static ImmutableMap<String, Defaults> providers(
      Row row, List<Setting> settings, Stated stated) {
    boolean isAround = row.get("how").equals("nested") || row.get("how").equals("beside");
    boolean isDefault =
        value(settings, Key.DEFAULT).map(Boolean::parseBoolean).orElse(/* other= */ !isAround);
    return ImmutableMap.of(
        AROUND, Defaults.of(stated), "", Defaults.of(isDefault ? stated : Stated.NOTHING));
  }

  private static Transport transport(String version) {
    return new Transport(() -> InstalledDubbo.ofVersion(version), Optional.empty());
  }

  private static Stated or(Stated stated) {
    return stated == null ? Stated.NOTHING : stated;
  }

  private static Map<Level, Stated> stated(String text) {
    Map<Level, Stated> levels = new HashMap<>();
    List<Setting> settings = Setting.parse(text);
    for (Level level : Level.values()) {
      List<Setting> own = settings.stream().filter(each -> each.level() == level).toList();
      ImmutableMap.Builder<String, String> parameters = ImmutableMap.builder();
      own.stream()
          .filter(each -> each.key().isParameter())
          .forEach(each -> parameters.put(each.key().parameter(), each.value()));
      levels.put(
          level,
          Stated.of(
              value(own, Key.PREFER), value(own, Key.SERIALIZATION), parameters.buildOrThrow()));
    }
    return levels;
  }

  private static Optional<String> value(List<Setting> settings, Key key) {
    return settings.stream().filter(each -> each.key() == key).map(Setting::value).findFirst();
  }
}
