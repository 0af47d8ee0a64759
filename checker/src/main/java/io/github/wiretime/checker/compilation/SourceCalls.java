package io.github.wiretime.checker.compilation;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
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
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
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
import io.github.wiretime.checker.application.ConfigurationCall;
import io.github.wiretime.checker.application.ConfigurationCall.Argument;
import io.github.wiretime.checker.application.ConfigurationCalls;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * Reads calls on configurations from sources. Bodies are looked through only if some source uses
 * such a class.
 */
final class SourceCalls extends TreeScanner<Void, Symbol> {

  private final Symtab symbols;
  private final Enter enter;
  private final Map<Object, Object> holders = new HashMap<>();
  private final Map<ClassSymbol, Boolean> configurations = new HashMap<>();
  private final ImmutableList.Builder<ConfigurationCall> calls = ImmutableList.builder();
  private final ImmutableList.Builder<String> unread = ImmutableList.builder();

  SourceCalls(Context context) {
    this.symbols = Symtab.instance(context);
    this.enter = Enter.instance(context);
  }

  ConfigurationCalls in(List<ClassSymbol> sources) {
    boolean isUsed = isUsed(symbols);
    for (ClassSymbol source : sources) {
      Env<AttrContext> env = enter.getEnv(source);
      if (source.owner.kind != Kind.PCK || env == null) {
        continue;
      }
      if ((source.flags_field & Flags.UNATTRIBUTED) != 0 && imports(env.toplevel)) {
        unread.add(TypeNames.ofFile(source.sourcefile.toUri()));
      }
      if (isUsed) {
        Guard.asFarAsThere(() -> scan(env.tree, source)); // javac reports what is missing
      }
    }
    return new ConfigurationCalls(calls.build(), unread.build());
  }

  private static boolean isUsed(Symtab symbols) {
    Map<Symbol, Boolean> owners = new HashMap<>(); // far fewer than classes
    return Iterables.any(
        symbols.getAllClasses(),
        type ->
            type.isCompleted()
                && owners.computeIfAbsent(type.owner, ConfigurationCall::isConfiguration)
                && type.getKind() != ElementKind.ANNOTATION_TYPE);
  }

  /** Asks through the public interfaces: javac's own classes for imports differ between JDKs. */
  private static boolean imports(CompilationUnitTree file) {
    return file.getImports().stream()
        .map(statement -> TreeInfo.fullName((JCTree) statement.getQualifiedIdentifier()).toString())
        .anyMatch(
            name -> ConfigurationCall.isConfiguration(name) && !name.contains(".annotation."));
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
    if (variable != null && value != null && startOf(value) instanceof JCNewClass made) {
      holders.put(made, variable);
    }
  }

  /** What stands for the object that is configured: its variable, else where it is made. */
  private Object configuration(JCExpression expression) {
    Object receiver = startOf(expression);
    return holders.getOrDefault(receiver, receiver);
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Symbol enclosing) {
    JCNewClass made = (JCNewClass) tree;
    if (made.type != null && isConfiguration(made.type.tsym)) {
      Argument argument = made.args.isEmpty() ? new Argument.Unknown() : argument(made.args.head);
      add(made, made.type, ConfigurationCall.CONSTRUCTOR, argument, enclosing);
    }
    return super.visitNewClass(tree, enclosing);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Symbol enclosing) {
    JCMethodInvocation call = (JCMethodInvocation) tree;
    Symbol method = TreeInfo.symbol(call.meth);
    if (method != null
        && call.args.size() == 1
        && !method.isConstructor() // super() makes no object of its own
        && isConfiguration(method.owner)) {
      Type receiver =
          call.meth instanceof JCFieldAccess access ? access.selected.type : method.owner.type;
      add(call, receiver, method.name.toString(), argument(call.args.head), enclosing);
    }
    return super.visitMethodInvocation(tree, enclosing);
  }

  private void add(
      JCExpression call, Type receiver, String method, Argument argument, Symbol enclosing) {
    calls.add(
        new ConfigurationCall(
            configuration(call),
            receiver,
            method,
            argument,
            new ReportLocation.Call(enclosing, call)));
  }

  private Argument argument(JCExpression passed) {
    JCExpression value = TreeInfo.skipParens(passed);
    Optional<Type> literal = classLiteral(value);
    if (literal.isPresent()) {
      return new Argument.ClassLiteral(literal.get());
    }
    if (value.type == null) {
      return new Argument.Unknown();
    }
    if (value instanceof JCMethodInvocation call && makesList(call)) {
      return new Argument.Configurations(
          call.args.stream()
              .map(TreeInfo::skipParens)
              .filter(element -> element.type != null)
              .map(element -> new Argument.Configuration(configuration(element), element.type))
              .collect(toImmutableList()));
    }
    return value.type.constValue() == null
        ? new Argument.Configuration(configuration(value), value.type)
        : new Argument.Constant(String.valueOf(value.type.constValue()));
  }

  /** The type of {@code OrderService.class} and of {@code OrderService.class.getName()}. */
  private static Optional<Type> classLiteral(JCExpression value) {
    JCExpression literal =
        value instanceof JCMethodInvocation call
                && call.meth instanceof JCFieldAccess name
                && name.name.contentEquals("getName")
            ? TreeInfo.skipParens(name.selected)
            : value;
    return literal instanceof JCFieldAccess access && access.name.contentEquals("class")
        ? Optional.of(access.selected.type)
        : Optional.empty();
  }

  /**
   * {@code List.of(one, two)}, {@code Arrays.asList(one)}, {@code Collections.singletonList(one)}.
   */
  private static boolean makesList(JCMethodInvocation call) {
    Symbol method = TreeInfo.symbol(call.meth);
    return method != null
        && ConfigurationCall.LIST_MAKERS.contains(
            method.owner.getQualifiedName() + "." + method.name);
  }

  /** Also a class of one's own that extends one of Dubbo's, and may override its setters. */
  private boolean isConfiguration(Symbol type) {
    if (!(type instanceof ClassSymbol configured)) {
      return false;
    }
    Boolean known = configurations.putIfAbsent(configured, false); // for good in a circle
    if (known != null) {
      return known;
    }
    boolean configures =
        ConfigurationCall.isConfiguration(configured)
            || (Supertypes.isPresent(configured)
                && isConfiguration(configured.getSuperclass().tsym));
    configurations.put(configured, configures);
    return configures;
  }

  /**
   * The variable at the start of a chain of calls on one object, as far as names show it, or the
   * expression that makes the object where no variable holds it.
   */
  private static Object startOf(JCExpression chained) {
    JCExpression at = TreeInfo.skipParens(chained);
    while (at instanceof JCMethodInvocation call
        && call.meth instanceof JCFieldAccess access
        && TreeInfo.symbol(access) instanceof MethodSymbol method
        && !method.isStatic()) {
      at = TreeInfo.skipParens(access.selected);
    }
    Symbol variable = TreeInfo.symbol(at);
    return variable == null ? at : variable;
  }
}
