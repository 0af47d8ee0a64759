package io.github.wiretime.checker.harness;

import static java.util.stream.Collectors.partitioningBy;

import com.google.common.collect.Streams;
import com.google.errorprone.BaseErrorProneJavaCompiler;
import com.google.errorprone.scanner.ScannerSupplier;
import com.sun.source.util.JavacTask;
import io.github.wiretime.checker.BrokenRpcValue;
import io.github.wiretime.checker.CostlyRpcTime;
import io.github.wiretime.checker.CostlyRpcTimePlugin;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * javac with the checks and no other ones. {@code -Dwiretime.plugin=true} runs all tests with the
 * checks as javac's plugin, else they are Error Prone's.
 */
public final class CheckingJavac {

  private CheckingJavac() {}

  /** The compiler that the tests of this JVM use. */
  public static JavaCompiler compiler() {
    return compiler(Boolean.getBoolean("wiretime.plugin"));
  }

  /** The compiler with the check as javac's plugin or as Error Prone's. */
  public static JavaCompiler compiler(boolean asPlugin) {
    return asPlugin
        ? new WithPlugin(ToolProvider.getSystemJavaCompiler())
        : new BaseErrorProneJavaCompiler(
            ScannerSupplier.fromBugCheckerClasses(CostlyRpcTime.class, BrokenRpcValue.class));
  }

  /** Takes the arguments that Error Prone's compiler takes. */
  private record WithPlugin(JavaCompiler javac) implements JavaCompiler {

    @Override
    public CompilationTask getTask(
        Writer out,
        JavaFileManager files,
        DiagnosticListener<? super JavaFileObject> listener,
        Iterable<String> options,
        Iterable<String> classes,
        Iterable<? extends JavaFileObject> units) {
      Map<Boolean, List<String>> arguments =
          Streams.stream(options).collect(partitioningBy(option -> option.startsWith("-Xep")));
      CompilationTask task =
          javac.getTask(out, files, listener, arguments.get(false), classes, units);
      new CostlyRpcTimePlugin().init((JavacTask) task, arguments.get(true).toArray(String[]::new));
      return task;
    }

    @Override
    public StandardJavaFileManager getStandardFileManager(
        DiagnosticListener<? super JavaFileObject> listener, Locale locale, Charset charset) {
      return javac.getStandardFileManager(listener, locale, charset);
    }

    @Override
    public int isSupportedOption(String option) {
      return javac.isSupportedOption(option);
    }

    @Override
    public int run(InputStream in, OutputStream out, OutputStream err, String... arguments) {
      return javac.run(in, out, err, arguments);
    }

    @Override
    public Set<SourceVersion> getSourceVersions() {
      return javac.getSourceVersions();
    }
  }
}
