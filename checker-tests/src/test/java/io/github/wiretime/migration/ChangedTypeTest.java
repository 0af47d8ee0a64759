package io.github.wiretime.migration;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.checker.harness.ClassFiles;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the page says about a field whose type changes under its name, and about compact mode. */
@Tag("slow")
final class ChangedTypeTest {

  private static final ImmutableList<String> RELEASES =
      ImmutableList.of(
          "hessian-lite-3.2.13.jar",
          "hessian-lite-4.0.3.jar",
          "hessian-lite-4.0.4.jar",
          "sofa-hessian-3.3.12.jar",
          "sofa-hessian-3.5.6.jar");

  private static final ImmutableMap<String, String> VALUES =
      ImmutableMap.of(
          "LocalDateTime", "java.time.LocalDateTime.of(2024, 5, 17, 13, 47, 29)",
          "Instant", "java.time.Instant.EPOCH",
          "Date", "new java.util.Date(1715953649123L)",
          "Long", "1715953649123L",
          "long", "1715953649123L",
          "String", "\"2024-05-17T13:47:29.123Z\"");

  private static final ImmutableMap<String, String> USES =
      ImmutableMap.of(
          "LocalDateTime", "t == null ? \"null\" : t.plusDays(1).toString()",
          "Instant", "String.valueOf(t.plusNanos(1).toEpochMilli())",
          "Date", "String.valueOf(t.getTime())",
          "Long", "String.valueOf(t + 1)",
          "long", "String.valueOf(t + 1)",
          "String", "t.trim()");

  private static final String COMPACT =
      "com.caucho.hessian.io.java.time.serializer.compactMode=true";

  @TempDir private Path folder;

  @Test
  void doesWhatTheTableSays() throws Exception {
    ImmutableList<ImmutableList<String>> rows = rows(2 + RELEASES.size());
    assertThat(rows).hasSize(11);

    for (ImmutableList<String> row : rows) {
      Path sender = compile("sender-" + rows.indexOf(row), row.get(0));
      Path receiver = compile("receiver-" + rows.indexOf(row), row.get(1));
      for (int i = 0; i < RELEASES.size(); i++) {
        assertWithMessage("%s %s", row, RELEASES.get(i))
            .that(word(peer(sender, i).sendTo(peer(receiver, i)), arrival(row)))
            .isEqualTo(row.get(2 + i));
      }
    }
  }

  @Test
  void crashIsAnExceptionWithoutUnsafe() throws Exception {
    Peer sender = peer(compile("sender", "LocalDateTime"), 2);
    Path receiver = compile("receiver", "Date");

    assertThat(sender.sendTo(peer(receiver, 2))).isEqualTo("crash");
    assertThat(
            sender.sendTo(new Peer(receiver, RELEASES.get(2), "com.caucho.hessian.unsafe=false")))
        .isEqualTo("failed IllegalArgumentException");
  }

  /** A constructor runs where objects are not made with Unsafe. */
  @ParameterizedTest
  @CsvSource({
    "hessian-lite-3.2.13.jar, received 0",
    "hessian-lite-4.0.3.jar, received null",
    "hessian-lite-4.0.4.jar, received null",
    "sofa-hessian-3.3.12.jar, received 0",
    "sofa-hessian-3.5.6.jar, received 0"
  })
  void initializersMakeReleasesDiffer(String release, String outcome) throws Exception {
    Path receiver =
        ClassFiles.compile(
            folder.resolve("receiver"),
            """
            class OrderDto implements java.io.Serializable { Long t = 0L; }
            class Peer {
              static String receive(Object dto) { return String.valueOf(((OrderDto) dto).t); }
            }
            """);

    assertThat(
            new Peer(compile("sender", "no such field"), release, "")
                .sendTo(new Peer(receiver, release, "")))
        .isEqualTo(outcome);
  }

  @Test
  void compactModeDoesWhatTheTableSays() throws Exception {
    ImmutableList<ImmutableList<String>> rows =
        Markdown.read("docs/evidence/patches.md")
            .text()
            .lines()
            .filter(line -> line.startsWith("| 4.0.4"))
            .map(ChangedTypeTest::cells)
            .collect(toImmutableList());
    assertThat(rows).hasSize(5);
    Path classes = compile("both", "LocalDateTime");

    for (ImmutableList<String> row : rows) {
      assertWithMessage("%s", row)
          .that(word(side(classes, row.get(0)).sendTo(side(classes, row.get(1))), "arrives"))
          .isEqualTo(row.get(2));
    }
  }

  private static Peer side(Path classes, String cell) {
    List<String> parts = Splitter.on(", ").splitToList(cell);
    return new Peer(
        classes, "hessian-lite-" + parts.get(0) + ".jar", parts.size() == 2 ? COMPACT : "");
  }

  private static ImmutableList<ImmutableList<String>> rows(int cells) {
    return Markdown.read("docs/evidence/patches.md")
        .text()
        .lines()
        .filter(line -> line.startsWith("| `") || line.startsWith("| no such"))
        .map(ChangedTypeTest::cells)
        .filter(row -> row.size() == cells)
        .collect(toImmutableList());
  }

  private static ImmutableList<String> cells(String line) {
    return Splitter.on('|')
        .splitToStream(line.substring(1, line.length() - 1))
        .map(cell -> cell.strip().replace("`", ""))
        .collect(toImmutableList());
  }

  /** A value in a field of another type is none that was sent. */
  private static String arrival(ImmutableList<String> row) {
    return row.subList(0, 2).contains("no such field") ? "no error" : "wrong value";
  }

  private static String word(String outcome, String arrival) {
    return outcome.startsWith("received")
        ? arrival
        : outcome.startsWith("failed") ? "exception" : outcome;
  }

  private Path compile(String name, String type) {
    boolean none = type.equals("no such field");
    String field = none ? "" : type + " t = " + VALUES.get(type) + ";";
    String use = none ? "\"\"" : "use(((OrderDto) dto).t)";
    String method =
        none ? "" : "static String use(" + type + " t) { return " + USES.get(type) + "; }";
    return ClassFiles.compile(
        folder.resolve(name),
        """
        import java.time.*;
        import java.util.Date;
        class OrderDto implements java.io.Serializable { String id = "1"; %s }
        class Peer {
          static Object send() { return new OrderDto(); }
          static String receive(Object dto) { return %s; }
          %s
        }
        """
            .formatted(field, use, method));
  }

  private static Peer peer(Path classes, int release) {
    return new Peer(classes, RELEASES.get(release), "");
  }
}
