package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableSet;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import java.util.Optional;
import javax.lang.model.type.TypeKind;

/**
 * Services that code configures: {@code new ServiceConfig<OrderService>()}, {@code
 * config.setInterface(OrderService.class)}, {@code ServiceBuilder#interfaceClass}. Only files that
 * import Dubbo's or HSF's configuration classes are looked through.
 */
final class ConfigurationCalls extends TreeScanner<Void, Symbol> {

  private static final ImmutableSet<String> PACKAGES =
      ImmutableSet.of("org.apache.dubbo.config", "com.alibaba.dubbo.config", "com.taobao.hsf.app");

  private static final ImmutableSet<String> SETTERS =
      ImmutableSet.of("setInterface", "interfaceClass", "interfaceName", "setServiceInterface");

  private final Enter enter;
  private final Types types;
  private final ExportedInterface interfaces;
  private final ServiceRoots found;

  ConfigurationCalls(Context context, ExportedInterface interfaces, ServiceRoots found) {
    this.enter = Enter.instance(context);
    this.types = Types.instance(context);
    this.interfaces = interfaces;
    this.found = found;
  }

  void addFrom(ClassSymbol source) {
    if (source.owner.kind != com.sun.tools.javac.code.Kinds.Kind.PCK
        || enter.getEnv(source) == null) {
      return;
    }
    JCCompilationUnit unit = enter.getEnv(source).toplevel;
    if (unit.getImports().stream().anyMatch(ConfigurationCalls::isConfiguration)) {
      scan(enter.getEnv(source).tree, source);
    }
  }

  private static boolean isConfiguration(ImportTree tree) {
    String name = tree.getQualifiedIdentifier().toString();
    return PACKAGES.stream().anyMatch(name::startsWith);
  }

  @Override
  public Void visitClass(ClassTree tree, Symbol enclosing) {
    Symbol symbol = TreeInfo.symbolFor((JCTree) tree);
    return super.visitClass(tree, symbol == null ? enclosing : symbol);
  }

  @Override
  public Void visitMethod(MethodTree tree, Symbol enclosing) {
    return super.visitMethod(tree, TreeInfo.symbolFor((JCTree) tree));
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Symbol enclosing) {
    Type created = ((JCNewClass) tree).type;
    if (created != null) {
      types.closure(created).stream()
          .filter(above -> isConfiguration(above.tsym) && above.getTypeArguments().size() == 1)
          .findFirst()
          .ifPresent(above -> add(above.getTypeArguments().head, enclosing, tree));
    }
    return super.visitNewClass(tree, enclosing);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Symbol enclosing) {
    JCMethodInvocation call = (JCMethodInvocation) tree;
    Symbol method = TreeInfo.symbol(call.meth);
    if (method != null
        && SETTERS.contains(method.name.toString())
        && call.args.size() == 1
        && isConfiguration(method.owner)) {
      argument(call.args.head).ifPresent(service -> add(service, enclosing, tree));
    }
    return super.visitMethodInvocation(tree, enclosing);
  }

  /** A class literal, or a name that the compiler can compute. */
  private Optional<Type> argument(JCExpression value) {
    JCExpression plain = TreeInfo.skipParens(value);
    if (plain instanceof JCFieldAccess literal && literal.name.contentEquals("class")) {
      return Optional.of(literal.selected.type);
    }
    return plain.type != null && plain.type.constValue() instanceof String name
        ? interfaces.named(name).map(symbol -> symbol.type)
        : Optional.empty();
  }

  private static boolean isConfiguration(Symbol type) {
    String name = type.getQualifiedName().toString();
    return PACKAGES.stream().anyMatch(name::startsWith);
  }

  private void add(Type service, Symbol enclosing, Tree call) {
    if (service.getKind() == TypeKind.DECLARED) {
      found.add(service, Anchor.at(enclosing, call));
    }
  }
}
