package io.github.wiretime.checker.compilation;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.application.ConfigurationCalls;
import io.github.wiretime.checker.application.SpringFile;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.Optional;
import javax.tools.JavaFileObject;

/** The classes that are compiled now, as opposed to those read from class files. */
public final class SourceApplication implements Application {

  private final Context context;
  private final SourceBodies bodies;
  private final SourceInitialValues initialValues;
  private final ImmutableList<ClassSymbol> classes;

  /** Of a compilation whose sources javac has entered, as it has before Error Prone visits any. */
  public SourceApplication(Context context) {
    this.context = context;
    this.bodies = new SourceBodies(context);
    this.initialValues = new SourceInitialValues(context);
    this.classes = compiled(context);
  }

  /** All but those that javac gave up because they extend themselves. */
  private static ImmutableList<ClassSymbol> compiled(Context context) {
    ImmutableList.Builder<ClassSymbol> sources = ImmutableList.builder();
    for (ClassSymbol type : Symtab.instance(context).getAllClasses()) {
      if (type.kind == Kind.TYP && isCompiled(type)) {
        sources.add(type);
      }
    }
    return sources.build();
  }

  @Override
  public ImmutableList<ClassSymbol> classes() {
    return classes;
  }

  /**
   * In no order. javac keeps an environment of each, so that no code has to be read, and one of
   * each bound that is several types at once.
   */
  @Override
  public ImmutableList<ClassSymbol> localClasses() {
    return Streams.stream(Enter.instance(context).getEnvs())
        .map(environment -> environment.enclClass.sym)
        .filter(type -> TypeNames.isLocal(type) && !type.type.isCompound())
        .collect(toImmutableList());
  }

  @Override
  public boolean contains(ClassSymbol type) {
    return isCompiled(type);
  }

  /**
   * Whether a class is compiled now. Not told by the {@code classfile}, which is an older class
   * file where one is on the class path, as in incremental builds.
   */
  public static boolean isCompiled(ClassSymbol type) {
    JavaFileObject sourceFile = type.outermostClass().sourcefile;
    return sourceFile != null && !isNameInClassFile(sourceFile);
  }

  /** The reader of class files makes up an object of its own for the name in the attribute. */
  private static boolean isNameInClassFile(JavaFileObject sourceFile) {
    return sourceFile.getClass().getPackageName().equals("com.sun.tools.javac.jvm");
  }

  @Override
  public Optional<Returned> returnedBy(MethodSymbol method) {
    return bodies.returnedBy(method);
  }

  @Override
  public ImmutableSet<String> expectedIn(ClassSymbol type) {
    return initialValues.expectedIn(type);
  }

  @Override
  public ImmutableSet<String> restoredIn(ClassSymbol type) {
    return initialValues.restoredIn(type);
  }

  @Override
  public boolean refusesDefaults(MethodSymbol constructor) {
    return initialValues.refusesDefaults(constructor);
  }

  /** javac is not told of any. */
  @Override
  public ImmutableList<SpringFile> springFiles() {
    return ImmutableList.of();
  }

  @Override
  public ConfigurationCalls configurationCalls() {
    return new SourceCalls(context).in(classes);
  }
}
