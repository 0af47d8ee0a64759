package io.github.wiretime.checker.harness;

import com.google.common.collect.ImmutableList;

/**
 * What the check finds in declarations of one file, where every interface {@code *Service} is a
 * service.
 */
public final class Wire {

  private static final String HEAD =
      """
      package app;

      import java.io.*;
      import java.time.*;
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;

      """;

  private Wire() {}

  /** A build of the declarations in which only annotations make services. */
  public static Build unit(String declarations) {
    return Build.of().withSources(ImmutableList.of(new Source("app.App", HEAD + declarations)));
  }

  /** A build of the declarations. */
  public static Build build(String declarations) {
    return unit(declarations).option("ServiceInterfaces", "app.*Service");
  }

  /**
   * The costly members: {@code OrderDto.createdAt}.
   *
   * @throws IllegalArgumentException if the declarations do not compile
   */
  public static ImmutableList<String> members(String declarations) {
    return compiled(build(declarations)).members();
  }

  /** The costly members and their types: {@code OrderDto.createdAt LocalDateTime}. */
  public static ImmutableList<String> membersWithTypes(String declarations) {
    return compiled(build(declarations)).membersWithTypes();
  }

  /** The costly members and what reaches them: {@code Dto.t 2 methods of 1 service}. */
  public static ImmutableList<String> membersWithCounts(String declarations) {
    return compiled(build(declarations)).membersWithCounts();
  }

  /** The texts of the findings. */
  public static ImmutableList<String> texts(String declarations) {
    return compiled(build(declarations)).texts();
  }

  private static Outcome compiled(Build build) {
    Outcome outcome = build.run();
    if (!outcome.succeeded()) {
      throw new IllegalArgumentException(outcome.errors().toString());
    }
    return outcome;
  }
}
