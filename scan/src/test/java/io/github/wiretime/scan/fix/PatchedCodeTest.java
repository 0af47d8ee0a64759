package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A build that fails on warnings still passes with the patches applied. */
final class PatchedCodeTest {

  private final FixedModule module = FixedModule.create();

  @Test
  void errorProneWarnsOfNothing() throws Exception {
    module.write("package app; public interface Orders { Order find(); }");
    module.write(
        """
        package app;
        public class Order implements java.io.Serializable {
          private static final long serialVersionUID = 1;
        %s
          @Override public String toString() { return "" + %s; }
        }
        """
            .formatted(
                Twins.types().stream()
                    .map(type -> "  private " + type + " " + field(type) + ";")
                    .collect(joining("\n")),
                Twins.types().stream().map(PatchedCodeTest::field).collect(joining(" + "))));

    Path reads = module.step(checked(), 1);
    assertThat(module.warnings()).isEmpty();
    Path checkedReads = checked();
    assertThat(module.warnings()).isEmpty();
    module.step(reads, 2);
    checked();

    assertThat(checkedReads).isNotEqualTo(reads);
    assertThat(module.warnings()).isEmpty();
  }

  private static String field(String type) {
    return "a" + type.substring(type.lastIndexOf('.') + 1);
  }

  private Path checked() throws Exception {
    return module.build(
        "-XDcompilePolicy=simple",
        "--should-stop=ifError=FLOW",
        "-XDaddTypeAnnotationsToSymbol=true",
        "-processorpath",
        System.getProperty("java.class.path"),
        "-Xplugin:ErrorProne -Xep:CostlyRpcTime:OFF");
  }
}
