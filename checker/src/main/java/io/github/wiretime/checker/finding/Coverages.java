package io.github.wiretime.checker.finding;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
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

  private Coverages() {}

  /**
   * Decides for one member.
   *
   * @param map the wire map, if this compilation reads one
   * @param wireTypes classes whose own modules report on them because the user says so
   */
  static Coverage of(WireField field, Optional<WireMap> map, NamePatterns wireTypes) {
    Member member = field.member();
    if (isSource(member) || isSeenThroughTypeArguments(field)) {
      return Coverage.HERE;
    }
    if (!isOfService(field) && wireTypes.match(Names.of(member.owner()))) {
      return Coverage.ELSEWHERE;
    }
    if (map.isEmpty() || !map.get().isOwned(Names.packageOf(member.owner()))) {
      return Coverage.HERE;
    }
    return WireEntries.covering(member).stream().anyMatch(map.get()::contains)
        ? Coverage.ELSEWHERE
        : Coverage.UNKNOWN_TO_MAP;
  }

  private static boolean isOfService(WireField field) {
    return field.path().root() instanceof ServiceRoot root
        && field.member().owner() == root.serviceClass();
  }

  private static boolean isSource(Member member) {
    ClassSymbol declaring = member.owner();
    return SourceClasses.contains(declaring);
  }

  /** Only this module knows what {@code implements CrudService<OrderDto>} makes of the methods. */
  private static boolean isSeenThroughTypeArguments(WireField field) {
    return isOfService(field) && ((ServiceRoot) field.path().root()).service().isParameterized();
  }
}
