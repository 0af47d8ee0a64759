package io.github.wiretime.hostile;

import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Source;
import java.nio.file.Path;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sources as large or as deep as javac takes them: where javac survives, the check does. */
@Tag("slow")
final class SizesTest {

  /** A class file has room for 65,535 constants, of which every field needs one for its name. */
  private static final int FIELDS = 65_000;

  /** More takes javac minutes: it needs the cube of the depth of a chain of superclasses. */
  private static final int DEPTH = Integer.getInteger("wiretime.depth", 300);

  private static final int[] DEPTHS = {DEPTH / 5, DEPTH};

  @Test
  void aClassFullOfCostlyFields() {
    Trial.Result result = Trial.checked(Trial.files(service("Dto"), wide("Dto")));

    result.assertSound(FIELDS);
  }

  @Test
  void aClassFileFullOfCostlyFields(@TempDir Path api) {
    ClassFiles.compile(api, wide("Dto").text());

    Trial.Result result = Trial.checked(Trial.files(service("Dto")), api);

    result.assertSound(1);
    assertThat(result.findings().get(0)).contains(" f64999");
  }

  @Test
  void aChainOfSuperclasses() {
    assertSurvives(
        depth ->
            // The superclass first, because javac completes one that comes later by recursion.
            IntStream.range(0, depth)
                .mapToObj(i -> "class C" + (i + 1) + " extends C" + i + " { }")
                .collect(
                    joining(
                        "\n",
                        "class C0 { java.time.Instant last; }",
                        "interface OrderService { C" + depth + " find(); }")));
  }

  @Test
  void aChainOfInterfaces() {
    assertSurvives(
        depth ->
            IntStream.range(0, depth)
                .mapToObj(i -> "interface S" + (i + 1) + " extends S" + i + " { }")
                .collect(joining("\n", "interface S0 { java.time.Instant last(); }", "")));
  }

  @Test
  void nestedTypeArguments() {
    assertSurvives(
        depth ->
            "interface OrderService { "
                + "Box<".repeat(depth)
                + "java.time.Instant"
                + ">".repeat(depth)
                + " find(); } class Box<T> { T value; }");
  }

  @Test
  void nestedClasses() {
    assertSurvives(
        depth ->
            "interface OrderService { C0 find(); }"
                + IntStream.range(0, depth)
                    .mapToObj(i -> "class C" + i + " { java.time.Instant t; ")
                    .collect(joining())
                + "}".repeat(depth));
  }

  @Test
  void manyDimensions() {
    Trial.Result result =
        Trial.checked(
            Trial.files(
                Source.of(
                    "interface OrderService { java.time.Instant"
                        + "[]".repeat(255)
                        + " find(); }")));

    result.assertSound(1);
  }

  @Test
  void parameterizedClassesInACircle() {
    assertSurvives(
        depth ->
            IntStream.range(0, depth)
                .mapToObj(
                    i -> "class C" + i + "<T> { C" + (i + 1) % depth + "<Box<T>> next; T value; }")
                .collect(
                    joining(
                        "\n",
                        "class Box<T> { T value; } ",
                        "interface OrderService { C0<java.time.Instant> find(); }")));
  }

  /** More than a stack has room for, if each were looked into from the one before. */
  @Test
  void methodsOfAReplacedObjectThatCallEachOther() {
    Trial.Result result =
        Trial.checked(
            Trial.files(
                Source.of(
                    "package app; interface OrderService { Order find(java.time.Instant since); }"),
                Source.of(
                    IntStream.range(0, 4_000)
                        .mapToObj(i -> "Object m" + i + "() { return m" + (i + 1) + "(); }")
                        .collect(
                            joining(
                                "\n",
                                "package app; class Order { Object writeReplace() { return m0(); } ",
                                "Object m4000() { return new Order(); } }")))));

    result.assertSound(1);
  }

  /** A constructor leads to a billion calls, if each were followed. */
  @Test
  void methodsOfAConstructorThatCallManyOthers() {
    Trial.Result result =
        Trial.checked(
            Trial.files(
                service("Order"),
                Source.of(
                    IntStream.range(0, 7)
                        .mapToObj(
                            i ->
                                "static void m%d(String no) { %s }"
                                    .formatted(i, "m%d(no); ".formatted(i + 1).repeat(20)))
                        .collect(
                            joining(
                                "\n",
                                "package app; class Order implements java.io.Serializable {"
                                    + " java.time.Instant at; Order(String no) { m0(no); }",
                                "static void m7(String no) {} }")))));

    result.assertSound(1);
  }

  /** Compiles at every depth that javac alone survives; the first one it has to. */
  private static void assertSurvives(IntFunction<String> source) {
    int survived = 0;
    for (int depth : DEPTHS) {
      // How deep javac gets differs from run to run, so it has to survive a quarter more.
      Trial.Result alone = Trial.alone(Trial.files(app(source.apply(depth + depth / 4))));
      if (!alone.bug().isEmpty() || !alone.errors().isEmpty()) {
        break;
      }
      Trial.Result checked = Trial.checked(Trial.files(app(source.apply(depth))));
      assertThat(checked.crash()).isEmpty();
      assertThat(checked.mistakes()).isEmpty();
      assertThat(checked.bug()).isEmpty();
      assertThat(checked.errors()).isEmpty();
      assertThat(checked.findings()).isNotEmpty();
      survived++;
    }
    assertThat(survived).isAtLeast(1);
  }

  private static Source app(String text) {
    return new Source("app.App", "package app;\n" + text);
  }

  private static Source service(String dto) {
    return Source.of("package app; interface OrderService { " + dto + " find(); }");
  }

  private static Source wide(String name) {
    return Source.of(
        IntStream.range(0, FIELDS)
            .mapToObj(i -> "java.time.Instant f" + i + ";")
            .collect(
                joining(
                    "\n",
                    "package app; class " + name + " implements java.io.Serializable {",
                    "}")));
  }
}
