package io.github.wiretime.checker.serializer;

import io.github.wiretime.checker.options.HessianLite;
import java.util.Optional;

/**
 * What names of files tell of libraries that are not there themselves.
 *
 * @param dubbo the Dubbo that is used
 * @param hessian the release of Hessian that is used
 * @param by the name that tells it, such as {@code dubbo-3.2.5.jar}
 */
public record NamedLibraries(
    Optional<InstalledDubbo> dubbo, Optional<HessianLite> hessian, String by) {}
