package io.github.wiretime.checker.wire;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.Context;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Local and anonymous classes, and the local variables that their objects carry in hidden fields.
 */
final class LocalClasses {

  private LocalClasses() {}

  /**
   * All that javac has entered, with their member classes, in no order. It keeps an environment of
   * each, so that no code has to be read, and one of each bound that is several types at once.
   */
  static ImmutableList<ClassSymbol> in(Context context) {
    return Streams.stream(Enter.instance(context).getEnvs())
        .map(environment -> environment.enclClass.sym)
        .filter(type -> Names.isLocal(type) && !type.type.isCompound())
        .collect(toImmutableList());
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
      if (isDeclaredInCode(user) && around.contains(user.owner) && users.add(user)) {
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

  private static boolean isDeclaredInCode(ClassSymbol type) {
    return type.owner.kind == Kinds.Kind.MTH || type.owner.kind == Kinds.Kind.VAR;
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
