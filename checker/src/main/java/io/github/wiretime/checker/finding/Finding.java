package io.github.wiretime.checker.finding;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.broken.Breakage;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Migration;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.walk.Occurrence;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A member that is costly, or whose values do not arrive, with what the reader of a report has to
 * know about it.
 *
 * @param occurrence the member with its type and the path to it
 * @param cost what was measured for the type; empty for a type that only the user's options name
 * @param breakage why values do not arrive; empty for a member that is costly
 * @param anchor where to report it
 * @param reportingModule which module reports it
 * @param isOfLibrary whether its class is a library's, so that the reader cannot change it
 * @param joined the other members of that class, where one report stands for all
 */
public record Finding(
    Occurrence occurrence,
    Optional<Cost> cost,
    Optional<Breakage> breakage,
    ReportLocation anchor,
    ReportingModule reportingModule,
    boolean isOfLibrary,
    ImmutableList<Member> joined) {

  /** What would end a word of a baseline; only class files have such names. */
  private static final Pattern NOT_IN_WORDS = Pattern.compile("[\\s#]");

  /** A member that is costly. */
  static Finding costly(
      Occurrence occurrence,
      Optional<Cost> cost,
      ReportLocation anchor,
      ReportingModule reportingModule,
      boolean isOfLibrary) {
    return new Finding(
        occurrence,
        cost,
        Optional.empty(),
        anchor,
        reportingModule,
        isOfLibrary,
        ImmutableList.of());
  }

  /** A member whose values do not arrive. */
  static Finding broken(
      Occurrence occurrence,
      Breakage breakage,
      ReportLocation anchor,
      ReportingModule reportingModule,
      boolean isOfLibrary) {
    return new Finding(
        occurrence,
        Optional.empty(),
        Optional.of(breakage),
        anchor,
        reportingModule,
        isOfLibrary,
        ImmutableList.of());
  }

  /** Which question found it. */
  public Check check() {
    return breakage.isPresent() ? Check.BROKEN_RPC_VALUE : Check.COSTLY_RPC_TIME;
  }

  /** The fully qualified name of the type. */
  public String typeName() {
    return TypeNames.of(occurrence.type());
  }

  /** The member as it is reported. */
  public Member member() {
    return occurrence.member();
  }

  /**
   * A name of the finding that does not change with line numbers, formatting or the order of
   * members: {@code com.acme.OrderDto#createdAt java.time.Instant}, {@code com.acme.OrderDto#rate
   * BrokenRpcValue.float}.
   */
  public String key() {
    return member().key()
        + " "
        + breakage
            .map(Breakage::word)
            .orElseGet(() -> NOT_IN_WORDS.matcher(typeName()).replaceAll("?")); // its last word
  }

  /** The same member that services of another framework send as well; the higher cost counts. */
  Finding with(Finding other) {
    Finding first = firstBytes(other) > firstBytes(this) ? other : this;
    return new Finding(
        occurrence.with(other.occurrence),
        first.cost,
        breakage,
        anchor,
        reportingModule,
        isOfLibrary,
        joined);
  }

  /** The same for several members of its class. */
  Finding joining(ImmutableList<Member> others) {
    return new Finding(occurrence, cost, breakage, anchor, reportingModule, isOfLibrary, others);
  }

  private static int firstBytes(Finding finding) {
    return finding.cost.map(Cost::firstBytes).orElse(0);
  }

  /**
   * Whether it is reported at the member itself and not at some other declaration on the path to
   * it.
   */
  public boolean isAtMember() {
    return anchor.declaration().filter(member().declaration()::equals).isPresent();
  }

  /** Whether the owners of the code accepted it. */
  public boolean isAccepted() {
    return occurrence.accepted();
  }

  /** Whether its class reads the twins of the field already, as a patch of release 1 adds them. */
  public boolean isMigrating() {
    return breakage.isEmpty()
        && member().kind() == Member.Kind.FIELD
        && Migration.reads(member().symbol());
  }

  /**
   * Whether it is reported at a reference although the module that provides the service reports it
   * as well: its interface is in a class file.
   */
  public boolean isOfReference() {
    return occurrence
        .path()
        .root()
        .asService()
        .filter(service -> service.isForeignReference() && service.anchor().equals(anchor))
        .isPresent();
  }

  /** Whether another module reports it. */
  public boolean isReportedElsewhere() {
    return reportingModule == ReportingModule.ELSEWHERE;
  }
}
