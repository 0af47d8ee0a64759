package io.github.wiretime.checker.options;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;

/**
 * What the user set with {@code -XepOpt:CostlyRpcTime:<name>=<value>}.
 *
 * @param serviceInterfaces interfaces that are services although nothing says so in their source
 * @param serviceAnnotations annotations of a company's own that export a class as Dubbo's do
 * @param costlyTypes types to report besides the measured ones
 * @param cheapTypes types never to report
 * @param docsUrl the page to link to instead of the check's own
 */
public record Options(
    NamePatterns serviceInterfaces,
    ImmutableSet<String> serviceAnnotations,
    NamePatterns costlyTypes,
    NamePatterns cheapTypes,
    Optional<String> docsUrl) {}
