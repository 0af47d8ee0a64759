package io.github.wiretime.checker.options;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.sun.source.util.Plugin;
import io.github.wiretime.checker.CostlyRpcTime;
import io.github.wiretime.checker.CostlyRpcTimePlugin;
import io.github.wiretime.checker.harness.CheckingJavac;
import io.github.wiretime.checker.harness.Javac;
import io.github.wiretime.checker.harness.Source;
import io.github.wiretime.checker.harness.SpringFile;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
  void refusesACheckThatIsNotThere() {
    assertThat(messages(true, "-XDcompilePolicy=simple", "-Xep:CostlyRpcTimes:ERROR"))
        .containsExactly("[CostlyRpcTime] CostlyRpcTimes is not a valid checker name");
  }

  @Test
  void isTurnedOffAsErrorPronesCheckIs() {
    for (String off : List.of("-Xep:CostlyRpcTime:OFF", "-XepDisableAllChecks")) {
      assertThat(messages(true, "-XDcompilePolicy=simple", SERVICES, off)).isEmpty();
    }
  }

  @Test
  void leavesExcludedPathsAlone() {
    String excluded = "-XepExcludedPaths:.*OrderService.java";

    assertThat(messages(true, "-XDcompilePolicy=simple", SERVICES, excluded)).isEmpty();
  }

  @Test
  void takesTheLastOfSeveralExcludedPaths() {
    assertThat(
            messages(
                true,
                "-XDcompilePolicy=simple",
                SERVICES,
                "-XepExcludedPaths:.*OrderService.java",
                "-XepExcludedPaths:.*Other.java"))
        .hasSize(1);
  }

  @Test
  void refusesExcludedPathsThatAreNoRegularExpression() {
    assertThat(messages(true, "-XDcompilePolicy=simple", "-XepExcludedPaths:*.java"))
        .containsExactly(
            "[CostlyRpcTime] -XepExcludedPaths:*.java is no regular expression: "
                + "Dangling meta character '*'");
  }

  /** Errors of its own are no reason to stop, as those of the language are. */
  @Test
  void goesOnAfterAnErrorWithoutAPlace(@TempDir Path folder) {
    String service = "<dubbo:service interface='java.time.InstantSource' ref='source'/>";

    assertThat(
            messages(
                true,
                "-XDcompilePolicy=simple",
                "--should-stop=ifError=FLOW",
                "-Xep:CostlyRpcTime:ERROR",
                SERVICES,
                "-XepOpt:CostlyRpcTime:SpringConfig="
                    + SpringFile.write(folder, SpringFile.beans(service))))
        .hasSize(2);
  }

  /** javac's own copy of the plugin hands over to the one in the context class loader. */
  @Test
  void usesTheClassesThatABuildKeeps() {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    KeptClasses kept = new KeptClasses(before);
    thread.setContextClassLoader(kept);
    try {
      assertThat(messages(true, "-XDcompilePolicy=simple", SERVICES)).hasSize(1);
      assertThat(kept.names).contains(CostlyRpcTime.class.getName());
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** Has the check's classes once more. */
  private static final class KeptClasses extends URLClassLoader {
    private final Set<String> names = new HashSet<>();

    KeptClasses(ClassLoader parent) {
      super(
          new URL[] {CostlyRpcTimePlugin.class.getProtectionDomain().getCodeSource().getLocation()},
          parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(CostlyRpcTimePlugin.class.getPackageName() + ".")) {
        return super.loadClass(name, resolve);
      }
      return names.add(name) ? findClass(name) : findLoadedClass(name);
    }
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
    return new Javac(
            CheckingJavac.compiler(asPlugin), ImmutableList.copyOf(arguments), ImmutableList.of())
        .against().compile(ImmutableList.of(Source.of(SOURCE))).all().stream()
            .map(diagnosis -> diagnosis.line() + " " + diagnosis.message())
            .map(text -> text.replaceFirst("^-1 ", ""))
            .collect(ImmutableList.toImmutableList());
  }
}
