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
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Follows the code of a constructor whose arguments are null, 0 and false, to tell whether it
 * throws an exception on every way. It runs nothing.
 */
final class Execution {

  private static final int STEPS = 20_000;
  private static final int DEPTH = 8;

  private final ClassFileCode code;
  private int steps;

  Execution(ClassFileCode code) {
    this.code = code;
  }

  /** Whether it does; false if its code is not at hand, or if it leads too far. */
  boolean refusesDefaults(MethodSymbol constructor) {
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

  /** An inner class has its outer instance in front. */
  private static boolean fits(MethodNode method, MethodSymbol constructor) {
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
    arguments.add(StackValue.OBJECT);
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
    return new Way(method, depth).refuses(0, frame);
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

    boolean refuses(int start, Frame<StackValue> frame) throws AnalyzerException {
      for (int at = start; at < instructions.size(); ) {
        AbstractInsnNode instruction = instructions.get(at);
        if (instruction.getOpcode() < 0) {
          at++;
          continue;
        }
        if (++steps > STEPS || isCaught(at)) {
          return false;
        }
        int operation = instruction.getOpcode();
        if (operation == Opcodes.ATHROW) {
          return true;
        }
        if (endsOtherwise(instruction)) {
          return false;
        }
        Optional<Boolean> jumps = Optional.of(false);
        if (instruction instanceof JumpInsnNode jump) {
          jumps = StackInterpreter.jumps(jump, frame);
        }
        try {
          frame.execute(instruction, values);
        } catch (Refusal refusal) {
          return true;
        }
        if (jumps.isEmpty()) {
          return refuses(target(instruction), new Frame<>(frame)) && refuses(at + 1, frame);
        }
        at = jumps.get() ? target(instruction) : at + 1;
      }
      return false;
    }

    private int target(AbstractInsnNode jump) {
      return instructions.indexOf(((JumpInsnNode) jump).label);
    }

    private boolean endsOtherwise(AbstractInsnNode instruction) {
      int operation = instruction.getOpcode();
      return (operation >= Opcodes.IRETURN && operation <= Opcodes.RETURN)
          || operation == Opcodes.JSR
          || instruction instanceof TableSwitchInsnNode
          || instruction instanceof LookupSwitchInsnNode;
    }

    /** What is thrown there may be caught. */
    private boolean isCaught(int at) {
      return method.tryCatchBlocks.stream()
          .anyMatch(
              block ->
                  instructions.indexOf(block.start) <= at && at < instructions.indexOf(block.end));
    }
  }

  private void isRefused(MethodInsnNode call, List<StackValue> arguments, int depth) {
    if (refuses(call, arguments)) {
      throw new Refusal();
    }
    boolean isCertain =
        call.getOpcode() == Opcodes.INVOKESTATIC || call.getOpcode() == Opcodes.INVOKESPECIAL;
    if (isCertain && refusesInside(call, arguments, depth)) {
      throw new Refusal();
    }
  }

  private static boolean refuses(MethodInsnNode call, List<StackValue> arguments) {
    String owner = call.owner.replace('/', '.');
    if (call.getOpcode() != Opcodes.INVOKESTATIC) {
      return arguments.get(0).isNull()
          || (call.name.equals("<init>")
              && arguments.size() == 2
              && arguments.get(1).isNull()
              && DefaultArguments.cannotCopyNull(owner));
    }
    return !arguments.isEmpty()
        && ((arguments.get(0).isNull() && DefaultArguments.refuseNull(owner, call.name))
            || (arguments.get(0).isZero() && DefaultArguments.refuseFalse(owner, call.name)));
  }

  private boolean refusesInside(MethodInsnNode call, List<StackValue> arguments, int depth) {
    return code.ask(
        call.owner.replace('/', '.'),
        false,
        type -> {
          for (MethodNode method : type.methods) {
            if (method.name.equals(call.name) && method.desc.equals(call.desc)) {
              return refuses(method, arguments, depth + 1);
            }
          }
          return false;
        });
  }
}
