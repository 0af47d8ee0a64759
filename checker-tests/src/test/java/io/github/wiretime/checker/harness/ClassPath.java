package io.github.wiretime.checker.harness;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.File;

/** What the sources under test are compiled against. */
public final class ClassPath {

  private ClassPath() {}

  /**
   * The class path of the tests without the many parts of Netty, which only cost time to look
   * through.
   */
  public static ImmutableList<File> ofTests() {
    return Splitter.on(File.pathSeparatorChar)
        .splitToStream(System.getProperty("java.class.path"))
        .map(File::new)
        .filter(file -> !file.getName().startsWith("netty-"))
        .collect(toImmutableList());
  }
}
