package io.github.wiretime.scan.fix;

import com.google.common.collect.ImmutableMap;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
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

  /** Empty if it is no source of this JDK's Java. */
  static Optional<ParsedFile> of(SourceFile file) {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    JavacTask task =
        (JavacTask)
            javac.getTask(
                null, null, said, List.of("-proc:none"), null, List.of(new InMemory(file)));
    try {
      CompilationUnitTree unit = task.parse().iterator().next();
      boolean isJava =
          said.getDiagnostics().stream().noneMatch(each -> each.getKind() == Diagnostic.Kind.ERROR);
      return isJava
          ? Optional.of(new ParsedFile(file, Trees.instance(task).getSourcePositions(), unit))
          : Optional.empty();
    } catch (IOException | RuntimeException unreadable) {
      return Optional.empty();
    }
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
