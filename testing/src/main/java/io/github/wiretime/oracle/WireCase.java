package io.github.wiretime.oracle;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.options.HessianLite;
import java.util.Map;
import java.util.Set;

/**
 * A graph and the verdict that the domain facts demand, written by hand.
 *
 * @param name what the case is about
 * @param code the members of package {@code com.acme}; the service is {@code com.acme.Api}
 * @param expected the entries of the verdict, {@code com.acme.} left out
 * @param missed those of them that the bytes show and the check leaves out, a known limit
 * @param exceptions the entries of releases that write others
 * @param refusing releases that throw
 */
public record WireCase(
    String name,
    String code,
    Set<String> expected,
    Set<String> missed,
    ImmutableMap<HessianLite, Set<String>> exceptions,
    ImmutableSet<HessianLite> refusing) {
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
    return new WireCase(
        name, code, Set.of(expected), Set.of(), ImmutableMap.of(), ImmutableSet.of());
  }

  /** The same where the check leaves out some of the entries. */
  public WireCase butTheCheckMisses(String... entries) {
    return new WireCase(name, code, expected, Set.of(entries), exceptions, refusing);
  }

  /** The same where a release writes these entries and no others. */
  public WireCase butIn(HessianLite release, String... entries) {
    var all = ImmutableMap.<HessianLite, Set<String>>builder().putAll(exceptions);
    all.put(release, Set.of(entries));
    return new WireCase(name, code, expected, missed, all.buildOrThrow(), refusing);
  }

  /** The same where SOFA's hessian 3 writes these entries and no others. */
  public WireCase butInSofa3(String... entries) {
    return butIn(HessianLite.SOFA_3, entries).butIn(HessianLite.SOFA_3_5, entries);
  }

  /** The same where a release throws. */
  public WireCase refusedBy(HessianLite release) {
    return new WireCase(name, code, expected, missed, exceptions, ImmutableSet.of(release));
  }

  /** The program: the code, and a provider of the service. */
  public Compilation compilation() {
    return new Compilation(
        "com.acme.Api",
        Map.of(),
        Map.of("com/acme/Api.java", HEAD + code, "com/acme/Provider.java", PROVIDER));
  }

  /** What the bytes of a release show, with the package of every owner. */
  Set<String> written(HessianLite release) {
    return qualified(exceptions.getOrDefault(release, expected));
  }

  /** What the check finds for a release. */
  Set<String> found(HessianLite release) {
    Set<String> written = written(release);
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
