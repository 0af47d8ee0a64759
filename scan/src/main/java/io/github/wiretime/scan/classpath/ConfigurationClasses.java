package io.github.wiretime.scan.classpath;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.application.ConfigurationCall;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.scan.archive.ClassVersion;
import io.github.wiretime.scan.archive.Entry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * Tells which classes configure services, those that extend one of a framework's among them: {@code
 * class OrdersConfig extends ServiceConfig<Orders>}. Names have dots, as in {@code
 * com.acme.Order$Line}.
 *
 * <p>Of classes of libraries only the names of their superclasses are read. javac is not asked for
 * them, because what it has read once counts as known to the application.
 */
public final class ConfigurationClasses {

  /** Methods of classes and of interfaces, JVMS 4.4. */
  private static final ImmutableSet<Integer> METHODS = ImmutableSet.of(10, 11);

  private final ClassPath classPath;
  private final Guard guard;
  private final Map<String, String> own = new HashMap<>();
  private final Map<String, Boolean> known = new HashMap<>();

  /**
   * Asks for nothing yet.
   *
   * @param own the classes of the application, which javac has read
   */
  public ConfigurationClasses(ClassPath classPath, Iterable<ClassSymbol> own, Guard guard) {
    this.classPath = classPath;
    this.guard = guard;
    for (ClassSymbol type : own) {
      if (type.getSuperclass().tsym instanceof ClassSymbol above) {
        this.own.put(type.flatName().toString(), above.flatName().toString());
      }
    }
  }

  /** Whether an object of a class configures services. */
  public boolean contains(String name) {
    List<String> chain = new ArrayList<>();
    boolean configures = false;
    for (Optional<String> at = Optional.of(name); at.isPresent(); at = superclass(at.get())) {
      configures =
          ConfigurationCall.isConfiguration(at.get()) || known.getOrDefault(at.get(), false);
      if (configures || known.putIfAbsent(at.get(), false) != null) {
        break; // The answer is known, or the superclasses of damaged class files form a circle.
      }
      chain.add(at.get());
    }
    for (String asked : chain) {
      known.put(asked, configures);
    }
    return configures;
  }

  /**
   * Whether the code of a class makes a configuration or passes something to one. That stands in
   * the constant pool, which is read faster than code.
   */
  public boolean areUsedIn(byte[] classFile) {
    ClassReader pool = new ClassReader(ClassVersion.forAsm(classFile));
    char[] buffer = new char[pool.getMaxStringLength()];
    for (int i = 1; i < pool.getItemCount(); i++) {
      int method = pool.getItem(i); // 0 behind a long or double, which take two places
      if (method > 0
          && METHODS.contains(pool.readByte(method - 1))
          && contains(pool.readClass(method, buffer).replace('/', '.'))) {
        return true;
      }
    }
    return false;
  }

  private Optional<String> superclass(String name) {
    return own.containsKey(name)
        ? Optional.of(own.get(name))
        : classPath.find(name).flatMap(place -> superclassIn(place.entry()));
  }

  private Optional<String> superclassIn(Entry entry) {
    return guard.ask(
        entry.className(),
        Optional.empty(),
        () -> {
          ClassReader type = new ClassReader(ClassVersion.forAsm(entry.classFile()));
          return (type.getAccess() & Opcodes.ACC_INTERFACE) == 0
              ? Optional.ofNullable(type.getSuperName()).map(above -> above.replace('/', '.'))
              : Optional.empty();
        });
  }
}
