package io.github.wiretime.scan.allowlist;

import static java.util.stream.Collectors.joining;

import io.github.wiretime.checker.harness.ClassPath;
import java.io.File;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The releases of Dubbo that have a {@code STRICT}, each with its Hessian. */
enum DubboRelease {
  DUBBO_3_2("dubbo-3.2.19.jar", "hessian-lite-3.2.13.jar"),
  DUBBO_3_3("dubbo-3.3.6.jar", "hessian-lite-4.0.4.jar");

  private static final Path JARS = Path.of(System.getProperty("wiretime.hessian"));
  private static final Path FASTJSON2 = JARS.resolve("fastjson2-2.0.56.jar");

  private final String dubbo;
  private final String hessian;

  DubboRelease(String dubbo, String hessian) {
    this.dubbo = dubbo;
    this.hessian = hessian;
  }

  Path dubbo() {
    return JARS.resolve(dubbo);
  }

  /** What an application with it has. */
  String classPath() {
    return JARS.resolve(dubbo) + File.pathSeparator + JARS.resolve(hessian);
  }

  /** The same with fastjson2, as Dubbo 3.2 has it by default. */
  String classPathWithFastjson2() {
    return classPath() + File.pathSeparator + FASTJSON2;
  }

  /** The same with what Dubbo needs to run. */
  String runnable() {
    Stream<String> others =
        ClassPath.ofThisJvm().stream()
            .filter(file -> !file.getName().matches("(dubbo|hessian)-.*"))
            .map(File::getPath);
    return Stream.concat(Stream.of(classPathWithFastjson2()), others)
        .collect(joining(File.pathSeparator));
  }
}
