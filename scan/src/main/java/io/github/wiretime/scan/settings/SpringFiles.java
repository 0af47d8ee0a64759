package io.github.wiretime.scan.settings;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Bytes;
import io.github.wiretime.checker.application.SpringFile;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.roots.Framework;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The XML files of an application that may declare services. */
public final class SpringFiles {

  /**
   * What is in the packages of beans, and the namespaces of the frameworks' own elements, of which
   * Dubbo's have its name.
   */
  private static final ImmutableList<byte[]> NAMES =
      Stream.concat(
              Stream.of("dubbo", "com.taobao.hsf"),
              Arrays.stream(Framework.values())
                  .filter(framework -> framework != Framework.DUBBO)
                  .flatMap(framework -> framework.namespaces().stream()))
          .map(name -> name.getBytes(StandardCharsets.UTF_8))
          .collect(toImmutableList());

  private SpringFiles() {}

  public static ImmutableList<SpringFile> in(List<Element> elements, Guard guard) {
    ImmutableList.Builder<SpringFile> files = ImmutableList.builder();
    for (Element element : elements) {
      for (Entry entry : element.entries()) {
        if (element.isOfApplication()
            && isXml(entry)
            && guard.ask(entry.shown(), false, () -> mentionsServices(entry.content().read()))) {
          files.add(
              new SpringFile(
                  entry.address(),
                  entry.shown(),
                  entry.content()::read,
                  /* isOneOfMany= */ true,
                  element.module()));
        }
      }
    }
    return files.build();
  }

  private static boolean isXml(Entry entry) {
    return entry.name().endsWith(".xml") && !entry.name().startsWith("META-INF/maven/");
  }

  private static boolean mentionsServices(byte[] xml) {
    return NAMES.stream().anyMatch(name -> Bytes.indexOf(xml, name) >= 0);
  }
}
