package io.github.wiretime.checker.wire;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Local and anonymous classes, which no table of javac lists, and the local variables that their
 * objects carry in hidden fields.
 */
final class LocalClasses {

  private LocalClasses() {}

  /** Those inside the given classes, with their member classes; in the order of the source. */
  static ImmutableList<ClassSymbol> inside(List<ClassSymbol> sources, JavacTrees trees) {
    ImmutableList.Builder<ClassSymbol> found = ImmutableList.builder();
    for (ClassSymbol source : sources) {
      JCClassDecl tree = isTopLevel(source) ? trees.getTree(source) : null;
      if (tree != null) {
        new Declared(found).scan(tree);
      }
    }
    return found.build();
  }

  /**
   * The variables of the enclosing method that a class uses, which javac copies into fields named
   * {@code val$} and the variable; constants are not copied. Of classes that the class creates or
   * extends as well, because it has to pass them on.
   */
  static ImmutableList<VarSymbol> capturedBy(ClassSymbol type, JavacTrees trees) {
    if (!isLocal(type)) {
      return ImmutableList.of();
    }
    Set<ClassSymbol> users = new LinkedHashSet<>();
    Set<VarSymbol> captured = new LinkedHashSet<>();
    Deque<ClassSymbol> pending = new ArrayDeque<>(List.of(type));
    while (!pending.isEmpty()) {
      ClassSymbol user = pending.remove();
      ClassTree tree = user.owner == type.owner && users.add(user) ? trees.getTree(user) : null;
      if (tree != null) {
        new Uses(type.owner, captured, pending).scan(tree, null);
        if (user.getSuperclass().tsym instanceof ClassSymbol superclass) {
          pending.add(superclass);
        }
      }
    }
    return captured.stream()
        .filter(variable -> variable.getConstValue() == null)
        .collect(toImmutableList());
  }

  private static boolean isTopLevel(ClassSymbol type) {
    return type.owner.kind == Kinds.Kind.PCK;
  }

  private static boolean isLocal(ClassSymbol type) {
    return type.owner.kind == Kinds.Kind.MTH || type.owner.kind == Kinds.Kind.VAR;
  }

  /** Looks at the code only, where classes can stand, because it goes through all sources. */
  private static final class Declared extends com.sun.tools.javac.tree.TreeScanner {
    private final ImmutableList.Builder<ClassSymbol> found;
    private boolean inLocal;

    Declared(ImmutableList.Builder<ClassSymbol> found) {
      this.found = found;
    }

    @Override
    public void visitClassDef(JCClassDecl tree) {
      ClassSymbol type = tree.sym;
      if (type == null) {
        return; // code that javac did not analyze
      }
      boolean before = inLocal;
      inLocal |= isLocal(type);
      if (inLocal) {
        found.add(type);
      }
      scan(tree.defs);
      inLocal = before;
    }

    @Override
    public void visitMethodDef(JCMethodDecl tree) {
      scan(tree.body);
    }

    @Override
    public void visitVarDef(JCVariableDecl tree) {
      scan(tree.init);
    }
  }

  private static final class Uses extends TreeScanner<Void, Void> {
    private final Symbol method;
    private final Collection<VarSymbol> variables;
    private final Collection<ClassSymbol> created;

    Uses(Symbol method, Collection<VarSymbol> variables, Collection<ClassSymbol> created) {
      this.method = method;
      this.variables = variables;
      this.created = created;
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      if (((JCIdent) tree).sym instanceof VarSymbol variable && variable.owner == method) {
        variables.add(variable);
      }
      return null;
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      Symbol constructor = ((JCNewClass) tree).constructor;
      if (constructor != null && constructor.owner instanceof ClassSymbol type) {
        created.add(type);
      }
      return super.visitNewClass(tree, null);
    }
  }
}
