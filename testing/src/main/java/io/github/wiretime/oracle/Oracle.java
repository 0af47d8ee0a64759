package io.github.wiretime.oracle;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Lets the real Hessian say which members of a service's classes carry a costly time value. */
public final class Oracle implements Verdict {
  /**
   * How many parameterizations of one class are followed. Only types that grow without end have
   * more; what these lead to is nearly always found in the first few, because the search is breadth
   * first.
   */
  private static final int MOST = 50;

  private static final int MANY_MORE = 500;

  private final ImmutableSet<Hessian> judges;
  private final int parameterizations;

  /** Asks what Dubbo uses, and looks far enough for nearly every graph. */
  public Oracle() {
    this(Hessian.LITE);
  }

  /** The same with judges of one's own. */
  public Oracle(Set<Hessian> judges) {
    this(judges, MOST);
  }

  private Oracle(Set<Hessian> judges, int parameterizations) {
    this.judges = Sets.immutableEnumSet(judges);
    this.parameterizations = parameterizations;
  }

  /** Follows types that grow without end much further, for which it may take a minute. */
  public Oracle closer() {
    return new Oracle(judges, MANY_MORE);
  }

  @Override
  public Set<String> members(Compilation compilation) {
    CompiledClasses classes = InMemoryCompiler.compile(compilation);
    Map<Hessian, Set<String>> verdicts = verdicts(classes, compilation.services());
    Set<String> first = verdicts.values().iterator().next();
    if (verdicts.values().stream().anyMatch(verdict -> !verdict.equals(first))) {
      throw new IllegalStateException("the releases differ: " + verdicts);
    }
    return first;
  }

  /**
   * Each serializer's verdict.
   *
   * @throws RuntimeException if one cannot write a graph that the classes allow
   */
  Map<Hessian, Set<String>> verdicts(CompiledClasses classes, Set<String> services) {
    var verdicts = new EnumMap<Hessian, Set<String>>(Hessian.class);
    var fits = new Fits(classes);
    for (Hessian hessian : judges) {
      GraphLoader loader = classes.loader(hessian);
      if (verdicts.isEmpty()) {
        fits.ask(new Questions(loader, new Candidates(loader, fits)).of(services));
      }
      verdicts.put(hessian, verdict(hessian, loader, fits, services));
    }
    return verdicts;
  }

  /** One serializer's verdict, in order of the entries. */
  private Set<String> verdict(
      Hessian hessian, GraphLoader loader, Fits fits, Set<String> services) {
    var members = new TreeSet<String>();
    for (String service : services) {
      members.addAll(
          new Exploration(hessian, loader, new Candidates(loader, fits), parameterizations)
              .run(loader.named(service)));
    }
    return members;
  }
}
