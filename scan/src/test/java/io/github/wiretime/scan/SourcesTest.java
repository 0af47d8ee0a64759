package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;

/** What sources add to class files. */
final class SourcesTest {

  private static final String ORDERS =
      """
      package app;

      public interface Orders {
        Order find(java.time.Instant since);

        Order find(Number since,
            java.time.Instant until);

        <T extends java.time.Instant> void put(java.util.List<String> all, T at);

        void put(String[] all, java.time.LocalDate at);

        class Order {
          int a, b;
          java.time.LocalDate due, paid;
          Line line;
          record Line(java.time.Year year) {}
        }
      }
      """;

  private static final int BROKEN = 102;

  @TempDir private Path folder;

  private Path module(String classes, String sources, String... texts) throws IOException {
    for (String text : texts) {
      String name = text.replaceAll("(?s).*?(?:class|interface|record) (\\w+).*", "$1");
      Path file = folder.resolve(sources).resolve("app/" + name + ".java");
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    }
    return Built.classes(folder.resolve(classes), List.of(), 17, texts);
  }

  private static Command scan(Object... arguments) {
    return Command.run(
        Stream.concat(Arrays.stream(arguments), Stream.of("--service-interfaces", "app.Orders"))
            .toArray());
  }

  @ParameterizedTest
  @CsvSource({
    "target/classes, src/main/java",
    "target/classes, target/generated-sources/annotations",
    "target/test-classes, src/test/java",
    "build/classes/java/main, src/main/java",
    "build/classes/java/jmh, src/jmh/java",
  })
  void areFoundBesideClasses(String classes, String sources) throws IOException {
    assertThat(scan(module(classes, sources, ORDERS)).out()).contains("due, paid (Orders.java:15)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"code", "code/src/main/java"})
  void areFoundWhereTheUserSays(String sources) throws IOException {
    Path classes = module("out", sources, ORDERS);

    assertThat(scan(classes).out()).doesNotContain("Orders.java");
    assertThat(
            scan(classes, "--sources", folder + File.pathSeparator + folder.resolve("code")).out())
        .contains("due, paid (Orders.java:15)");
  }

  /** Of which the sources may be in the same build. */
  @Test
  void mayBeThoseOfALibrary() throws IOException {
    Path library =
        module(
            "library",
            "code",
            """
            package app;
            public class Line {
              java.time.LocalDate due;
              @SuppressWarnings("CostlyRpcTime") java.time.LocalDate paid;
            }
            """);
    Path classes =
        Built.classes(
            folder.resolve("out"),
            List.of(library),
            "package app; public interface Orders { Line find(); }");

    assertThat(scan(classes, "--class-path", library).out()).contains("Line.due, paid (Line.java)");
    assertThat(scan(classes, "--class-path", library, "--sources", folder.resolve("code")).out())
        .contains("Line.due (Line.java:3)");
  }

  @Test
  void haveTheLinesOfMembers() throws IOException {
    String out = scan(module("target/classes", "src/main/java", ORDERS)).out();

    assertThat(out).contains("parameter 1 of Orders.find(Instant) (Orders.java:4)");
    assertThat(out).contains("parameter 2 of Orders.find(Number,Instant) (Orders.java:7)");
    assertThat(out).contains("parameter 2 of Orders.put(List,Instant) (Orders.java:9)");
    assertThat(out).contains("parameter 2 of Orders.put(String[],LocalDate) (Orders.java:11)");
    assertThat(out).contains("Orders.Order.Line.year (Orders.java:17)");
  }

  @Test
  void mayBeWhereTheyAreNot() {
    Path classes = Built.classes(folder.resolve("out"), List.of(), 17, ORDERS);

    Command scan = scan(classes, "--sources", folder.resolve("nowhere"));

    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(scan.errors()).contains("nowhere: there is no such folder");
  }

  /** Of all errors of a kind, javac counts only the first hundred unless it is told otherwise. */
  @Test
  void areLeftOutHoweverManyAreBroken() throws IOException {
    StringBuilder service = new StringBuilder("package app; public interface Orders {");
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < BROKEN; i++) {
      texts.add("package app; public class Order%1$d { java.time.Instant at; }".formatted(i));
      service.append(" Order%1$d find%1$d();".formatted(i));
    }
    texts.add(service.append(" }").toString());
    Path classes = module("target/classes", "src/main/java", texts.toArray(String[]::new));
    for (int i = 0; i < BROKEN; i++) {
      Files.writeString(folder.resolve("src/main/java/app/Order%d.java".formatted(i)), "class");
    }

    assertThat(scan(classes).errors()).contains(" and " + (BROKEN - 5) + " more");
  }

  /** Each in the same way as in a compilation. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@SuppressWarnings(\"CostlyRpcTime\") | java.time.LocalDate due",
        "@java.lang.SuppressWarnings(value = {\"x\", (\"CostlyRpcTime\")}) | java.time.LocalDate",
        "@SuppressWarnings({\"CostlyRpcTime\"}) | class Line",
        "@SuppressWarnings(\"CostlyRpcTime\") | Line line",
        "@SuppressWarnings(\"CostlyRpcTime\") | Order find(long",
        "@SuppressWarnings(\"CostlyRpcTime\") | public interface Orders",
      })
  void suppress(String annotation, String declaration) throws IOException {
    assertThat(annotated(annotation, declaration)).doesNotContain("Line.due");
  }

  /** Neither other warnings, nor other members, nor the method of the same name. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@SuppressWarnings(\"unused\") | java.time.LocalDate due",
        "@Deprecated | java.time.LocalDate due",
        "/* @SuppressWarnings(\"CostlyRpcTime\") */ | java.time.LocalDate due",
        "@SuppressWarnings(\"CostlyRpcTime\") | long at",
        "@SuppressWarnings(\"CostlyRpcTime\") | void find(Long",
      })
  void doNotSuppress(String annotation, String declaration) throws IOException {
    assertThat(annotated(annotation, declaration)).contains("Line.due");
  }

  private String annotated(String annotation, String declaration) throws IOException {
    String source =
        """
        package app;
        public interface Orders {
          Order find(long id);
          void find(Long id);
          class Order { Line line; long at; }
          class Line { java.time.LocalDate due; }
        }
        """;
    String annotated = source.replace(declaration, annotation + " " + declaration);
    assertThat(annotated).isNotEqualTo(source);
    return scan(module("target/classes", "src/main/java", annotated)).out();
  }

  @Test
  void mayBeNewerThanTheJdk() throws IOException {
    Path classes = module("target/classes", "src/main/java", ORDERS);
    Path file = folder.resolve("src/main/java/app/Orders.java");
    Files.writeString(file, ORDERS + "interface Newer { 1 -> 2; }");

    Command scan = scan(classes);

    assertThat(scan.out()).contains("Order.due, paid  ");
    assertThat(scan.errors())
        .contains("sources left out, as they cannot be read or parsed by JDK ");
    assertThat(scan.errors()).contains(": " + file + "\n");
  }

  @Test
  void mayDeclareLessThanTheClassHas() throws IOException {
    Path classes =
        module(
            "target/classes",
            "src/main/java",
            """
            package app;
            public interface Orders {
              Order find();
              class Order { java.time.LocalDate due; public java.time.LocalDate getDue() { return due; } }
              class OrderBuilder { java.time.Year year; }
              void build(OrderBuilder builder);
            }
            """);
    Files.writeString(
        folder.resolve("src/main/java/app/Orders.java"),
        """
        package app;
        public interface Orders {
          Order find();
          class Order {
          }
        }
        """);

    String out = scan(classes).out();

    assertThat(out).contains("Order.due (Orders.java:4)");
    assertThat(out).contains("OrderBuilder.year (Orders.java:2)");
  }

  @Test
  void giveEveryReportItsLines() throws IOException {
    Path classes = module("target/classes", "src/main/java", ORDERS);
    Path sarif = folder.resolve("r.sarif");
    Path markdown = folder.resolve("r.md");
    Path html = folder.resolve("r.html");

    scan(classes, "--sarif", sarif, "--markdown", markdown, "--html", html);

    assertThat(Files.readString(sarif)).contains("src/main/java/app/Orders.java");
    assertThat(Files.readString(sarif).replaceAll("\\s", "")).contains("\"startLine\":17");
    assertThat(Files.readString(markdown)).contains("`Orders.Order.due` (Orders.java:15)");
    assertThat(Files.readString(html)).contains("\"place\": \"Orders.java:17\"");
  }

  /** Kotlin's getters stand where their properties are declared, and folders leave packages out. */
  @Test
  void mayBeKotlin() throws IOException {
    Path classes =
        Built.classes(
            folder.resolve("target/classes"),
            List.of(),
            "package app.kt; interface Orders { Order find(); }",
            """
            package app.kt;
            class Order {
              java.time.Instant at;
              java.time.Instant getAt() { return at; }
              java.time.Year year;
            }
            """);
    Built.rewrite(
        classes.resolve("app/kt/Order.class"),
        renamed ->
            new ClassVisitor(Opcodes.ASM9, renamed) {
              @Override
              public void visitSource(String source, String debug) {
                super.visitSource("Dtos.kt", debug);
              }
            });
    Files.createDirectories(folder.resolve("src/main/kotlin/kt"));
    Files.createFile(folder.resolve("src/main/kotlin/kt/Dtos.kt"));

    String out = Command.run(classes, "--service-interfaces", "app.kt.Orders").out();

    assertThat(out).contains("Order.at (Dtos.kt:4)");
    assertThat(out).contains("Order.year  ");
  }
}
