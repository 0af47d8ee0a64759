package io.github.wiretime.checker.options;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** The lines of Dubbo, in their order. */
public enum DubboLine {
  V2_7("2.7", HessianLite.LITE_3_2),
  V3_0("3.0", HessianLite.LITE_3_2),
  V3_1("3.1", HessianLite.LITE_3_2),
  V3_2("3.2", HessianLite.LITE_3_2),
  V3_3("3.3", HessianLite.LITE_4_0_4);

  private final String id;
  private final HessianLite hessian;

  DubboLine(String id, HessianLite hessian) {
    this.id = id;
    this.hessian = hessian;
  }

  /** The first two numbers of its releases. */
  public String id() {
    return id;
  }

  /** The Hessian that its newest release brings. */
  public HessianLite hessian() {
    return hessian;
  }

  /** Whether a release of it brings that Hessian; the first ones of 3.3 bring an older one. */
  public boolean brings(HessianLite release) {
    return release == hessian || (this == V3_3 && release == HessianLite.LITE_4_0_3);
  }

  /** Whether it refuses classes that are not on its allow list by default, as 3.2.0 does. */
  public boolean isStrict() {
    return compareTo(V3_2) >= 0;
  }

  /**
   * The line of a release.
   *
   * @param version such as {@code 3.2.5}, of Dubbo or of its starter for Spring Boot, of which the
   *     first were 0.1 and 1.0
   */
  public static DubboLine ofVersion(String version) {
    if (version.matches("[012]\\..*")) {
      return V2_7;
    }
    return Arrays.stream(values())
        .filter(line -> version.matches(Pattern.quote(line.id) + "\\b.*"))
        .findFirst()
        .orElse(V3_3);
  }

  /** The Hessian that a release brings, as its own POM has it. */
  public static HessianLite hessianOf(String version) {
    return version.matches("3\\.3\\.[0-5]\\b.*")
        ? HessianLite.LITE_4_0_3
        : ofVersion(version).hessian;
  }

  /** The line of that name. */
  public static Optional<DubboLine> of(String id) {
    return Arrays.stream(values()).filter(line -> line.id.equals(id)).findFirst();
  }

  /** All names. */
  public static ImmutableList<String> ids() {
    return Arrays.stream(values()).map(DubboLine::id).collect(toImmutableList());
  }
}
