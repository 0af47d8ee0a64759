package io.github.wiretime.measurements.peers;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.measurements.compile.SourceText;
import io.github.wiretime.measurements.generated.GeneratedCode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.tools.ToolProvider;

/**
 * An application of several modules as Maven leaves it, with the sources beside the classes.
 *
 * @param folder of all
 * @param modules their class folders
 * @param sources a file that names all of them
 * @param costly the members that put a costly time type on the wire
 */
record PeerApplication(
    Path folder,
    ImmutableSet<Path> modules,
    Path sources,
    ImmutableList<Path> classPath,
    ImmutableSortedSet<String> costly) {

  /**
   * Writes and compiles one.
   *
   * @param size says how many modules and classes
   */
  static PeerApplication in(Path folder, Size size, ImmutableList<Path> classPath)
      throws IOException {
    GeneratedCode code = GeneratedCode.of(size.generated());
    Writing writing = new Writing(folder);
    writing.write(code.sources(), size.modules());
    writing.write(SpringClasses.of(size.ofSpring()), size.modules());
    Path sources = folder.resolve("sources.txt");
    Files.write(sources, writing.files.stream().map(Path::toString).toList());
    Path all = folder.resolve("classes");
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("-nowarn", "-proc:none", "-g", "-parameters", "-d", all.toString()));
    arguments.addAll(
        List.of(
            "-cp",
            classPath.stream().map(Path::toString).collect(joining(File.pathSeparator)),
            "@" + sources));
    if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new))
        != 0) {
      throw new IOException("the generated application does not compile");
    }
    writing.distribute(all);
    return new PeerApplication(
        folder, ImmutableSet.copyOf(writing.classes), sources, classPath, code.costly());
  }

  /** A class folder that has one class, which is no service. */
  Path oneClass() {
    return folder.resolve("one");
  }

  /** As many modules as there are, one after the other, each with the same part of all classes. */
  private static final class Writing {

    private static final String CLASSES = "target/classes";

    private final Path folder;
    private final List<Path> files = new ArrayList<>();
    private final List<Path> classFiles = new ArrayList<>();
    private final Set<Path> classes = new LinkedHashSet<>();

    Writing(Path folder) {
      this.folder = folder;
    }

    void write(List<SourceText> sources, int modules) throws IOException {
      for (int i = 0; i < sources.size(); i++) {
        SourceText source = sources.get(i);
        Path module = folder.resolve("m" + i * modules / sources.size());
        Path file = module.resolve("src/main/java").resolve(source.path());
        Files.createDirectories(file.getParent());
        Files.writeString(file, source.getCharContent(true));
        files.add(file);
        classes.add(module.resolve(CLASSES));
        classFiles.add(module.resolve(CLASSES).resolve(source.path().replace(".java", ".class")));
      }
    }

    /** No module compiles alone, because they lead in circles. */
    void distribute(Path all) throws IOException {
      for (Path file : classFiles) {
        Path below = file.subpath(folder.getNameCount() + 3, file.getNameCount());
        Files.createDirectories(file.getParent());
        Files.move(all.resolve(below), file);
      }
      Path one = Files.createDirectories(folder.resolve("one/com/acme/g0"));
      Path service = classFiles.get(0);
      Files.copy(service, one.resolve(service.getFileName()));
    }
  }
}
