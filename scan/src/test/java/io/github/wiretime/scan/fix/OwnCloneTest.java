package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.scan.ScanRun;
import io.github.wiretime.twins.ThreeReleases;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * A {@code clone()} of the patched class or below it, whatever it does: {@code super.clone()} in
 * the patched class is that of {@code Object}.
 */
final class OwnCloneTest {

  private static final int TURNS = 5;

  private final FixedModule module = FixedModule.create();

  @Test
  void isNoneOfThePatchsBusiness() throws Exception {
    module.write(
        "package app; public interface Orders { Plain a(); Caught b(); Itself c(); Sub d(); }");
    write(
        "Plain",
        "public Plain clone() throws CloneNotSupportedException { return (Plain) super.clone(); }");
    write(
        "Caught",
        """
        public Object clone() {
          try {
            return super.clone();
          } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
          }
        }
        """);
    write("Itself", "public Itself clone() { return this; }");
    write("Base", "");
    module.write(
        """
        package app;
        public class Sub extends Base {
          private static final long serialVersionUID = 1;
          public Sub clone() { return null; }
        }
        """);
    Path old = module.build();

    Path reads = module.step(old, 1);
    Path sends = module.step(reads, 2);

    assertThat(ScanRun.of(sends, "--service-interfaces=app.Orders").out())
        .contains(", 0 costly members;");
    new ThreeReleases(old, reads, sends)
        .assertExchange(
            ImmutableList.of("app.Plain", "app.Caught", "app.Itself", "app.Sub"), TURNS);
  }

  private void write(String name, String clone) {
    module.write(
        """
        package app;
        public class %s implements java.io.Serializable, Cloneable {
          private static final long serialVersionUID = 1;
          private java.time.LocalDateTime at;
        %s}
        """
            .formatted(name, clone.indent(2)));
  }
}
