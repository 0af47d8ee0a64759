package io.github.wiretime.measurements.generated;

/**
 * The data classes of one group: twenty in a chain, ten wide ones, ten in circles, ten in a
 * hierarchy, five generic ones and five whose time fields Hessian does not write.
 *
 * @param group gets them
 * @param afterChain the class to which the chain leads
 */
record DataClasses(Group group, String afterChain) {

  /** All but the one that nothing on the wire refers to. */
  static final int REACHABLE = 59;

  private static final String INSTANT = "java.time.Instant";
  private static final String LOCAL_DATE_TIME = "java.time.LocalDateTime";
  private static final int CHAIN = 20;
  private static final int TENS = 10;
  private static final int FIELDS = 30;

  void add() {
    chain();
    wide();
    circles();
    hierarchy();
    generic();
    notWritten();
  }

  private String name(String kind, int n) {
    return group.name(kind, n);
  }

  private void chain() {
    for (int i = 0; i < CHAIN; i++) {
      String next = i + 1 < CHAIN ? name("Chain", i + 1) : afterChain;
      Dto dto = group.dto("Chain", i).field("String", "text").field("long", "number");
      dto.field(next, "next");
      if (i % 5 == 4) {
        dto.costly(LOCAL_DATE_TIME);
      }
      dto.add();
    }
  }

  private void wide() {
    String[] types = {"String", "int", "java.util.Date"};
    for (int i = 0; i < TENS; i++) {
      Dto dto = group.dto("Wide", i);
      for (int field = 0; field < FIELDS; field++) {
        dto.field(types[field % types.length], "f" + field);
      }
      dto.costly(INSTANT).add();
    }
  }

  private void circles() {
    for (int i = 0; i < TENS; i++) {
      String next = name("Circle", (i + 1) % TENS);
      Dto dto =
          group
              .dto("Circle", i)
              .field(next, "next")
              .field("java.util.List<" + next + ">", "peers")
              .field("java.util.Map<String, " + name("Circle", i) + "[]>", "selves");
      if (i % 2 == 0) {
        dto.costly(LOCAL_DATE_TIME);
      }
      dto.add();
    }
  }

  private void hierarchy() {
    group
        .dto("Event", 0)
        .declaredAs("abstract class $ implements java.io.Serializable")
        .field("String", "id")
        .add();
    for (int i = 1; i < TENS; i++) {
      String above = name("Event", i < 5 ? 0 : i - 4);
      Dto dto = group.dto("Event", i).declaredAs("class $ extends " + above);
      dto.field("String", "detail" + i);
      if (i % 2 == 1) {
        dto.costly(INSTANT);
      }
      dto.add();
    }
  }

  private void generic() {
    generic(0, "<T>").field("T", "value").field("java.util.List<T>", "values").add();
    generic(1, "<K, V>").field("java.util.Map<K, " + name("Box", 0) + "<V>>", "byKey").add();
    generic(2, "<T>").field("String", "name").text("  transient T cached;\n").add();
    generic(3, "<T extends " + name("Event", 0) + ">")
        .field(name("Box", 0) + "<? extends T>", "events")
        .add();
    generic(4, "<T>").field(name("Box", 4) + "<java.util.List<T>>", "deeper").add();
  }

  private Dto generic(int n, String parameters) {
    return group
        .dto("Box", n)
        .declaredAs("class $" + parameters + " implements java.io.Serializable");
  }

  /** What a rule over types alone takes for costly: Hessian writes none of these time fields. */
  private void notWritten() {
    group
        .dto("Plain", 0)
        .declaredAs("class $ extends java.util.HashMap<String, " + name("Wide", 0) + ">")
        .field(INSTANT, "never")
        .add();
    group
        .dto("Plain", 1)
        .text(
            """
              private static final %1$s EPOCH = %1$s.MIN;
              private transient %1$s cached = EPOCH;

              public static %2$s now(%3$s given) {
                return given.getNever();
              }
            """
                .formatted(LOCAL_DATE_TIME, INSTANT, name("Plain", 4)))
        .add();
    group.costly().add(name("Plain", 2) + ".at");
    group.dto("Plain", 2).declaredAs("record $(String id, " + INSTANT + " at)").add();
    group
        .dto("Plain", 3)
        .declaredAs("enum $")
        .text("  OPEN, DONE;\n  public final " + INSTANT + " since = " + INSTANT + ".EPOCH;\n")
        .add();
    group.dto("Plain", 4).field(INSTANT, "never").add();
  }
}
