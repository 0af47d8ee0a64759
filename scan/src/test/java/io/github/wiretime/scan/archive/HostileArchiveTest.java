package io.github.wiretime.scan.archive;

import static com.google.common.truth.Truth.assertThat;
import static io.github.wiretime.scan.Built.jar;
import static io.github.wiretime.scan.Built.text;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Bytes;
import io.github.wiretime.checker.options.CommandDialect;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Archives that nobody would want to be read, or that cannot be. */
final class HostileArchiveTest {

  private static final Limits SMALL = new Limits(1_000, 50, 6_000, 10, 5, 3);

  private static final int LOCAL_HEADER = 0x04034b50;
  private static final int DIRECTORY = 0x02014b50;

  @TempDir private Path folder;
  private Path file;
  private Path temporary;

  @BeforeEach
  void name() {
    file = folder.resolve("app.jar");
    temporary = folder.resolve("temporary");
  }

  @Test
  void isNoArchive() throws IOException {
    Files.writeString(file, "Hello");
    assertThat(problem()).startsWith(file + ": it is no jar or war, or not a whole one: ");

    Files.writeString(file, "");
    assertThat(problem()).startsWith(file + ": it is no jar or war, or not a whole one: ");
  }

  @Test
  void isTruncated() throws IOException {
    jar(file, Map.of("a.class", new byte[500], "b.class", new byte[500]));
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertThat(problem()).startsWith(file.toString());
    }
  }

  @Test
  void isThere() {
    assertThat(problem()).isEqualTo(file + ": there is no such file or folder");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../a.class",
        "a/../../b.class",
        "a/..",
        "/etc/passwd",
        "..\\a.class",
        "\\a.class"
      })
  void leadsOutOfItself(String name) throws IOException {
    jar(file, Map.of(name, new byte[1], "a.class", new byte[1]));

    assertThat(leftOut(/* elements= */ 1))
        .isEqualTo(
            "left out: " + file + "!/" + name + " (an entry must not lead out of its archive)");
  }

  @Test
  void hasALongName() throws IOException {
    jar(file, Map.of("a".repeat(51), new byte[1], "a".repeat(50), new byte[1]));

    assertThat(leftOut(/* elements= */ 1))
        .isEqualTo(
            "left out: %s!/%s... (its name has more than 50 characters)"
                .formatted(file, "a".repeat(38)));
  }

  /** What a terminal would obey. */
  @Test
  void hasControlCharactersInAName() throws IOException {
    jar(file, Map.of("../\u001b[31m", new byte[1]));

    assertThat(leftOut(/* elements= */ 1)).contains("!/../?[31m (");
  }

  @Test
  void growsInAnEntry() throws IOException {
    jar(file, Map.of("a.class", new byte[1_001], "b.class", new byte[1_000]));

    try (Inputs inputs = inputs()) {
      ImmutableList<Entry> entries = inputs.open(file, false).get(0).entries();
      assertThat(
              assertThrows(IOException.class, () -> entries.get(0).content().read()).getMessage())
          .isEqualTo(file + "!/a.class: it has more than 1,000 bytes");
      assertThat(entries.get(1).content().read()).hasLength(1_000);
    }
  }

  /** The JDK's own reader of jars would read it whole. */
  @Test
  void growsInTheManifest() throws IOException {
    jar(
        file,
        Map.of("META-INF/MANIFEST.MF", new byte[1_001], "META-INF/versions/17/a", new byte[1]));

    assertThat(leftOut(/* elements= */ 1))
        .isEqualTo("left out: " + file + "!/META-INF/MANIFEST.MF (it has more than 1,000 bytes)");
  }

  @Test
  void growsInNestedArchives() throws IOException {
    Path large = jar(folder.resolve("large.jar"), Map.of("a", incompressible(2_000)));
    Path small = jar(folder.resolve("small.jar"), Map.of("a", new byte[1]));
    jar(
        file,
        Map.of(
            "a.jar",
            Files.readAllBytes(large),
            "b.jar",
            Files.readAllBytes(large),
            "c.jar",
            Files.readAllBytes(small)));

    assertThat(leftOut(/* elements= */ 3))
        .isEqualTo("left out: " + file + "!/b.jar (with it, more than 6,000 bytes are unpacked)");
  }

  @Test
  void growsByItself() throws IOException {
    jar(file, Map.of("a.class", new byte[6_001]));

    assertThat(leftOut(/* elements= */ 0))
        .isEqualTo("left out: " + file + " (with it, more than 6,000 bytes are unpacked)");
  }

  /** Each is read as often as it is named, so that few bytes would take hours. */
  @Test
  void hasFilesAtOnePlace() throws IOException {
    jar(file, Map.of("a.class", incompressible(900), "b.class", incompressible(900)));
    ByteBuffer zip = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
    int second = indexOf(zip, 30, LOCAL_HEADER);
    int directory = indexOf(zip, second, DIRECTORY);
    zip.putInt(indexOf(zip, directory + 4, DIRECTORY) + 42, 0); // where the second file is
    zip.putInt(zip.capacity() - 22 + 16, second); // where the directory is
    Files.write(
        file,
        Bytes.concat(
            Arrays.copyOf(zip.array(), second),
            Arrays.copyOfRange(zip.array(), directory, zip.capacity())));

    assertThat(leftOut(/* elements= */ 0)).isEqualTo("left out: " + file + " (its files overlap)");
  }

  @Test
  void hasADamagedFile() throws IOException {
    jar(file, Map.of("a.class", incompressible(900)));
    byte[] bytes = Files.readAllBytes(file);
    bytes[500] ^= 1;
    Files.write(file, bytes);

    try (Inputs inputs = inputs()) {
      Entry damaged = inputs.open(file, false).get(0).entries().get(0);
      assertThat(
              assertThrows(UnreadableInputException.class, () -> damaged.content().read())
                  .getMessage())
          .isEqualTo(file + "!/a.class: its checksum is wrong");
    }
  }

  /** The next archive has the same library whole. */
  @Test
  void hasADamagedArchiveThatAnotherHasWhole() throws IOException {
    jar(
        file,
        Map.of(
            "x.jar",
            Files.readAllBytes(jar(folder.resolve("x.jar"), Map.of("a", incompressible(500))))));
    Path other = Files.copy(file, folder.resolve("other.jar"));
    byte[] bytes = Files.readAllBytes(file);
    bytes[300] ^= 1;
    Files.write(file, bytes);

    try (Inputs inputs = inputs()) {
      Entry damaged = inputs.open(file, false).get(1).entries().get(0);
      Entry whole = inputs.open(other, false).get(1).entries().get(0);
      assertThrows(UnreadableInputException.class, () -> damaged.content().read());
      assertThat(whole.content().read()).hasLength(500);
    }
  }

  private static int indexOf(ByteBuffer zip, int from, int sought) {
    int at = from;
    while (zip.getInt(at) != sought) {
      at++;
    }
    return at;
  }

  @Test
  void isNestedTooDeep() throws IOException {
    byte[] inner = Files.readAllBytes(jar(folder.resolve("inner.jar"), Map.of("a", new byte[1])));
    for (int level = 0; level < 2; level++) {
      inner = Files.readAllBytes(jar(folder.resolve("inner.jar"), Map.of("x.jar", inner)));
      Files.write(file, inner);
      if (level == 0) {
        try (Inputs inputs = inputs()) {
          assertThat(inputs.open(file, false)).hasSize(2);
        }
      }
    }
    jar(file, Map.of("x.jar", inner));

    assertThat(leftOut(/* elements= */ 3))
        .isEqualTo(
            "left out: "
                + file
                + "!/x.jar!/x.jar!/x.jar (archives are nested deeper than 3 levels)");
  }

  @Test
  void hasTooManyArchives() throws IOException {
    ImmutableMap.Builder<String, byte[]> many = ImmutableMap.builder();
    for (int i = 0; i < 6; i++) {
      Path inner = jar(folder.resolve("inner.jar"), Map.of("a" + i, new byte[1]));
      many.put(i + ".jar", Files.readAllBytes(inner));
    }
    jar(file, many.buildOrThrow());

    try (Inputs inputs = inputs()) {
      assertThat(inputs.open(file, false)).hasSize(5);
      assertThat(inputs.leftOut().ofInputs().isEmpty()).isFalse();
      assertThat(inputs.leftOut().sentences(new CommandDialect()))
          .containsExactly(
              "left out: %s!/4.jar, %s!/5.jar (no more than 5 different archives are read; --max-archives 7 reads these, too)"
                  .formatted(file, file));
    }
  }

  @Test
  void hasTooManyEntries() throws IOException {
    ImmutableMap.Builder<String, byte[]> many = ImmutableMap.builder();
    for (int i = 0; i < 11; i++) {
      many.put("f" + i, new byte[0]);
    }
    jar(file, many.buildOrThrow());

    assertThat(leftOut(/* elements= */ 0))
        .isEqualTo("left out: " + file + " (it has 11 entries; no more than 10 are read)");
  }

  @Test
  void hasABrokenArchiveInside() throws IOException {
    jar(file, Map.of("BOOT-INF/lib/x.jar", text("no jar"), "a.class", new byte[1]));

    try (Inputs inputs = inputs()) {
      assertThat(inputs.open(file, false)).hasSize(1);
      assertThat(inputs.leftOut().ofInputs().isEmpty()).isFalse();
    }
    assertThat(temporary.toFile().list()).isEmpty();
  }

  @Test
  void isTooLargeOnAClassPath() throws IOException {
    jar(file, Map.of("a.class", new byte[6_001]));

    try (Inputs inputs = inputs()) {
      assertThat(inputs.open(file, true)).isEmpty();
      assertThat(inputs.leftOut().ofInputs()).isEmpty();
      assertThat(inputs.leftOut().sentences(new CommandDialect())).hasSize(1);
    }
  }

  @Test
  void hasTwoFilesWithOneName() throws IOException {
    jar(file, Map.of("A.class", text("first"), "B.class", text("last")));
    String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
    Files.writeString(file, bytes.replace("B.class", "A.class"), StandardCharsets.ISO_8859_1);

    try (Inputs inputs = inputs()) {
      assertThat(inputs.open(file, false).get(0).entries()).hasSize(1);
    }
  }

  /** The JDK takes it for an empty one. */
  @Test
  void hasNoDirectory() throws IOException {
    jar(file, Map.of("a.class", new byte[1]));
    ByteBuffer zip = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
    zip.putInt(zip.capacity() - 22 + 12, 0); // its length
    Files.write(file, zip.array());

    assertThat(leftOut(/* elements= */ 0)).contains("it says that it has no files");
  }

  @Test
  void isEmpty() throws IOException {
    jar(file, Map.of());

    try (Inputs inputs = inputs()) {
      assertThat(inputs.open(file, false).get(0).entries()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a/.class",
        "/a.class",
        "a//b.class",
        "a.b/C.class",
        "a;b.class",
        "a\u0007.class",
        ".class",
        "[a.class",
        "a/package-info.class",
        "META-INF/versions/9/a.class",
        "a/b.java"
      })
  void hasNamesThatNoClassHas(String name) {
    InMemory content = new InMemory(name, new byte[0]);
    assertThat(new Entry(name, content).isClass()).isFalse();
    assertThat(new Entry("a/B$C.class", content).isClass()).isTrue();
  }

  @Test
  void hasALoopOfLinks() throws IOException {
    Files.writeString(folder.resolve("a.txt"), "");
    Files.createSymbolicLink(folder.resolve("loop"), folder);

    try (Inputs inputs = inputs()) {
      assertThat(inputs.open(folder, false).get(0).entries().stream().map(Entry::name))
          .containsExactly("a.txt");
    }
  }

  private static byte[] incompressible(int size) {
    byte[] bytes = new byte[size];
    new Random(1).nextBytes(bytes);
    return bytes;
  }

  private Inputs inputs() throws IOException {
    return inputs(/* isWhole= */ false);
  }

  private Inputs inputs(boolean isWhole) throws IOException {
    return new Inputs(SMALL, isWhole, Files.createDirectories(temporary));
  }

  /** What is said of it beside so many elements. Nothing is left behind. */
  private String leftOut(int elements) throws IOException {
    try (Inputs inputs = inputs()) {
      assertThat(inputs.open(file, false)).hasSize(elements);
      assertThat(inputs.leftOut().ofInputs()).hasSize(1);
      return inputs.leftOut().sentences(new CommandDialect()).get(0);
    } finally {
      assertThat(temporary.toFile().list()).isEmpty();
    }
  }

  /** Whatever is wrong with one that is needed whole, nothing is left behind. */
  private String problem() {
    String problem =
        assertThrows(
                UnreadableInputException.class,
                () -> {
                  try (Inputs inputs = inputs(/* isWhole= */ true)) {
                    inputs.open(file, false);
                  }
                })
            .getMessage();
    assertThat(temporary.toFile().list()).isEmpty();
    return problem;
  }
}
