package io.github.wiretime.scan.application;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.serializer.InstalledDubbo;
import io.github.wiretime.checker.serializer.NamedLibraries;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the release of Dubbo and of its Hessian in what an application without its libraries still
 * tells: the names of jars in the class path of a manifest and beside the input, and the
 * dependencies of the POMs inside it.
 */
final class NamesOfLibraries {

  private static final String VERSION = "(\\d+\\.\\d+[\\w.-]*?)";
  private static final Pattern HESSIAN_LITE = Pattern.compile("hessian-lite-" + VERSION + "\\.jar");
  private static final Pattern DUBBO =
      Pattern.compile("dubbo(?:-spring-boot-starter|-common|-rpc-dubbo)?-" + VERSION + "\\.jar");

  private static final Pattern DEPENDENCY =
      Pattern.compile(
          "<artifactId>\\s*(hessian-lite|dubbo|dubbo-spring-boot-starter)\\s*</artifactId>\\s*"
              + "<version>\\s*([^<\\s]+)\\s*</version>");

  private static final Pattern PROPERTY = Pattern.compile("\\$\\{([\\w.-]+)}");

  private static final ImmutableList<String> FOLDERS_BESIDE = ImmutableList.of(".", "lib", "libs");

  private NamesOfLibraries() {}

  /** What tells the release of Hessian, else what tells Dubbo's. */
  static Optional<NamedLibraries> in(List<Element> elements) throws UnreadableInputException {
    List<String> names = new ArrayList<>();
    ImmutableSortedSet.Builder<Path> folders = ImmutableSortedSet.naturalOrder();
    for (Element element : elements) {
      if (element.isOfApplication()) {
        for (Entry file : element.entries()) {
          names.addAll(named(file));
        }
        folder(element).ifPresent(folders::add);
      }
    }
    for (Path folder : folders.build()) {
      FOLDERS_BESIDE.forEach(each -> names.addAll(files(folder.resolve(each))));
    }
    return told(first(names, HESSIAN_LITE), first(names, DUBBO));
  }

  private static Optional<NamedLibraries> told(
      Optional<MatchResult> hessian, Optional<MatchResult> dubbo) {
    return hessian
        .or(() -> dubbo)
        .map(
            name ->
                new NamedLibraries(
                    dubbo.map(each -> InstalledDubbo.ofVersion(each.group(1))),
                    Optional.of(
                        hessian.isPresent() ? ofHessian(name.group(1)) : ofDubbo(name.group(1))),
                    name.group()));
  }

  private static List<String> named(Entry file) throws UnreadableInputException {
    if (file.name().equals("META-INF/MANIFEST.MF")) {
      return inManifest(file.content().read());
    }
    return file.name().startsWith("META-INF/maven/") && file.name().endsWith("/pom.xml")
        ? inPom(new String(file.content().read(), StandardCharsets.UTF_8))
        : List.of();
  }

  private static List<String> inManifest(byte[] manifest) {
    try {
      String classPath =
          new Manifest(new ByteArrayInputStream(manifest))
              .getMainAttributes()
              .getValue(Attributes.Name.CLASS_PATH);
      return classPath == null
          ? List.of()
          : Stream.of(classPath.trim().split("\\s+"))
              .map(path -> path.substring(path.lastIndexOf('/') + 1))
              .toList();
    } catch (IOException malformed) {
      return List.of();
    }
  }

  private static List<String> inPom(String pom) {
    return DEPENDENCY
        .matcher(pom)
        .results()
        .flatMap(
            found ->
                resolved(found.group(2), pom).stream()
                    .map(version -> found.group(1) + "-" + version + ".jar"))
        .toList();
  }

  /** A version, or the value of the property that stands for it, if the POM has that. */
  private static Optional<String> resolved(String version, String pom) {
    Matcher property = PROPERTY.matcher(version);
    if (!property.matches()) {
      return Optional.of(version);
    }
    Matcher value =
        Pattern.compile("<" + Pattern.quote(property.group(1)) + ">\\s*([^<$\\s]+)\\s*<")
            .matcher(pom);
    return value.find() ? Optional.of(value.group(1)) : Optional.empty();
  }

  private static Optional<Path> folder(Element element) {
    try {
      return Optional.ofNullable(Path.of(element.module()).toAbsolutePath().getParent());
    } catch (InvalidPathException unknownToLocale) {
      return Optional.empty();
    }
  }

  private static List<String> files(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  private static Optional<MatchResult> first(List<String> names, Pattern pattern) {
    return names.stream()
        .map(pattern::matcher)
        .filter(Matcher::matches)
        .map(Matcher::toMatchResult)
        .findFirst();
  }

  private static HessianLite ofHessian(String version) {
    if (version.startsWith("3.")) {
      return HessianLite.LITE_3_2;
    }
    return version.matches("4\\.0\\.[0-3]\\b.*") ? HessianLite.LITE_4_0_3 : HessianLite.LITE_4_0_4;
  }

  /** As Dubbo's own POMs have it: 3.3.0 to 3.3.5 bring 4.0.3, 3.3.6 brings 4.0.4. */
  private static HessianLite ofDubbo(String version) {
    if (version.matches("(2\\..*|3\\.[012]\\b.*)")) {
      return HessianLite.LITE_3_2;
    }
    return version.matches("3\\.3\\.[0-5]\\b.*") ? HessianLite.LITE_4_0_3 : HessianLite.LITE_4_0_4;
  }
}
