package io.github.wiretime.scan.code;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.wiretime.checker.hessian.CalledConstructors;
import io.github.wiretime.checker.javac.InitialValues;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/** What constructors put into fields, as byte code has it: compilers put initializers into them. */
public final class ClassFileInitialValues implements InitialValues {

  private static final String CONSTRUCTOR = "<init>";

  private final ClassFileCode own;
  private final ClassFileCode all;

  /**
   * Libraries count on the values that Java serialization restores, and not on those that it loses
   * as Hessian does.
   *
   * @param own the code of the application
   * @param all that of libraries as well
   */
  public ClassFileInitialValues(ClassFileCode own, ClassFileCode all) {
    this.own = own;
    this.all = all;
  }

  @Override
  public ImmutableSet<String> expectedIn(ClassSymbol type) {
    return own.ask(type, ImmutableSet.of(), read -> expectedIn(read, constructor -> true));
  }

  /**
   * The names of the fields of which the same is certain where a receiver's Hessian calls a
   * constructor, as until Dubbo 3.2: other constructors may leave them out.
   */
  public ImmutableSet<String> initialIn(ClassSymbol type) {
    ImmutableList<MethodSymbol> called = CalledConstructors.of(type);
    return own.ask(
        type,
        ImmutableSet.of(),
        read ->
            expectedIn(
                read,
                constructor ->
                    called.stream().anyMatch(each -> Execution.fits(constructor, each))));
  }

  @Override
  public ImmutableSet<String> restoredIn(ClassSymbol type) {
    return all.ask(type, ImmutableSet.of(), ClassFileInitialValues::restoredIn);
  }

  @Override
  public boolean refusesDefaults(MethodSymbol constructor) {
    return new Execution(all).refusesDefaults(constructor);
  }

  private static ImmutableSet<String> restoredIn(ClassNode type) throws AnalyzerException {
    ImmutableSet<String> initial = ImmutableSet.copyOf(setIn(type, constructor -> true));
    Set<String> restored = new HashSet<>();
    Set<String> asked = new HashSet<>();
    Set<MethodNode> restoring = restoring(type);
    for (MethodNode method : type.methods) {
      CodeValues values = CodeValues.of(type, method);
      if (restoring.contains(method)) {
        restored.addAll(RestoringCode.set(type, method, values, initial));
      }
      if (!method.name.equals(CONSTRUCTOR)) {
        asked.addAll(askedIn(method, values));
      }
    }
    return Sets.difference(restored, asked).immutableCopy();
  }

  /** The methods that Java serialization calls, and those that they call on the same object. */
  private static Set<MethodNode> restoring(ClassNode type) throws AnalyzerException {
    Set<MethodNode> found = new LinkedHashSet<>();
    Deque<MethodNode> pending = new ArrayDeque<>();
    for (MethodNode method : type.methods) {
      if (RestoringCode.isCalledFirst(method)) {
        pending.add(method);
      }
    }
    while (!pending.isEmpty()) {
      MethodNode method = pending.remove();
      if (found.add(method)) {
        pending.addAll(RestoringCode.calledOnThis(type, method));
      }
    }
    return found;
  }

  private static ImmutableSet<String> expectedIn(ClassNode type, Predicate<MethodNode> constructors)
      throws AnalyzerException {
    Set<String> set = setIn(type, constructors);
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

  private static Set<String> setIn(ClassNode type, Predicate<MethodNode> constructors)
      throws AnalyzerException {
    Optional<Set<String>> set = Optional.empty();
    for (MethodNode method : type.methods) {
      if (method.name.equals(CONSTRUCTOR) && constructors.test(method)) {
        Set<String> here = setBy(type, method);
        set = Optional.of(set.isPresent() ? Sets.intersection(set.get(), here) : here);
      }
    }
    return set.orElse(Set.of());
  }

  /** The fields that a constructor sets, or another one of the class that it calls. */
  private static Set<String> setBy(ClassNode type, MethodNode constructor)
      throws AnalyzerException {
    Set<String> set = new HashSet<>();
    Set<MethodNode> seen = new HashSet<>();
    Optional<MethodNode> next = Optional.of(constructor);
    while (next.isPresent() && seen.add(next.get())) {
      CodeValues values = CodeValues.of(type, next.get());
      set.addAll(ConstructorCode.certain(type, next.get(), values));
      next = calledBy(type, next.get(), values);
    }
    return set;
  }

  private static Optional<MethodNode> calledBy(
      ClassNode type, MethodNode constructor, CodeValues values) {
    return Streams.stream(constructor.instructions)
        .filter(
            each ->
                each instanceof MethodInsnNode call
                    && call.name.equals(CONSTRUCTOR)
                    && call.owner.equals(type.name)
                    && values.isReached(call)
                    && CodeValues.isThis(values.receiver(call)))
        .flatMap(
            each ->
                type.methods.stream()
                    .filter(
                        method ->
                            method.name.equals(CONSTRUCTOR)
                                && method.desc.equals(((MethodInsnNode) each).desc)))
        .findFirst();
  }

  /** The fields of which a method asks whether they are null. */
  private static ImmutableSet<String> askedIn(MethodNode method, CodeValues values) {
    ImmutableSet.Builder<String> asked = ImmutableSet.builder();
    for (AbstractInsnNode instruction : method.instructions) {
      if (values.asksForNull(instruction)) {
        for (AbstractInsnNode value : values.takenBy(instruction)) {
          if (values.stored(value) instanceof FieldInsnNode field) {
            asked.add(field.name);
          }
        }
      }
    }
    return asked.build();
  }
}
