package io.github.wiretime.checker.harness;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the sources under test are compiled against. */
public final class ClassPath {

  private static final Pattern OF_APPLICATIONS =
      Pattern.compile(
          "(auto-value-annotations|dubbo|guava|joda-time|lombok|mybatis-plus|pagehelper|protobuf-java"
              + "|runtime-sofa-boot|spring|wiretime-annotations)-.*");

  /** Looked for once, as each compilation of a test asks. */
  private static final ImmutableList<File> OF_TESTS =
      Stream.concat(
              Stream.of(new File(System.getProperty("wiretime.hessian"), "hessian-lite-4.0.4.jar")),
              entries()
                  .filter(
                      file ->
                          OF_APPLICATIONS.matcher(file.getName()).matches()
                              || file.toPath().endsWith("annotations/target/classes")))
          .collect(toImmutableList());

  private ClassPath() {}

  /** What applications depend on; looking through everything else only costs time. */
  public static ImmutableList<File> ofTests() {
    return OF_TESTS;
  }

  /** Everything, as a path for a forked JVM or for {@code -processorpath}. */
  public static ImmutableList<File> ofThisJvm() {
    return entries().collect(toImmutableList());
  }

  /** The jar or the folder that a class was loaded from. */
  public static Path entryOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Stream<File> entries() {
    return Splitter.on(File.pathSeparatorChar)
        .splitToStream(System.getProperty("java.class.path"))
        .map(File::new);
  }
}
