package io.github.wiretime.measurements.sizes;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.compile.Javac;
import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.compile.Outcome;
import io.github.wiretime.measurements.compile.SourceText;
import io.github.wiretime.measurements.generated.GeneratedCode;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Fails if the check became slow: what it takes for each second that the rest of the compilation
 * takes, which is much the same on every machine. The bounds are two to three times what was
 * measured. {@code .ci/run} runs it by name.
 */
final class ShareBenchmark {

  private static final int WARM_UPS = 3;
  private static final int ROUNDS = 5;
  private static final int SUBCLASSES = 120;
  private static final int FIELDS = 4_000;

  /** What data classes have besides fields, so that javac has its part. */
  private static final String METHODS =
      IntStream.range(0, 20)
          .mapToObj(i -> "String f" + i + "; String f" + i + "() { return f" + i + " + 1; }")
          .collect(Collectors.joining("\n"));

  /** Applications have such code. */
  @Test
  void ofServicesAndWhatTheySend() {
    Javac javac = new Javac(Subject.dubbo(), ImmutableList.of());

    assertThat(share(javac, GeneratedCode.of(1_000).sources())).isLessThan(0.15);
  }

  /** Every use of a generic class meets each of its subclasses. */
  @Test
  void ofManyUsesOfAGenericClassWithManySubclasses() {
    Javac javac =
        new Javac(
            ImmutableList.of(), ImmutableList.of("-XepOpt:CostlyRpcTime:ServiceInterfaces=**"));
    ImmutableList.Builder<SourceText> sources = ImmutableList.builder();
    sources.add(source("Event", "abstract class Event<T> implements java.io.Serializable {}"));
    for (int i = 0; i < SUBCLASSES; i++) {
      sources.add(
          source("Dto" + i, "class Dto" + i + " { java.time.Instant at; " + METHODS + " }"));
      sources.add(source("Sent" + i, "class Sent" + i + header(i) + " { T last; }"));
      sources.add(
          source(
              "Service" + i,
              """
              interface ServiceOfDTO {
                Event<DTO> one();
                Event<java.util.List<DTO>> list(Event<? extends DTO> argument);
              }
              """
                  .replace("ServiceOfDTO", "Service" + i)
                  .replace("DTO", "Dto" + i)));
    }

    assertThat(share(javac, sources.build())).isLessThan(1.5);
  }

  /** Generators write such classes; every field has a finding. */
  @Test
  void ofAClassFullOfCostlyFields() {
    Javac javac =
        new Javac(
            ImmutableList.of(), ImmutableList.of("-XepOpt:CostlyRpcTime:ServiceInterfaces=**"));
    String fields =
        IntStream.range(0, FIELDS)
            .mapToObj(i -> "java.time.Instant f" + i + ";")
            .collect(Collectors.joining("\n"));
    ImmutableList<SourceText> sources =
        ImmutableList.of(
            source("Wide", "class Wide implements java.io.Serializable {\n" + fields + "\n}"),
            source("Service", "interface Service { Wide find(); }"));

    assertThat(share(javac, sources)).isLessThan(5);
  }

  private static String header(int i) {
    String dto = "Dto" + i;
    return switch (i % 4) {
      case 0 -> "<T> extends Event<" + dto + ">";
      case 1 -> "<T> extends Event<java.util.List<" + dto + ">>";
      case 2 -> "<T> extends Event<T>";
      default -> "<T> extends Event<java.util.List<T>>";
    };
  }

  private static SourceText source(String name, String text) {
    return new SourceText("com/acme/" + name + ".java", "package com.acme;\n" + text);
  }

  /** The median of some rounds in a warm JVM. */
  private static double share(Javac javac, ImmutableList<SourceText> sources) {
    return Stream.generate(() -> share(javac.compile(sources, Mode.CHECKED)))
        .skip(WARM_UPS)
        .limit(ROUNDS)
        .sorted()
        .skip(ROUNDS / 2)
        .findFirst()
        .orElseThrow();
  }

  private static double share(Outcome outcome) {
    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.members()).isNotEmpty();
    return (double) outcome.own().nanos() / (outcome.cpuNanos() - outcome.own().nanos());
  }
}
