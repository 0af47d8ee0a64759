package io.github.wiretime.checker.options;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import com.sun.source.util.Plugin;
import io.github.wiretime.checker.CostlyRpcTimePlugin;
import io.github.wiretime.checker.harness.CheckingJavac;
import io.github.wiretime.checker.harness.ClassPath;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/**
 * The check as a plugin of javac. That it says what Error Prone's check says is asked by running
 * all other tests with it, as the matrix does.
 */
final class CostlyRpcTimePluginTest {

  private static final String SOURCE =
      "public interface OrderService { java.time.Instant created(); }";
  private static final String SERVICES = "-XepOpt:CostlyRpcTime:ServiceInterfaces=*Service";

  @Test
  void reportsAsErrorProneDoes() {
    String[] arguments = {"-XDcompilePolicy=simple", "--should-stop=ifError=FLOW", SERVICES};

    assertThat(messages(true, arguments)).hasSize(1);
    assertThat(messages(true, arguments)).isEqualTo(messages(false, arguments));
  }

  @Test
  void needsAllCodeBeforeTheFirstClassFile() {
    assertThat(messages(true, SERVICES))
        .containsExactly(
            "[CostlyRpcTime] javac needs the argument -XDcompilePolicy=simple as well");
  }

  @Test
  void refusesWhatErrorPronesParserRefuses() {
    assertThat(messages(true, "-XDcompilePolicy=simple", "-XepNonsense"))
        .containsExactly("[CostlyRpcTime] invalid flag: -XepNonsense");
  }

  @Test
  void isFoundByItsName() {
    assertThat(
            ServiceLoader.load(Plugin.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(plugin -> plugin instanceof CostlyRpcTimePlugin)
                .map(Plugin::getName)
                .toList())
        .containsExactly("CostlyRpcTime");
  }

  private static ImmutableList<String> messages(boolean asPlugin, String... arguments) {
    Compilation compilation =
        Compiler.compiler(CheckingJavac.compiler(asPlugin))
            .withOptions(ImmutableList.copyOf(arguments))
            .withClasspath(ClassPath.ofTests())
            .compile(JavaFileObjects.forSourceString("OrderService", SOURCE));
    return compilation.diagnostics().stream()
        .map(diagnostic -> diagnostic.getLineNumber() + " " + diagnostic.getMessage(null))
        .map(text -> text.replaceFirst("^-1 ", ""))
        .collect(ImmutableList.toImmutableList());
  }
}
