package io.github.wiretime.corpus;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The sources of a release, as Maven Central has them. */
final class SourcesJar {

  private static final String SUFFIX = ".java";

  private SourcesJar() {}

  /** All compilation units in the order of the jar. */
  static ImmutableList<Source> read(Path jar) throws IOException {
    ImmutableList.Builder<Source> sources = ImmutableList.builder();
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : List.copyOf(zip.stream().toList())) {
        if (entry.getName().endsWith(SUFFIX)) {
          try (InputStream content = zip.getInputStream(entry)) {
            sources.add(
                new Source(
                    entry.getName().replace(SUFFIX, "").replace('/', '.'),
                    new String(content.readAllBytes(), StandardCharsets.UTF_8)));
          }
        }
      }
    }
    return sources.build();
  }
}
