package io.github.wiretime.checker.finding;

import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.walk.Occurrence;

/**
 * Decides where a member is reported: at its own declaration if that belongs to the application,
 * else at the last declaration on the path that does, else at the declaration of the service.
 */
record ReportLocations(Application application) {

  ReportLocation of(Occurrence occurrence) {
    if (isOwn(occurrence.member())) {
      return new ReportLocation.Declaration(occurrence.member().declaration());
    }
    return occurrence
        .path()
        .last(this::isOwn)
        .<ReportLocation>map(member -> new ReportLocation.Declaration(member.declaration()))
        .orElseGet(() -> occurrence.path().root().anchor());
  }

  private boolean isOwn(Member member) {
    return application.contains(member.declaration().enclClass());
  }
}
