package io.github.wiretime.checker.harness;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * A module on disk, as Maven lays it out: for what depends on files, which compilations in memory
 * do not have.
 *
 * @param folder the module's folder, with a build file in it
 * @param sources in the order in which javac gets them
 * @param options further arguments of javac
 */
public record Project(Path folder, ImmutableList<Path> sources, ImmutableList<String> options) {

  /** A module without sources. */
  public static Project in(Path folder) {
    write(folder.resolve("pom.xml"), "<project/>");
    return new Project(folder, ImmutableList.of(), ImmutableList.of());
  }

  /** The same with sources, each in the file that is named after its type. */
  public Project with(String... texts) {
    ImmutableList.Builder<Path> all = ImmutableList.builder();
    all.addAll(sources);
    for (String text : texts) {
      all.add(write(main(Source.of(text).name().replace('.', '/') + ".java"), text));
    }
    return new Project(folder, all.build(), options);
  }

  /** The same with a source in a file of its own choice below {@code src/main/java}. */
  public Project withFile(String path, String text) {
    return withSources(
        Stream.concat(sources.stream(), Stream.of(write(main(path), text)))
            .collect(toImmutableList()));
  }

  /** The same that compiles these files. */
  public Project withSources(ImmutableList<Path> files) {
    return new Project(folder, files, options);
  }

  /** The same with further arguments of javac. */
  public Project arguments(String... arguments) {
    return new Project(
        folder, sources, ImmutableList.<String>builder().addAll(options).add(arguments).build());
  }

  /** The same with an option of the check. */
  public Project option(String name, String value) {
    return arguments("-XepOpt:CostlyRpcTime:" + name + "=" + value);
  }

  /** Compiles into {@code target/classes}. */
  public Outcome compile() {
    return compileTo("target/classes");
  }

  /** Compiles into a folder of the module. */
  public Outcome compileTo(String output) {
    return Javac.checking()
        .with("-proc:none")
        .with(options)
        .compileFilesTo(folder.resolve(output), sources);
  }

  /** Writes a file of the module. */
  public Path write(String path, String text) {
    return write(folder.resolve(path), text);
  }

  /** Reads a file of the module. */
  public String read(String path) {
    try {
      return Files.readString(folder.resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What sources are compiled against, behind other modules. */
  public static String classPath(Path... modules) {
    return Joiner.on(File.pathSeparatorChar)
        .join(
            Stream.concat(Stream.of(modules).map(Path::toFile), ClassPath.ofTests().stream())
                .iterator());
  }

  private Path main(String path) {
    return folder.resolve("src/main/java").resolve(path);
  }

  private static Path write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      return Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
