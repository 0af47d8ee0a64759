package io.github.wiretime.measurements.generated;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.compile.SourceText;
import java.util.Set;

/** Ten services that send the data classes of one group, their providers, and entities. */
final class ServiceClasses {

  private static final int SERVICES = 10;
  private static final int ENTITIES = 20;

  private final int group;
  private final String packageName;
  private final Set<String> costly;
  private final ImmutableList.Builder<SourceText> sources = ImmutableList.builder();

  ServiceClasses(int group, Set<String> costly) {
    this.group = group;
    this.packageName = DataClasses.packageOf(group);
    this.costly = costly;
  }

  ImmutableList<SourceText> sources() {
    for (int i = 0; i < SERVICES; i++) {
      service(i);
      provider(i);
    }
    for (int i = 0; i < ENTITIES; i++) {
      entity(i);
    }
    return sources.build();
  }

  private String data(String kind, int number) {
    return DataClasses.name(kind, group, number);
  }

  private void service(int i) {
    String name = data("Service", i);
    String text =
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
                packageName,
                name,
                data("Chain", i),
                data("Wide", i),
                data("Circle", i),
                data("Plain", i % 4),
                data("Box", 0),
                i == 5 ? "java.time.Duration" : data("Event", i),
                data("Box", i % 2 == 0 ? 2 : 4),
                i == 6 ? "java.time.Duration" : "String",
                last(i));
    if (i == 5) {
      costly.add(name + ".third()");
    }
    sources.add(new SourceText(path(name), text));
  }

  /** What the last method returns; some of it costly on its own. */
  private String last(int i) {
    return switch (i) {
      case 0 -> data("Box", 1) + "<String, " + data("Event", 0) + ">";
      case 1 -> data("Box", 3) + "<" + data("Event", 5) + ">";
      case 2 -> costlyReturn(i, "java.time.LocalDateTime");
      case 3 -> costlyReturn(i, data("Box", 1) + "<Integer, java.time.Year>");
      default -> "String";
    };
  }

  private String costlyReturn(int service, String type) {
    costly.add(data("Service", service) + ".fourth()");
    return type;
  }

  private void provider(int i) {
    String name = data("Provider", i);
    StringBuilder text =
        new StringBuilder(
            """
            package %s;

            @org.apache.dubbo.config.annotation.DubboService
            public abstract class %s implements %s {
            """
                .formatted(packageName, name, data("Service", i)));
    for (int method = 0; method < 8; method++) {
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
              .formatted(method, data("Wide", i), method * 3));
    }
    sources.add(new SourceText(path(name), text.append("}\n").toString()));
  }

  /** Stays in the database. */
  private void entity(int i) {
    sources.add(
        new Dto(packageName, data("Entity", i))
            .field("Long", "id")
            .field("String", "name")
            .field("java.time.LocalDateTime", "createdAt")
            .field("java.time.LocalDateTime", "changedAt")
            .source());
  }

  private String path(String name) {
    return packageName.replace('.', '/') + "/" + name + ".java";
  }
}
