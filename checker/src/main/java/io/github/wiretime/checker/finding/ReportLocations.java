package io.github.wiretime.checker.finding;

import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.SourceClasses;
import io.github.wiretime.checker.roots.ReportLocation;
import io.github.wiretime.checker.walk.WireField;

/**
 * Where to report a member: at its own declaration if that is compiled now, else at the last
 * declaration on the path that is, else at the declaration of the service.
 */
final class ReportLocations {

  private ReportLocations() {}

  static ReportLocation of(WireField field) {
    if (isSource(field.member())) {
      return new ReportLocation.Declaration(field.member().declaration());
    }
    return field
        .path()
        .last(ReportLocations::isSource)
        .<ReportLocation>map(member -> new ReportLocation.Declaration(member.declaration()))
        .orElseGet(() -> field.path().root().anchor());
  }

  private static boolean isSource(Member member) {
    return SourceClasses.contains(member.declaration().enclClass());
  }
}
