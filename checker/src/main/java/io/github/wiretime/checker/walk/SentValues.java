package io.github.wiretime.checker.walk;

import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.files.Sender;

/**
 * How many values of types of interest one call of a method sends.
 *
 * @param request by type, in its parameters
 * @param response by type, in its result; exceptions aside
 */
public record SentValues(
    Sender method,
    ImmutableMap<ClassSymbol, Long> request,
    ImmutableMap<ClassSymbol, Long> response) {}
