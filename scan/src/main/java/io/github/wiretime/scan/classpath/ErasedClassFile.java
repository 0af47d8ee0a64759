package io.github.wiretime.scan.classpath;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaFileObject;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A class file without its generic types. */
final class ErasedClassFile extends ForwardingJavaFileObject<JavaFileObject> {

  ErasedClassFile(JavaFileObject file) {
    super(file);
  }

  @Override
  public InputStream openInputStream() throws IOException {
    ClassWriter erased = new ClassWriter(0);
    try (InputStream in = super.openInputStream()) {
      new ClassReader(in).accept(new WithoutSignatures(erased), 0);
    } catch (RuntimeException damage) { // ASM's, of whatever kind
      throw new IOException(damage);
    }
    return new ByteArrayInputStream(erased.toByteArray());
  }

  private static final class WithoutSignatures extends ClassVisitor {

    WithoutSignatures(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        String signature,
        String superclass,
        String[] interfaces) {
      super.visit(version, access, name, null, superclass, interfaces);
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String descriptor, String signature, Object value) {
      return super.visitField(access, name, descriptor, null, value);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return super.visitMethod(access, name, descriptor, null, exceptions);
    }
  }
}
