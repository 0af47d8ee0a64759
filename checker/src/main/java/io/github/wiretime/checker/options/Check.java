package io.github.wiretime.checker.options;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
import java.util.Arrays;
import java.util.Optional;

/** The questions that are asked of what services send. */
public enum Check {
  /** What does a value cost on the wire? */
  COSTLY_RPC_TIME("CostlyRpcTime", Check.COSTLY_SUMMARY, "performance"),
  /** Does a value arrive? */
  BROKEN_RPC_VALUE("BrokenRpcValue", Check.BROKEN_SUMMARY, "correctness"),
  /** Does a value arrive at peers of another build? Only a comparison of two builds asks. */
  BREAKING_RPC_CHANGE("BreakingRpcChange", Check.BREAKING_SUMMARY, "correctness");

  /** The summary of {@link #COSTLY_RPC_TIME}. */
  public static final String COSTLY_SUMMARY =
      "A Dubbo call sends a time type that Hessian writes as a large and slow object";

  /** The summary of {@link #BROKEN_RPC_VALUE}. */
  public static final String BROKEN_SUMMARY =
      "A Dubbo call sends a value that does not arrive as it was sent";

  /** The summary of {@link #BREAKING_RPC_CHANGE}. */
  public static final String BREAKING_SUMMARY =
      "A change does not arrive while peers of this build and of the one before run together";

  /** Those that a compilation or a scan asks of one build. */
  public static final ImmutableSet<Check> OF_ONE_BUILD =
      Sets.immutableEnumSet(COSTLY_RPC_TIME, BROKEN_RPC_VALUE);

  private final String id;
  private final String summary;
  private final String tag;

  Check(String id, String summary, String tag) {
    this.id = id;
    this.summary = summary;
    this.tag = tag;
  }

  /** The name in diagnostics, in {@code @SuppressWarnings} and in reports. */
  public String id() {
    return id;
  }

  /** What it reports, in one English sentence without a full stop. */
  public String summary() {
    return summary;
  }

  /** What services that collect reports sort its findings by. */
  public String tag() {
    return tag;
  }

  /** The address of the page that explains the check. */
  public Text page() {
    return CheckTexts.of("page." + id);
  }

  /** The annotation that accepts what the check reports, which class files keep. */
  public String annotation() {
    return "io.github.wiretime.annotations.Accept" + id;
  }

  /** The check of that name. */
  public static Optional<Check> of(String id) {
    return Arrays.stream(values()).filter(check -> check.id.equals(id)).findFirst();
  }
}
