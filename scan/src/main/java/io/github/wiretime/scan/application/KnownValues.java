package io.github.wiretime.scan.application;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;

/** What instructions make of known values: constants and new objects stay known. */
final class KnownValues extends Interpreter<KnownValue> {

  KnownValues() {
    super(Opcodes.ASM9);
  }

  @Override
  public KnownValue newValue(Type type) {
    return type == null
        ? KnownValue.UNKNOWN
        : type.getSort() == Type.VOID ? null : KnownValue.unknown(type);
  }

  @Override
  public KnownValue newOperation(AbstractInsnNode at) {
    int code = at.getOpcode();
    if (code >= Opcodes.ICONST_M1 && code <= Opcodes.ICONST_5) {
      return KnownValue.of(code - Opcodes.ICONST_0);
    }
    return switch (code) {
      case Opcodes.ACONST_NULL -> KnownValue.NULL;
      case Opcodes.BIPUSH, Opcodes.SIPUSH -> KnownValue.of(((IntInsnNode) at).operand);
      case Opcodes.LDC -> constant(((LdcInsnNode) at).cst);
      case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1 ->
          KnownValue.UNKNOWN_WIDE;
      case Opcodes.GETSTATIC -> KnownValue.unknown(Type.getType(((FieldInsnNode) at).desc));
      default -> KnownValue.UNKNOWN;
    };
  }

  private static KnownValue constant(Object value) {
    if (value instanceof Long || value instanceof Double) {
      return KnownValue.UNKNOWN_WIDE;
    }
    return value instanceof Integer number ? KnownValue.of(number) : KnownValue.UNKNOWN;
  }

  @Override
  public KnownValue copyOperation(AbstractInsnNode at, KnownValue value) {
    return value;
  }

  @Override
  public KnownValue unaryOperation(AbstractInsnNode at, KnownValue value) {
    return switch (at.getOpcode()) {
      case Opcodes.CHECKCAST -> value;
      case Opcodes.GETFIELD -> KnownValue.unknown(Type.getType(((FieldInsnNode) at).desc));
      case Opcodes.I2L,
          Opcodes.I2D,
          Opcodes.F2L,
          Opcodes.F2D,
          Opcodes.L2D,
          Opcodes.D2L,
          Opcodes.LNEG,
          Opcodes.DNEG ->
          KnownValue.UNKNOWN_WIDE;
      case Opcodes.INSTANCEOF ->
          value.is(KnownValue.Kind.NULL) ? KnownValue.of(0) : KnownValue.UNKNOWN;
      default -> KnownValue.UNKNOWN;
    };
  }

  @Override
  public KnownValue binaryOperation(AbstractInsnNode at, KnownValue one, KnownValue other) {
    return switch (at.getOpcode()) {
      case Opcodes.LALOAD,
          Opcodes.DALOAD,
          Opcodes.LADD,
          Opcodes.DADD,
          Opcodes.LSUB,
          Opcodes.DSUB,
          Opcodes.LMUL,
          Opcodes.DMUL,
          Opcodes.LDIV,
          Opcodes.DDIV,
          Opcodes.LREM,
          Opcodes.DREM,
          Opcodes.LSHL,
          Opcodes.LSHR,
          Opcodes.LUSHR,
          Opcodes.LAND,
          Opcodes.LOR,
          Opcodes.LXOR ->
          KnownValue.UNKNOWN_WIDE;
      default -> KnownValue.UNKNOWN;
    };
  }

  @Override
  public KnownValue ternaryOperation(
      AbstractInsnNode at, KnownValue one, KnownValue other, KnownValue third) {
    return KnownValue.UNKNOWN;
  }

  @Override
  public KnownValue naryOperation(AbstractInsnNode at, List<? extends KnownValue> values) {
    if (at instanceof MethodInsnNode call) {
      return newValue(Type.getReturnType(call.desc));
    }
    return at instanceof InvokeDynamicInsnNode call
        ? newValue(Type.getReturnType(call.desc))
        : KnownValue.UNKNOWN;
  }

  @Override
  public void returnOperation(AbstractInsnNode at, KnownValue value, KnownValue expected) {}

  @Override
  public KnownValue merge(KnownValue one, KnownValue other) {
    return one.equals(other) ? one : KnownValue.unknown(Type.INT_TYPE);
  }
}
