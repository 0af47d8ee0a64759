package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableList;
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
import com.sun.tools.javac.tree.TreeScanner;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
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
      if (isTopLevel(source)) {
        new Declared(found).scan(trees.getTree(source));
      }
    }
    return found.build();
  }

  /**
   * The variables of the methods around that a class needs, which javac copies into fields named
   * {@code val$} and the variable; constants, which are not copied, lead nowhere. Its own uses
   * count for the method that declares it, and those of classes that it creates or extends as well,
   * because it has to pass them on.
   */
  static ImmutableList<VarSymbol> capturedBy(ClassSymbol type, JavacTrees trees) {
    Set<Symbol> around = around(type);
    Set<ClassSymbol> users = new LinkedHashSet<>();
    Set<VarSymbol> captured = new LinkedHashSet<>();
    Deque<ClassSymbol> pending = new ArrayDeque<>(List.of(type));
    while (!pending.isEmpty()) {
      ClassSymbol user = pending.remove();
      if (isLocal(user) && around.contains(user.owner) && users.add(user)) {
        new Uses(user.owner, captured, pending).scan(trees.getTree(user));
      }
    }
    return ImmutableList.copyOf(captured);
  }

  private static Set<Symbol> around(ClassSymbol type) {
    Set<Symbol> around = new HashSet<>();
    for (Symbol owner = type.owner; owner.kind != Kinds.Kind.PCK; owner = owner.owner) {
      around.add(owner);
    }
    return around;
  }

  private static boolean isTopLevel(ClassSymbol type) {
    return type.owner.kind == Kinds.Kind.PCK;
  }

  private static boolean isLocal(ClassSymbol type) {
    return type.owner.kind == Kinds.Kind.MTH || type.owner.kind == Kinds.Kind.VAR;
  }

  /** Looks at the code only, where classes can stand, because it goes through all sources. */
  private static final class Declared extends TreeScanner {
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

  private static final class Uses extends TreeScanner {
    private final Symbol method;
    private final Collection<VarSymbol> variables;
    private final Collection<ClassSymbol> made;

    Uses(Symbol method, Collection<VarSymbol> variables, Collection<ClassSymbol> made) {
      this.method = method;
      this.variables = variables;
      this.made = made;
    }

    @Override
    public void visitIdent(JCIdent tree) {
      if (tree.sym instanceof VarSymbol variable && variable.owner == method) {
        variables.add(variable);
      }
    }

    @Override
    public void visitClassDef(JCClassDecl tree) {
      if (tree.sym.getSuperclass().tsym instanceof ClassSymbol superclass) {
        made.add(superclass);
      }
      super.visitClassDef(tree);
    }

    @Override
    public void visitNewClass(JCNewClass tree) {
      made.add((ClassSymbol) tree.constructor.owner);
      super.visitNewClass(tree);
    }
  }
}
