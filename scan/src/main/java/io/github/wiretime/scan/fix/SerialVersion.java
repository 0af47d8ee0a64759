package io.github.wiretime.scan.fix;

import java.util.OptionalLong;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.SerialVersionUIDAdder;

/**
 * Computes what Java serialization takes for the {@code serialVersionUID} of a class that declares
 * none (Object Serialization Specification, 4.6). Twins and {@code Cloneable} would change it.
 */
final class SerialVersion extends SerialVersionUIDAdder {

  /** The name of the field. */
  static final String FIELD = "serialVersionUID";

  private OptionalLong computed = OptionalLong.empty();

  private SerialVersion() {
    super(Opcodes.ASM9, /* classVisitor= */ null);
  }

  /** That of a class file; empty if it has a field of that name. */
  static OptionalLong computed(ClassReader classFile) {
    SerialVersion version = new SerialVersion();
    classFile.accept(version, ClassReader.SKIP_CODE);
    return version.computed;
  }

  @Override
  protected void addSVUID(long uid) {
    computed = OptionalLong.of(uid);
  }
}
