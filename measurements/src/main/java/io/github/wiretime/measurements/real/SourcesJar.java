package io.github.wiretime.measurements.real;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.compile.SourceText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The Java sources in a jar; module declarations and variants for other JDKs are left out. */
public final class SourcesJar {

  private SourcesJar() {}

  /** All of them, by path. */
  public static ImmutableList<SourceText> read(Path jar) throws IOException {
    ImmutableList.Builder<SourceText> sources = ImmutableList.builder();
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<? extends ZipEntry> entries =
          zip.stream()
              .filter(entry -> isSource(entry.getName()))
              .sorted(Comparator.comparing(ZipEntry::getName))
              .toList();
      for (ZipEntry entry : entries) {
        try (InputStream content = zip.getInputStream(entry)) {
          sources.add(new SourceText(entry.getName(), new String(content.readAllBytes(), UTF_8)));
        }
      }
    }
    return sources.build();
  }

  private static boolean isSource(String name) {
    return name.endsWith(".java")
        && !name.endsWith("module-info.java")
        && !name.startsWith("META-INF/");
  }
}
