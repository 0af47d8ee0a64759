package io.github.wiretime.measurements.dtos;

import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;

import java.io.Serializable;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A serializable class with public fields {@code t}, {@code u}, {@code v}, which is made when it is
 * needed: Hessian looks at declared types, so one generic class would not do.
 *
 * @param type the class
 */
record DtoClass(Class<?> type) {
  private static final String OBJECT = Type.getInternalName(Object.class);
  private static final char FIRST_NAME = 't';

  /** Defines a class of this package; messages have its name, so that figures depend on it. */
  static DtoClass define(String name, List<? extends Class<?>> fields) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(
        Opcodes.V17,
        ACC_PUBLIC | ACC_SUPER,
        DtoClass.class.getPackageName().replace('.', '/') + '/' + name,
        null,
        OBJECT,
        new String[] {Type.getInternalName(Serializable.class)});
    for (int i = 0; i < fields.size(); i++) {
      String descriptor = Type.getDescriptor(fields.get(i));
      writer.visitField(ACC_PUBLIC, fieldName(i), descriptor, null, null).visitEnd();
    }
    MethodVisitor constructor = writer.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
    constructor.visitCode();
    constructor.visitVarInsn(Opcodes.ALOAD, 0);
    constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, OBJECT, "<init>", "()V", false);
    constructor.visitInsn(Opcodes.RETURN);
    constructor.visitMaxs(1, 1);
    constructor.visitEnd();
    try {
      return new DtoClass(MethodHandles.lookup().defineClass(writer.toByteArray()));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot define " + name, e);
    }
  }

  private static String fieldName(int index) {
    return String.valueOf((char) (FIRST_NAME + index));
  }

  /** An object with these values in its fields; without any, with defaults. */
  Object with(List<?> values) {
    try {
      Object dto = type.getDeclaredConstructor().newInstance();
      for (int i = 0; i < values.size(); i++) {
        type.getField(fieldName(i)).set(dto, values.get(i));
      }
      return dto;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot make a " + type, e);
    }
  }

  /** The first field. */
  Field field() {
    try {
      return type.getField(fieldName(0));
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(type + " has no field", e);
    }
  }
}
