package io.github.wiretime.measurements.generated;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.compile.SourceText;
import java.util.Set;

/**
 * The data classes of one group: twenty in a chain, ten wide ones, ten in circles, ten in a
 * hierarchy, five generic ones and five whose time fields Hessian does not write.
 */
final class DataClasses {

  /** All but the one that nothing on the wire refers to. */
  static final int REACHABLE = 59;

  private static final String INSTANT = "java.time.Instant";
  private static final String LOCAL_DATE_TIME = "java.time.LocalDateTime";
  private static final int CHAIN = 20;
  private static final int TENS = 10;
  private static final int FIELDS = 30;

  private final int group;
  private final int nextGroup;
  private final Set<String> costly;
  private final ImmutableList.Builder<SourceText> sources = ImmutableList.builder();

  DataClasses(int group, int nextGroup, Set<String> costly) {
    this.group = group;
    this.nextGroup = nextGroup;
    this.costly = costly;
  }

  static String packageOf(int group) {
    return "com.acme.g" + group;
  }

  ImmutableList<SourceText> sources() {
    chain();
    wide();
    circles();
    hierarchy();
    generic();
    notWritten();
    return sources.build();
  }

  private Dto dto(String kind, int number) {
    return new Dto(packageOf(group), name(kind, number));
  }

  private String name(String kind, int number) {
    return name(kind, group, number);
  }

  static String name(String kind, int group, int number) {
    return kind + group + "n" + number;
  }

  private void addCostly(String kind, int number, Dto dto, String type) {
    dto.field(type, "at");
    costly.add(name(kind, number) + ".at");
  }

  private void chain() {
    for (int i = 0; i < CHAIN; i++) {
      Dto dto = dto("Chain", i).field("String", "text").field("long", "number");
      if (i + 1 < CHAIN) {
        dto.field(name("Chain", i + 1), "next");
      } else {
        dto.field(packageOf(nextGroup) + "." + name("Chain", nextGroup, 0), "next");
      }
      if (i % 5 == 4) {
        addCostly("Chain", i, dto, LOCAL_DATE_TIME);
      }
      sources.add(dto.source());
    }
  }

  private void wide() {
    for (int i = 0; i < TENS; i++) {
      Dto dto = dto("Wide", i);
      for (int field = 0; field < FIELDS; field++) {
        dto.field(
            field % 3 == 0 ? "String" : field % 3 == 1 ? "int" : "java.util.Date", "f" + field);
      }
      addCostly("Wide", i, dto, INSTANT);
      sources.add(dto.source());
    }
  }

  private void circles() {
    for (int i = 0; i < TENS; i++) {
      String next = name("Circle", (i + 1) % TENS);
      Dto dto =
          dto("Circle", i)
              .field(next, "next")
              .field("java.util.List<" + next + ">", "peers")
              .field("java.util.Map<String, " + name("Circle", i) + "[]>", "selves");
      if (i % 2 == 0) {
        addCostly("Circle", i, dto, LOCAL_DATE_TIME);
      }
      sources.add(dto.source());
    }
  }

  private void hierarchy() {
    String base = name("Event", 0);
    sources.add(
        dto("Event", 0)
            .declaredAs("public abstract class " + base + " implements java.io.Serializable")
            .field("String", "id")
            .source());
    for (int i = 1; i < TENS; i++) {
      String above = i < 5 ? base : name("Event", i - 4);
      Dto dto =
          dto("Event", i)
              .declaredAs("public class " + name("Event", i) + " extends " + above)
              .field("String", "detail" + i);
      if (i % 2 == 1) {
        addCostly("Event", i, dto, INSTANT);
      }
      sources.add(dto.source());
    }
  }

  private void generic() {
    generic(0, "<T>", dto("Box", 0).field("T", "value").field("java.util.List<T>", "values"));
    generic(
        1, "<K, V>", dto("Box", 1).field("java.util.Map<K, " + name("Box", 0) + "<V>>", "byKey"));
    generic(2, "<T>", dto("Box", 2).field("String", "name").text("  transient T cached;\n"));
    generic(
        3,
        "<T extends " + name("Event", 0) + ">",
        dto("Box", 3).field(name("Box", 0) + "<? extends T>", "events"));
    generic(4, "<T>", dto("Box", 4).field(name("Box", 4) + "<java.util.List<T>>", "deeper"));
  }

  private void generic(int number, String parameters, Dto dto) {
    sources.add(
        dto.declaredAs(
                "public class "
                    + name("Box", number)
                    + parameters
                    + " implements java.io.Serializable")
            .source());
  }

  /** What a rule over types alone takes for costly: Hessian writes none of these time fields. */
  private void notWritten() {
    sources.add(
        dto("Plain", 0)
            .declaredAs(
                "public class "
                    + name("Plain", 0)
                    + " extends java.util.HashMap<String, "
                    + name("Wide", 0)
                    + ">")
            .field(INSTANT, "never")
            .source());
    sources.add(
        dto("Plain", 1)
            .text(
                """
                  private static final %1$s EPOCH = %1$s.MIN;
                  private transient %1$s cached = EPOCH;

                  public static %2$s now(%3$s given) {
                    return given.getNever();
                  }
                """
                    .formatted(LOCAL_DATE_TIME, INSTANT, name("Plain", 4)))
            .source());
    costly.add(name("Plain", 2) + ".at");
    sources.add(
        dto("Plain", 2)
            .declaredAs("public record " + name("Plain", 2) + "(String id, " + INSTANT + " at)")
            .source());
    sources.add(
        dto("Plain", 3)
            .declaredAs("public enum " + name("Plain", 3))
            .text("  OPEN, DONE;\n  public final " + INSTANT + " since = " + INSTANT + ".EPOCH;\n")
            .source());
    sources.add(dto("Plain", 4).field(INSTANT, "never").source());
  }
}
