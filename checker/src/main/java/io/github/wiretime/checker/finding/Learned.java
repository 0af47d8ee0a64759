package io.github.wiretime.checker.finding;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.walk.WireWalk;
import io.github.wiretime.checker.wiremap.Offer;
import io.github.wiretime.checker.wiremap.Sender;
import io.github.wiretime.checker.wiremap.WireMap;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What one compilation can tell a wire map.
 *
 * @param walks over what is sent by Hessian, to older peers as well
 * @param own the packages that are compiled
 * @param release the Hessian that services use, if it is known
 * @param offers what providers offer
 */
public record Learned(
    ImmutableList<WireWalk> walks,
    OwnPackages own,
    Optional<HessianLite> release,
    ImmutableSet<Offer> offers) {

  /**
   * What is to be added to a map.
   *
   * @param known the map so far, which tells the packages of other modules
   */
  public WireMap beside(WireMap known) {
    Predicate<ClassSymbol> isOfApplication = type -> isOfApplication(Names.packageOf(type), known);
    SetMultimap<String, Sender> entries = LinkedHashMultimap.create();
    walks.forEach(walk -> entries.putAll(walk.entries(isOfApplication)));
    return WireMap.learned(entries, own.named(), release, offers);
  }

  /**
   * Whether some module that reads the map compiles the package. No module compiles those of
   * libraries.
   */
  private boolean isOfApplication(String packageName, WireMap known) {
    return known.isOwned(packageName) || own.shareTheirRootWith(packageName);
  }
}
