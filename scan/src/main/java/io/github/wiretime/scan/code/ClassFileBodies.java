package io.github.wiretime.scan.code;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.MethodBodies;
import io.github.wiretime.scan.classpath.ClassesByName;
import java.util.Optional;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * What methods without parameters return, as byte code has it. Of fields and methods the declared
 * type is known, of what is made in place only the class, without type arguments.
 */
public final class ClassFileBodies implements MethodBodies {

  private final ClassFileCode code;
  private final Types types;
  private final ClassesByName byName;

  public ClassFileBodies(ClassFileCode code, Context context) {
    this.code = code;
    this.types = Types.instance(context);
    this.byName = new ClassesByName(context);
  }

  @Override
  public Optional<Returned> returnedBy(MethodSymbol method) {
    if (!method.params().isEmpty()) {
      return Optional.empty();
    }
    return code.ask(
        method.enclClass(), Optional.empty(), type -> returnedBy(type, method.name.toString()));
  }

  private Optional<Returned> returnedBy(ClassNode type, String method) throws AnalyzerException {
    for (MethodNode node : type.methods) {
      if (method.equals(node.name)
          && node.desc.startsWith("()")
          && (node.access & Opcodes.ACC_BRIDGE) == 0) {
        return Optional.of(returned(node, CodeValues.of(type, node)));
      }
    }
    return Optional.empty();
  }

  private Returned returned(MethodNode method, CodeValues values) {
    ImmutableList.Builder<Type> returned = ImmutableList.builder();
    boolean includesThis = false;
    for (AbstractInsnNode instruction : method.instructions) {
      if (instruction.getOpcode() == Opcodes.ARETURN) {
        for (AbstractInsnNode value : values.takenBy(instruction)) {
          includesThis |= CodeValues.isThis(value);
          typeOf(value).ifPresent(returned::add);
        }
      }
    }
    return new Returned(returned.build(), includesThis, cleared(method));
  }

  private static ImmutableSet<String> cleared(MethodNode method) {
    return Streams.stream(method.instructions)
        .filter(
            each ->
                each.getOpcode() == Opcodes.PUTFIELD
                    && each.getPrevious().getOpcode() == Opcodes.ACONST_NULL)
        .map(each -> ((FieldInsnNode) each).name)
        .collect(ImmutableSet.toImmutableSet());
  }

  private Optional<Type> typeOf(AbstractInsnNode value) {
    if (value instanceof TypeInsnNode made && made.getOpcode() == Opcodes.NEW) {
      return Optional.of(types.erasure(byName.internal(made.desc).type));
    }
    if (value instanceof FieldInsnNode field) {
      return members(field.owner, field.name).map(member -> member.type).findFirst();
    }
    if (value instanceof MethodInsnNode call) {
      return members(call.owner, call.name)
          .filter(MethodSymbol.class::isInstance)
          .map(member -> member.type.getReturnType())
          .filter(type -> !type.isPrimitive())
          .findFirst();
    }
    return Optional.empty();
  }

  private Stream<Symbol> members(String owner, String name) {
    return Guard.unlessMissing(
        Stream.empty(),
        () -> Streams.stream(byName.internal(owner).members().getSymbolsByName(byName.name(name))));
  }
}
