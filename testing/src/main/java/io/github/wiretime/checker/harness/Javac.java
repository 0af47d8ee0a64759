package io.github.wiretime.checker.harness;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * How the tests call javac inside their own JVM. A call takes sources from memory or from files and
 * puts classes into memory or into a folder.
 *
 * @param compiler javac alone or with the check
 * @param arguments of javac; of two that contradict each other the later one counts
 * @param processors annotation processors besides those that arguments name
 */
public record Javac(
    JavaCompiler compiler, ImmutableList<String> arguments, ImmutableList<Processor> processors) {

  /** javac without any check; sources may use what applications depend on. */
  public static Javac alone() {
    return new Javac(ToolProvider.getSystemJavaCompiler(), ImmutableList.of(), ImmutableList.of());
  }

  /** javac with the check of costs, and with no other check, set up as its page says. */
  public static Javac checking() {
    return checkingAll().with("-Xep:BrokenRpcValue:OFF");
  }

  /** javac with both checks, and with no other check of Error Prone. */
  public static Javac checkingAll() {
    return new Javac(CheckingJavac.compiler(), ImmutableList.of(), ImmutableList.of())
        .with(
            "-XDcompilePolicy=simple",
            "--should-stop=ifError=FLOW",
            "-XDaddTypeAnnotationsToSymbol=true");
  }

  /** The same with further arguments. */
  public Javac with(List<String> more) {
    return new Javac(
        compiler,
        ImmutableList.<String>builder().addAll(arguments).addAll(more).build(),
        processors);
  }

  /** The same with further arguments. */
  public Javac with(String... more) {
    return with(List.of(more));
  }

  /** The same that says all there is to say, where javac would stop after 100 lines of a kind. */
  public Javac unlimited() {
    return with("-Xmaxwarns", "1000000", "-Xmaxerrs", "1000000");
  }

  /** The same with annotation processors. */
  public Javac processedBy(List<Processor> some) {
    return new Javac(compiler, arguments, ImmutableList.copyOf(some));
  }

  /** The same with modules in front of what applications depend on. */
  public Javac against(Path... modules) {
    return on(
        Stream.concat(Stream.of(modules).map(Path::toFile), ClassPath.ofTests().stream())
            .collect(toImmutableList()));
  }

  /** The same with nothing but these jars and folders of classes. */
  public Javac on(List<File> classPath) {
    return with("-cp", classPath.stream().map(File::getPath).collect(joining(File.pathSeparator)));
  }

  /** Compiles sources in memory, and forgets the classes. */
  public Outcome compile(List<Source> sources) {
    try (JavaFileManager files = new MemoryFiles(files(), Map.of())) {
      return start(files, sources.stream().map(Source::toFile).toList()).compiled();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles sources in memory to classes in a folder. */
  public Outcome compileTo(Path output, List<Source> sources) {
    try (StandardJavaFileManager files = files()) {
      return into(output).start(files, sources.stream().map(Source::toFile).toList()).compiled();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles files to classes in a folder. */
  public Outcome compileFilesTo(Path output, List<Path> sources) {
    try (StandardJavaFileManager files = files()) {
      return into(output).start(files, files.getJavaFileObjectsFromPaths(sources)).compiled();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A run that has not begun, for those who want to listen to it or to look into it. */
  public JavacRun start(JavaFileManager files, Iterable<? extends JavaFileObject> sources) {
    return new JavacRun(this, files, sources);
  }

  /** Whether arguments say which annotation processors run, which javac takes from nowhere else. */
  boolean decidesOnProcessing() {
    return arguments.stream().anyMatch(argument -> argument.startsWith("-proc"));
  }

  /** javac's own files with what applications depend on; who closes them lets others use them. */
  public StandardJavaFileManager files() {
    return OpenedFiles.open();
  }

  private Javac into(Path output) throws IOException {
    return with("-d", Files.createDirectories(output).toString());
  }
}
