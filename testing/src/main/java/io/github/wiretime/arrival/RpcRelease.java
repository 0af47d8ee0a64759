package io.github.wiretime.arrival;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.ShortLived;
import io.github.wiretime.checker.harness.ClassPath;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.options.HessianLite;
import java.io.File;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The releases of Dubbo and SOFARPC whose calls judge, each with the Hessian that it brings. */
public enum RpcRelease {
  /** Has its Hessian inside. */
  DUBBO_2_7_23("2.7.23", HessianLite.LITE_3_2, "dubbo-2.7.23.jar"),
  DUBBO_3_2_19("3.2.19", HessianLite.LITE_3_2, "dubbo-3.2.19.jar", "hessian-lite-3.2.13.jar"),
  DUBBO_3_3_0("3.3.0", HessianLite.LITE_4_0_3, "dubbo-3.3.0.jar", "hessian-lite-4.0.3.jar"),
  DUBBO_3_3_1("3.3.1", HessianLite.LITE_4_0_3, "dubbo-3.3.1.jar", "hessian-lite-4.0.3.jar"),
  DUBBO_3_3_2("3.3.2", HessianLite.LITE_4_0_3, "dubbo-3.3.2.jar", "hessian-lite-4.0.3.jar"),
  DUBBO_3_3_5("3.3.5", HessianLite.LITE_4_0_3, "dubbo-3.3.5.jar", "hessian-lite-4.0.3.jar"),
  DUBBO_3_3_6("3.3.6", HessianLite.LITE_4_0_4, "dubbo-3.3.6.jar", "hessian-lite-4.0.4.jar"),
  SOFA_5_8_8(
      "5.8.8",
      HessianLite.SOFA_3,
      "sofa-rpc-all-5.8.8.jar",
      "sofa-hessian-3.3.12.jar",
      "bolt-1.5.10.jar",
      "sofa-common-tools-1.3.2.jar",
      "transmittable-thread-local-2.12.1.jar"),
  SOFA_5_13_2(
      "5.13.2",
      HessianLite.SOFA_3_5,
      "sofa-rpc-all-5.13.2.jar",
      "sofa-hessian-3.5.6.jar",
      "bolt-1.6.10.jar",
      "sofa-common-tools-1.4.0.jar",
      "transmittable-thread-local-2.12.1.jar");

  private final String version;
  private final HessianLite hessian;
  private final ImmutableList<String> jars;

  RpcRelease(String version, HessianLite hessian, String... jars) {
    this.version = version;
    this.hessian = hessian;
    this.jars = ImmutableList.copyOf(jars);
  }

  /** The release as the check knows it. */
  public HessianLite hessian() {
    return hessian;
  }

  /**
   * Its jars, and what this JVM has without another release. Dubbo gets its JSON from Gson, as it
   * tells fastjson2 of all classes that it does not trust, which takes most of the time.
   */
  private ImmutableList<File> classPath() {
    Path folder = Path.of(System.getProperty("wiretime.hessian"));
    return Stream.concat(
            Stream.concat(jars.stream(), Stream.of("gson-2.9.0.jar"))
                .map(jar -> folder.resolve(jar).toFile()),
            ClassPath.ofThisJvm().stream()
                .filter(file -> !file.getName().matches("(bolt|dubbo|fastjson2|hessian|sofa)-.*")))
        .collect(toImmutableList());
  }

  /** Whether it refuses classes that no service names. */
  public boolean refusesClasses() {
    return !hessian.isOfSofa() && DubboLine.ofVersion(version).isStrict();
  }

  /**
   * The command of a JVM with it.
   *
   * @param folder that the JVM may fill
   */
  public ImmutableList<String> command(Path folder, Class<?> main, List<String> arguments) {
    ImmutableList.Builder<String> command = ImmutableList.builder();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(argument -> argument.startsWith("--add-opens"))
        .forEach(command::add);
    command.addAll(ShortLived.JVM);
    command.add("-Xmx256m"); // in so small a heap no damaged reference points to an object
    command.add("-XX:-CreateCoredumpOnCrash");
    command.add("-XX:ErrorFile=" + folder.resolve("crash.log"));
    command.add("-Duser.home=" + folder); // both write files there
    command.add("-Dwiretime.hessian=" + System.getProperty("wiretime.hessian"));
    command.add("-Ddubbo.application.logger=slf4j"); // and there is nothing behind it
    command.add("-Ddubbo.application.qos-enable=false"); // one more port, as the next
    command.add("-Ddubbo.application.metadata-service-protocol=injvm");
    command.add("-Dmodule.load.list=fault-tolerance"); // SOFARPC's tracer needs more jars
    command.add("-cp");
    command.add(classPath().stream().map(File::getPath).collect(joining(File.pathSeparator)));
    command.add(main.getName());
    command.addAll(arguments);
    return command.build();
  }

  @Override
  public String toString() {
    return version;
  }
}
