package io.github.wiretime.scan.code;

import com.google.common.collect.ImmutableSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Tells which fields a constructor sets in any case, to values that depend on no parameter. */
final class ConstructorCode {

  private final MethodNode constructor;
  private final InsnList code;
  private final CodeValues values;

  private ConstructorCode(MethodNode constructor, CodeValues values) {
    this.constructor = constructor;
    this.code = constructor.instructions;
    this.values = values;
  }

  /** The names of fields that get a value which is not the default of their type. */
  static ImmutableSet<String> certain(ClassNode type, MethodNode constructor, CodeValues values) {
    ConstructorCode reader = new ConstructorCode(constructor, values);
    ImmutableSet.Builder<String> fields = ImmutableSet.builder();
    for (AbstractInsnNode instruction : constructor.instructions) {
      if (instruction instanceof FieldInsnNode field
          && field.owner.equals(type.name)
          && values.setsOwn(field)
          && reader.isAlwaysReached(field)
          && !reader.dependsOnVariables(field)
          && values.takenBy(field).stream().allMatch(ConstructorCode::isCertain)) {
        fields.add(field.name);
      }
    }
    return fields.build();
  }

  /** A call is taken to return a value, because a field that starts with null needs none. */
  private static boolean isCertain(AbstractInsnNode value) {
    int operation = value.getOpcode();
    return CodeValues.isThis(value)
        || (operation >= Opcodes.ICONST_1 && operation <= Opcodes.ICONST_5)
        || switch (operation) {
          case Opcodes.ICONST_M1,
              Opcodes.LCONST_1,
              Opcodes.FCONST_1,
              Opcodes.FCONST_2,
              Opcodes.DCONST_1,
              Opcodes.BIPUSH,
              Opcodes.SIPUSH,
              Opcodes.LDC,
              Opcodes.GETSTATIC,
              Opcodes.INVOKEVIRTUAL,
              Opcodes.INVOKESPECIAL,
              Opcodes.INVOKESTATIC,
              Opcodes.INVOKEINTERFACE,
              Opcodes.INVOKEDYNAMIC,
              Opcodes.NEW,
              Opcodes.NEWARRAY,
              Opcodes.ANEWARRAY,
              Opcodes.MULTIANEWARRAY ->
              true;
          default -> false;
        };
  }

  /** Whether nothing before an instruction leads past it, neither a jump nor an exception. */
  private boolean isAlwaysReached(AbstractInsnNode at) {
    int index = code.indexOf(at);
    for (AbstractInsnNode before = at.getPrevious();
        before != null;
        before = before.getPrevious()) {
      if (before.getOpcode() == Opcodes.RETURN
          || before instanceof TableSwitchInsnNode
          || before instanceof LookupSwitchInsnNode
          || (before instanceof JumpInsnNode jump && code.indexOf(jump.label) > index)) {
        return false;
      }
    }
    return constructor.tryCatchBlocks.stream()
        .noneMatch(block -> code.indexOf(block.start) < index && index < code.indexOf(block.end));
  }

  /** Whether the statement that an instruction ends uses a parameter or another variable. */
  private boolean dependsOnVariables(AbstractInsnNode last) {
    AbstractInsnNode at = last;
    while (!values.isFirst(at)) {
      at = at.getPrevious();
      if (at instanceof IincInsnNode || (at instanceof VarInsnNode variable && variable.var != 0)) {
        return true;
      }
    }
    return false;
  }
}
