package io.github.wiretime.checker.finding;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.cost.CostlyTypes;
import io.github.wiretime.checker.filter.Acceptances;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.Services;
import io.github.wiretime.checker.roots.SourceClasses;
import io.github.wiretime.checker.wire.Names;
import io.github.wiretime.checker.wire.WireField;
import io.github.wiretime.checker.wire.WireWalk;

/** All findings of one compilation: services, what they write, what of it is costly. */
public final class Analysis {

  private Analysis() {}

  /** Walks the whole compilation once. */
  public static ImmutableList<Finding> of(
      Context context, Options options, CostlyTypes costlyTypes, Acceptances acceptances) {
    ImmutableList<ClassSymbol> sources = SourceClasses.of(context);
    ImmutableList<ServiceRoot> services = Services.in(sources, options, context);
    if (services.isEmpty()) {
      return ImmutableList.of();
    }
    return WireWalk.from(
            services,
            context,
            sources,
            type -> costlyTypes.contains(Names.of(type)),
            acceptances::cover)
        .stream()
        .map(field -> finding(field, costlyTypes))
        .collect(ImmutableList.toImmutableList());
  }

  private static Finding finding(WireField field, CostlyTypes costlyTypes) {
    return new Finding(field, costlyTypes.costOf(Names.of(field.type())), Anchors.of(field));
  }

  /** The findings that are to be reported, by the declaration at which to report them. */
  public static ImmutableListMultimap<Symbol, Finding> byAnchor(ImmutableList<Finding> findings) {
    return findings.stream()
        .filter(finding -> !finding.field().accepted())
        .collect(
            ImmutableListMultimap.toImmutableListMultimap(Finding::anchor, finding -> finding));
  }
}
