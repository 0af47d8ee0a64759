package io.github.wiretime.checker.roots;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.roots.ServiceCollector.Found;
import io.github.wiretime.checker.serializer.HessianUse;
import io.github.wiretime.checker.serializer.InstalledDubbo;
import io.github.wiretime.checker.serializer.Verdict;
import io.github.wiretime.checker.wiremap.Offer;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Collects what a wire map says about the providers of a compilation to consumers and other
 * modules.
 */
final class Offers {

  private static final ImmutableList<String> HESSIAN = ImmutableList.of("hessian2");

  private Offers() {}

  /** One for each declaration, so that a service may have the same again. */
  static ImmutableList<Offer> of(List<Found> found, Supplier<InstalledDubbo> dubbo) {
    return found.stream()
        .filter(Offers::isOfDubbo)
        .flatMap(each -> offer(each, dubbo.get().line()))
        .collect(toImmutableList());
  }

  private static boolean isOfDubbo(Found found) {
    return found.root().framework() == Framework.DUBBO && !found.declaration().isReference();
  }

  private static Stream<Offer> offer(Found found, Optional<DubboLine> line) {
    Verdict verdict = found.declaration().verdict();
    ImmutableList<String> serializers =
        verdict.hessian() == HessianUse.ALWAYS ? HESSIAN : verdict.serializers();
    return serializers.isEmpty()
        ? Stream.of()
        : line.stream()
            .map(
                known -> new Offer(Names.of(found.root().serviceClass()), known.id(), serializers));
  }
}
