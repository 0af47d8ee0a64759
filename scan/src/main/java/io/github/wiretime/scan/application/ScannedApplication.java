package io.github.wiretime.scan.application;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.api.JavacTaskImpl;
import com.sun.tools.javac.api.JavacTool;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.comp.Annotate;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Names;
import io.github.wiretime.checker.javac.MethodBodies;
import io.github.wiretime.checker.roots.Application;
import io.github.wiretime.checker.roots.ConfigurationCalls;
import io.github.wiretime.checker.roots.SpringFile;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;

/** The classes of folders and archives, as javac reads them. None is loaded, and no code is run. */
public final class ScannedApplication implements Application {

  private final Context context;
  private final ImmutableSet<ClassSymbol> classes;
  private final ImmutableList<ClassSymbol> localClasses;
  private final ConfigurationCalls calls;
  private final ImmutableList<SpringFile> springFiles;
  private final MethodBodies bodies;

  private ScannedApplication(
      Context context,
      ImmutableSet<ClassSymbol> classes,
      ImmutableList<ClassSymbol> localClasses,
      ConfigurationCalls calls,
      ImmutableList<SpringFile> springFiles,
      MethodBodies bodies) {
    this.context = context;
    this.classes = classes;
    this.localClasses = localClasses;
    this.calls = calls;
    this.springFiles = springFiles;
    this.bodies = bodies;
  }

  /**
   * Reads all classes of the application; those of libraries are read when something asks for them.
   *
   * @param messages where the engine says what it has to say
   */
  public static ScannedApplication of(
      List<Element> elements, DiagnosticListener<JavaFileObject> messages)
      throws UnreadableInputException {
    ClassPath classPath = ClassPath.of(elements);
    JavacTool javac = JavacTool.create();
    ScannedFiles files =
        new ScannedFiles(
            javac.getStandardFileManager(null, null, StandardCharsets.UTF_8), classPath);
    JavacTaskImpl task =
        (JavacTaskImpl)
            javac.getTask(
                null,
                files,
                messages,
                List.of(
                    "-proc:none",
                    "-XDsave-parameter-names",
                    "-Xlint:none",
                    "-nowarn",
                    "-Xmaxwarns",
                    "100000"),
                null,
                List.of(new EmptySource()));
    task.enter();
    Context context = task.getContext();
    ImmutableSet<ClassSymbol> classes = read(classPath.ownNames(), context);
    // Annotations of class files wait until somebody asks for them.
    Annotate.instance(context).flush();
    return new ScannedApplication(
        context,
        classes,
        new LocalClasses(classPath, name -> readable(name, context)).without(classes),
        new ClassFileCalls(context).in(classPath.ownClasses()),
        SpringFiles.in(elements),
        new ClassFileBodies(classPath.ownClasses(), context));
  }

  private static ImmutableSet<ClassSymbol> read(Set<String> own, Context context) {
    Symtab symbols = Symtab.instance(context);
    Names names = Names.instance(context);
    Set<ClassSymbol> read = new LinkedHashSet<>();
    Deque<ClassSymbol> pending = new ArrayDeque<>();
    for (String name : own) {
      if (!ClassPath.isInside(name, own)) {
        pending.add(symbols.enterClass(symbols.unnamedModule, names.fromString(name)));
      }
    }
    while (!pending.isEmpty()) {
      ClassSymbol type = pending.remove();
      if (isReadable(type) && read.add(type)) {
        type.members()
            .getSymbols(ClassSymbol.class::isInstance)
            .forEach(member -> pending.add((ClassSymbol) member));
      }
    }
    return ImmutableSet.copyOf(read);
  }

  private static Optional<ClassSymbol> readable(String name, Context context) {
    Symtab symbols = Symtab.instance(context);
    return Optional.of(
            symbols.enterClass(symbols.unnamedModule, Names.instance(context).fromString(name)))
        .filter(ScannedApplication::isReadable);
  }

  private static boolean isReadable(ClassSymbol type) {
    try {
      type.complete();
      return type.kind == Kind.TYP;
    } catch (CompletionFailure damaged) {
      return false;
    }
  }

  /** What javac knows. */
  public Context context() {
    return context;
  }

  @Override
  public ImmutableList<ClassSymbol> classes() {
    return classes.asList();
  }

  @Override
  public ImmutableList<ClassSymbol> localClasses() {
    return localClasses;
  }

  @Override
  public boolean contains(ClassSymbol type) {
    return classes.contains(type);
  }

  @Override
  public Optional<Returned> returnedBy(MethodSymbol method) {
    return bodies.returnedBy(method);
  }

  @Override
  public ConfigurationCalls configurationCalls() {
    return calls;
  }

  @Override
  public ImmutableList<SpringFile> springFiles() {
    return springFiles;
  }
}
