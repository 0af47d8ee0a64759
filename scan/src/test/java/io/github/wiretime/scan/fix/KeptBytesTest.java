package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Joiner;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A patch adds to a source, and changes nothing that is there. */
final class KeptBytesTest {

  private static final String SERVICE = "package app; public interface Orders { Order find(); }";

  private final FixedModule module = FixedModule.create();

  private byte[] patched(byte[] source, String text) throws Exception {
    module.write(SERVICE);
    Path file = module.write(source, text);
    Path classes = module.build("--release", "8", "-encoding", "ISO-8859-1");
    assertThat(module.fix(classes, 1).out()).contains("Release 1: ");
    module.apply(1);
    return Files.readAllBytes(file);
  }

  /** Without the lines and parts that were added. */
  private static void assertOnlyAdded(String source, String patched) {
    int at = 0;
    for (int i = 0; i < patched.length() && at < source.length(); i++) {
      if (patched.charAt(i) == source.charAt(at)) {
        at++;
      }
    }
    assertWithMessage(patched).that(at).isEqualTo(source.length());
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "GBK", "ISO-8859-1", "windows-1252", "Big5"})
  void keepsEveryEncoding(String charset) throws Exception {
    String source =
        """
        package app;
        /** 时间 é ü € */
        public class Order implements java.io.Serializable {
          static final long serialVersionUID = 1;
          java.time.Instant at; // 时间
        }
        """;
    byte[] bytes = source.getBytes(Charset.forName(charset));

    byte[] patched = patched(bytes, source);

    String before = new String(bytes, StandardCharsets.ISO_8859_1);
    String after = new String(patched, StandardCharsets.ISO_8859_1);
    int added = after.indexOf("  /** Twins hold");
    assertThat(after).startsWith(before.substring(0, before.length() - 2));
    assertThat(added).isEqualTo(before.length() - 2);
    assertThat(after).endsWith("return this;\n  }\n}\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n"})
  void keepsLineEndsAndIndentation(String end) throws Exception {
    String source =
        Joiner.on(end)
            .join(
                "package app;",
                "public class Order",
                "\t\timplements java.io.Serializable {",
                "\tstatic final long serialVersionUID = 1;",
                "\t@Deprecated",
                "\t// of the order",
                "\tprotected java.time.LocalDate",
                "\t\t\tdue, paid; // {",
                "\tjava.time.Year year; int number = 1;",
                "}");

    String patched = new String(patched(source.getBytes(UTF_8), source), UTF_8);

    assertOnlyAdded(source, patched);
    assertThat(patched)
        .isEqualTo(
            Joiner.on(end)
                .join(
                    "package app;",
                    "public class Order",
                    "\t\timplements java.io.Serializable {",
                    "\tstatic final long serialVersionUID = 1;",
                    "\t@Deprecated",
                    "\t// of the order",
                    "\tprotected java.time.LocalDate",
                    "\t\t\tdue, paid; // {",
                    "\t/** Twins hold the field above while Hessian sends the object; otherwise"
                        + " they are null. */",
                    "\tprivate Long dueEpochDay;",
                    "\tprivate Long paidEpochDay;",
                    "\tjava.time.Year year; private Integer yearValue; int number = 1;",
                    "",
                    "\t/** Called by Hessian: fills due, paid, year from the twins, if they"
                        + " arrived. */",
                    "\tprotected Object readResolve() {",
                    "\t\tif (dueEpochDay != null) {",
                    "\t\t\tdue = java.time.LocalDate.ofEpochDay(dueEpochDay);",
                    "\t\t\tdueEpochDay = null;",
                    "\t\t}",
                    "\t\tif (paidEpochDay != null) {",
                    "\t\t\tpaid = java.time.LocalDate.ofEpochDay(paidEpochDay);",
                    "\t\t\tpaidEpochDay = null;",
                    "\t\t}",
                    "\t\tif (yearValue != null) {",
                    "\t\t\tyear = java.time.Year.of(yearValue);",
                    "\t\t\tyearValue = null;",
                    "\t\t}",
                    "\t\treturn this;",
                    "\t}",
                    "}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n"})
  void addsNoSecondBlankLineAboveTheClosingBrace(String end) throws Exception {
    String source =
        Joiner.on(end)
            .join(
                "package app;",
                "public class Order implements java.io.Serializable {",
                "",
                "\tprivate java.time.Year year;",
                "\t",
                "}",
                "");

    String patched = new String(patched(source.getBytes(UTF_8), source), UTF_8);

    assertOnlyAdded(source, patched);
    assertThat(patched)
        .contains("\tprivate Integer yearValue;" + end + "\t" + end + "\t/** Called by ");
    assertThat(patched).endsWith("\t\treturn this;" + end + "\t}" + end + end + "}" + end);
  }

  @Test
  void copesWithOneLine() throws Exception {
    String source =
        "package app; public class Order implements java.io.Serializable { java.time.Year y; }";

    String patched = new String(patched(source.getBytes(UTF_8), source), UTF_8);

    assertOnlyAdded(source, patched);
    module.build();
  }

  @Test
  void declaresTheVersionBehindTheBraceOfTheClass() throws Exception {
    String source =
        """
        package app;
        public class Order implements java.io.Serializable // {
          /* { */ { // of the order

            java.time.Year y;
        }
        """;

    assertThat(new String(patched(source.getBytes(UTF_8), source), UTF_8))
        .containsMatch(
            """
            \\{ // of the order
                private static final long serialVersionUID = -?\\d+L;

                java""");
  }

  /** What follows has a blank line above it, and no two. */
  @ParameterizedTest
  @ValueSource(strings = {"", "  // of the order\n", "\n", "\n  /** A part. */\n"})
  void writesItsMethodAboveNestedClassesThatComeLast(String between) throws Exception {
    String source =
        """
        package app;
        public class Order implements java.io.Serializable {
          public java.time.Year y; // of the order
        %s  public static class Part implements java.io.Serializable { int number; }
        }
        """
            .formatted(between);

    String patched = new String(patched(source.getBytes(UTF_8), source), UTF_8);

    assertOnlyAdded(source, patched);
    assertThat(patched)
        .containsMatch("\\{\n  private static final long serialVersionUID = -?\\d+L;\n\n  public");
    assertThat(patched)
        .contains("    return this;\n  }\n\n" + "  " + (between + "  public").strip());
    assertThat(patched)
        .endsWith(
            "  public static class Part implements java.io.Serializable { int number; }\n}\n");
    assertThat(patched).doesNotContain("\n\n\n");
    module.build();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n"})
  void importsWhatItNamesAmongTheImportsOfThePackage(String end) throws Exception {
    String source =
        Joiner.on(end)
            .join(
                "package app;",
                "import java.io.Serializable;",
                "import java.time.LocalDateTime; // of orders",
                "import java.util.List;",
                "public class Order implements Serializable {",
                "    static final long serialVersionUID = 1;",
                "    private LocalDateTime placed;",
                "    private List<Part> parts;",
                "    public static class Part implements Serializable {",
                "        static final long serialVersionUID = 1;",
                "        private LocalDateTime shipped;",
                "    }",
                "}");

    String patched = new String(patched(source.getBytes(UTF_8), source), UTF_8);

    assertOnlyAdded(source, patched);
    assertThat(patched)
        .contains(
            Joiner.on(end)
                .join(
                    "import java.time.LocalDateTime; // of orders",
                    "import java.time.ZoneOffset;",
                    "import java.util.List;"));
    assertThat(patched).containsMatch("placed = LocalDateTime\\.ofEpoch.*, ZoneOffset.UTC\\);");
    assertThat(patched).containsMatch("shipped = LocalDateTime\\.ofEpoch.*, ZoneOffset.UTC\\);");
    module.build();
  }

  /** By another import, a class of the package, a member, or nothing that is of the package. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "import java.time.LocalDateTime; import other.*; | LocalDateTime | ZoneOffset mine;",
        "import java.time.LocalDateTime; | LocalDateTime | static class ZoneOffset {}",
        "import java.util.List; | java.time.LocalDateTime | List<String> names;"
      })
  void importsNothingWhereTheNameMayMeanSomethingElse(String imports, String type, String member)
      throws Exception {
    module.write("package other; public class ZoneOffset implements java.io.Serializable {}");
    String source =
        """
        package app;
        %s
        public class Order implements java.io.Serializable {
          %s at;
          %s
        }
        """
            .formatted(imports, type, member);

    String patched = new String(patched(source.getBytes(UTF_8), source), UTF_8);

    assertThat(patched).contains("java.time.ZoneOffset.UTC");
    assertThat(patched).doesNotContain("import java.time.ZoneOffset");
    module.build();
  }

  /** Some of whose lines are a space off, as sources have it. */
  @Test
  void indentsAsMostMembersOfTheClass() throws Exception {
    String source =
        """
        package app;
        import java.time.Year;
        public class Order implements java.io.Serializable {
             @Deprecated
            private Year y;
            private int number;
            private String name;
        }
        """;

    String patched = new String(patched(source.getBytes(UTF_8), source), UTF_8);

    assertOnlyAdded(source, patched);
    assertThat(patched).contains("\n    private static final long serialVersionUID");
    assertThat(patched).contains("\n    private Integer yValue;\n");
    assertThat(patched)
        .contains("\n        if (yValue != null) {\n            y = Year.of(yValue);");
  }

  /** As long as the limit that the file keeps to. */
  @ParameterizedTest
  @CsvSource({"// short, 100", "LONG, 120"})
  void breaksItsLines(String comment, int limit) throws Exception {
    String source =
        """
        package app;
        import java.time.LocalDateTime;
        import java.time.ZonedDateTime;
        import java.time.ZoneOffset;
        public class Order implements java.io.Serializable { %s
            static final long serialVersionUID = 1;
            private LocalDateTime theTimeAtWhichTheOrderWasPlaced, theTimeAtWhichItWasPaid;
            private ZonedDateTime theTimeAtWhichTheOrderWasDelivered;
            private java.time.LocalTime theHourOfTheDay, theHourAfterIt, theHourBefore;
            ZoneOffset of() { return theTimeAtWhichTheOrderWasDelivered.getOffset(); }
        }
        """
            .formatted(comment.replace("LONG", "// " + "long ".repeat(12)));

    String patched = new String(patched(source.getBytes(UTF_8), source), UTF_8);

    for (String line : patched.lines().toList()) {
      assertWithMessage(line).that(line.length()).isAtMost(limit);
    }
    assertThat(patched.lines().mapToInt(String::length).max().getAsInt()).isAtLeast(limit - 19);
    assertThat(patched).contains("ZoneOffset.UTC);");
    assertThat(patched).doesNotContain("java.time.ZoneOffset.UTC");
    assertThat(patched).doesNotContain("java.time.LocalDateTime.");
    module.build();
  }

  @Test
  void breaksNoLineAtTheShorterLimitIfAnotherPatchedFileHasLongerOnes() throws Exception {
    module.write(
        """
        package app;
        public class Part implements java.io.Serializable { // %s
          java.time.Year y;
        }
        """
            .formatted("long ".repeat(12)));
    String source =
        """
        package app;
        import java.time.LocalDateTime;
        public class Order implements java.io.Serializable {
            public Part part;
            private LocalDateTime theOrderTime;
        }
        """;

    String patched = new String(patched(source.getBytes(UTF_8), source), UTF_8);

    String read =
        "theOrderTime = LocalDateTime.ofEpochSecond(theOrderTimeSeconds, theOrderTimeNanos,"
            + " ZoneOffset.UTC);";
    assertThat(patched).contains(read);
    assertThat(read.length()).isGreaterThan(100 - 12);
  }
}
