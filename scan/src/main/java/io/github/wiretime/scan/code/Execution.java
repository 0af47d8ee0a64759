package io.github.wiretime.scan.code;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.wiretime.checker.javac.DefaultArguments;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Follows the code of a constructor whose arguments are null, 0 and false, to tell whether it
 * throws an exception on every way. It runs nothing.
 */
final class Execution {

  private static final int STEPS = 20_000;
  private static final int DEPTH = 8;
  private static final int HANDLERS = 16;

  private final ClassFileCode code;
  private String made = "";
  private int steps;

  Execution(ClassFileCode code) {
    this.code = code;
  }

  /** Whether it does; false if its code is not at hand, or if it leads too far. */
  boolean refusesDefaults(MethodSymbol constructor) {
    made = constructor.enclClass().flatName().toString();
    return code.ask(
        constructor.enclClass(),
        false,
        type -> {
          List<MethodNode> fitting =
              type.methods.stream()
                  .filter(each -> each.name.equals("<init>") && fits(each, constructor))
                  .toList();
          return fitting.size() == 1 && refuses(fitting.get(0), defaults(fitting.get(0)), 0);
        });
  }

  /** Whether it is that constructor; one of an inner class has its outer instance in front. */
  static boolean fits(MethodNode method, MethodSymbol constructor) {
    Type[] arguments = Type.getArgumentTypes(method.desc);
    int more = constructor.enclClass().hasOuterInstance() ? 1 : 0;
    if (arguments.length != constructor.params().size() + more
        || (method.access & Opcodes.ACC_SYNTHETIC) != 0) {
      return false;
    }
    for (int i = 0; i < constructor.params().size(); i++) {
      var parameter = constructor.params().get(i).type;
      boolean isNamed = parameter.isPrimitive() || parameter.getKind() == TypeKind.DECLARED;
      if (isNamed && !arguments[i + more].getClassName().contentEquals(parameter.tsym.flatName())) {
        return false;
      }
    }
    return true;
  }

  private static List<StackValue> defaults(MethodNode constructor) {
    List<StackValue> arguments = new ArrayList<>();
    arguments.add(StackValue.MADE);
    for (Type type : Type.getArgumentTypes(constructor.desc)) {
      arguments.add(StackValue.defaultOf(type));
    }
    return arguments;
  }

  private boolean refuses(MethodNode method, List<StackValue> arguments, int depth)
      throws AnalyzerException {
    if (depth > DEPTH || method.instructions.size() == 0) {
      return false;
    }
    Frame<StackValue> frame = new Frame<>(method.maxLocals, method.maxStack);
    int local = 0;
    for (StackValue argument : arguments) {
      frame.setLocal(local, argument);
      local += argument.size();
    }
    for (; local < method.maxLocals; local++) {
      frame.setLocal(local, StackValue.anything(1));
    }
    return new Way(method, depth).refuses(0, frame, 0);
  }

  /** A call that certainly throws an exception. */
  private static final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    Refusal() {
      super(null, null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
    }
  }

  /** The ways through one method. */
  private final class Way {

    private final MethodNode method;
    private final InsnList instructions;
    private final StackInterpreter values;

    Way(MethodNode method, int depth) {
      this.method = method;
      this.instructions = method.instructions;
      this.values = new StackInterpreter((call, arguments) -> isRefused(call, arguments, depth));
    }

    /**
     * Whether it throws an exception from an instruction on.
     *
     * @param handlers how many handlers of exceptions led there
     */
    boolean refuses(int start, Frame<StackValue> frame, int handlers) throws AnalyzerException {
      for (int at = start; at < instructions.size(); ) {
        AbstractInsnNode instruction = instructions.get(at);
        if (instruction.getOpcode() < 0) {
          at++;
          continue;
        }
        if (++steps > STEPS || (mayThrow(instruction) && !isThrownOn(at, frame, handlers))) {
          return false;
        }
        int operation = instruction.getOpcode();
        if (operation == Opcodes.ATHROW) {
          return true;
        }
        if ((operation >= Opcodes.IRETURN && operation <= Opcodes.RETURN)
            || operation == Opcodes.JSR) {
          return false;
        }
        Optional<AbstractInsnNode> next = StackInterpreter.next(instruction, frame);
        try {
          frame.execute(instruction, values);
        } catch (Refusal refusal) {
          return true;
        }
        if (next.isPresent()) {
          at = instructions.indexOf(next.get());
        } else if (instruction instanceof JumpInsnNode jump) {
          int target = instructions.indexOf(jump.label);
          return refuses(target, new Frame<>(frame), handlers) && refuses(at + 1, frame, handlers);
        } else {
          return false; // a switch
        }
      }
      return false;
    }

