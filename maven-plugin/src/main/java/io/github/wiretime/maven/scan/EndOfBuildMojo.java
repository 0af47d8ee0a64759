package io.github.wiretime.maven.scan;

import io.github.wiretime.maven.build.Goals;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/**
 * The scan as the extension binds it. It is no aggregator, because Maven lets nothing else run
 * beside one.
 */
@Mojo(name = Goals.SCAN_AT_END, defaultPhase = LifecyclePhase.COMPILE, threadSafe = true)
public final class EndOfBuildMojo extends ScanMojo {}
