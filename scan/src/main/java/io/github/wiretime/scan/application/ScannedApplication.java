package io.github.wiretime.scan.application;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.sun.tools.javac.api.JavacTaskImpl;
import com.sun.tools.javac.api.JavacTool;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.comp.Annotate;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.application.ConfigurationCalls;
import io.github.wiretime.checker.application.SpringFile;
import io.github.wiretime.checker.finding.OwnPackages;
import io.github.wiretime.checker.javac.InitialValues;
import io.github.wiretime.checker.javac.MethodBodies;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.roots.RpcAnnotations;
import io.github.wiretime.checker.serializer.NamedLibraries;
import io.github.wiretime.checker.serializer.Settings;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.words.ScanTexts;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The classes of folders and archives, as javac reads them. None is loaded, and no code is run. */
public final class ScannedApplication implements Application {

  private final Context context;
  private final ClassPath classPath;
  private final OwnPackages ownPackages;
  private final ClassesByName byName;
  private final Set<ClassSymbol> classes = new LinkedHashSet<>();
  private final ImmutableSet<ClassSymbol> localClasses;
  private final MethodBodies bodies;
  private final InitialValues initialValues;
  private final ConstructorRun constructors;
  private final List<String> damaged = new ArrayList<>();
  private final Set<ClassSymbol> declaring = new LinkedHashSet<>();
  private final Set<String> annotations = new TreeSet<>();
  private final ConfigurationCalls calls;
  private final ImmutableList<SpringFile> springFiles;
  private final DubboSettings settings;
  private final NamedLibraries namedLibraries;

  private ScannedApplication(Context context, ClassPath classPath, List<Element> elements)
      throws UnreadableInputException {
    this.context = context;
    this.classPath = classPath;
    this.ownPackages = OwnModules.ownPackages(elements);
    this.byName = new ClassesByName(context);
    read(classPath.ownNames());
    this.localClasses =
        ImmutableSet.copyOf(new LocalClasses(classPath, this::readable).without(classes));
    ClassFileCode methods = ClassFileCode.in(classPath.ownClasses());
    this.bodies = new ClassFileBodies(methods, context);
    this.initialValues = new ClassFileInitialValues(methods);
    this.constructors = new ConstructorRun(methods);
    ConfigurationClasses configurations =
        new ConfigurationClasses(classPath, Iterables.concat(classes, localClasses));
    ClassFileCalls code = new ClassFileCalls(configurations, context);
    for (Entry file : classPath.ownClasses()) {
      byte[] bytes = file.content().read();
      if (configurations.areUsedIn(bytes)) {
        code.lookThrough(bytes);
      }
      ImmutableSet<String> mentioned =
          new ConstantPool(bytes).annotationsAmong(RpcAnnotations.NAMES);
      annotations.addAll(mentioned);
      ClassSymbol type = byName.named(file.className());
      if (!mentioned.isEmpty() && classes.contains(type)) {
        declaring.add(type);
      }
    }
    this.calls = code.found();
    declaring.addAll(code.missing());
    this.springFiles = SpringFiles.in(elements);
    this.settings = DubboSettings.in(elements);
    this.namedLibraries = NamesOfLibraries.in(elements);
  }

  /**
   * Reads all classes of the application; those of libraries are read when something asks for them.
   *
   * @throws UnreadableInputException if a file cannot be read, or there is no class at all
   */
  public static ScannedApplication of(List<Element> elements) throws UnreadableInputException {
    ClassPath classPath = ClassPath.of(elements);
    if (classPath.ownClasses().isEmpty()) {
      throw new UnreadableInputException("the inputs", "no class is in them");
    }
    JavacTool javac = JavacTool.create();
    ScannedFiles files =
        new ScannedFiles(
            javac.getStandardFileManager(null, null, StandardCharsets.UTF_8), classPath);
    JavacTaskImpl task =
        (JavacTaskImpl)
            javac.getTask(
                null,
                files,
                unheard -> {}, // What javac itself says is about class files of others.
                List.of(
                    "-proc:none",
                    "-XDsave-parameter-names",
                    // Else javac would not count the errors of the sources that are parsed later.
                    "-Xmaxerrs",
                    String.valueOf(Integer.MAX_VALUE)),
                null,
                List.of(new EmptySource()));
    task.enter();
    return new ScannedApplication(task.getContext(), classPath, elements);
  }

