package io.github.wiretime.scan.application;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Follows the constructor that Hessian calls, with null, zero and false for its parameters, to see
 * whether it certainly fails. It ends where a condition depends on anything else.
 */
final class ConstructorRun {

  /**
   * Methods that fail where their first argument is null, of the JDK and of well-known libraries.
   */
  private static final ImmutableSet<String> REFUSING =
      ImmutableSet.of(
          "requireNonNull",
          "checkNotNull",
          "checkNotNullParameter",
          "checkParameterIsNotNull",
          "notNull",
          "notEmpty",
          "notBlank",
          "hasText",
          "hasLength",
          "requireNonEmpty");

  private static final String CONSTRUCTOR = "<init>";
  private static final int STEPS = 2_000;
  private static final int CALLS = 20;

  private final ClassFileCode code;

  ConstructorRun(ClassFileCode code) {
    this.code = code;
  }

  /** Whether the constructor of a class, or of a record the canonical one, fails. */
  boolean fails(ClassSymbol type) {
    try {
      Optional<ClassNode> read = code.of(type);
      if (read.isEmpty()) {
        return false;
      }
      Optional<MethodNode> called =
          read.get().methods.stream()
              .filter(method -> method.name.equals(CONSTRUCTOR))
              .min(Comparator.comparingLong(ConstructorRun::order));
      return called.isPresent() && fails(type, read.get(), called.get(), List.of(), 0);
    } catch (UnreadableInputException | AnalyzerException | RuntimeException damaged) {
      return false; // as if the code were not at hand
    }
  }

  /** {@code JavaDeserializer} of hessian-lite 3.2.13 takes the one with the lowest number. */
  private static long order(MethodNode constructor) {
    long cost = 0;
    Type[] parameters = Type.getArgumentTypes(constructor.desc);
    for (Type parameter : parameters) {
      cost =
          4 * cost
              + switch (parameter.getDescriptor()) {
                case "Ljava/lang/Object;" -> 1;
                case "Ljava/lang/String;" -> 2;
                case "I" -> 3;
                case "J" -> 4;
                default -> parameter.getSort() < Type.ARRAY ? 5 : 6;
              };
    }
    return Math.min(cost, 1L << 48) + ((long) parameters.length << 48);
  }

  private boolean fails(
      ClassSymbol type, ClassNode owner, MethodNode method, List<KnownValue> given, int calls)
      throws AnalyzerException, UnreadableInputException {
    Frame<KnownValue> frame = new Frame<>(method.maxLocals, method.maxStack);
    int local = 0;
    frame.setLocal(local++, KnownValue.THIS);
    Type[] parameters = Type.getArgumentTypes(method.desc);
    for (int i = 0; i < parameters.length; i++) {
      KnownValue value = i < given.size() ? given.get(i) : KnownValue.missing(parameters[i]);
      frame.setLocal(local++, value);
      if (value.getSize() == 2) {
        frame.setLocal(local++, KnownValue.UNKNOWN);
      }
    }
    while (local < method.maxLocals) {
      frame.setLocal(local++, KnownValue.UNKNOWN);
    }
    KnownValues interpreter = new KnownValues();
    AbstractInsnNode at = method.instructions.getFirst();
    for (int step = 0; at != null && step < STEPS; step++) {
      if (at.getOpcode() < 0) {
        at = at.getNext();
        continue;
      }
      if (at.getOpcode() == Opcodes.ATHROW || needsValue(at, frame)) {
        return method.tryCatchBlocks.isEmpty();
      }
      if (at.getOpcode() >= Opcodes.IRETURN && at.getOpcode() <= Opcodes.RETURN) {
        return false;
      }
      if (at instanceof MethodInsnNode call && isConstructorOfThis(call, frame) && calls < CALLS) {
        if (failsInside(type, owner, call, frame, calls)) {
          return true;
        }
      }
      AbstractInsnNode next = at.getNext();
      if (at instanceof JumpInsnNode jump && at.getOpcode() != Opcodes.GOTO) {
        OptionalInt isTaken = isTaken(jump, frame);
        if (isTaken.isEmpty()) {
          return false;
        }
        next = isTaken.getAsInt() == 1 ? jump.label : next;
      } else if (at instanceof JumpInsnNode jump) {
        next = jump.label;
      } else if (at.getOpcode() == Opcodes.TABLESWITCH || at.getOpcode() == Opcodes.LOOKUPSWITCH) {
        return false;
      }
      frame.execute(at, interpreter);
      at = next;
    }
    return false;
  }

