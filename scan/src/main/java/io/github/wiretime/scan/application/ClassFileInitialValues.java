package io.github.wiretime.scan.application;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.javac.InitialValues;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/** What constructors put into fields, as byte code has it: compilers put initializers into them. */
final class ClassFileInitialValues implements InitialValues {

  private static final String CONSTRUCTOR = "<init>";

  private final ClassFileCode code;

  ClassFileInitialValues(ClassFileCode code) {
    this.code = code;
  }

  @Override
  public ImmutableSet<String> expectedIn(ClassSymbol type) {
    return code.ask(type, ImmutableSet.of(), ClassFileInitialValues::expectedIn);
  }

  private static ImmutableSet<String> expectedIn(ClassNode type) throws AnalyzerException {
    Set<String> set = setIn(type);
    if (set.isEmpty()) {
      return ImmutableSet.of();
    }
    ImmutableSet.Builder<String> asked = ImmutableSet.builder();
    for (MethodNode method : type.methods) {
      if (!method.name.equals(CONSTRUCTOR)) {
        asked.addAll(askedIn(method, CodeValues.of(type, method)));
      }
    }
    return Sets.difference(set, asked.build()).immutableCopy();
  }

  private static Set<String> setIn(ClassNode type) throws AnalyzerException {
    Optional<Set<String>> set = Optional.empty();
    for (MethodNode method : type.methods) {
      if (method.name.equals(CONSTRUCTOR)) {
        CodeValues values = CodeValues.of(type, method);
        if (!callsAnother(type, method, values)) {
          ImmutableSet<String> here = ConstructorCode.certain(type, method, values);
          set = Optional.of(set.isPresent() ? Sets.intersection(set.get(), here) : here);
        }
      }
    }
    return set.orElse(Set.of());
  }

  private static boolean callsAnother(ClassNode type, MethodNode constructor, CodeValues values) {
    return Streams.stream(constructor.instructions)
        .anyMatch(
            each ->
                each instanceof MethodInsnNode call
                    && call.name.equals(CONSTRUCTOR)
                    && call.owner.equals(type.name)
                    && values.isReached(call)
                    && CodeValues.isThis(values.receiver(call)));
  }

  /** The fields of which a method asks whether they are null. */
  private static ImmutableSet<String> askedIn(MethodNode method, CodeValues values) {
    ImmutableSet.Builder<String> asked = ImmutableSet.builder();
    for (AbstractInsnNode instruction : method.instructions) {
      if (values.asksForNull(instruction)) {
        for (AbstractInsnNode value : values.takenBy(instruction)) {
          if (value instanceof FieldInsnNode field) {
            asked.add(field.name);
          }
        }
      }
    }
    return asked.build();
  }
}
