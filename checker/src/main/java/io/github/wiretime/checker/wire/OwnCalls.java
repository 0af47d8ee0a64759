package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Name;
import javax.lang.model.type.TypeKind;

/**
 * Which methods run where an object calls its own, as far as their types do not say what they
 * return.
 *
 * @param object the object's class, which need not be the one that has the call
 */
record OwnCalls(ClassSymbol object, Types javac) {

  /** Of another object of its class as well, which may be the object itself. */
  ImmutableSet<MethodSymbol> calledBy(JCMethodInvocation call) {
    if (!(TreeInfo.symbol(call.meth) instanceof MethodSymbol named)
        || !object.isSubClass(named.owner, javac)
        || !saysNothing(named)) {
      return ImmutableSet.of();
    }
    if (named.isStatic() || isOn(named.name.table.names._super, call)) {
      return ImmutableSet.of(named);
    }
    if (!(call.meth instanceof JCFieldAccess access) || isOn(named.name.table.names._this, call)) {
      return ImmutableSet.of(implementation(named));
    }
    if (returnsVariable(named)) {
      return ImmutableSet.of();
    }
    return object.isSubClass(access.selected.type.tsym, javac)
        ? ImmutableSet.of(named, implementation(named))
        : ImmutableSet.of(named);
  }

  private MethodSymbol implementation(MethodSymbol method) {
    MethodSymbol ofClass = method.implementation(object, javac, /* checkResult= */ true);
    return ofClass == null
        ? Iterables.getFirst(javac.interfaceCandidates(object.type, method), method)
        : ofClass;
  }

  private static boolean isOn(Name receiver, JCMethodInvocation call) {
    return call.meth instanceof JCFieldAccess access
        && TreeInfo.name(TreeInfo.skipParens(access.selected)) == receiver;
  }

  /**
   * As a method does that returns {@code Object}; of a type variable a class header may say that it
   * is {@code Serializable}.
   */
  private boolean saysNothing(MethodSymbol method) {
    Type returned = javac.memberType(object.type, method).getReturnType();
    return returned.tsym instanceof ClassSymbol type
        && Names.isJdk(type)
        && (!returnsVariable(method) || isVague(returned));
  }

  private static boolean isVague(Type type) {
    return type.allparams().isEmpty() && (type.tsym.flags() & Flags.FINAL) == 0;
  }

  private static boolean returnsVariable(MethodSymbol method) {
    return method.getReturnType().getKind() == TypeKind.TYPEVAR;
  }
}
