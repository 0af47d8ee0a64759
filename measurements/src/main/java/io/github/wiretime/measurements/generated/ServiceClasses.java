package io.github.wiretime.measurements.generated;

/**
 * Ten services that send the data classes of one group, their providers, and entities.
 *
 * @param group gets them
 */
record ServiceClasses(Group group) {

  private static final int SERVICES = 10;
  private static final int METHODS = 8;
  private static final int ENTITIES = 20;

  void add() {
    for (int i = 0; i < SERVICES; i++) {
      service(i);
      provider(i);
    }
    for (int i = 0; i < ENTITIES; i++) {
      entity(i);
    }
  }

  private String name(String kind, int n) {
    return group.name(kind, n);
  }

  private void service(int i) {
    if (i == 5) {
      group.costly().add(name("Service", i) + ".third()");
    }
    group.add(
        name("Service", i),
        """
        package %s;

        public interface %s {
          %s first(%s argument);

          java.util.List<%s> second(java.util.Map<String, %s> argument);

          %s<%s> third(%s<%s> argument);

          %s fourth(long id, java.util.Date since);
        }
        """
            .formatted(
                group.packageName(),
                name("Service", i),
                name("Chain", i),
                name("Wide", i),
                name("Circle", i),
                name("Plain", i % 4),
                name("Box", 0),
                i == 5 ? "java.time.Duration" : name("Event", i),
                name("Box", i % 2 == 0 ? 2 : 4),
                i == 6 ? "java.time.Duration" : "String",
                last(i)));
  }

  /** What the last method returns; some of it costly on its own. */
  private String last(int i) {
    return switch (i) {
      case 0 -> name("Box", 1) + "<String, " + name("Event", 0) + ">";
      case 1 -> name("Box", 3) + "<" + name("Event", 5) + ">";
      case 2 -> costlyReturn(i, "java.time.LocalDateTime");
      case 3 -> costlyReturn(i, name("Box", 1) + "<Integer, java.time.Year>");
      default -> "String";
    };
  }

  private String costlyReturn(int service, String type) {
    group.costly().add(name("Service", service) + ".fourth()");
    return type;
  }

  private void provider(int i) {
    StringBuilder text =
        new StringBuilder(
            """
            package %s;

            @org.apache.dubbo.config.annotation.DubboService
            public abstract class %s implements %s {
            """
                .formatted(group.packageName(), name("Provider", i), name("Service", i)));
    for (int method = 0; method < METHODS; method++) {
      text.append(
          """
            String work%1$d(java.util.List<%2$s> given, int limit) {
              StringBuilder result = new StringBuilder();
              for (%2$s one : given) {
                if (one.getF%3$d() != null && result.length() < limit * %1$d) {
                  result.append(one.getF%3$d()).append(given.indexOf(one) + %1$d);
                }
              }
              java.util.function.Function<String, Integer> length = s -> s.length() + %1$d;
              return given.stream().map(%2$s::getF%3$d).map(String::trim)
                  .filter(s -> length.apply(s) > limit).findFirst().orElse(result.toString());
            }

          """
              .formatted(method, name("Wide", i), method * 3));
    }
    group.add(name("Provider", i), text.append("}\n").toString());
  }

  /** Stays in the database. */
  private void entity(int i) {
    group
        .dto("Entity", i)
        .field("Long", "id")
        .field("String", "name")
        .field("java.time.LocalDateTime", "createdAt")
        .field("java.time.LocalDateTime", "changedAt")
        .add();
  }
}