    private boolean mayThrow(AbstractInsnNode instruction) {
      int operation = instruction.getOpcode();
      return !(instruction instanceof VarInsnNode || instruction instanceof JumpInsnNode)
          && (operation >= Opcodes.GETSTATIC
              || operation == Opcodes.IDIV
              || operation == Opcodes.LDIV
              || operation == Opcodes.IREM
              || operation == Opcodes.LREM
              || (operation >= Opcodes.IALOAD && operation <= Opcodes.SALOAD)
              || (operation >= Opcodes.IASTORE && operation <= Opcodes.SASTORE))
          && operation != Opcodes.MONITOREXIT; // javac covers it by its own handler
    }

    /** Whether each handler of what is thrown there ends with an exception as well. */
    private boolean isThrownOn(int at, Frame<StackValue> frame, int handlers)
        throws AnalyzerException {
      for (TryCatchBlockNode block : method.tryCatchBlocks) {
        if (instructions.indexOf(block.start) <= at && at < instructions.indexOf(block.end)) {
          Frame<StackValue> caught = new Frame<>(frame);
          caught.clearStack();
          caught.push(StackValue.OBJECT);
          if (handlers > HANDLERS
              || !refuses(instructions.indexOf(block.handler), caught, handlers + 1)) {
            return false;
          }
        }
      }
      return true;
    }
  }

  private void isRefused(MethodInsnNode call, List<StackValue> arguments, int depth) {
    if (refuses(call, arguments)) {
      throw new Refusal();
    }
    Optional<String> owner =
        switch (call.getOpcode()) {
          case Opcodes.INVOKESTATIC, Opcodes.INVOKESPECIAL -> Optional.of(call.owner);
          case Opcodes.INVOKEVIRTUAL ->
              arguments.get(0).is() == StackValue.Is.MADE
                  ? Optional.of(isPrivate(call) ? call.owner : made)
                  : Optional.empty();
          default -> Optional.empty();
        };
    if (owner.isPresent() && refusesInside(owner.get(), call, arguments, depth)) {
      throw new Refusal();
    }
  }

  private boolean isPrivate(MethodInsnNode call) {
    return code.ask(
        call.owner.replace('/', '.'),
        false,
        type ->
            type.methods.stream()
                .anyMatch(
                    each ->
                        each.name.equals(call.name)
                            && each.desc.equals(call.desc)
                            && (each.access & Opcodes.ACC_PRIVATE) != 0));
  }

  private static boolean refuses(MethodInsnNode call, List<StackValue> arguments) {
    String owner = call.owner.replace('/', '.');
    if (call.getOpcode() != Opcodes.INVOKESTATIC) {
      boolean isOfNull = arguments.size() > 1 && arguments.get(1).isNull();
      return arguments.get(0).isNull()
          || (isOfNull && DefaultArguments.objectsRefuseNull(owner, call.name))
          || (isOfNull
              && call.name.equals("<init>")
              && DefaultArguments.cannotCopyNull(
                  owner, Type.getArgumentTypes(call.desc)[0].getClassName(), arguments.size() - 1));
    }
    for (int i = 0; i < arguments.size(); i++) {
      StackValue argument = arguments.get(i);
      if ((argument.isNull() && DefaultArguments.refuseNull(owner, call.name, i))
          || (argument.isZero() && DefaultArguments.refuseZero(owner, call.name, i))) {
        return true;
      }
    }
    return false;
  }

  /** The method may be one of a superclass. */
  private boolean refusesInside(
      String owner, MethodInsnNode call, List<StackValue> arguments, int depth) {
    return code.ask(
        owner.replace('/', '.'),
        false,
        type -> {
          for (MethodNode method : type.methods) {
            if (method.name.equals(call.name) && method.desc.equals(call.desc)) {
              return refuses(method, arguments, depth + 1);
            }
          }
          return type.superName != null
              && depth < DEPTH
              && refusesInside(type.superName, call, arguments, depth + 1);
        });
  }
}
