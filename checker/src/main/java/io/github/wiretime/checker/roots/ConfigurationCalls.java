package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.javac.CircularClasses;
import java.io.File;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;

/**
 * DeclaredServices that code configures: {@code new ServiceConfig<OrderService>()}, {@code
 * config.setInterface(OrderService.class)}, {@code ServiceBuilder#interfaceClass}. Bodies are
 * looked through only if some source uses Dubbo's or HSF's configuration classes.
 */
final class ConfigurationCalls extends TreeScanner<Void, Symbol> {

  private static final ImmutableSet<String> PACKAGES =
      ImmutableSet.of("org.apache.dubbo.config", "com.alibaba.dubbo.config", "com.taobao.hsf.app");

  private static final ImmutableSet<String> SETTERS =
      ImmutableSet.of(
          "interfaceClass",
          "interfaceName",
          "setInterface",
          "setInterfaceClass",
          "setInterfaceName",
          "setServiceInterface");

  /** Something that says which interface a configuration is for; a type argument is the weaker. */
  private record Call(
      Type service, ReportLocation anchor, Object configuration, boolean isTypeArgument) {}

  private final boolean isUsed;
  private final Enter enter;
  private final Types types;
  private final ExportedInterface interfaces;
  private final Transport transport;
  private final ServiceCollector found;
  private final List<String> unattributed = new ArrayList<>();
  private final List<Call> calls = new ArrayList<>();
  private final Map<Object, Object> holders = new HashMap<>();
  private final ConfiguredTransports settings = new ConfiguredTransports();

  ConfigurationCalls(
      Context context, ExportedInterface interfaces, Transport transport, ServiceCollector found) {
    this.isUsed = isUsed(Symtab.instance(context));
    this.enter = Enter.instance(context);
    this.types = Types.instance(context);
    this.interfaces = interfaces;
    this.transport = transport;
    this.found = found;
  }

  private static boolean isUsed(Symtab symbols) {
    Map<Symbol, Boolean> owners = new HashMap<>(); // far fewer than classes
    return Iterables.any(
        symbols.getAllClasses(),
        type ->
            type.isCompleted()
                && owners.computeIfAbsent(type.owner, ConfigurationCalls::isConfiguration)
                && type.getKind() != ElementKind.ANNOTATION_TYPE);
  }

  /** What kept bodies from being looked through, if anything. */
  Optional<String> warning() {
    return unattributed.stream()
        .min(Comparator.naturalOrder())
        .map(
            file ->
                "services that code configures, as '"
                    + file
                    + "' may do, are found with -XDcompilePolicy=simple only");
  }

  void lookThrough(ClassSymbol source) {
    Env<AttrContext> env = enter.getEnv(source);
    if (source.owner.kind != Kind.PCK || env == null) {
      return;
    }
    if ((source.flags_field & Flags.UNATTRIBUTED) != 0 && imports(env.toplevel)) {
      unattributed.add(new File(source.sourcefile.getName()).getName());
    }
    if (isUsed) {
      scan(env.tree, source);
    }
  }

  /**
   * Adds what all sources together say, because one may configure what another made; a type
   * argument only where nothing else says which interface it is.
   */
  void addServices() {
    Set<Object> explicit =
        calls.stream()
            .filter(call -> !call.isTypeArgument)
            .map(Call::configuration)
            .collect(Collectors.toSet());
    for (Call call : calls) {
      if (settings.isHessian(call.configuration, transport)
          && !(call.isTypeArgument && explicit.contains(call.configuration))) {
        found.add(
            call.service, call.anchor, transport.isStated(settings.serializer(call.configuration)));
      }
    }
  }

  /** Asks through the public interfaces: javac's own classes for imports differ between JDKs. */
  private static boolean imports(CompilationUnitTree file) {
    return file.getImports().stream()
        .map(statement -> statement.getQualifiedIdentifier().toString())
        .anyMatch(
            name -> PACKAGES.stream().anyMatch(name::startsWith) && !name.contains(".annotation."));
  }

  @Override
  public Void visitClass(ClassTree tree, Symbol enclosing) {
    return super.visitClass(tree, TreeInfo.symbolFor((JCTree) tree));
  }

  @Override
  public Void visitMethod(MethodTree tree, Symbol enclosing) {
    return super.visitMethod(tree, TreeInfo.symbolFor((JCTree) tree));
  }

  @Override
  public Void visitVariable(VariableTree tree, Symbol enclosing) {
    hold(((JCVariableDecl) tree).sym, ((JCVariableDecl) tree).init);
    return super.visitVariable(tree, enclosing);
  }

  @Override
  public Void visitAssignment(AssignmentTree tree, Symbol enclosing) {
    hold(TreeInfo.symbol(((JCAssign) tree).lhs), ((JCAssign) tree).rhs);
    return super.visitAssignment(tree, enclosing);
  }

  /** Calls on the variable are calls on the object that was made for it. */
  private void hold(Symbol variable, JCExpression value) {
    if (variable != null && value != null && CallChains.of(value) instanceof JCNewClass made) {
      holders.put(made, variable);
    }
  }

  /** What stands for the object that is configured: its variable, else where it is made. */
  private Object configuration(JCExpression expression) {
    Object receiver = CallChains.of(expression);
    return holders.getOrDefault(receiver, receiver);
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Symbol enclosing) {
    JCNewClass made = (JCNewClass) tree;
    Object configuration = configuration(made);
    if (isProtocol(made.type) && !made.args.isEmpty()) {
      settings.note(configuration, "setName", TreeInfo.skipParens(made.args.head).type);
    }
    typeArgument(made.type)
        .map(
            service ->
                new Call(service, new ReportLocation.Call(enclosing, tree), configuration, true))
        .ifPresent(calls::add);
    return super.visitNewClass(tree, enclosing);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Symbol enclosing) {
    JCMethodInvocation call = (JCMethodInvocation) tree;
    Symbol method = TreeInfo.symbol(call.meth);
    if (method != null && call.args.size() == 1 && isConfiguration(method.owner)) {
      String name = method.name.toString();
      Object configuration = configuration(call);
      JCExpression argument = TreeInfo.skipParens(call.args.head);
      settings.note(configuration, name, argument.type);
      if (isProtocol(argument.type)) {
        settings.link(configuration, configuration(argument));
      }
      if (SETTERS.contains(name) && !isGeneric(call)) {
        argument(call.args.head)
            .map(
                service ->
                    new Call(
                        service, new ReportLocation.Call(enclosing, tree), configuration, false))
            .ifPresent(calls::add);
      }
    }
    return super.visitMethodInvocation(tree, enclosing);
  }

  /** A {@code ReferenceConfig<GenericService>} names an interface that it does not call. */
  private boolean isGeneric(JCMethodInvocation call) {
    return call.meth instanceof JCFieldAccess access
        && typeArgument(access.selected.type).filter(found::isNoService).isPresent();
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

  /** What a configuration is made for, as {@code ServiceConfig<OrderService>} says. */
  private Optional<Type> typeArgument(Type configuration) {
    return configuration == null || CircularClasses.contains(configuration.tsym)
        ? Optional.empty()
        : types.closure(configuration).stream()
            .filter(above -> isConfiguration(above.tsym) && above.getTypeArguments().size() == 1)
            .map(above -> above.getTypeArguments().head)
            .findFirst();
  }

  private static boolean isProtocol(Type type) {
    return type != null && type.tsym != null && type.tsym.name.contentEquals("ProtocolConfig");
  }

  private static boolean isConfiguration(Symbol type) {
    String name = type.getQualifiedName().toString();
    return PACKAGES.stream().anyMatch(name::startsWith);
  }
}
