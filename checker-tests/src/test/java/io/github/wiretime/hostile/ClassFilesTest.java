package io.github.wiretime.hostile;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Random;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Class files that are damaged. The source names the service's own result only, so that javac on
 * its own reads none of the damaged ones: what it does not complain about, the check must not
 * either.
 */
final class ClassFilesTest {

  private static final ImmutableList<JavaFileObject> SERVICE =
      Trial.files(Source.of("package app; interface OrderService { api.Order find(); }"));

  private static final String DAMAGED = "api.Line";

  @TempDir private Path api;
  private Path file;
  private byte[] sound;
  private int found;

  @BeforeEach
  void compile() throws IOException {
    ClassFiles.compile(
        api,
        """
        package api;
        public class Order implements java.io.Serializable { public Line<String> line; public java.time.Instant t; }
        """,
        """
        package api;
        @Deprecated
        public abstract class Line<T extends Comparable<? super T>> extends Upper<T>
            implements java.io.Serializable {
          private static final String TEXT = "text";
          @SuppressWarnings("unused") private java.time.Instant t;
          java.util.Map<String, ? extends T[]> map;
          class Inner { java.time.Year y; }
          Inner inner;
          abstract <E extends Exception> T call(@Deprecated int a, Runnable r) throws E;
          Object writeReplace() { return (Runnable) () -> call(1, null); }
        }
        """,
        "package api; public abstract class Upper<T> { T value; Order order; }");
    file = api.resolve(DAMAGED.replace('.', '/') + ".class");
    sound = Files.readAllBytes(file);
  }

  @Test
  void soundOnes() {
    Trial.Result result = Trial.checked(SERVICE, api);

    result.assertSound(1);
  }

  @Test
  void cutShort() throws IOException {
    int cuts = 0;
    for (int length = 0; length < sound.length; length += 1 + sound.length / 20) {
      assertHarmless("cut to " + length + " bytes", Arrays.copyOf(sound, length));
      cuts++;
    }

    assertThat(found).isEqualTo(cuts);
  }

  @Test
  void changedBytes() throws IOException {
    Random random = new Random(20260101);
    for (int i = 0; i < 50; i++) {
      byte[] changed = sound.clone();
      int at = 8 + random.nextInt(changed.length - 8);
      changed[at] = (byte) random.nextInt(256);
      assertHarmless("byte " + at + " is " + changed[at], changed);
    }

    // A changed byte can turn the class into one that claims other classes as its members.
    assertThat(found).isAtLeast(45);
  }

  @Test
  void ofALaterJava() throws IOException {
    byte[] later = sound.clone();
    later[7] = 127;
    assertHarmless("version 127", later);

    assertThat(found).isEqualTo(1);
  }

  @Test
  void underAnotherName() throws IOException {
    assertHarmless("another class", Files.readAllBytes(api.resolve("api/Upper.class")));

    assertThat(found).isEqualTo(1);
  }

  /** As the jars of two builds can form one, of which each is right by itself. */
  @Test
  void superclassesInACircle(@TempDir Path otherBuild) throws IOException {
    ClassFiles.compile(
        otherBuild,
        "package api; public class Line<T> {}",
        "package api; public class Upper<T> extends Line<T> {}");
    Path upper = Path.of("api", "Upper.class");
    Files.copy(otherBuild.resolve(upper), api.resolve(upper), StandardCopyOption.REPLACE_EXISTING);
    assertHarmless("a circle", sound);

    assertThat(found).isEqualTo(1);
  }

  private void assertHarmless(String damage, byte[] content) throws IOException {
    Files.write(file, content);
    Trial.Result alone = Trial.alone(SERVICE, api);
    Trial.Result checked = Trial.checked(SERVICE, api);

    assertWithMessage(damage)
        .that(checked.crash().map(Throwables::getStackTraceAsString).orElse(""))
        .isEmpty();
    assertWithMessage(damage).that(checked.mistakes()).isEmpty();
    assertWithMessage(damage).that(checked.errors()).isEqualTo(alone.errors());
    assertWithMessage(damage).that(checked.bug()).isEqualTo(alone.bug());
    found += checked.findings().isEmpty() ? 0 : 1;
  }
}
