package io.github.wiretime.checker.filter;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.wire.Names;
import java.util.List;
import java.util.Set;

/**
 * Decides which lines of a baseline have had their day.
 *
 * <p>A line is stale only if its class is compiled now and the finding is not made. While the class still has the member, that says
 * enough only where this compilation knows all services: with a wire map, or if the baseline lies inside the module. In a baseline
 * that modules share, another module may have found it.
 */
public final class StaleLines {

  private final ImmutableMap<String, ClassSymbol> compiled;
  private final boolean knowsAllServices;

  /** Lines are judged by the classes that are compiled now. */
  public StaleLines(List<ClassSymbol> sources, boolean knowsAllServices) {
    this.compiled =
        sources.stream()
            .collect(
                ImmutableMap.toImmutableMap(Names::of, source -> source, (first, second) -> first));
    this.knowsAllServices = knowsAllServices;
  }

  ImmutableSet<String> among(Set<String> lines, Set<String> found) {
    return lines.stream()
        .filter(line -> !found.contains(line) && isStale(line))
        .collect(toImmutableSet());
  }

  private boolean isStale(String line) {
    int hash = line.indexOf('#');
    ClassSymbol owner = compiled.get(line.substring(0, hash));
    if (owner == null) {
      return false;
    }
    return knowsAllServices || !hasMember(owner, line.substring(hash + 1, line.indexOf(' ')));
  }

  private static boolean hasMember(ClassSymbol owner, String member) {
    if (member.startsWith("<")) {
      return true;
    }
    int parenthesis = member.indexOf('(');
    String name = parenthesis < 0 ? member : member.substring(0, parenthesis);
    for (Symbol symbol :
        owner.members().getSymbolsByName(owner.name.table.fromString(name))) {
      if ((symbol.type.getParameterTypes().isEmpty() && parenthesis < 0) || parenthesis >= 0) {
        return true;
      }
    }
    // A method may come from a super-interface.
    return parenthesis >= 0 && !owner.getInterfaces().isEmpty();
  }
}
