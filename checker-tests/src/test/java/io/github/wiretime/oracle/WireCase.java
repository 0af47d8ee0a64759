package io.github.wiretime.oracle;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A graph and the verdict that the domain facts demand, written by hand.
 *
 * @param name what the case is about
 * @param code the members of package {@code com.acme}; the service is {@code com.acme.Api}
 * @param expected the entries of the verdict, {@code com.acme.} left out
 */
record WireCase(String name, String code, Set<String> expected) {
  private static final String HEAD =
      """
      package com.acme;
      import java.io.*;
      import java.time.*;
      import java.time.chrono.*;
      import java.time.temporal.*;
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import org.apache.dubbo.common.stream.StreamObserver;
      """;

  private static final String PROVIDER =
      """
      package com.acme;
      @org.apache.dubbo.config.annotation.DubboService(interfaceClass = Api.class)
      class Provider {}
      """;

  static WireCase of(String name, String code, String... expected) {
    return new WireCase(name, code, Set.of(expected));
  }

  Compilation compilation() {
    return new Compilation(
        "com.acme.Api",
        Map.of(),
        Map.of("com/acme/Api.java", HEAD + code, "com/acme/Provider.java", PROVIDER));
  }

  /** The expected entries with the package of every owner. */
  Set<String> qualified() {
    return expected.stream()
        .map(entry -> entry.startsWith("com.acme.") ? entry : "com.acme." + entry)
        .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public String toString() {
    return name;
  }
}
