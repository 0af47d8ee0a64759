package io.github.wiretime.scan.code;

import com.google.common.collect.Iterables;
import com.google.common.collect.Streams;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/** Where the values in the code of a method come from. */
final class CodeValues {

  /** Chains of variables and calls are followed no further; code of people is far shorter. */
  private static final int STEPS = 1_000;

  /** Of all instructions of a method together; compilers of people come nowhere near it. */
  private static final long MOST_VALUES = 1 << 25;

  private final InsnList code;
  private final Frame<SourceValue>[] frames;

  private CodeValues(InsnList code, Frame<SourceValue>[] frames) {
    this.code = code;
    this.frames = frames;
  }

  /**
   * Analyzes a method.
   *
   * @throws AnalyzerException if no compiler wrote its code
   */
  static CodeValues of(ClassNode type, MethodNode method) throws AnalyzerException {
    // A class file only claims how many values there are, and ASM keeps room for all of them.
    if ((long) method.instructions.size() * (method.maxLocals + method.maxStack) > MOST_VALUES) {
      throw new AnalyzerException(null, "more values than memory");
    }
    return new CodeValues(
        method.instructions, new Analyzer<>(new SourceInterpreter()).analyze(type.name, method));
  }

  /** Whether an instruction can be executed at all; nothing is known of the values at others. */
  boolean isReached(AbstractInsnNode at) {
    return frame(at) != null;
  }

  /** What makes each argument of a call, in order. */
  List<AbstractInsnNode> arguments(MethodInsnNode call) {
    int count = Type.getArgumentCount(call.desc);
    return IntStream.range(0, count).mapToObj(i -> onStack(call, count - 1 - i)).toList();
  }

  /** What makes the object on which a call is made. */
  AbstractInsnNode receiver(MethodInsnNode call) {
    return onStack(call, Type.getArgumentCount(call.desc));
  }

  /**
   * What stands for an object: the field that holds it, else the instruction that makes it. A
   * setter that returns its object is looked through, as builders have them.
   */
  Object object(AbstractInsnNode value) {
    AbstractInsnNode at = origin(value);
    if (at instanceof FieldInsnNode field) {
      return field.owner + "." + field.name;
    }
    return heldBy(at).<Object>map(field -> field).orElse(at);
  }

  /** The class of the object that an instruction makes, if it makes one. */
  Optional<String> made(AbstractInsnNode value) {
    return origin(value) instanceof TypeInsnNode type && type.getOpcode() == Opcodes.NEW
        ? Optional.of(type.desc)
        : Optional.empty();
  }

  /** What may make the value that an instruction returns or stores, casts looked through. */
  Set<AbstractInsnNode> takenBy(AbstractInsnNode at) {
    Set<AbstractInsnNode> made = new LinkedHashSet<>();
    Set<AbstractInsnNode> seen = new HashSet<>(); // no compiler lets a value turn in a circle
    Deque<AbstractInsnNode> pending = new ArrayDeque<>();
    if (isReached(at)) {
      pending.addAll(top(at));
    }
    while (!pending.isEmpty()) {
      AbstractInsnNode value = pending.remove();
      if (!seen.add(value)) {
        continue;
      }
      if (value.getOpcode() == Opcodes.CHECKCAST || value.getOpcode() == Opcodes.DUP) {
        pending.addAll(top(value));
      } else {
        made.add(value);
      }
    }
    return made;
  }

  private Set<AbstractInsnNode> top(AbstractInsnNode at) {
    Frame<SourceValue> frame = frame(at);
    return frame.getStack(frame.getStackSize() - 1).insns;
  }

  /** Whether a field is set of the object whose code this is. */
  boolean setsOwn(FieldInsnNode field) {
    return field.getOpcode() == Opcodes.PUTFIELD && isReached(field) && isThis(onStack(field, 1));
  }

  /** Whether an instruction asks whether a value is null. */
  boolean asksForNull(AbstractInsnNode at) {
    return switch (at.getOpcode()) {
      case Opcodes.IFNULL, Opcodes.IFNONNULL -> true;
      case Opcodes.IF_ACMPEQ, Opcodes.IF_ACMPNE ->
          isReached(at) && onStack(at, 1).getOpcode() == Opcodes.ACONST_NULL;
      default -> false;
    };
  }

  /** Whether an instruction is the first of a statement, so that no value waits for it. */
  boolean isFirst(AbstractInsnNode at) {
    return isReached(at) && frame(at).getStackSize() == 0;
  }

