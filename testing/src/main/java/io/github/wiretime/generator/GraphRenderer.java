package io.github.wiretime.generator;

import io.github.wiretime.generator.GraphModel.Layout;
import io.github.wiretime.oracle.Compilation;
import java.util.Map;
import java.util.TreeMap;

/** Writes a graph as files of one package, with a provider that exports its service. */
public final class GraphRenderer {
  private static final String HEAD =
      """
      import java.io.*;
      import java.time.*;
      import java.time.chrono.*;
      import java.time.temporal.*;
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import org.apache.dubbo.common.stream.StreamObserver;
      """;

  private static final String PROVIDER =
      """
      @org.apache.dubbo.config.annotation.DubboService(interfaceClass = Api.class)
      public abstract class Provider implements Api {}
      """;

  private final String packageName;
  private final Map<String, String> library = new TreeMap<>();
  private final Map<String, String> sources = new TreeMap<>();

  private GraphRenderer(String packageName) {
    this.packageName = packageName;
  }

  /** The graph as text of that package. */
  public static Compilation render(GraphModel model, String packageName) {
    return new GraphRenderer(packageName).render(model);
  }

  private Compilation render(GraphModel model) {
    var plan = new GraphPlan(model);
    for (ClassPlan type : plan.classes()) {
      add(type.library() ? library : sources, file(type), new ClassRenderer(plan, type).render());
    }
    boolean libraryService = GraphPlan.isLibraryService(model);
    add(
        libraryService ? library : sources,
        "Api",
        new ServiceRenderer(model, plan.named(libraryService)).render());
    add(sources, "Provider", PROVIDER);
    return new Compilation(packageName + ".Api", library, sources);
  }

  private static String file(ClassPlan type) {
    if (type.layout() == Layout.SHARED) {
      return type.library() ? "SharedLibrary" : "Shared";
    }
    return type.isHeld() ? type.holder() : type.simpleName();
  }

  private void add(Map<String, String> files, String name, String text) {
    String start = "package " + packageName + ";\n" + HEAD;
    files.merge(
        packageName.replace('.', '/') + "/" + name + ".java",
        start + text,
        (before, more) -> before + text);
  }
}
