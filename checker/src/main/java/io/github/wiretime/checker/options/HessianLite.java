package io.github.wiretime.checker.options;

import static java.util.stream.Collectors.joining;

import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import java.util.Arrays;
import java.util.Optional;

/**
 * The releases of Hessian whose costs were measured; of two in one application the first counts.
 */
public enum HessianLite {
  /** Of Dubbo 2.7 to 3.2. */
  LITE_3_2("3.2", "hessian-lite 3.2"),
  /** Of Dubbo 3.3.0 to 3.3.5. */
  LITE_4_0_3("4.0.3", "hessian-lite 4.0.3"),
  /** Of Dubbo 3.3.6. */
  LITE_4_0_4("4.0.4", "hessian-lite 4.0.4"),
  /** The same with a system property that no class path shows. */
  LITE_4_0_4_COMPACT("4.0.4-compact", "hessian-lite 4.0.4") {
    @Override
    public String title(Language language) {
      return CheckTexts.of("release.compact", super.title(language)).in(language);
    }
  },
  /** Of SOFABoot 3 and SOFARPC up to 5.9: 3.3.4 to 3.3.13. */
  SOFA_3("sofa-3", "SOFA hessian 3.3"),
  /** Of SOFABoot 4 and SOFARPC since 5.10: 3.4.0 to 3.5.6. */
  SOFA_3_5("sofa-3.5", "SOFA hessian 3.5");

  private final String id;
  private final String title;

  HessianLite(String id, String title) {
    this.id = id;
    this.title = title;
  }

  /** The name in options and in the table of costs. */
  public String id() {
    return id;
  }

  /** The name for people. */
  public String title(Language language) {
    return title;
  }

  /** Whether it is SOFA's own, which services of SOFARPC use. */
  public boolean isOfSofa() {
    return id.startsWith("sofa-");
  }

  /** The release of that name, if it was measured. */
  public static Optional<HessianLite> of(String id) {
    return Arrays.stream(values()).filter(release -> release.id.equals(id)).findFirst();
  }

  /** All names, separated by commas. */
  public static String ids() {
    return Arrays.stream(values()).map(HessianLite::id).collect(joining(", "));
  }
}
