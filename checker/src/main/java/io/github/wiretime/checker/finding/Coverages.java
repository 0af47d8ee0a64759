package io.github.wiretime.checker.finding;

import io.github.wiretime.checker.options.NamePatterns;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.SourceClasses;
import io.github.wiretime.checker.wire.Member;
import io.github.wiretime.checker.wire.Names;
import io.github.wiretime.checker.wire.WireEntries;
import io.github.wiretime.checker.wire.WireField;
import io.github.wiretime.checker.wiremap.WireMap;
import java.util.Optional;

/**
 * Decides which module reports a member, so that nothing is reported twice and nothing falls
 * between modules.
 */
final class Coverages {

  private final Optional<WireMap> map;
  private final NamePatterns serviceInterfaces;

  Coverages(Optional<WireMap> map, NamePatterns serviceInterfaces) {
    this.map = map;
    this.serviceInterfaces = serviceInterfaces;
  }

  Coverage of(WireField field) {
    Member member = field.member();
    if (isSource(member) || isSeenThroughTypeArguments(field)) {
      return Coverage.HERE;
    }
    if (map.isEmpty()) {
      return isReportedWithItsInterface(field) ? Coverage.ELSEWHERE : Coverage.HERE;
    }
    boolean owned = map.get().isOwned(Names.packageOf(member.owner()));
    boolean known = WireEntries.covering(member).stream().anyMatch(map.get()::contains);
    if (!known) {
      return owned ? Coverage.UNKNOWN_TO_MAP : Coverage.HERE;
    }
    return owned ? Coverage.ELSEWHERE : Coverage.HERE;
  }

  /**
   * The module that compiles an interface which the user's patterns name reports all that its
   * methods send, except what only subclasses in this module add.
   */
  private boolean isReportedWithItsInterface(WireField field) {
    return field.path().root() instanceof ServiceRoot root
        && !root.service().isParameterized()
        && !SourceClasses.contains(root.serviceClass())
        && serviceInterfaces.match(Names.of(root.serviceClass()))
        && field.path().last(Coverages::isSource).isEmpty();
  }

  private static boolean isSource(Member member) {
    return SourceClasses.contains(member.owner());
  }

  /** Only this module knows what {@code implements CrudService<OrderDto>} makes of the methods. */
  private static boolean isSeenThroughTypeArguments(WireField field) {
    return field.path().root() instanceof ServiceRoot root
        && root.service().isParameterized()
        && field.member().owner() == root.serviceClass();
  }
}