  /** Whether an instruction gets the object whose code this is. */
  static boolean isThis(AbstractInsnNode value) {
    return value instanceof VarInsnNode variable
        && variable.getOpcode() == Opcodes.ALOAD
        && variable.var == 0;
  }

  /** A text, a number or a class that is written in the code. */
  Optional<Object> constant(AbstractInsnNode value) {
    AbstractInsnNode at = origin(value);
    if (at instanceof LdcInsnNode literal) {
      return Optional.of(literal.cst);
    }
    if (at instanceof IntInsnNode number && number.getOpcode() != Opcodes.NEWARRAY) {
      return Optional.of(number.operand);
    }
    return at instanceof InsnNode
            && at.getOpcode() >= Opcodes.ICONST_M1
            && at.getOpcode() <= Opcodes.ICONST_5
        ? Optional.of(at.getOpcode() - Opcodes.ICONST_0)
        : Optional.empty();
  }

  /** The field into which the code puts an object. */
  private Optional<String> heldBy(AbstractInsnNode made) {
    for (AbstractInsnNode instruction : code) {
      if (instruction instanceof FieldInsnNode field
          && (field.getOpcode() == Opcodes.PUTFIELD || field.getOpcode() == Opcodes.PUTSTATIC)
          && isReached(field)
          && origin(onStack(field, 0)) == made) {
        return Optional.of(field.owner + "." + field.name);
      }
    }
    return Optional.empty();
  }

  /** What makes the arguments of a call, those of a variable number one by one. */
  List<AbstractInsnNode> elements(MethodInsnNode call) {
    List<AbstractInsnNode> arguments = arguments(call);
    if (arguments.size() != 1 || origin(arguments.get(0)).getOpcode() != Opcodes.ANEWARRAY) {
      return arguments;
    }
    AbstractInsnNode array = origin(arguments.get(0));
    return Streams.stream(code)
        .filter(store -> store.getOpcode() == Opcodes.AASTORE && isReached(store))
        .filter(store -> origin(onStack(store, 2)) == array)
        .map(store -> onStack(store, 0))
        .toList();
  }

  /** What was put into the variable that an instruction reads; else the instruction itself. */
  AbstractInsnNode stored(AbstractInsnNode value) {
    if (value.getOpcode() != Opcodes.ALOAD) {
      return value;
    }
    AbstractInsnNode store = before(value);
    if (store.getOpcode() != Opcodes.ASTORE) {
      return value;
    }
    AbstractInsnNode stored = before(store);
    return stored.getOpcode() == Opcodes.DUP ? before(stored) : stored;
  }

  /** The instruction that makes a value, before variables and casts passed it on. */
  AbstractInsnNode origin(AbstractInsnNode value) {
    AbstractInsnNode at = value;
    for (int step = 0; step < STEPS; step++) {
      AbstractInsnNode before = before(at);
      if (before == null || before == at) {
        return at;
      }
      at = before;
    }
    return at;
  }

  /** What the value was before this instruction passed it on; the instruction itself if nothing. */
  private AbstractInsnNode before(AbstractInsnNode at) {
    if (at instanceof VarInsnNode variable && variable.getOpcode() == Opcodes.ALOAD) {
      return only(frame(at).getLocal(variable.var), at);
    }
    if (at instanceof VarInsnNode variable && variable.getOpcode() == Opcodes.ASTORE) {
      return onStack(at, 0);
    }
    if (at.getOpcode() == Opcodes.CHECKCAST || at.getOpcode() == Opcodes.DUP) {
      return onStack(at, 0);
    }
    if (at instanceof MethodInsnNode call
        && call.getOpcode() == Opcodes.INVOKESTATIC
        && call.name.equals("valueOf")
        && Type.getArgumentCount(call.desc) == 1) {
      return onStack(at, 0); // a boxed constant
    }
    return at instanceof MethodInsnNode call
            && call.getOpcode() == Opcodes.INVOKEVIRTUAL
            && Type.getReturnType(call.desc).getSort() == Type.OBJECT
        ? receiver(call)
        : at;
  }

  private AbstractInsnNode onStack(AbstractInsnNode at, int below) {
    Frame<SourceValue> frame = frame(at);
    return only(frame.getStack(frame.getStackSize() - 1 - below), at);
  }

  /**
   * The one instruction that a value comes from; {@code otherwise} if it may be several, or none.
   */
  private static AbstractInsnNode only(SourceValue value, AbstractInsnNode otherwise) {
    return value.insns.size() == 1 ? Iterables.getOnlyElement(value.insns) : otherwise;
  }

  private Frame<SourceValue> frame(AbstractInsnNode at) {
    return frames[code.indexOf(at)];
  }
}
