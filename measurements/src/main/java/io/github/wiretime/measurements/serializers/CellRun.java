package io.github.wiretime.measurements.serializers;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Closer;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Runs a cell: a registry, a provider and a consumer, each a JVM, and recorders between them. */
final class CellRun {

  private static final Duration PATIENCE = Duration.ofSeconds(45);

  private final ClassPaths classPaths;

  CellRun(ClassPaths classPaths) {
    this.classPaths = classPaths;
  }

  Outcome run(Cell cell) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("wiretime-cell");
    try (Registry registry = Registry.start(classPaths.registry(), folder.resolve("registry"))) {
      return run(cell, registry, folder);
    } finally {
      MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  private Outcome run(Cell cell, Registry registry, Path folder)
      throws IOException, InterruptedException {
    List<Integer> ports = new ArrayList<>();
    for (String unused : cell.wire().protocols()) {
      ports.add(Ports.free());
    }
    Addresses addresses = new Addresses(registry.url(), ImmutableList.copyOf(ports));
    int metadata = Ports.free();
    try (Closer closer = Closer.create()) {
      List<Recorder> recorders = new ArrayList<>();
      for (int i = 0; i < ports.size(); i++) {
        recorders.add(
            closer.register(Recorder.listen(ports.get(i), cell.wire().protocols().get(i))));
      }
      closer.register(Recorder.listen(metadata, "dubbo")); // Dubbo's own service, if it asks for it
      String failure = call(cell, addresses, metadata, folder);
      return new Outcome(
          recorders.stream()
              .flatMap(recorder -> recorder.sent().stream())
              .collect(ImmutableList.toImmutableList()),
          failure);
    }
  }

  private String call(Cell cell, Addresses addresses, int metadata, Path folder)
      throws IOException, InterruptedException {
    try (JavaProcess provider = start(Side.PROVIDER, cell, addresses, metadata, folder)) {
      String said = provider.line(CellRun::isLast, PATIENCE);
      if (!said.equals(OrderSources.DONE)) {
        return "provider: " + reason(said);
      }
      try (JavaProcess consumer = start(Side.CONSUMER, cell, addresses, metadata, folder)) {
        String called = consumer.line(CellRun::isLast, PATIENCE);
        return called.equals(OrderSources.DONE) ? "" : "consumer: " + reason(called);
      }
    } catch (CompilationException notWritten) {
      return notWritten.getMessage();
    }
  }

  private static boolean isLast(String line) {
    return line.equals(OrderSources.DONE) || line.startsWith(OrderSources.FAILED);
  }

  private static String reason(String line) {
    String text = line.isEmpty() ? "no answer" : line.substring(OrderSources.FAILED.length());
    return text.substring(0, Math.min(text.length(), 120));
  }

  private JavaProcess start(Side side, Cell cell, Addresses addresses, int metadata, Path folder)
      throws IOException, CompilationException {
    ImmutableList<Path> libraries =
        classPaths.of(side.release(cell), cell.settings().form().how(), side.lacksFastjson2(cell));
    Path classes = folder.resolve(side.text());
    Application.of(side, cell, addresses).compile(classes, libraries);
    return JavaProcess.start(
        folder.resolve(side.text() + "-home"),
        ImmutableList.<Path>builder().add(classes).addAll(libraries).build(),
        List.of(
            "-DDUBBO_IP_TO_BIND=" + Addresses.PROVIDER,
            "-DDUBBO_IP_TO_REGISTRY=" + Addresses.RECORDER,
            "-Ddubbo.application.qos-enable=false",
            "-Ddubbo.application.qosEnable=false",
            "-Ddubbo.application.metadata-service-port=" + metadata),
        List.of(OrderSources.PACKAGE + "." + side.main()));
  }
}