  private void read(Set<String> own) {
    Deque<ClassSymbol> pending = new ArrayDeque<>();
    for (String name : own) {
      if (!ClassPath.isInside(name, own)) {
        pending.add(byName.named(name));
      }
    }
    while (!pending.isEmpty()) {
      ClassSymbol type = pending.remove();
      if (!isReadable(type)) {
        damaged.add(type.flatName().toString());
      } else if (classes.add(type)) {
        type.members()
            .getSymbols(ClassSymbol.class::isInstance)
            .forEach(member -> pending.add((ClassSymbol) member));
      }
    }
  }

  private Optional<ClassSymbol> readable(String name) {
    return Optional.of(byName.named(name)).filter(this::isReadable);
  }

  /** Annotations of class files wait until somebody asks for them. */
  private boolean isReadable(ClassSymbol type) {
    boolean isReadable = Supertypes.isPresent(type);
    try {
      Annotate.instance(context).flush();
      return isReadable && type.members() != null;
    } catch (AssertionError | RuntimeException damaged) {
      return false;
    }
  }

  /** What javac knows. */
  public Context context() {
    return context;
  }

  /** The names of those of its classes that cannot be read; nothing else tells of them. */
  public ImmutableList<String> damaged() {
    return ImmutableList.copyOf(damaged);
  }

  /** The names of all classes of inputs and libraries, as sources write them. */
  public Stream<String> namesOnClassPath() {
    return classPath.byFolder().values().stream()
        .flatMap(List::stream)
        .map(file -> file.className().replace('$', '.'));
  }

  /** Which class the inputs have in two versions, if any. */
  public Optional<Text> doubled() {
    int more = classPath.doubles().size() - 1;
    return classPath.doubles().stream()
        .findFirst()
        .map(
            twice ->
                ScanTexts.of(
                    more == 0 ? "doubled.one" : "doubled.more",
                    twice.className(),
                    twice.first().title(),
                    twice.other().title(),
                    more));
  }

  /** Where its classes are. */
  OwnPackages ownPackages() {
    return ownPackages;
  }

  /** The annotations that its classes use to declare services. */
  ImmutableSet<String> annotations() {
    return ImmutableSet.copyOf(annotations);
  }

  /** The classes that use them, and missing ones that code passes to configurations. */
  ImmutableSet<ClassSymbol> declaring() {
    return ImmutableSet.copyOf(declaring);
  }

  @Override
  public ImmutableList<ClassSymbol> classes() {
    return ImmutableList.copyOf(classes);
  }

  @Override
  public ImmutableList<ClassSymbol> localClasses() {
    return localClasses.asList();
  }

  @Override
  public boolean contains(ClassSymbol type) {
    return classes.contains(type) || localClasses.contains(type);
  }

  @Override
  public Optional<Returned> returnedBy(MethodSymbol method) {
    return bodies.returnedBy(method);
  }

  @Override
  public ImmutableSet<String> expectedIn(ClassSymbol type) {
    return initialValues.expectedIn(type);
  }

  /**
   * Whether the constructor of a class that Hessian calls, or the canonical one of a record, fails
   * without values.
   */
  public boolean refusesNull(ClassSymbol type) {
    return constructors.fails(type);
  }

  @Override
  public ConfigurationCalls configurationCalls() {
    return calls;
  }

  @Override
  public String moduleOf(ClassSymbol type) {
    return classPath.modules().getOrDefault(type.flatName().toString(), "");
  }

  @Override
  public ImmutableMap<String, Settings> settings() {
    return settings.byModule();
  }

  @Override
  public Optional<NamedLibraries> namedLibraries() {
    return Optional.of(namedLibraries);
  }

  /** Whether Dubbo trusts what service interfaces name, as far as settings tell. */
  public boolean trustsInterfaces() {
    return settings.trustInterfaces();
  }

  /** What settings could not be read, and why. */
  public ImmutableList<Text> unreadSettings() {
    return settings.unread();
  }

  @Override
  public ImmutableList<SpringFile> springFiles() {
    return springFiles;
  }
}
