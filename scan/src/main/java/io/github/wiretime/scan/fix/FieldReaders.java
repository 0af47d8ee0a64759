package io.github.wiretime.scan.fix;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.scan.archive.ClassVersion;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Which {@link FieldReader}s the code of an application uses.
 *
 * @param users the name of the first class that uses each
 */
record FieldReaders(ImmutableMap<FieldReader, String> users) {

  private static final String OUTPUT = "java/io/ObjectOutputStream";
  private static final String CLONEABLE = "java/lang/Cloneable";

  /** Of these, code must do more than to name them. */
  private static final ImmutableSet<String> NAMED_BY_OTHERS = ImmutableSet.of(OUTPUT);

  /** Those that class files use. */
  static FieldReaders in(Iterable<Entry> classFiles) {
    Guard unread = new Guard(); // which the scan has said of them
    Map<FieldReader, String> users = new EnumMap<>(FieldReader.class);
    for (Entry file : classFiles) {
      Set<FieldReader> used = unread.ask(file.className(), ImmutableSet.of(), () -> usedBy(file));
      used.forEach(reader -> users.putIfAbsent(reader, file.className()));
    }
    return new FieldReaders(Maps.immutableEnumMap(users));
  }

  /** The class that uses one, if any does. */
  Optional<String> user(FieldReader reader) {
    return Optional.ofNullable(users.get(reader));
  }

  private static Set<FieldReader> usedBy(Entry file) throws UnreadableInputException {
    byte[] classFile = file.classFile();
    String names = new String(classFile, StandardCharsets.ISO_8859_1);
    Set<FieldReader> used = EnumSet.noneOf(FieldReader.class);
    boolean isToRead = false;
    for (FieldReader reader : FieldReader.values()) {
      for (String name : reader.names()) {
        if (names.contains(name) && !file.name().startsWith(name)) { // not the library itself
          boolean isUse = reader.isUsedWhereNamed() && !NAMED_BY_OTHERS.contains(name);
          isToRead |= !isUse;
          if (isUse) {
            used.add(reader);
          }
        }
      }
    }
    if (isToRead) {
      new ClassReader(ClassVersion.forAsm(classFile))
          .accept(new Code(used), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    }
    return used;
  }

  private static final class Code extends ClassVisitor {

    private final Set<FieldReader> used;

    Code(Set<FieldReader> used) {
      super(Opcodes.ASM9);
      this.used = used;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String type, String signature, String[] exceptions) {
      return new Method(used);
    }
  }

  private static final class Method extends MethodVisitor {

    private static final String JACKSON = "com/fasterxml/jackson/annotation/";
    private static final String VISIBILITY = JACKSON + "JsonAutoDetect$Visibility";

    private final Set<FieldReader> used;

    /** The constants that the code has named last, which it passes to the next call. */
    private String accessor = "";

    private String visibility = "";

    Method(Set<FieldReader> used) {
      super(Opcodes.ASM9);
      this.used = used;
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String type) {
      if (owner.equals(JACKSON + "PropertyAccessor")) {
        accessor = name;
      } else if (owner.equals(VISIBILITY)) {
        visibility = name;
      }
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
      if (opcode == Opcodes.NEW && type.equals(OUTPUT)) {
        used.add(FieldReader.JAVA);
      } else if (opcode == Opcodes.INSTANCEOF && type.equals(CLONEABLE)) {
        used.add(FieldReader.CLONES);
      }
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String type, boolean isInterface) {
      call(owner, name);
      if (type.contains(VISIBILITY) && visibility.equals("ANY") && isOfFields(name, type)) {
        used.add(FieldReader.JACKSON);
      }
    }

    private boolean isOfFields(String name, String type) {
      return type.contains("PropertyAccessor;")
          ? accessor.equals("ALL") || accessor.equals("FIELD")
          : name.equals("withFieldVisibility") || name.equals("withVisibility");
    }

    @Override
    public void visitInvokeDynamicInsn(
        String name, String type, Handle bootstrap, Object... arguments) {
      for (Object argument : arguments) {
        if (argument instanceof Handle method) {
          call(method.getOwner(), method.getName());
        }
      }
    }

    private void call(String owner, String name) {
      boolean clones = name.equals("clone") || name.equals("cloneIfPossible");
      if (clones && FieldReader.CLONES.names().stream().anyMatch(owner::startsWith)) {
        used.add(FieldReader.CLONES);
      } else if (owner.equals("com/google/gson/GsonBuilder") && name.equals("serializeNulls")) {
        used.add(FieldReader.GSON);
      }
    }
  }
}
