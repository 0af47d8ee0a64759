package io.github.wiretime.oracle;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Map;
import java.util.Set;

/**
 * A graph and the verdict that the domain facts demand, written by hand.
 *
 * @param name what the case is about
 * @param code the members of package {@code com.acme}; the service is {@code com.acme.Api}
 * @param expected the entries of the verdict, {@code com.acme.} left out
 * @param missed those of them that the bytes show and the check leaves out, a known limit
 * @param onlyIn32 entries that hessian-lite 3.2 has besides
 */
public record WireCase(
    String name, String code, Set<String> expected, Set<String> missed, Set<String> onlyIn32) {
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

  /** One that holds for all releases, and for the check as for the bytes. */
  public static WireCase of(String name, String code, String... expected) {
    return new WireCase(name, code, Set.of(expected), Set.of(), Set.of());
  }

  /** The same where the check leaves out some of the entries. */
  public WireCase butTheCheckMisses(String... entries) {
    return new WireCase(name, code, expected, Set.of(entries), onlyIn32);
  }

  /** The same where hessian-lite 3.2 writes more. */
  public WireCase andInTheOldLine(String... entries) {
    return new WireCase(name, code, expected, missed, Set.of(entries));
  }

  /** The program: the code, and a provider of the service. */
  public Compilation compilation() {
    return new Compilation(
        "com.acme.Api",
        Map.of(),
        Map.of("com/acme/Api.java", HEAD + code, "com/acme/Provider.java", PROVIDER));
  }

  /** What the bytes of a release show, with the package of every owner. */
  Set<String> written(boolean inOldLine) {
    return qualified(inOldLine ? Sets.union(expected, onlyIn32) : expected);
  }

  /** What the check finds for a release. */
  Set<String> found(boolean inOldLine) {
    Set<String> written = written(inOldLine);
    Set<String> left = qualified(missed);
    if (!written.containsAll(left)) {
      throw new IllegalArgumentException("the bytes do not show all of " + left);
    }
    return Sets.difference(written, left);
  }

  private static Set<String> qualified(Set<String> entries) {
    return entries.stream()
        .map(entry -> entry.startsWith("com.acme.") ? entry : "com.acme." + entry)
        .collect(ImmutableSet.toImmutableSet());
  }

  @Override
  public String toString() {
    return name;
  }
}
