package io.github.wiretime.migration;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.ClassFiles;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The first aid of the page for receivers of a primitive {@code float}. */
@Tag("slow")
final class FloatsWithoutUnsafeTest {

  /** The references that the four bytes too many overwrite. */
  private static final String NEIGHBOURS = "String name = \"a\"; List<String> l = null;";

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

  /** Fifty objects with a float and other fields, of which the receiver counts the right ones. */
  private Path compile(String others) {
    return ClassFiles.compile(
        folder,
        """
        import java.util.*;
        class Dto implements java.io.Serializable { float rate; %s }
        class Peer {
          static Object send() {
            List<Dto> all = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
              Dto dto = new Dto();
              dto.rate = 7.25f;
              all.add(dto);
            }
            return all;
          }

          static String receive(Object all) {
            System.gc();
            int right = 0;
            for (Object dto : (List<?>) all) {
              right += ((Dto) dto).rate == 7.25f ? 1 : 0;
            }
            return "" + right;
          }
        }
        """
            .formatted(others));
  }
}
