package io.github.wiretime.scan.classpath;

import com.sun.tools.javac.code.ClassFinder;
import com.sun.tools.javac.code.DeferredCompletionFailureHandler;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.Completer;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Name;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.words.Text;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.util.Optional;
import javax.tools.JavaFileObject;

/**
 * Reads class files as javac does. What makes javac's reader fail in whatever way, or would make it
 * fail later, is left out: javac then takes the class for one that is missing.
 */
final class GuardedFinder extends ClassFinder {

  private final Context context;

  private GuardedFinder(Context context) {
    super(context);
    this.context = context;
  }

  /** Makes javac use it, before javac has read anything. */
  static void addTo(Context context) {
    context.put(classFinderKey, (Context.Factory<ClassFinder>) GuardedFinder::new);
  }

  /** javac asks for it while the constructor above runs. */
  @Override
  public Completer getCompleter() {
    return this::completeGuarded;
  }

  private void completeGuarded(Symbol symbol) {
    if (!(symbol instanceof ClassSymbol type)) {
      super.getCompleter().complete(symbol);
      return;
    }
    Symbol owner = type.owner;
    Name name = type.name;
    Name fullName = type.fullname;
    Optional<Text> problem;
    try {
      super.getCompleter().complete(type);
      problem = isScanned(type) ? ReadTypes.problem(type) : Optional.empty();
    } catch (BadClassFile damaged) {
      mendReader();
      if (type.classfile != null && ReadTypes.lacksVariable(damaged)) {
        completeErased(type);
        return;
      }
      leaveOut(type, ReadTypes.problem(damaged));
      throw damaged;
    } catch (CompletionFailure missing) {
      throw missing;
    } catch (RuntimeException | AssertionError | StackOverflowError | OutOfMemoryError damage) {
      problem = Optional.of(Guard.reason(damage));
    }
    if (problem.isPresent()) {
      leaveOut(type, problem.get());
      mendReader();
      type.owner = owner;
      type.name = name;
      type.fullname = fullName;
      type.reset();
      throw badClassFile(type);
    }
  }

  /**
   * A class in a lambda of a generic method: the compilers of JDK 8 and 11 say that it is inside of
   * the lambda's method, which declares no type variable. Read without generic types, it has all
   * its members.
   */
  private void completeErased(ClassSymbol type) {
    JavaFileObject file = type.classfile;
    type.reset();
    type.classfile = new ErasedClassFile(file);
    try {
      super.getCompleter().complete(type);
    } catch (BadClassFile damaged) {
      leaveOut(type, ReadTypes.problem(damaged));
      mendReader();
      throw damaged;
    } finally {
      type.classfile = file;
    }
  }

  /** Those of the JDK are in modules. */
  @SuppressWarnings("ASTHelpersSuggestions") // they need another class path
  private boolean isScanned(ClassSymbol type) {
    return type.packge().modle == Symtab.instance(context).unnamedModule;
  }

  private void leaveOut(ClassSymbol type, Text reason) {
    Guard.instance(context).leaveOut(type.flatName().toString(), reason);
  }

  /**
   * javac's reader goes on in the middle of the signature in which it failed, so that it would fail
   * for other classes, too. javac itself stops at the first such class.
   */
  private void mendReader() {
    try {
      Object reader = open(ClassFinder.class, "reader").get(this);
      open(reader.getClass(), "sbp").setInt(reader, 0);
      open(reader.getClass(), "sigEnterPhase").setBoolean(reader, false);
    } catch (ReflectiveOperationException | InaccessibleObjectException changed) {
      // A JDK with another reader, or a JVM that was not started by the manifest of the scanner.
    }
  }

  private static Field open(Class<?> owner, String name) throws NoSuchFieldException {
    Field field = owner.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  private BadClassFile badClassFile(ClassSymbol type) {
    JCDiagnostic.Factory diagnostics = JCDiagnostic.Factory.instance(context);
    return new BadClassFile(
        type,
        type.classfile,
        diagnostics.fragment("bad.class.file", type.flatName()),
        diagnostics,
        DeferredCompletionFailureHandler.instance(context));
  }
}
