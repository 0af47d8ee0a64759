package io.github.wiretime.scan.fix;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.NamePatterns;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/**
 * What to patch.
 *
 * @param members which; empty for all that can be patched
 * @param peers other applications that have to read what this one sends
 * @param releases the Hessians that write
 * @param application the classes
 * @param sources where the source of an outermost class is
 * @param root the folder from which the patch will be applied
 * @param advice what users can do about sources
 */
public record FixRequest(
    Step step,
    NamePatterns members,
    Peers peers,
    ImmutableSet<HessianLite> releases,
    Application application,
    Function<ClassSymbol, Optional<Path>> sources,
    Path root,
    Advice advice) {}
