package io.github.wiretime.measurements.serializers;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableMap;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;

/**
 * An application as somebody would write it.
 *
 * @param files sources and configuration by their path below the source folder
 */
record Application(ImmutableMap<String, String> files) {

  /** One side of a cell. */
  static Application of(Side side, Cell cell, Addresses addresses) {
    return new Application(
        ImmutableMap.<String, String>builder()
            .put(OrderSources.path("OrderService"), OrderSources.service())
            .put(OrderSources.path("Order"), OrderSources.dto(cell.wire().time()))
            .put(OrderSources.path("Reported"), OrderSources.reported(cell.wire().time()))
            .putAll(configured(side, cell, addresses))
            .buildOrThrow());
  }

  private static Map<String, String> configured(Side side, Cell cell, Addresses addresses) {
    return switch (cell.settings().form().how()) {
      case API -> new ApiStyle(side, cell, addresses).files();
      case PROPERTIES -> new PropertiesStyle(side, cell, addresses).files();
      case XML, NESTED, BESIDE -> new XmlStyle(side, cell, addresses).files();
      case ANNOTATION, BEAN, BOOTSTRAP -> new AnnotationStyle(side, cell, addresses).files();
      case BOOT -> new BootStyle(side, cell, addresses).files();
    };
  }

  /**
   * Compiles the sources, and puts the other files beside the classes.
   *
   * @throws CompilationException if Dubbo's classes do not have what a source uses
   */
  void compile(Path classes, List<Path> libraries) throws IOException, CompilationException {
    Path sources = Files.createDirectories(classes.resolveSibling(classes.getFileName() + "-src"));
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-proc:none",
                "-nowarn",
                "-parameters",
                "-cp",
                join(libraries),
                "-d",
                "" + classes));
    for (Map.Entry<String, String> file : files.entrySet()) {
      boolean isSource = file.getKey().endsWith(".java");
      Path target = (isSource ? sources : classes).resolve(file.getKey());
      Files.createDirectories(target.getParent());
      Files.writeString(target, file.getValue());
      if (isSource) {
        arguments.add(target.toString());
      }
    }
    ByteArrayOutputStream problems = new ByteArrayOutputStream();
    int exitCode =
        ToolProvider.getSystemJavaCompiler()
            .run(null, problems, problems, arguments.toArray(String[]::new));
    if (exitCode != 0) {
      throw new CompilationException(
          "not compiled: "
              + problems.toString(StandardCharsets.UTF_8).lines().findFirst().orElse(""));
    }
  }

  private static String join(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(joining(File.pathSeparator));
  }
}
