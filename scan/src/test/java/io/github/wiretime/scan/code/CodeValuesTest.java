package io.github.wiretime.scan.code;

import static com.google.common.truth.Truth.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Code that no compiler writes ends the scan neither late nor early. */
final class CodeValuesTest {

  private final ClassNode type = new ClassNode();
  private final MethodNode method =
      new MethodNode(Opcodes.ACC_PUBLIC, "writeReplace", "()Ljava/lang/Object;", null, null);

  @BeforeEach
  void nameIt() {
    type.name = "app/Order";
    method.maxLocals = 1;
    method.maxStack = 2;
  }

  @Test
  void valueInACircleIsFollowedOnce() throws Exception {
    Label again = new Label();
    method.visitVarInsn(Opcodes.ALOAD, 0);
    method.visitLabel(again);
    method.visitTypeInsn(Opcodes.CHECKCAST, "app/Order");
    method.visitInsn(Opcodes.ICONST_0);
    method.visitJumpInsn(Opcodes.IFEQ, again);
    method.visitInsn(Opcodes.ARETURN);
    AbstractInsnNode returned = method.instructions.getLast();

    assertThat(CodeValues.of(type, method).takenBy(returned))
        .containsExactly(method.instructions.getFirst());
  }

  @Test
  void codeThatIsNeverReachedReturnsNothing() throws Exception {
    method.visitVarInsn(Opcodes.ALOAD, 0);
    method.visitInsn(Opcodes.ARETURN);
    method.visitVarInsn(Opcodes.ALOAD, 0);
    method.visitInsn(Opcodes.ARETURN);
    CodeValues values = CodeValues.of(type, method);

    assertThat(values.takenBy(method.instructions.getLast())).isEmpty();
    assertThat(values.isReached(method.instructions.getLast())).isFalse();
    assertThat(values.isReached(method.instructions.getFirst())).isTrue();
  }
}
