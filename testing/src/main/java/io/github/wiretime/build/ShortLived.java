package io.github.wiretime.build;

import com.google.common.collect.ImmutableList;

/** What every JVM of its own gets that a test starts. */
public final class ShortLived {

  /** It ends before the JVM's second compiler and a parallel collector pay. */
  public static final ImmutableList<String> JVM =
      ImmutableList.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private ShortLived() {}
}