  private static boolean isConstructorOfThis(MethodInsnNode call, Frame<KnownValue> frame) {
    return call.name.equals(CONSTRUCTOR)
        && onStack(frame, Type.getArgumentCount(call.desc)).is(KnownValue.Kind.THIS);
  }

  private boolean failsInside(
      ClassSymbol type, ClassNode owner, MethodInsnNode call, Frame<KnownValue> frame, int calls)
      throws AnalyzerException, UnreadableInputException {
    List<KnownValue> arguments = new ArrayList<>();
    for (int i = Type.getArgumentCount(call.desc) - 1; i >= 0; i--) {
      arguments.add(onStack(frame, i));
    }
    boolean isOwn = call.owner.equals(owner.name);
    ClassSymbol called = isOwn ? type : (ClassSymbol) type.getSuperclass().tsym;
    Optional<ClassNode> code = isOwn ? Optional.of(owner) : this.code.of(called);
    if (code.isEmpty()) {
      return false;
    }
    for (MethodNode method : code.get().methods) {
      if (method.name.equals(CONSTRUCTOR) && method.desc.equals(call.desc)) {
        return fails(called, code.get(), method, arguments, calls + 1);
      }
    }
    return false;
  }

  /** Whether an instruction fails because it needs a value and there is none. */
  private static boolean needsValue(AbstractInsnNode at, Frame<KnownValue> frame) {
    if (at instanceof MethodInsnNode call) {
      int arguments = Type.getArgumentCount(call.desc);
      return call.getOpcode() == Opcodes.INVOKESTATIC
          ? arguments > 0
              && REFUSING.contains(call.name)
              && onStack(frame, arguments - 1).is(KnownValue.Kind.NULL)
          : onStack(frame, arguments).is(KnownValue.Kind.NULL);
    }
    return switch (at.getOpcode()) {
      case Opcodes.GETFIELD, Opcodes.ARRAYLENGTH, Opcodes.MONITORENTER ->
          onStack(frame, 0).is(KnownValue.Kind.NULL);
      default -> false;
    };
  }

  private static KnownValue onStack(Frame<KnownValue> frame, int below) {
    return frame.getStack(frame.getStackSize() - 1 - below);
  }

  /** 1 if a jump is taken, 0 if it is not, empty if nobody knows. */
  private static OptionalInt isTaken(JumpInsnNode jump, Frame<KnownValue> frame) {
    KnownValue top = onStack(frame, 0);
    switch (jump.getOpcode()) {
      case Opcodes.IFNULL, Opcodes.IFNONNULL -> {
        if (!top.is(KnownValue.Kind.NULL) && !top.is(KnownValue.Kind.THIS)) {
          return OptionalInt.empty();
        }
        return of(top.is(KnownValue.Kind.NULL) == (jump.getOpcode() == Opcodes.IFNULL));
      }
      case Opcodes.IFEQ, Opcodes.IFNE, Opcodes.IFLT, Opcodes.IFGE, Opcodes.IFGT, Opcodes.IFLE -> {
        return top.asNumber().isPresent()
            ? of(holds(jump.getOpcode() - Opcodes.IFEQ, top.asNumber().getAsInt(), 0))
            : OptionalInt.empty();
      }
      case Opcodes.IF_ACMPEQ, Opcodes.IF_ACMPNE -> {
        return OptionalInt.empty();
      }
      default -> {
        OptionalInt left = onStack(frame, 1).asNumber();
        return left.isPresent() && top.asNumber().isPresent()
            ? of(
                holds(
                    jump.getOpcode() - Opcodes.IF_ICMPEQ,
                    left.getAsInt(),
                    top.asNumber().getAsInt()))
            : OptionalInt.empty();
      }
    }
  }

  private static OptionalInt of(boolean isTaken) {
    return OptionalInt.of(isTaken ? 1 : 0);
  }

  /** In the order of the instructions: equal, not equal, less, not less, greater, not greater. */
  private static boolean holds(int comparison, int left, int right) {
    return switch (comparison) {
      case 0 -> left == right;
      case 1 -> left != right;
      case 2 -> left < right;
      case 3 -> left >= right;
      case 4 -> left > right;
      default -> left <= right;
    };
  }
}
