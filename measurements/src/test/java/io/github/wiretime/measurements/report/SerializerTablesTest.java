package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables of {@code docs/evidence/serializers.md}. */
final class SerializerTablesTest {

  @Test
  void pairsAndTheLastRowWithoutARegistry() {
    Table cells =
        new Table(
            List.of(
                pair("pairs", "3.1.11", "3.1.11", "hessian2"),
                pair("pairs", "3.1.11", "3.2.19", "hessian2"),
                pair("pairs", "3.2.19", "3.1.11", "hessian2"),
                pair("pairs", "3.2.19", "3.2.19", "fastjson2"),
                pair("url", "3.2.19", "3.2.19", "hessian2"),
                pair("url", "3.2.19", "3.1.11", "hessian2").with("failure", "no answer")));

    assertThat(new SerializerTables(cells).pairs())
        .isEqualTo(
            """
            | provider ↓ consumer → | 3.1.11 | 3.2.19 |
            |---|---|---|
            | `3.1.11` | `hessian2` | `hessian2` |
            | `3.2.19` | `hessian2` | `fastjson2` |
            | `3.2.19` by `url` | ✗ | `hessian2` |
            """);
  }

  @Test
  void whereASettingStands() {
    Table cells =
        new Table(
            List.of(
                places("nested", "provider.serialization=a", "a"),
                places("beside", "provider.serialization=a", "b"),
                places("bean", "protocol.serialization=a", "a")));

    assertThat(new SerializerTables(cells).places())
        .isEqualTo(
            """
            | settings | `nested` | `beside` | `bean` |
            |---|---|---|---|
            | `provider.serialization=a` | `a` | `b` |  |
            | `protocol.serialization=a` |  |  | `a` |
            """);
  }

  @Test
  void theSettingThatCounts() {
    Table cells =
        new Table(
            List.of(
                levels("3.2.19", "service.serialization=a; provider.prefer=b,c", "b"),
                levels("2.7.23", "service.serialization=a; provider.prefer=b,c", "a")));

    assertThat(new SerializerTables(cells).levels())
        .isEqualTo(
            """
            | both set | `2.7.23` | `3.2.19` |
            |---|---|---|
            | `service.serialization`, `provider.prefer` | `service.serialization` | `provider.prefer` |
            """);
  }

  private static Row pair(String question, String provider, String consumer, String request) {
    return new Row()
        .with("question", question)
        .with("provider", provider)
        .with("consumer", consumer)
        .with("request", request)
        .with("failure", "");
  }

  private static Row places(String how, String settings, String request) {
    return pair("places", "3.2.19", "3.2.19", request)
        .with("how", how)
        .with("provider-settings", settings);
  }

  private static Row levels(String release, String settings, String request) {
    return pair("levels", release, release, request).with("provider-settings", settings);
  }
}
