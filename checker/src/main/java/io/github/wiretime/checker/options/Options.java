package io.github.wiretime.checker.options;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import java.util.Optional;

/**
 * What the user set with {@code -XepOpt:CostlyRpcTime:<name>=<value>}.
 *
 * @param serviceInterfaces interfaces that are services although nothing says so in their source
 * @param serviceAnnotations annotations of a company's own that export a class as Dubbo's do
 * @param springConfig Spring files, or globs for them, relative to the module
 * @param serialization the serializer where a declaration does not name one; empty if the user does
 *     not say it
 * @param wireTypes classes that cross the wire although no service in sight sends them
 * @param wireMap the file that joins modules
 * @param wireMapMode what to do with it
 * @param baseline the file of known findings
 * @param baselineMode what to do with it
 * @param report the SARIF file to write
 * @param codeQuality the file to write for GitLab
 * @param costlyTypes types to report besides the measured ones
 * @param cheapTypes types never to report
 * @param hessianLite the release of Hessian whose costs count; empty for the one on the class path
 * @param thresholds from which cost on a type is reported
 * @param references how much to say at references
 * @param docsUrl the page to link to instead of the check's own
 */
public record Options(
    NamePatterns serviceInterfaces,
    ImmutableSet<String> serviceAnnotations,
    ImmutableSet<String> springConfig,
    Optional<String> serialization,
    NamePatterns wireTypes,
    Optional<String> wireMap,
    WireMapMode wireMapMode,
    Optional<String> baseline,
    BaselineMode baselineMode,
    Optional<String> report,
    Optional<String> codeQuality,
    NamePatterns costlyTypes,
    NamePatterns cheapTypes,
    Optional<HessianLite> hessianLite,
    Thresholds thresholds,
    References references,
    Optional<String> docsUrl) {

  public static final String BASELINE = "Baseline";
  public static final String BASELINE_MODE = "BaselineMode";
  public static final String CHEAP_TYPES = "CheapTypes";
  public static final String CODE_QUALITY = "CodeQuality";
  public static final String COSTLY_TYPES = "CostlyTypes";
  public static final String DOCS_URL = "DocsUrl";
  public static final String HESSIAN_LITE = "HessianLite";
  public static final String MIN_BYTES = "MinBytes";
  public static final String MIN_SLOWDOWN = "MinSlowdown";
  public static final String REFERENCES = "References";
  public static final String REPORT = "Report";
  public static final String SERIALIZATION = "Serialization";
  public static final String SERVICE_ANNOTATIONS = "ServiceAnnotations";
  public static final String SERVICE_INTERFACES = "ServiceInterfaces";
  public static final String SPRING_CONFIG = "SpringConfig";
  public static final String WIRE_MAP = "WireMap";
  public static final String WIRE_MAP_MODE = "WireMapMode";
  public static final String WIRE_TYPES = "WireTypes";

  /** The names of all options, without the check's prefix. */
  public static final ImmutableSortedSet<String> NAMES =
      ImmutableSortedSet.of(
          BASELINE,
          BASELINE_MODE,
          CHEAP_TYPES,
          CODE_QUALITY,
          COSTLY_TYPES,
          DOCS_URL,
          HESSIAN_LITE,
          MIN_BYTES,
          MIN_SLOWDOWN,
          REFERENCES,
          REPORT,
          SERIALIZATION,
          SERVICE_ANNOTATIONS,
          SERVICE_INTERFACES,
          SPRING_CONFIG,
          WIRE_MAP,
          WIRE_MAP_MODE,
          WIRE_TYPES);

  /**
   * The same for tests and other sources beside the module's own code: with it, its Spring files
   * have been read already.
   */
  public Options withoutSpringConfig() {
    return new Options(
        serviceInterfaces,
        serviceAnnotations,
        ImmutableSet.of(),
        serialization,
        wireTypes,
        wireMap,
        wireMapMode,
        baseline,
        baselineMode,
        report,
        codeQuality,
        costlyTypes,
        cheapTypes,
        hessianLite,
        thresholds,
        references,
        docsUrl);
  }
}
