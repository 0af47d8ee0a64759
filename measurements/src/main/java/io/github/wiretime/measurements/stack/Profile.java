package io.github.wiretime.measurements.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** One serializer version in one configuration, measured in a JVM of its own. */
public enum Profile {
  HESSIAN_3_2(
      "3.2", "hessian-lite 3.2.13 (Dubbo 2.7 to 3.2)", "hessian-lite-3.2.13", "HessianLiteCodec"),
  HESSIAN_4_0_3(
      "4.0.3",
      "hessian-lite 4.0.3 (Dubbo 3.3.0 to 3.3.5)",
      "hessian-lite-4.0.3",
      "HessianLiteCodec"),
  HESSIAN_4_0_4("4.0.4", "hessian-lite 4.0.4 (Dubbo 3.3.6)", "current", "HessianLiteCodec"),
  HESSIAN_4_0_4_COMPACT(
      "4.0.4-compact",
      "hessian-lite 4.0.4 with compactMode",
      "current",
      "HessianLiteCodec",
      "-Dcom.caucho.hessian.io.java.time.serializer.compactMode=true"),
  SOFA_3("sofa-3", "SOFA hessian 3.3.12 (SOFABoot 3)", "sofa-hessian-3.3.12", "SofaHessianCodec"),
  SOFA_3_5(
      "sofa-3.5",
      "SOFA hessian 3.5.6 (SOFABoot 4, SOFARPC since 5.10)",
      "sofa-hessian-3.5.6",
      "SofaHessianCodec"),
  FASTJSON2(
      "fastjson2", "fastjson2 2.0.56, JSONB as Dubbo 3.3.6 sets it", "current", "Fastjson2Codec"),
  JAVA("java", "Java serialization", "", "JavaCodec");

  /** Old Hessian reads private fields of JDK classes, as its users on Java 17 have to allow. */
  private static final List<String> OPENED =
      List.of(
          "java.base/java.lang",
          "java.base/java.math",
          "java.base/java.time",
          "java.base/java.time.chrono",
          "java.base/java.time.zone",
          "java.base/java.util",
          "java.base/sun.util.calendar",
          "java.sql/java.sql");

  private final String id;
  private final String title;
  private final String stack;
  private final String codec;
  private final String option;

  Profile(String id, String title, String stack, String codec) {
    this(id, title, stack, codec, "");
  }

  Profile(String id, String title, String stack, String codec, String option) {
    this.id = id;
    this.title = title;
    this.stack = stack;
    this.codec = codec;
    this.option = option;
  }

  /** The name in result files, cost table and documentation. */
  public String id() {
    return id;
  }

  /** What it is, for the documentation. */
  public String title() {
    return title;
  }

  /** The title without what brings it, for legends. */
  public String shortTitle() {
    return switch (this) {
      case SOFA_3, SOFA_3_5, FASTJSON2, JAVA -> title.replaceFirst("( \\(|,).*", "");
      default -> "hessian-lite " + id;
    };
  }

  /** The folder of its jars below the stacks folder, empty for none. */
  public String stack() {
    return stack;
  }

  /** The codec's simple class name. */
  public String codec() {
    return codec;
  }

  /** True if the checker knows this profile. */
  public boolean inCostTable() {
    return this != JAVA;
  }

  /** True for what the checker reports by default. */
  public boolean isHessian() {
    return inCostTable() && this != FASTJSON2;
  }

  /** The options of the measuring JVM. */
  public List<String> jvmOptions() {
    List<String> all = new ArrayList<>();
    // A zone that no sample has, so that a zone that falls back to the receiver's shows.
    all.addAll(List.of("-Duser.timezone=America/New_York", "-Duser.language=en"));
    all.addAll(List.of("-Djava.awt.headless=true", "-Xss1m", "-Dfile.encoding=UTF-8"));
    OPENED.forEach(name -> all.add("--add-opens=" + name + "=ALL-UNNAMED"));
    if (!option.isEmpty()) {
      all.add(option);
    }
    return all;
  }

  /**
   * The profile with that id.
   *
   * @throws IllegalArgumentException if there is none; the message has those that there are
   */
  public static Profile of(String id) {
    for (Profile profile : values()) {
      if (profile.id.equals(id)) {
        return profile;
      }
    }
    List<String> ids = Stream.of(values()).map(Profile::id).toList();
    throw new IllegalArgumentException("there is no profile '" + id + "', only " + ids);
  }
}
