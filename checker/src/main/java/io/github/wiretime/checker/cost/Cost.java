package io.github.wiretime.checker.cost;

/**
 * What one value costs, as hessian-lite writes it.
 *
 * @param first bytes of the first value of its type in a stream, as a field of a DTO
 * @param further mean bytes of each further one in the same stream, as text with at most one
 *     decimal
 * @param profile the serializer that was measured
 * @param atLeast whether the declared type leaves open which of several types a value has; the
 *     figures are the cheapest one's
 */
public record Cost(int first, String further, String profile, boolean atLeast) {}
