package io.github.wiretime.scan.compare;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Defines the class {@code wire.P} with the field {@code f} and a text {@code after} it. */
final class HolderLoader extends ClassLoader {

  private static final String NAME = "wire/P";
  private static final String TEXT = "Ljava/lang/String;";

  HolderLoader(ClassLoader above) {
    super(above);
  }

  /**
   * Defines it.
   *
   * @param signature of the field; null where its type says all
   */
  Class<?> define(Class<?> type, String signature, boolean isRecord) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    if (isRecord) {
      writeRecord(writer, Type.getType(type), signature);
    } else {
      writeClass(writer, Type.getDescriptor(type), signature);
    }
    writer.visitEnd();
    byte[] bytes = writer.toByteArray();
    return defineClass("wire.P", bytes, 0, bytes.length);
  }

  private static void writeClass(ClassWriter writer, String type, String signature) {
    begin(writer, Opcodes.ACC_PUBLIC, "java/lang/Object");
    writer.visitField(Opcodes.ACC_PUBLIC, "f", type, signature, null).visitEnd();
    for (int i = 0; i < 4; i++) { // what is written beyond the field hits nothing else
      int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_TRANSIENT;
      writer.visitField(access, "pad" + i, "I", null, null).visitEnd();
    }
    writer.visitField(Opcodes.ACC_PUBLIC, "after", TEXT, null, null).visitEnd();
    end(beginConstructor(writer, "()V", "java/lang/Object"), Opcodes.RETURN);
  }

  private static void writeRecord(ClassWriter writer, Type type, String signature) {
    begin(writer, Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_RECORD, "java/lang/Record");
    String descriptor = type.getDescriptor();
    writer.visitRecordComponent("f", descriptor, signature).visitEnd();
    writer.visitRecordComponent("after", TEXT, null).visitEnd();
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL;
    writer.visitField(access, "f", descriptor, signature, null).visitEnd();
    writer.visitField(access, "after", TEXT, null, null).visitEnd();
    MethodVisitor constructor =
        beginConstructor(writer, "(" + descriptor + TEXT + ")V", "java/lang/Record");
    constructor.visitVarInsn(Opcodes.ALOAD, 0);
    constructor.visitVarInsn(type.getOpcode(Opcodes.ILOAD), 1);
    constructor.visitFieldInsn(Opcodes.PUTFIELD, NAME, "f", descriptor);
    constructor.visitVarInsn(Opcodes.ALOAD, 0);
    constructor.visitVarInsn(Opcodes.ALOAD, 1 + type.getSize());
    constructor.visitFieldInsn(Opcodes.PUTFIELD, NAME, "after", TEXT);
    end(constructor, Opcodes.RETURN);
    writeAccessor(writer, "f", type);
    writeAccessor(writer, "after", Type.getType(TEXT));
  }

  private static void begin(ClassWriter writer, int access, String above) {
    writer.visit(
        Opcodes.V17,
        access | Opcodes.ACC_SUPER,
        NAME,
        null,
        above,
        new String[] {"java/io/Serializable"});
  }

  private static MethodVisitor beginConstructor(
      ClassWriter writer, String descriptor, String above) {
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", descriptor, null, null);
    method.visitCode();
    method.visitVarInsn(Opcodes.ALOAD, 0);
    method.visitMethodInsn(Opcodes.INVOKESPECIAL, above, "<init>", "()V", false);
    return method;
  }

  private static void writeAccessor(ClassWriter writer, String name, Type type) {
    MethodVisitor method =
        writer.visitMethod(Opcodes.ACC_PUBLIC, name, "()" + type.getDescriptor(), null, null);
    method.visitCode();
    method.visitVarInsn(Opcodes.ALOAD, 0);
    method.visitFieldInsn(Opcodes.GETFIELD, NAME, name, type.getDescriptor());
    end(method, type.getOpcode(Opcodes.IRETURN));
  }

  private static void end(MethodVisitor method, int returning) {
    method.visitInsn(returning);
    method.visitMaxs(0, 0);
    method.visitEnd();
  }
}
