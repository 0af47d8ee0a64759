package io.github.wiretime.arrival;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableTable;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.Compilation;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Classes and what becomes of the values of their members, release by release.
 *
 * @param name what the case is about
 * @param code types of package {@code com.acme}, all of which become public; the service is {@code
 *     com.acme.Api}. A static method {@code given()} says how an object of its class looks; members
 *     of other classes are filled with values of their types
 * @param broken the members whose values do not arrive, {@code com.acme.} left out
 * @param called where a call of real Dubbo or SOFARPC, with their checks of classes as they are by
 *     default, does something else than the serializer alone
 */
public record ArrivalCase(
    String name,
    String code,
    ImmutableTable<HessianLite, String, Outcome> broken,
    ImmutableTable<HessianLite, String, Outcome> called) {
  private static final String PACKAGE = "com.acme.";

  private static final String HEAD =
      """
      package com.acme;
      import com.google.common.collect.*;
      import java.io.*;
      import java.math.*;
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      """;

  private static final Splitter TYPES =
      Splitter.on(
              Pattern.compile("^(?=(abstract )?(class|record|enum|interface) )", Pattern.MULTILINE))
          .omitEmptyStrings();

  private static final Pattern NAME = Pattern.compile("(?:class|record|enum|interface) (\\w+)");

  /** One where every value arrives. */
  public static ArrivalCase of(String name, String code) {
    return new ArrivalCase(name, code, ImmutableTable.of(), ImmutableTable.of());
  }

  /** The same but for one member in some releases. */
  public ArrivalCase but(String member, Outcome outcome, HessianLite... releases) {
    return new ArrivalCase(name, code, with(broken, member, outcome, releases), called);
  }

  /** The same but for what a call does with one member in some releases. */
  public ArrivalCase butInCalls(String member, Outcome outcome, HessianLite... releases) {
    return new ArrivalCase(name, code, broken, with(called, member, outcome, releases));
  }

  private static ImmutableTable<HessianLite, String, Outcome> with(
      ImmutableTable<HessianLite, String, Outcome> some,
      String member,
      Outcome outcome,
      HessianLite... releases) {
    var all = ImmutableTable.<HessianLite, String, Outcome>builder().putAll(some);
    for (HessianLite release : releases) {
      all.put(release, member, outcome);
    }
    return all.buildOrThrow();
  }

  /** The same but for one member in all releases of SOFA. */
  public ArrivalCase butWithSofa(String member, Outcome outcome) {
    return but(member, outcome, HessianLite.SOFA_3, HessianLite.SOFA_3_5);
  }

  /** The same but for one member in the releases that set fields by reflection. */
  public ArrivalCase butWithReflection(String member, Outcome outcome) {
    return but(member, outcome, HessianLite.LITE_3_2, HessianLite.SOFA_3, HessianLite.SOFA_3_5);
  }

  /** The same but for one member in the releases that write into the memory of the object. */
  public ArrivalCase butWithUnsafe(String member, Outcome outcome) {
    return but(member, outcome, HessianLite.LITE_4_0_3, HessianLite.LITE_4_0_4);
  }

  /** The same but for one member in all releases. */
  public ArrivalCase butEverywhere(String member, Outcome outcome) {
    return butWithReflection(member, outcome).butWithUnsafe(member, outcome);
  }

  /** The members whose values do not arrive in a release, with their package. */
  ImmutableMap<String, Outcome> broken(HessianLite release) {
    return named(broken.row(release));
  }

  /** The same for calls. */
  ImmutableMap<String, Outcome> brokenInCalls(HessianLite release) {
    Map<String, Outcome> all = new TreeMap<>(broken.row(release));
    all.putAll(called.row(release));
    all.values().removeIf(outcome -> outcome == Outcome.ARRIVES);
    return named(all);
  }

  private static ImmutableMap<String, Outcome> named(Map<String, Outcome> members) {
    return members.entrySet().stream()
        .collect(
            ImmutableMap.toImmutableMap(entry -> PACKAGE + entry.getKey(), Map.Entry::getValue));
  }

  /** The program: each type in a file of its own. */
  Compilation compilation() {
    var sources = new TreeMap<String, String>();
    for (String type : TYPES.split(code)) {
      Matcher named = NAME.matcher(type);
      if (!named.find()) {
        throw new IllegalArgumentException("no type in " + type);
      }
      sources.put("com/acme/" + named.group(1) + ".java", HEAD + "public " + type);
    }
    return new Compilation(PACKAGE + "Api", Map.of(), sources);
  }

  /** The same with a class that provides the service. */
  public Compilation provided() {
    Compilation program = compilation();
    Map<String, String> sources = new TreeMap<>(program.sources());
    sources.put(
        "com/acme/Provider.java",
        """
        package com.acme;
        @org.apache.dubbo.config.annotation.DubboService(interfaceClass = Api.class)
        class Provider {}
        """);
    return new Compilation(program.services(), program.library(), sources);
  }

  @Override
  public String toString() {
    return name;
  }
}
