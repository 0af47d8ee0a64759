package io.github.wiretime.checker.files;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A module with DTOs, one with a service interface and one that provides it. Each sees those before
 * it as class files.
 */
record ThreeModules(Path dtoClasses, Path apiClasses, Path map) {

  static final ImmutableList<String> DTO =
      ImmutableList.of(
          """
          package com.acme.dto;
          public class Order {
            public java.time.LocalDateTime createdAt;
            public Payment payment;
            public Box<?> box;
            public Status status;
          }
          """,
          "package com.acme.dto; public class Payment { public long cents; }",
          """
          package com.acme.dto;
          public class CardPayment extends Payment {
            public java.time.Instant paidAt;
          }
          """,
          """
          package com.acme.dto;
          public class Box<T extends java.time.temporal.Temporal> {
            public T content;
          }
          """,
          "package com.acme.dto; public enum Status { NEW }",
          "package com.acme.dto; public class NotSent { public java.time.Instant at; }");

  static final ImmutableList<String> API =
      ImmutableList.of(
          """
          package com.acme.api;
          public interface Orders {
            com.acme.dto.Order find(java.time.LocalDate day);
          }
          """);

  static final ImmutableList<String> PROVIDER =
      ImmutableList.of(
          """
          package com.acme.provider;
          @org.apache.dubbo.config.annotation.DubboService
          abstract class OrdersImpl implements com.acme.api.Orders {}
          """,
          "package com.acme.provider; class Unrelated { java.time.Instant at; }");

  /** All three, compiled without the check. */
  static ThreeModules in(Path folder) {
    try {
      Path dto = Files.createDirectories(folder.resolve("dto"));
      Path api = Files.createDirectories(folder.resolve("api"));
      ClassFiles.compile(dto, DTO.toArray(String[]::new));
      ClassFiles.compile(api, ImmutableList.of(dto), API.toArray(String[]::new));
      return new ThreeModules(dto, api, folder.resolve("wire-map.txt"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The DTO module, with these sources instead of its own. */
  Build dto(List<String> sources) {
    return build(sources);
  }

  Build dto() {
    return dto(DTO);
  }

  Build api() {
    return build(API).against(dtoClasses);
  }

  Build provider() {
    return build(PROVIDER).against(apiClasses, dtoClasses);
  }

  /** A module that only calls the service. */
  Build consumer() {
    return build(
            ImmutableList.of(
                """
                package com.acme.consumer;
                class Client {
                  @org.apache.dubbo.config.annotation.DubboReference com.acme.api.Orders orders;
                }
                """))
        .against(apiClasses, dtoClasses);
  }

  ImmutableList<Build> all() {
    return ImmutableList.of(dto(), api(), provider());
  }

  /** Builds modules so that they learn. */
  void learn(List<Build> modules) {
    for (Build module : modules) {
      Outcome outcome = module.option("WireMapMode", "learn").run();
      if (!outcome.succeeded()) {
        throw new IllegalStateException(outcome.errors().toString());
      }
    }
  }

  /** Takes a line away. */
  void forget(String line) {
    edit(text -> text.replace(line + "\n", ""));
  }

  void edit(UnaryOperator<String> change) {
    try {
      String before = Files.readString(map);
      String after = change.apply(before);
      if (after.equals(before)) {
        throw new IllegalStateException("nothing to change in\n" + before);
      }
      Files.writeString(map, after);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String text() {
    try {
      return Files.readString(map);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Build build(List<String> sources) {
    return Build.of(sources.toArray(String[]::new)).option("WireMap", map.toString());
  }
}
