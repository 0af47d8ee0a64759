package io.github.wiretime.migration;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.ClassFiles;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects that another class stands in for, where the original class is declared. */
@Tag("slow")
final class ReplacedClassTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {"hessian-lite-3.2.13.jar", "sofa-hessian-3.3.12.jar", "sofa-hessian-3.5.6.jar"})
  void olderReleasesMakeTheDeclaredClassAndLoseAFieldOfAnotherName(String release)
      throws Exception {
    assertThat(sent(release, "sum")).isEqualTo("received field EUR null, list EUR 9");
    assertThat(sent(release, "amount")).isEqualTo("received field EUR 9, list EUR 9");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hessian-lite-4.0.3.jar", "hessian-lite-4.0.4.jar"})
  void newerReleasesMakeTheClassThatIsSent(String release) throws Exception {
    assertThat(sent(release, "sum")).isEqualTo("received field EUR 9, list EUR 9");
  }

  /** Sends the amount under a name, and tells what arrives in a field and in a list. */
  private String sent(String release, String name) throws Exception {
    Path classes =
        ClassFiles.compile(
            folder,
            """
            import java.io.Serializable;
            import java.util.*;
            class Money implements Serializable {
              String currency = "EUR"; String amount;
              Object writeReplace() {
                Wire wire = new Wire(); wire.currency = currency; wire.NAME = amount;
                return wire;
              }
              public String toString() { return currency + " " + amount; }
            }
            class Wire implements Serializable {
              String currency; String NAME;
              Object readResolve() {
                Money money = new Money(); money.currency = currency; money.amount = NAME;
                return money;
              }
            }
            class Dto implements Serializable { Money price; List<Money> prices = new ArrayList<>(); }
            class Peer {
              static Money money() { Money money = new Money(); money.amount = "9"; return money; }
              static Object send() {
                Dto dto = new Dto();
                dto.price = money();
                dto.prices.add(money());
                return dto;
              }
              static String receive(Object dto) {
                return "field " + ((Dto) dto).price + ", list " + ((Dto) dto).prices.get(0);
              }
            }
            """
                .replace("NAME", name));
    Peer peer = new Peer(classes, release, "");
    return peer.sendTo(peer);
  }
}
