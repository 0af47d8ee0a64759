package io.github.wiretime.checker.finding;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
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

  private Coverages() {}

  static Coverage of(WireField field, Optional<WireMap> map) {
    Member member = field.member();
    if (map.isEmpty() || isSource(member) || isSeenThroughTypeArguments(field)) {
      return Coverage.HERE;
    }
    boolean owned = map.get().isOwned(Names.packageOf(member.owner()));
    boolean known = WireEntries.covering(member).stream().anyMatch(map.get()::contains);
    if (!known) {
      return owned ? Coverage.UNKNOWN_TO_MAP : Coverage.HERE;
    }
    return owned ? Coverage.ELSEWHERE : Coverage.HERE;
  }

  private static boolean isSource(Member member) {
    ClassSymbol declaring = member.owner();
    return SourceClasses.contains(declaring);
  }

  /** Only this module knows what {@code implements CrudService<OrderDto>} makes of the methods. */
  private static boolean isSeenThroughTypeArguments(WireField field) {
    return field.path().root() instanceof ServiceRoot root
        && root.service().isParameterized()
        && field.member().owner() == root.serviceClass();
  }
}
