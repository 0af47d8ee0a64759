package io.github.wiretime.scan.fix;

import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.scan.archive.ClassVersion;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What the class of a peer has.
 *
 * @param superclass its name, empty of what nobody can read
 * @param fields the names of those that it declares
 * @param hidesReadResolve whether it has a {@code readResolve()} that does not call an inherited
 *     one
 */
record ReadClass(String superclass, ImmutableSet<String> fields, boolean hidesReadResolve) {

  private static final ReadClass UNREADABLE = new ReadClass("", ImmutableSet.of(), false);

  static ReadClass of(Entry file) {
    return new Guard().ask(file.className(), UNREADABLE, () -> read(file)); // without twins
  }

  private static ReadClass read(Entry file) throws UnreadableInputException {
    ClassReader reader = new ClassReader(ClassVersion.forAsm(file.classFile()));
    Visitor visitor = new Visitor();
    reader.accept(visitor, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    String superclass = reader.getSuperName() == null ? "" : reader.getSuperName();
    return new ReadClass(
        superclass.replace('/', '.'),
        ImmutableSet.copyOf(visitor.fields),
        visitor.declares && !visitor.callsSuper);
  }

  private static final class Visitor extends ClassVisitor {

    private final Set<String> fields = new HashSet<>();
    private boolean declares;
    private boolean callsSuper;

    Visitor() {
      super(Opcodes.ASM9);
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String type, String signature, Object value) {
      fields.add(name);
      return null;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String type, String signature, String[] exceptions) {
      if (!isReadResolve(name, type) || (access & Opcodes.ACC_BRIDGE) != 0) {
        return null;
      }
      declares = true;
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitMethodInsn(
            int opcode, String owner, String called, String calledType, boolean isInterface) {
          callsSuper |= opcode == Opcodes.INVOKESPECIAL && isReadResolve(called, calledType);
        }
      };
    }

    /** Whatever it returns; Hessian looks at the name and the parameters only. */
    private static boolean isReadResolve(String name, String type) {
      return name.equals(Step.READ.hook()) && type.startsWith("()");
    }
  }
}
