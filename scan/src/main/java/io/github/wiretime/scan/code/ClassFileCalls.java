package io.github.wiretime.scan.code;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.ConfigurationCall;
import io.github.wiretime.checker.application.ConfigurationCall.Argument;
import io.github.wiretime.checker.application.ConfigurationCalls;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.scan.archive.ClassVersion;
import io.github.wiretime.scan.classpath.ClassesByName;
import io.github.wiretime.scan.classpath.ConfigurationClasses;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Reads calls on configurations from byte code. Type arguments are not in it, so {@code new
 * ServiceConfig<OrderService>()} counts only with a setter that names the interface.
 */
public final class ClassFileCalls {

  private final ConfigurationClasses configurations;
  private final ClassesByName byName;
  private final ImmutableList.Builder<ConfigurationCall> calls = ImmutableList.builder();
  private final Set<ClassSymbol> missing = new LinkedHashSet<>();

  public ClassFileCalls(ConfigurationClasses configurations, Context context) {
    this.configurations = configurations;
    this.byName = new ClassesByName(context);
  }

  public ConfigurationCalls found() {
    return new ConfigurationCalls(calls.build(), ImmutableList.of());
  }

  /** Classes that are passed to configurations, such as interfaces of services. */
  public ImmutableSet<ClassSymbol> missing() {
    return ImmutableSet.copyOf(missing);
  }

  /**
   * Takes notice of the calls in a class.
   *
   * @throws RuntimeException if no compiler wrote the class file, and likewise errors
   */
  public void lookThrough(byte[] bytes) throws AnalyzerException {
    ClassNode type = new ClassNode();
    new ClassReader(ClassVersion.forAsm(bytes)).accept(type, ClassReader.SKIP_DEBUG);
    for (MethodNode method : type.methods) {
      lookThrough(type, method);
    }
  }

  private void lookThrough(ClassNode type, MethodNode method) throws AnalyzerException {
    CodeValues values = CodeValues.of(type, method);
    for (AbstractInsnNode instruction : method.instructions) {
      if (instruction instanceof MethodInsnNode call
          && configurations.contains(call.owner.replace('/', '.'))
          && call.getOpcode() != Opcodes.INVOKESTATIC
          && values.isReached(call)
          && !isOfSameObject(values, method, call)) {
        List<AbstractInsnNode> arguments = values.arguments(call);
        boolean isConstructor = call.name.equals(ConfigurationCall.CONSTRUCTOR);
        Argument argument =
            arguments.size() == 1 || (isConstructor && !arguments.isEmpty())
                ? argument(values, arguments.get(0))
                : new Argument.Unknown();
        calls.add(
            new ConfigurationCall(
                values.object(values.receiver(call)),
                byName.internal(call.owner).type, // its name is enough
                call.name,
                argument,
                place(type, method)));
      }
    }
  }

  /** {@code super()} makes no object besides the one whose constructor calls it. */
  private static boolean isOfSameObject(CodeValues values, MethodNode method, MethodInsnNode call) {
    return call.name.equals(ConfigurationCall.CONSTRUCTOR)
        && method.name.equals(ConfigurationCall.CONSTRUCTOR)
        && CodeValues.isThis(values.receiver(call));
  }

  private Argument argument(CodeValues values, AbstractInsnNode argument) {
    Optional<Object> constant = values.constant(argument);
    if (constant.isEmpty() && argumentsOfList(values, argument).isPresent()) {
      return new Argument.Configurations(
          argumentsOfList(values, argument).get().stream()
              .flatMap(element -> configuration(values, element).stream())
              .collect(ImmutableList.toImmutableList()));
    }
    if (constant.isEmpty()) {
      return configuration(values, argument)
          .<Argument>map(made -> made)
          .orElseGet(Argument.Unknown::new);
    }
    return constant.get() instanceof org.objectweb.asm.Type literal
        ? classNamed(literal.getInternalName())
            .<Argument>map(Argument.ClassLiteral::new)
            .orElseGet(Argument.Unknown::new)
        : new Argument.Constant(String.valueOf(constant.get()));
  }

  private Optional<Argument.Configuration> configuration(
      CodeValues values, AbstractInsnNode value) {
    return values
        .made(value)
        .map(type -> new Argument.Configuration(values.object(value), byName.internal(type).type));
  }

  /** The elements of a list that the code makes in place. */
  private static Optional<List<AbstractInsnNode>> argumentsOfList(
      CodeValues values, AbstractInsnNode value) {
    return values.origin(value) instanceof MethodInsnNode call
            && ConfigurationCall.LIST_MAKERS.contains(
                call.owner.replace('/', '.') + "." + call.name)
        ? Optional.of(values.elements(call))
        : Optional.empty();
  }

  private Optional<Type> classNamed(String internalName) {
    ClassSymbol type = byName.internal(internalName);
    if (Supertypes.isPresent(type)) {
      return Optional.of(type.type);
    }
    missing.add(type);
    return Optional.empty();
  }

  /** The method, or its class where javac hides what the compiler made up. */
  private ReportLocation place(ClassNode type, MethodNode method) {
    ClassSymbol owner = byName.internal(type.name);
    for (Symbol member : owner.members().getSymbolsByName(byName.name(method.name))) {
      return new ReportLocation.Declaration(member);
    }
    return new ReportLocation.Declaration(owner);
  }
}
