package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;

import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Ordering;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.cost.InstalledDubbo;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.roots.ServiceRoot;
import java.util.Collection;
import java.util.Optional;

/** What a user should know whose Dubbo may not send Hessian at all. */
public final class SerializationNote {

  private SerializationNote() {}

  /** A text if there are findings that hold only as long as a guess does. */
  public static Optional<String> about(Collection<Finding> findings, Context context) {
    ImmutableSortedSet<String> services =
        findings.stream()
            .filter(finding -> !finding.isAccepted())
            .map(finding -> finding.occurrence().path().root())
            .filter(root -> root instanceof ServiceRoot service && !service.serializerStated())
            .map(root -> Names.simple(((ServiceRoot) root).serviceClass()))
            .collect(toImmutableSortedSet(Ordering.natural()));
    if (services.isEmpty() || !InstalledDubbo.prefersFastjson2(context)) {
      return Optional.empty();
    }
    return Optional.of(
        "[CostlyRpcTime] Dubbo 3.2 prefers fastjson2, which is on the class path, and nothing says how '"
            + services.first()
            + (services.size() == 1 ? "' is" : "' and " + (services.size() - 1) + " more are")
            + " serialized; the findings hold for Hessian. Set"
            + " -XepOpt:CostlyRpcTime:Serialization=hessian2 if that is it, or fastjson2 if not");
  }
}
