package io.github.wiretime.checker.finding;

import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.roots.Application;
import io.github.wiretime.checker.roots.ReportLocation;
import io.github.wiretime.checker.walk.WireField;

/**
 * Where to report a member: at its own declaration if that belongs to the application, else at the
 * last declaration on the path that does, else at the declaration of the service.
 */
record ReportLocations(Application application) {

  ReportLocation of(WireField field) {
    if (isOwn(field.member())) {
      return new ReportLocation.Declaration(field.member().declaration());
    }
    return field
        .path()
        .last(this::isOwn)
        .<ReportLocation>map(member -> new ReportLocation.Declaration(member.declaration()))
        .orElseGet(() -> field.path().root().anchor());
  }

  private boolean isOwn(Member member) {
    return application.contains(member.declaration().enclClass());
  }
}
