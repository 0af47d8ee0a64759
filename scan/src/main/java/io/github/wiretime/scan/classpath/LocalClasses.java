package io.github.wiretime.scan.classpath;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.code.TypeTag;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.scan.archive.ClassVersion;
import io.github.wiretime.scan.archive.Entry;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Local and anonymous classes. javac's reader leaves out the hidden field with the outer instance,
 * and of these classes it does not know otherwise that they have one.
 */
public record LocalClasses(
    ClassPath classPath, Function<String, Optional<ClassSymbol>> readable, Guard guard) {

  /** Classes inside others that are nobody's members. */
  public ImmutableList<ClassSymbol> without(Set<ClassSymbol> members) {
    ImmutableSet<String> own = classPath.ownNames();
    ImmutableList.Builder<ClassSymbol> local = ImmutableList.builder();
    for (Entry entry : classPath.ownClasses()) {
      if (ClassPath.isInside(entry.className(), own)) {
        Optional<ClassSymbol> type = readable.apply(entry.className());
        if (type.isPresent() && !members.contains(type.get())) {
          outerInstance(entry)
              .flatMap(readable)
              .filter(outer -> !isAround(type.get(), outer))
              .ifPresent(outer -> ((ClassType) type.get().type).setEnclosingType(outer.type));
          local.add(type.get());
        }
      }
    }
    return local.build();
  }

  /**
   * Whether a class is the other or around it, so that it cannot be inside of that: javac's loops
   * over outer classes would not end.
   */
  private static boolean isAround(ClassSymbol type, ClassSymbol other) {
    Type next = other.type;
    while (next.hasTag(TypeTag.CLASS) && next.tsym != type) {
      next = next.getEnclosingType();
    }
    return next.tsym == type;
  }

  private Optional<String> outerInstance(Entry entry) {
    return guard.ask(
        entry.className(),
        Optional.empty(),
        () -> {
          FieldReader reader = new FieldReader();
          new ClassReader(ClassVersion.forAsm(entry.classFile()))
              .accept(reader, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
          return reader.outer;
        });
  }

  private static final class FieldReader extends ClassVisitor {

    private Optional<String> outer = Optional.empty();

    private FieldReader() {
      super(Opcodes.ASM9);
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String descriptor, String signature, Object value) {
      if ((access & Opcodes.ACC_SYNTHETIC) != 0 && name.startsWith("this$")) {
        outer = Optional.of(org.objectweb.asm.Type.getType(descriptor).getClassName());
      }
      return null;
    }
  }
}
