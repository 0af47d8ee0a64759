package io.github.wiretime.scan.code;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/** The methods that Java serialization calls to restore an object; Hessian calls neither. */
final class RestoringCode {

  private RestoringCode() {}

  /** Whether Java serialization calls a method of that name and with that parameter. */
  static boolean isCalledFirst(MethodNode method) {
    return (method.name.equals("readObject")
            && method.desc.equals("(Ljava/io/ObjectInputStream;)V"))
        || (method.name.equals("readExternal") && method.desc.equals("(Ljava/io/ObjectInput;)V"));
  }

  /** The methods of the class that a method calls on the object whose code it is. */
  static ImmutableList<MethodNode> calledOnThis(ClassNode type, MethodNode method)
      throws AnalyzerException {
    CodeValues values = CodeValues.of(type, method);
    ImmutableList.Builder<MethodNode> called = ImmutableList.builder();
    for (AbstractInsnNode instruction : method.instructions) {
      if (instruction instanceof MethodInsnNode call
          && call.getOpcode() != Opcodes.INVOKESTATIC
          && call.owner.equals(type.name)
          && values.isReached(call)
          && CodeValues.isThis(values.receiver(call))) {
        type.methods.stream()
            .filter(each -> each.name.equals(call.name) && each.desc.equals(call.desc))
            .forEach(called::add);
      }
    }
    return called.build();
  }

  /**
   * The fields that such a method sets, without those to which it gives what depends on nothing and
   * what constructors give them as well.
   */
  static ImmutableSet<String> set(
      ClassNode type, MethodNode method, CodeValues values, ImmutableSet<String> initial) {
    ImmutableSet.Builder<String> fields = ImmutableSet.builder();
    for (AbstractInsnNode instruction : method.instructions) {
      if (instruction instanceof FieldInsnNode field
          && field.owner.equals(type.name)
          && values.setsOwn(field)
          && !values.takenBy(field).stream().allMatch(RestoringCode::isDefault)
          && !(initial.contains(field.name) && isFresh(field, values))) {
        fields.add(field.name);
      }
    }
    return fields.build();
  }

  /** Whether an instruction makes null, 0 or false, which a field has anyway. */
  private static boolean isDefault(AbstractInsnNode value) {
    return switch (value.getOpcode()) {
      case Opcodes.ACONST_NULL,
          Opcodes.ICONST_0,
          Opcodes.LCONST_0,
          Opcodes.FCONST_0,
          Opcodes.DCONST_0 ->
          true;
      default -> false;
    };
  }

  private static boolean isFresh(FieldInsnNode last, CodeValues values) {
    AbstractInsnNode at = last;
    while (!values.isFirst(at)) {
      at = at.getPrevious();
      if (at.getOpcode() == Opcodes.GETFIELD
          || (at instanceof VarInsnNode variable && variable.var != 0)) {
        return false;
      }
    }
    return true;
  }
}
