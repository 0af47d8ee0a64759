package io.github.wiretime.scan.fix;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.NamePatterns;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.sources.Sources;
import java.nio.file.Path;

/**
 * What to patch.
 *
 * @param members which; empty for all that can be patched
 * @param peers other applications that have to read what this one sends
 * @param released the latest release, which has to read it as well
 * @param releases the Hessians that write
 * @param context of javac, which knows all types
 * @param application the classes
 * @param classFiles those of the classes
 * @param sources of the classes
 * @param root the folder from which the patch will be applied
 * @param advice what users can do about sources
 */
public record FixRequest(
    Step step,
    NamePatterns members,
    Peers peers,
    Peers released,
    ImmutableSet<HessianLite> releases,
    Context context,
    Application application,
    ImmutableList<Entry> classFiles,
    Sources sources,
    Path root,
    SourceAdvice advice) {}
