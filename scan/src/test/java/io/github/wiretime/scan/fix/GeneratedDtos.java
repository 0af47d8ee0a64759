package io.github.wiretime.scan.fix;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.twins.ExtremeValues;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Classes of the shapes that people write, in the forms in which they write them. */
final class GeneratedDtos {

  private static final ImmutableList<String> TYPES = ExtremeValues.OF.keySet().asList();

  private final Random random;
  private final int number;

  private final StringBuilder methods = new StringBuilder();

  GeneratedDtos(int number, long seed) {
    this.number = number;
    this.random = new Random(seed);
  }

  /** The name of a class of its own file. */
  static String name(int i) {
    return "app.Dto" + i;
  }

  void writeTo(FixedModule module) {
    for (int i = 0; i < number; i++) {
      String source = source(i);
      module.write(source.getBytes(StandardCharsets.UTF_8), source);
      methods.append("  void put(Dto" + i + " dto);\n");
    }
    module.write("package app; public interface Orders {\n" + methods + "}\n");
  }

  private static boolean isGeneric(int i) {
    return i % 7 == 3;
  }

  /** Every fifth is the superclass of the next one and of that after it. */
  private static boolean isSubclass(int i) {
    return i % 5 == 1 || i % 5 == 2;
  }

  private String source(int i) {
    boolean usesLombok = i % 3 == 0 && !isGeneric(i);
    String indentation = pick("  ", "    ", "\t");
    List<String> lines = new ArrayList<>();
    lines.add("package app;");
    lines.add("");
    lines.add("import java.io.Serializable;");
    lines.add("import java.time.*;");
    lines.add("import java.util.*;");
    if (usesLombok) {
      lines.add("import lombok.*;");
    }
    lines.add("");
    lines.add("/** Größe 大小 " + i + ": { } } */");
    if (usesLombok) {
      lines.add(
          isSubclass(i) || i % 5 == 0
              ? "@Data @NoArgsConstructor @EqualsAndHashCode(callSuper = false)"
              : pick(
                  "@Data",
                  "@Getter @Setter @ToString",
                  "@Data @Builder @NoArgsConstructor @AllArgsConstructor",
                  "@Data @lombok.experimental.Accessors(chain = true)"));
    }
    String header =
        "public class Dto"
            + i
            + (isGeneric(i) ? "<T extends Comparable<T>, U>" : "")
            + (isSubclass(i)
                ? " extends Dto" + (i - i % 5) + (isGeneric(i - i % 5) ? "<String, Long>" : "")
                : "")
            + pick(
                " implements Serializable",
                " implements java.io.Serializable, java.util.RandomAccess");
    lines.add(header + pick(" {", "\n{"));
    if (i % 4 != 1) {
      lines.add(indentation + "private static final long serialVersionUID = 1L;");
    }
    lines.addAll(fields(i, indentation));
    lines.add(
        indentation + "private List<Dto" + i + (isGeneric(i) ? "<T, U>" : "") + "> kids" + i + ";");
    if (i > 5) {
      int other = random.nextInt(i);
      if (!isGeneric(other)) {
        lines.add(indentation + "private Map<String, Dto" + other + "> others" + i + ";");
      }
    }
    if (isGeneric(i)) {
      lines.add(indentation + "private U any;");
    }
    lines.add("");
    lines.add(indentation + "public static class Nested implements Serializable {");
    if (i % 4 < 2) {
      lines.add(indentation + indentation + "private static final long serialVersionUID = 1L;");
    }
    fields(1000 + i, indentation + indentation).forEach(lines::add);
    lines.add(indentation + pick("}", "} // of Nested", "  }"));
    lines.add(indentation + "private Nested nested" + i + ";");
    lines.add(pick("}", "  }", "} // }", "}\n\nclass Second" + i + " {}"));
    String text = String.join("\n", lines);
    if (random.nextBoolean()) {
      text = text + "\n";
    }
    return random.nextInt(3) == 0 ? text.replace("\n", "\r\n") : text;
  }

  private List<String> fields(int i, String indentation) {
    List<String> fields = new ArrayList<>();
    int count = 1 + random.nextInt(4);
    for (int f = 0; f < count; f++) {
      String type = TYPES.get(random.nextInt(TYPES.size()));
      String written = random.nextBoolean() ? type : type.substring(type.lastIndexOf('.') + 1);
      String name = "t" + i + "x" + f;
      fields.add(
          switch (random.nextInt(7)) {
            case 0 -> indentation + "private " + written + " " + name + ";";
            case 1 ->
                indentation
                    + "@Deprecated\n"
                    + indentation
                    + "protected "
                    + written
                    + " "
                    + name
                    + "; // ; {";
            case 2 -> indentation + written + " " + name + ", " + name + "b;";
            case 3 ->
                indentation
                    + "int n"
                    + name
                    + " = 7; private "
                    + written
                    + " "
                    + name
                    + "; String s"
                    + name
                    + ";";
            case 4 ->
                indentation
                    + "/** A } ; */ private volatile "
                    + written
                    + " "
                    + name
                    + " /* = */ ; /* x */";
            case 5 ->
                indentation
                    + "private "
                    + written
                    + "\n"
                    + indentation
                    + "    "
                    + name
                    + " = null; /* a\n b */ int z"
                    + name
                    + ";";
            default -> indentation + "private " + written + " " + name + ";\n";
          });
    }
    return fields;
  }

  private String pick(String... forms) {
    return forms[random.nextInt(forms.length)];
  }
}
