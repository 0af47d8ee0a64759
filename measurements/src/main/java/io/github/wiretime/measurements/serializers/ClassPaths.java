package io.github.wiretime.measurements.serializers;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.stack.Dependencies;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The class paths of applications with real releases of Dubbo, and of the registry. */
record ClassPaths(Dependencies dependencies) {

  private static final String ZOOKEEPER = "3.8.4";
  private static final String SPRING_BOOT = "2.7.18";
  private static final String PROTOBUF = "com.google.protobuf:protobuf-java:3.25.8";

  /** Dubbo itself needs something that reads JSON. */
  private static final String GSON = "com.google.code.gson:gson:2.11.0";

  /** What an application of that release has. */
  ImmutableList<Path> of(String release, How how, boolean lacksFastjson2) throws IOException {
    ImmutableList.Builder<String> coordinates = ImmutableList.builder();
    String name = "dubbo";
    if (how == How.BOOT) {
      name = "dubbo-spring-boot-starter";
      coordinates.add("org.springframework.boot:spring-boot-starter:" + SPRING_BOOT);
    }
    coordinates.add("org.apache.dubbo:" + name + ":" + release);
    coordinates.add("org.apache.curator:curator-x-discovery:" + curator(release));
    coordinates.add(PROTOBUF);
    if (lacksFastjson2) {
      name += "-gson";
      coordinates.add(GSON);
    }
    return dependencies.classPath(name + "-" + release, coordinates.build()).stream()
        .filter(jar -> !(lacksFastjson2 && isFastjson2(jar)))
        .collect(ImmutableList.toImmutableList());
  }

  /** The one that the releases were built with; later ones dropped what the earlier Dubbo calls. */
  private static String curator(String release) {
    return release.startsWith("2.") || release.startsWith("3.0.") || release.startsWith("3.1.")
        ? "4.3.0"
        : "5.1.0";
  }

  private static boolean isFastjson2(Path jar) {
    return jar.getFileName().toString().startsWith("fastjson2-");
  }

  /** What the registry has. */
  ImmutableList<Path> registry() throws IOException {
    return dependencies.classPath(
        "zookeeper",
        List.of(
            "org.apache.zookeeper:zookeeper:" + ZOOKEEPER,
            "io.dropwizard.metrics:metrics-core:4.1.12.1",
            "org.xerial.snappy:snappy-java:1.1.10.5"));
  }
}
