package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** What a source declares and where, to the character; nothing in it is attributed. */
final class ParsedFile {

  private final SourceFile file;
  private final SourcePositions positions;
  private final CompilationUnitTree unit;
  private final ImmutableMap<String, ClassTree> classes;

  private ParsedFile(SourceFile file, SourcePositions positions, CompilationUnitTree unit) {
    this.file = file;
    this.positions = positions;
    this.unit = unit;
    ImmutableMap.Builder<String, ClassTree> found = ImmutableMap.builder();
    String prefix = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
    unit.getTypeDecls().forEach(type -> add(prefix, type, found));
    this.classes = found.buildKeepingLast();
  }

  private static void add(
      String prefix, Tree declaration, ImmutableMap.Builder<String, ClassTree> found) {
    if (declaration instanceof ClassTree type) {
      String name = prefix + type.getSimpleName();
      found.put(name, type);
      type.getMembers().forEach(member -> add(name + "$", member, found));
    }
  }

  /**
   * Parses files, all with one compiler, because to make one takes longer than to parse a file.
   *
   * @return those that are sources of this JDK's Java, by their paths
   */
  static ImmutableMap<Path, ParsedFile> of(Collection<SourceFile> files) {
    if (files.isEmpty()) {
      return ImmutableMap.of();
    }
    try {
      return parsed(files);
    } catch (IOException | RuntimeException unreadable) {
      return files.size() == 1 ? ImmutableMap.of() : eachApart(files);
    }
  }

  /** One that ends the compiler is no reason to lose the others. */
  private static ImmutableMap<Path, ParsedFile> eachApart(Collection<SourceFile> files) {
    ImmutableMap.Builder<Path, ParsedFile> parsed = ImmutableMap.builder();
    files.forEach(file -> parsed.putAll(of(ImmutableList.of(file))));
    return parsed.buildOrThrow();
  }

  private static ImmutableMap<Path, ParsedFile> parsed(Collection<SourceFile> files)
      throws IOException {
    ImmutableMap<URI, SourceFile> byUri =
        files.stream().collect(toImmutableMap(file -> file.path().toUri(), file -> file));
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(
                    null,
                    null,
                    said,
                    List.of("-proc:none", "-Xmaxerrs", String.valueOf(Integer.MAX_VALUE)),
                    null,
                    files.stream().map(InMemory::new).collect(toImmutableList()));
    ImmutableList<CompilationUnitTree> units = ImmutableList.copyOf(task.parse());
    ImmutableSet<URI> wrong =
        said.getDiagnostics().stream()
            .filter(each -> each.getKind() == Diagnostic.Kind.ERROR && each.getSource() != null)
            .map(each -> each.getSource().toUri())
            .collect(toImmutableSet());
    SourcePositions positions = Trees.instance(task).getSourcePositions();
    ImmutableMap.Builder<Path, ParsedFile> parsed = ImmutableMap.builder();
    for (CompilationUnitTree unit : units) {
      URI uri = unit.getSourceFile().toUri();
      if (!wrong.contains(uri)) {
        SourceFile file = byUri.get(uri);
        parsed.put(file.path(), new ParsedFile(file, positions, unit));
      }
    }
    return parsed.buildOrThrow();
  }

  /** A class by its binary name. */
  Optional<SourceClass> named(String flatName) {
    return Optional.ofNullable(classes.get(flatName)).map(tree -> new SourceClass(this, tree));
  }

  /** Whether Lombok may make members of what the file declares. */
  boolean usesLombok() {
    return unit.getImports().stream()
            .map(ImportTree::getQualifiedIdentifier)
            .anyMatch(name -> name.toString().startsWith("lombok."))
        || file.text().contains("@lombok.");
  }

  SourceFile file() {
    return file;
  }

  int start(Tree tree) {
    return (int) positions.getStartPosition(unit, tree);
  }

  int end(Tree tree) {
    return (int) positions.getEndPosition(unit, tree);
  }

  private static final class InMemory extends SimpleJavaFileObject {

    private final String text;

    InMemory(SourceFile file) {
      super(file.path().toUri(), Kind.SOURCE);
      this.text = file.text();
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
