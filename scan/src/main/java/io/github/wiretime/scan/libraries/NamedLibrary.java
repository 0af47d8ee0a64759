package io.github.wiretime.scan.libraries;

import io.github.wiretime.checker.negotiation.InstalledDubbo;
import io.github.wiretime.checker.negotiation.NamedLibraries.Named;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.options.HessianLite;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A library whose version tells a release of Hessian.
 *
 * @param by what names it, such as {@code dubbo-3.2.5.jar}
 */
record NamedLibrary(Kind kind, String version, String by) {

  /** Which library it is; the closest to Hessian comes first. */
  enum Kind {
    HESSIAN_LITE(
        "hessian-lite-([3-9]\\.\\d.*)\\.jar", "(com\\.alibaba|org\\.apache\\.dubbo):hessian-lite"),
    DUBBO(
        "dubbo(?:-common|-rpc-dubbo)?-([2-9]\\.\\d.*)\\.jar",
        "com\\.alibaba:dubbo|org\\.apache\\.dubbo:dubbo.*"),
    /** Those of Alibaba start from 0.1 and 1.0, and bring Dubbo 2.6. */
    DUBBO_STARTER(
        "dubbo-spring-boot-starter-([0-9]\\.\\d.*)\\.jar",
        "com\\.alibaba(\\.spring)?\\.boot:dubbo-spring-boot-starter"),
    /** Caucho's Hessian has the same name and other versions. */
    SOFA_HESSIAN("hessian-(3\\.[3-9]\\.\\d.*|4\\.0\\.\\d)\\.jar", "com\\.alipay\\.sofa:hessian"),
    SOFA_RPC("sofa-rpc-all-([5-9]\\.\\d.*)\\.jar", "com\\.alipay\\.sofa:sofa-rpc-(all|bom)"),
    SOFA_BOOT(
        "rpc-sofa-boot(?:-starter)?-([34]\\.\\d.*)\\.jar",
        "com\\.alipay\\.sofa:(sofaboot-dependencies|rpc-sofa-boot.*)");

    private final Pattern jar;
    private final Pattern coordinates;

    Kind(String jar, String coordinates) {
      this.jar = Pattern.compile(jar);
      this.coordinates = Pattern.compile(coordinates);
    }
  }

  /** Of the name of a jar, such as {@code dubbo-3.2.5.jar}. */
  static Optional<NamedLibrary> ofJar(String name) {
    for (Kind kind : Kind.values()) {
      Matcher matcher = kind.jar.matcher(name);
      if (matcher.matches()) {
        return Optional.of(new NamedLibrary(kind, matcher.group(1), name));
      }
    }
    return Optional.empty();
  }

  /** Of what a POM names. */
  static Optional<NamedLibrary> ofArtifact(String group, String artifact, String version) {
    String coordinates = group + ":" + artifact;
    return Arrays.stream(Kind.values())
        .filter(kind -> kind.coordinates.matcher(coordinates).matches())
        .findFirst()
        .map(kind -> new NamedLibrary(kind, version, coordinates + ":" + version));
  }

  /** The Dubbo that it is or brings, if any. */
  Optional<InstalledDubbo> dubbo() {
    return switch (kind) {
      case DUBBO, DUBBO_STARTER -> Optional.of(InstalledDubbo.ofVersion(version));
      default -> Optional.empty();
    };
  }

  /** The hessian-lite that it is or brings, if any. */
  Optional<Named> lite() {
    return switch (kind) {
      case HESSIAN_LITE -> named(ofHessianLite());
      case DUBBO, DUBBO_STARTER -> named(DubboLine.hessianOf(version));
      default -> Optional.empty();
    };
  }

  /** SOFA's Hessian that it is or brings, if any. */
  Optional<Named> sofa() {
    return switch (kind) {
      case SOFA_HESSIAN -> named(ofSofaHessian());
      case SOFA_RPC ->
          named(version.matches("5\\.\\d\\b.*") ? HessianLite.SOFA_3 : HessianLite.SOFA_3_5);
      case SOFA_BOOT -> named(version.startsWith("3.") ? HessianLite.SOFA_3 : HessianLite.SOFA_3_5);
      default -> Optional.empty();
    };
  }

  private Optional<Named> named(HessianLite release) {
    return Optional.of(new Named(release, by));
  }

  private HessianLite ofHessianLite() {
    if (version.startsWith("3.")) {
      return HessianLite.LITE_3_2;
    }
    return version.matches("4\\.0\\.[0-3]\\b.*") ? HessianLite.LITE_4_0_3 : HessianLite.LITE_4_0_4;
  }

  private HessianLite ofSofaHessian() {
    return version.matches("3\\.[0-3]\\b.*") ? HessianLite.SOFA_3 : HessianLite.SOFA_3_5;
  }
}
