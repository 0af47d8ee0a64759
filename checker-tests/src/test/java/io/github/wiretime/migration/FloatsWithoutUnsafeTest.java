package io.github.wiretime.migration;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.ClassFiles;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page says to receivers of a primitive {@code float}: the first aid and the two ways. */
@Tag("slow")
final class FloatsWithoutUnsafeTest {

  /** The references that the four bytes too many overwrite. */
  private static final String NEIGHBOURS = "String name = \"a\"; List<String> l = null;";

  private static final String RATE =
      "float rate; void fill() { rate = 7.25f; } boolean right() { return rate == 7.25f; }";

  private static final String BOTH =
      "float rate; Float safeRate; void fill() { rate = 7.25f; safeRate = 7.25f; }"
          + " boolean right() { return (safeRate == null ? rate : safeRate) == 7.25f; }";

  private static final String BOXED =
      "Float safeRate; void fill() { safeRate = 7.25f; }"
          + " boolean right() { return safeRate != null && safeRate == 7.25f; }";

  private static final String FIRST_AID = "com.caucho.hessian.unsafe=false";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"hessian-lite-4.0.3.jar", "hessian-lite-4.0.4.jar"})
  void itBringsEveryFloat(String release) throws Exception {
    Path classes = compile(NEIGHBOURS);
    Peer sender = new Peer(classes, release, "");

    assertThat(sender.sendTo(new Peer(classes, release, ""))).isEqualTo("crash");
    assertThat(sender.sendTo(new Peer(classes, release, FIRST_AID))).isEqualTo("received 50");
    assertThat(new Peer(classes, release, FIRST_AID).sendTo(sender)).isEqualTo("crash");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hessian-lite-4.0.3.jar", "hessian-lite-4.0.4.jar"})
  void aFloatWithNothingBehindItIsWrongWithoutACrash(String release) throws Exception {
    Path classes = compile("");
    Peer sender = new Peer(classes, release, "");

    assertThat(sender.sendTo(new Peer(classes, release, ""))).isEqualTo("received 0");
    assertThat(sender.sendTo(new Peer(classes, release, FIRST_AID))).isEqualTo("received 50");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hessian-lite-4.0.3.jar", "hessian-lite-4.0.4.jar"})
  void theReceiverCrashesWhateverReleaseSends(String release) throws Exception {
    Path classes = compile(NEIGHBOURS);
    Peer old = new Peer(classes, "hessian-lite-3.2.13.jar", "");
    Peer next = new Peer(classes, release, "");

    assertThat(old.sendTo(next)).isEqualTo("crash");
    assertThat(next.sendTo(old)).isEqualTo("received 50");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hessian-lite-4.0.3.jar", "hessian-lite-4.0.4.jar"})
  void aZeroArrivesAndEmptiesItsNeighbour(String release) throws Exception {
    Peer peer =
        new Peer(
            compile(
                "zero",
                "float rate; String name; void fill() { name = \"a\"; }"
                    + " boolean right() { return rate == 0 && name == null; }"),
            release,
            "");

    assertThat(peer.sendTo(peer)).isEqualTo("received 50");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hessian-lite-4.0.3.jar", "hessian-lite-4.0.4.jar"})
  void twoReleasesNeedTheFirstAid(String release) throws Exception {
    Path before = compile("before", RATE);
    Path first = compile("first", BOTH);
    Path second = compile("second", BOXED);

    for (Path[] call :
        new Path[][] {{before, first}, {first, before}, {first, first}, {first, second}}) {
      assertThat(new Peer(call[0], release, "").sendTo(new Peer(call[1], release, FIRST_AID)))
          .isEqualTo("received 50");
    }
    assertThat(new Peer(second, release, "").sendTo(new Peer(first, release, FIRST_AID)))
        .isEqualTo("received 50");
    assertThat(new Peer(before, release, "").sendTo(new Peer(first, release, "")))
        .isEqualTo("crash");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hessian-lite-4.0.3.jar", "hessian-lite-4.0.4.jar"})
  void aReceiverWithoutTheFieldNeedsNone(String release) throws Exception {
    Peer after = new Peer(compile("second", BOXED), release, "");

    assertThat(new Peer(compile("before", RATE), release, "").sendTo(after))
        .isEqualTo("received 0");
    assertThat(after.sendTo(after)).isEqualTo("received 50");
  }

  private Path compile(String others) {
    return compile("classes", RATE + others);
  }

  /** Fifty objects of a class, of which the receiver counts the right ones. */
  private Path compile(String name, String members) {
    return ClassFiles.compile(
        folder.resolve(name),
        """
        import java.util.*;
        class Dto implements java.io.Serializable { %s }
        class Peer {
          static Object send() {
            List<Dto> all = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
              Dto dto = new Dto();
              dto.fill();
              all.add(dto);
            }
            return all;
          }

          static String receive(Object all) {
            System.gc();
            int right = 0;
            for (Object dto : (List<?>) all) {
              right += ((Dto) dto).right() ? 1 : 0;
            }
            return "" + right;
          }
        }
        """
            .formatted(members));
  }
}
