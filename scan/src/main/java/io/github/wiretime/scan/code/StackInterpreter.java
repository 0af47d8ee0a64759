package io.github.wiretime.scan.code;

import io.github.wiretime.checker.javac.DefaultArguments;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Tells what is known of the values that instructions make. */
final class StackInterpreter extends Interpreter<StackValue> {

  private final BiConsumer<MethodInsnNode, List<StackValue>> calls;

  /**
   * Asks about calls.
   *
   * @param calls is told of each call with its arguments, and throws an exception if it fails; a
   *     use of null as an object is a call on null
   */
  StackInterpreter(BiConsumer<MethodInsnNode, List<StackValue>> calls) {
    super(Opcodes.ASM9);
    this.calls = calls;
  }

  /** The instruction that is executed after another one; empty if nobody knows. */
  static Optional<AbstractInsnNode> next(AbstractInsnNode instruction, Frame<StackValue> frame) {
    if (instruction instanceof JumpInsnNode jump) {
      return jumps(jump, frame).map(taken -> taken ? jump.label : jump.getNext());
    }
    if (instruction instanceof TableSwitchInsnNode table) {
      return selector(frame)
          .map(
              number ->
                  number < table.min || number > table.max
                      ? table.dflt
                      : table.labels.get(number - table.min));
    }
    if (instruction instanceof LookupSwitchInsnNode lookup) {
      return selector(frame)
          .map(
              number ->
                  lookup.keys.contains(number)
                      ? lookup.labels.get(lookup.keys.indexOf(number))
                      : lookup.dflt);
    }
    return Optional.ofNullable(instruction.getNext());
  }

  private static Optional<Integer> selector(Frame<StackValue> frame) {
    StackValue top = frame.getStack(frame.getStackSize() - 1);
    return top.isNumber() ? Optional.of((int) top.number()) : Optional.empty();
  }

  /** Whether a conditional jump is taken; empty if nobody knows. */
  private static Optional<Boolean> jumps(JumpInsnNode jump, Frame<StackValue> frame) {
    int operation = jump.getOpcode();
    if (operation == Opcodes.GOTO) {
      return Optional.of(true);
    }
    StackValue top = frame.getStack(frame.getStackSize() - 1);
    if (operation == Opcodes.IFNULL || operation == Opcodes.IFNONNULL) {
      return top.is() == StackValue.Is.ANYTHING
          ? Optional.empty()
          : Optional.of(top.isNull() == (operation == Opcodes.IFNULL));
    }
    if (operation >= Opcodes.IFEQ && operation <= Opcodes.IFLE) {
      return compared(operation - Opcodes.IFEQ, top, StackValue.number(0, 1));
    }
    StackValue below = frame.getStack(frame.getStackSize() - 2);
    if (operation >= Opcodes.IF_ICMPEQ && operation <= Opcodes.IF_ICMPLE) {
      return compared(operation - Opcodes.IF_ICMPEQ, below, top);
    }
    boolean areKnown = top.is() != StackValue.Is.ANYTHING && below.is() != StackValue.Is.ANYTHING;
    return areKnown && (top.isNull() || below.isNull())
        ? Optional.of((top.isNull() == below.isNull()) == (operation == Opcodes.IF_ACMPEQ))
        : Optional.empty();
  }

  /** In the order of the instructions: equal, not equal, less, not less, greater, not greater. */
  private static Optional<Boolean> compared(int how, StackValue one, StackValue other) {
    if (!one.isNumber() || !other.isNumber()) {
      return Optional.empty();
    }
    int order = Double.compare(one.number(), other.number());
    return Optional.of(
        switch (how) {
          case 0 -> order == 0;
          case 1 -> order != 0;
          case 2 -> order < 0;
          case 3 -> order >= 0;
          case 4 -> order > 0;
          default -> order <= 0;
        });
  }

  @Override
  public StackValue newValue(Type type) {
    if (type == null) {
      return StackValue.anything(1);
    }
    return type.getSort() == Type.VOID ? null : StackValue.anything(type.getSize());
  }

  @Override
  public StackValue newOperation(AbstractInsnNode instruction) {
    int operation = instruction.getOpcode();
    if (operation == Opcodes.ACONST_NULL) {
      return StackValue.NULL;
    }
    if (operation >= Opcodes.ICONST_M1 && operation <= Opcodes.ICONST_5) {
      return StackValue.number(operation - Opcodes.ICONST_0, 1);
    }
    if (operation == Opcodes.LCONST_0 || operation == Opcodes.LCONST_1) {
      return StackValue.number(operation - Opcodes.LCONST_0, 2);
    }
    if (operation >= Opcodes.FCONST_0 && operation <= Opcodes.FCONST_2) {
      return StackValue.number(operation - Opcodes.FCONST_0, 1);
    }
    if (operation == Opcodes.DCONST_0 || operation == Opcodes.DCONST_1) {
      return StackValue.number(operation - Opcodes.DCONST_0, 2);
    }
    if (instruction instanceof IntInsnNode pushed && operation != Opcodes.NEWARRAY) {
      return StackValue.number(pushed.operand, 1);
    }
    if (instruction instanceof LdcInsnNode literal) {
      return literal.cst instanceof Number number
          ? StackValue.number(
              number.doubleValue(), number instanceof Long || number instanceof Double ? 2 : 1)
          : StackValue.OBJECT;
    }
    return instruction instanceof FieldInsnNode field
        ? StackValue.anything(Type.getType(field.desc).getSize())
        : StackValue.OBJECT;
  }

