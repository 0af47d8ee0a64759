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
 * @param broken the members whose values do not arrive by the serializer alone, {@code com.acme.}
 *     left out; {@link CallDifferences} has what calls do besides
 */
public record ArrivalCase(
    String name, String code, ImmutableTable<HessianLite, String, Outcome> broken) {
  static final String PACKAGE = "com.acme.";

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
    return new ArrivalCase(name, code, ImmutableTable.of());
  }

  /** The same but for one member in some releases. */
  public ArrivalCase but(String member, Outcome outcome, HessianLite... releases) {
    var all = ImmutableTable.<HessianLite, String, Outcome>builder().putAll(broken);
    for (HessianLite release : releases) {
      all.put(release, member, outcome);
    }
    return new ArrivalCase(name, code, all.buildOrThrow());
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
    return broken.row(release).entrySet().stream()
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

  /**
   * The same in another package, so that one JVM can have all of them, with a service that returns
   * and takes lists of anything.
   */
  Compilation in(String packageName) {
    Map<String, String> sources = new TreeMap<>();
    sources.put(
        packageName.replace('.', '/') + "/Lists.java",
        "package %s; public interface Lists { java.util.ArrayList<Object> get(); void put(java.util.ArrayList<Object> list); }"
            .formatted(packageName));
    compilation()
        .sources()
        .forEach(
            (file, source) ->
                sources.put(
                    file.replace("com/acme", packageName.replace('.', '/')),
                    source.replace("com.acme", packageName)));
    return new Compilation(packageName + ".Api", Map.of(), sources);
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
