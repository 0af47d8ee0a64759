package io.github.wiretime.scan.sources;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.util.Name;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What a source declares and where, found by the symbols that javac made of class files. */
public final class ParsedSource {

  private final SourceFile file;
  private final JCCompilationUnit unit;
  private final SourcePositions positions;
  private final Map<String, JCClassDecl> classes = new HashMap<>();

  ParsedSource(SourceFile file, JCCompilationUnit unit, SourcePositions positions) {
    this.file = file;
    this.unit = unit;
    this.positions = positions;
    String prefix = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
    members(unit.defs, JCClassDecl.class).forEach(type -> add(prefix, type));
  }

  private void add(String prefix, JCClassDecl type) {
    String name = prefix + type.name;
    classes.put(name, type);
    members(type.defs, JCClassDecl.class).forEach(member -> add(name + "$", member));
  }

  /** Where it is on disk. */
  public SourceFile file() {
    return file;
  }

  /** What javac made of it; nothing in it is attributed. */
  public JCCompilationUnit unit() {
    return unit;
  }

  /** A class by its binary name. */
  public Optional<JCClassDecl> named(String flatName) {
    return Optional.ofNullable(classes.get(flatName));
  }

  /** The offset of the first character of a tree. */
  public int start(Tree tree) {
    return (int) positions.getStartPosition(unit, tree);
  }

  /** The offset behind the last character of a tree. */
  public int end(Tree tree) {
    return (int) positions.getEndPosition(unit, tree);
  }

  /** The tree that declares a class, field, method or parameter; a component for its accessor. */
  Optional<? extends JCTree> declared(Symbol symbol) {
    if (symbol instanceof ClassSymbol type) {
      return named(type.flatName().toString());
    }
    if (symbol instanceof MethodSymbol method) {
      Optional<JCMethodDecl> declared = method(method);
      return declared.isPresent() ? declared : component(method);
    }
    return symbol.owner instanceof MethodSymbol method
        ? parameter(method, symbol)
        : field(symbol.enclClass(), symbol.name);
  }

  /** The tree that declares it or, of what a tool made up, that for which it was made. */
  Optional<JCTree> nearest(Symbol symbol) {
    Optional<? extends JCTree> declared = declared(symbol);
    if (declared.isPresent()) {
      return Optional.of(declared.get());
    }
    if (symbol instanceof MethodSymbol method) {
      Optional<JCVariableDecl> property = property(method);
      if (property.isPresent()) {
        return Optional.of(property.get());
      }
    }
    return symbol.owner instanceof ClassSymbol || symbol.owner instanceof MethodSymbol
        ? nearest(symbol.owner)
        : Optional.empty();
  }

  private Optional<JCMethodDecl> method(MethodSymbol method) {
    return in(method.enclClass(), JCMethodDecl.class)
        .filter(
            tree -> tree.name.equals(method.name) && tree.params.size() == method.params().size())
        .max(Comparator.comparingLong(tree -> sameTypes(tree, method)));
  }

  /** How many parameters have types that are written as those of the method are. */
  private static long sameTypes(JCMethodDecl tree, MethodSymbol method) {
    long same = 0;
    for (int i = 0; i < tree.params.size(); i++) {
      VarSymbol parameter = method.params().get(i);
      JCVariableDecl written = tree.params.get(i);
      same += WrittenType.isOf(written, parameter.type) ? 1 : 0;
    }
    return same;
  }

  private Optional<JCVariableDecl> parameter(MethodSymbol method, Symbol parameter) {
    int index = method.params().indexOf(parameter);
    return method(method).filter(tree -> index >= 0).map(tree -> tree.params.get(index));
  }

  private Optional<JCVariableDecl> component(MethodSymbol accessor) {
    JCClassDecl owner = classes.get(accessor.enclClass().flatName().toString());
    return owner != null && (owner.mods.flags & Flags.RECORD) != 0 && accessor.params().isEmpty()
        ? field(accessor.enclClass(), accessor.name)
        : Optional.empty();
  }

  private Optional<JCVariableDecl> field(ClassSymbol owner, Name name) {
    return in(owner, JCVariableDecl.class).filter(tree -> tree.name.equals(name)).findFirst();
  }

  /** The field of which Lombok or the like made an accessor. */
  private Optional<JCVariableDecl> property(MethodSymbol accessor) {
    String name = accessor.name.toString();
    return in(accessor.enclClass(), JCVariableDecl.class)
        .filter(field -> isAccessor(name, field.name.toString()))
        .findFirst();
  }

  private static boolean isAccessor(String method, String field) {
    return method.equals(field)
        || Stream.of("get", "is", "set").anyMatch(verb -> method.equalsIgnoreCase(verb + field));
  }

  private <T extends JCTree> Stream<T> in(ClassSymbol owner, Class<T> kind) {
    JCClassDecl tree = classes.get(owner.flatName().toString());
    return tree == null ? Stream.of() : members(tree.defs, kind).stream();
  }

  private static <T extends JCTree> ImmutableList<T> members(
      Iterable<? extends JCTree> trees, Class<T> kind) {
    return Streams.stream(trees)
        .filter(kind::isInstance)
        .map(kind::cast)
        .collect(toImmutableList());
  }
}