  @Override
  public StackValue copyOperation(AbstractInsnNode instruction, StackValue value) {
    return value;
  }

  @Override
  public StackValue unaryOperation(AbstractInsnNode instruction, StackValue value) {
    return switch (instruction.getOpcode()) {
      case Opcodes.GETFIELD -> {
        useOf(value);
        yield StackValue.anything(Type.getType(((FieldInsnNode) instruction).desc).getSize());
      }
      case Opcodes.ARRAYLENGTH, Opcodes.MONITORENTER -> {
        useOf(value);
        yield StackValue.anything(1);
      }
      case Opcodes.CHECKCAST -> value;
      case Opcodes.INSTANCEOF -> value.isNull() ? StackValue.number(0, 1) : StackValue.anything(1);
      case Opcodes.NEWARRAY, Opcodes.ANEWARRAY -> StackValue.OBJECT;
      case Opcodes.I2L, Opcodes.F2L, Opcodes.I2D, Opcodes.F2D, Opcodes.D2L, Opcodes.L2D ->
          value.isNumber() ? StackValue.number(value.number(), 2) : StackValue.anything(2);
      case Opcodes.LNEG, Opcodes.DNEG -> StackValue.anything(2);
      case Opcodes.L2I, Opcodes.D2I, Opcodes.F2I, Opcodes.I2F, Opcodes.L2F, Opcodes.D2F ->
          value.isZero() ? StackValue.number(0, 1) : StackValue.anything(1);
      default -> StackValue.anything(1);
    };
  }

  @Override
  public StackValue binaryOperation(
      AbstractInsnNode instruction, StackValue one, StackValue other) {
    return switch (instruction.getOpcode()) {
      case Opcodes.PUTFIELD,
          Opcodes.IALOAD,
          Opcodes.FALOAD,
          Opcodes.AALOAD,
          Opcodes.BALOAD,
          Opcodes.CALOAD,
          Opcodes.SALOAD -> {
        useOf(one);
        yield StackValue.anything(1);
      }
      case Opcodes.LALOAD, Opcodes.DALOAD -> {
        useOf(one);
        yield StackValue.anything(2);
      }
      case Opcodes.IDIV, Opcodes.IREM -> dividedBy(other, 1);
      case Opcodes.LDIV, Opcodes.LREM -> dividedBy(other, 2);
      case Opcodes.LCMP, Opcodes.FCMPL, Opcodes.FCMPG, Opcodes.DCMPL, Opcodes.DCMPG ->
          one.isNumber() && other.isNumber()
              ? StackValue.number(Double.compare(one.number(), other.number()), 1)
              : StackValue.anything(1);
      case Opcodes.LADD,
          Opcodes.LSUB,
          Opcodes.LMUL,
          Opcodes.LAND,
          Opcodes.LOR,
          Opcodes.LXOR,
          Opcodes.LSHL,
          Opcodes.LSHR,
          Opcodes.LUSHR,
          Opcodes.DADD,
          Opcodes.DSUB,
          Opcodes.DMUL,
          Opcodes.DDIV,
          Opcodes.DREM ->
          StackValue.anything(2);
      default -> StackValue.anything(1);
    };
  }

  private StackValue dividedBy(StackValue divisor, int size) {
    if (divisor.isZero()) {
      useOf(StackValue.NULL);
    }
    return StackValue.anything(size);
  }

  @Override
  public StackValue ternaryOperation(
      AbstractInsnNode instruction, StackValue array, StackValue index, StackValue value) {
    useOf(array);
    return StackValue.anything(1);
  }

  @Override
  public StackValue naryOperation(AbstractInsnNode instruction, List<? extends StackValue> values) {
    if (instruction instanceof InvokeDynamicInsnNode call) {
      return newValue(Type.getReturnType(call.desc));
    }
    if (instruction instanceof MultiANewArrayInsnNode) {
      return StackValue.OBJECT;
    }
    MethodInsnNode call = (MethodInsnNode) instruction;
    calls.accept(call, List.copyOf(values));
    return values.size() == 1 && values.get(0).isNull()
        ? DefaultArguments.saidOfNull(call.owner.replace('/', '.'), call.name)
            .map(said -> StackValue.number(said ? 1 : 0, 1))
            .orElseGet(() -> newValue(Type.getReturnType(call.desc)))
        : newValue(Type.getReturnType(call.desc));
  }

  private static final MethodInsnNode USE =
      new MethodInsnNode(
          Opcodes.INVOKEVIRTUAL, "java/lang/Object", "getClass", "()Ljava/lang/Class;");

  private void useOf(StackValue object) {
    calls.accept(USE, List.of(object));
  }

  @Override
  public void returnOperation(
      AbstractInsnNode instruction, StackValue value, StackValue expected) {}

  @Override
  public StackValue merge(StackValue one, StackValue other) {
    return one.equals(other) ? one : StackValue.anything(one.size());
  }
}
