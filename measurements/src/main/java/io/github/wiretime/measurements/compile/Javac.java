package io.github.wiretime.measurements.compile;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.BaseErrorProneJavaCompiler;
import com.google.errorprone.scanner.BuiltInCheckerSuppliers;
import com.google.errorprone.scanner.ScannerSupplier;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.util.Context;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compilations in this JVM, of sources in memory.
 *
 * @param classPath jars and folders
 * @param options further arguments, such as those of the check
 */
public record Javac(ImmutableList<Path> classPath, ImmutableList<String> options) {

  private static final ImmutableList<String> ALWAYS =
      ImmutableList.of(
          "-proc:none",
          "-XDcompilePolicy=simple",
          "-XDaddTypeAnnotationsToSymbol=true",
          "--should-stop=ifError=FLOW",
          "-encoding",
          "UTF-8",
          "-Xmaxerrs",
          "1000000",
          "-Xmaxwarns",
          "1000000");

  /** Compiles. */
  public Outcome compile(List<SourceText> sources, Mode mode) {
    return compile(sources, mode, /* heap= */ false, Optional.empty());
  }

  /** Compiles with the check and looks at what its analysis keeps on the heap. */
  public Outcome compileAndWeigh(List<SourceText> sources) {
    return compile(sources, Mode.CHECKED, /* heap= */ true, Optional.empty());
  }

  /**
   * Runs javac alone and hands over all that it knows once the sources are attributed, whatever the
   * errors, where Error Prone would do nothing. No class is written.
   */
  public Outcome attribute(List<SourceText> sources, Consumer<Context> then) {
    return new Javac(
            classPath,
            ImmutableList.<String>builder()
                .addAll(options)
                .add("--should-stop=ifNoError=FLOW")
                .build())
        .compile(sources, Mode.JAVAC, /* heap= */ false, Optional.of(then));
  }

  private Outcome compile(
      List<SourceText> sources, Mode mode, boolean heap, Optional<Consumer<Context>> attributed) {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    StringWriter output = new StringWriter();
    JavaCompiler compiler = compiler(mode);
    var threads = ManagementFactory.getThreadMXBean();
    Meter.INSTANCE.reset(heap);
    try (ClassFilesInMemory files =
        new ClassFilesInMemory(
            ToolProvider.getSystemJavaCompiler()
                .getStandardFileManager(diagnostics, Locale.ROOT, UTF_8))) {
      long wall = System.nanoTime();
      long cpu = threads.getCurrentThreadCpuTime();
      JavaCompiler.CompilationTask task =
          compiler.getTask(output, files, diagnostics, arguments(mode), null, sources);
      attributed.ifPresent(then -> onceAttributed((BasicJavacTask) task, then));
      boolean unused = task.call();
      return new Outcome(
          threads.getCurrentThreadCpuTime() - cpu,
          System.nanoTime() - wall,
          Meter.INSTANCE.read(),
          ImmutableList.copyOf(diagnostics.getDiagnostics()),
          files.checksums(),
          output.toString());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot close files", e);
    }
  }

  /** All sources are attributed when the first of them is analyzed. */
  private static void onceAttributed(BasicJavacTask task, Consumer<Context> then) {
    task.addTaskListener(
        new TaskListener() {
          private boolean isDone;

          @Override
          public void finished(TaskEvent event) {
            if (event.getKind() == TaskEvent.Kind.ANALYZE && !isDone) {
              isDone = true;
              then.accept(task.getContext());
            }
          }
        });
  }

  private static JavaCompiler compiler(Mode mode) {
    return switch (mode) {
      case JAVAC -> ToolProvider.getSystemJavaCompiler();
      case ERROR_PRONE, ERROR_PRONE_ON ->
          new BaseErrorProneJavaCompiler(BuiltInCheckerSuppliers.defaultChecks());
      case CHECKED ->
          new BaseErrorProneJavaCompiler(
              BuiltInCheckerSuppliers.defaultChecks()
                  .plus(
                      ScannerSupplier.fromBugCheckerClasses(
                          MeasuredCheck.class, MeasuredBrokenCheck.class)));
    };
  }

  private ImmutableList<String> arguments(Mode mode) {
    ImmutableList.Builder<String> arguments = ImmutableList.builder();
    arguments.addAll(ALWAYS);
    arguments.add("-cp");
    arguments.add(classPath.stream().map(Path::toString).collect(joining(File.pathSeparator)));
    if (mode == Mode.ERROR_PRONE || mode == Mode.CHECKED) {
      arguments.add("-XepDisableAllChecks");
    }
    if (mode == Mode.ERROR_PRONE_ON) {
      arguments.add("-XepAllErrorsAsWarnings");
    }
    if (mode == Mode.CHECKED) {
      arguments.add("-Xep:CostlyRpcTime:WARN");
    }
    options.stream()
        .filter(option -> mode != Mode.JAVAC || !option.startsWith("-Xep"))
        .forEach(arguments::add);
    return arguments.build();
  }
}
