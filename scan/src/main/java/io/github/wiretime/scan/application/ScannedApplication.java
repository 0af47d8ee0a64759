package io.github.wiretime.scan.application;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Iterables;
import com.google.common.collect.Maps;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.application.ConfigurationCalls;
import io.github.wiretime.checker.application.SpringFile;
import io.github.wiretime.checker.finding.OwnPackages;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.MethodBodies;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.negotiation.NamedLibraries;
import io.github.wiretime.checker.negotiation.ServiceDefaults;
import io.github.wiretime.checker.roots.RpcAnnotations;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.classpath.ClassPath;
import io.github.wiretime.scan.classpath.ConfigurationClasses;
import io.github.wiretime.scan.classpath.ConstantPool;
import io.github.wiretime.scan.classpath.JavacReader;
import io.github.wiretime.scan.code.ClassFileBodies;
import io.github.wiretime.scan.code.ClassFileCalls;
import io.github.wiretime.scan.code.ClassFileCode;
import io.github.wiretime.scan.code.ClassFileInitialValues;
import io.github.wiretime.scan.libraries.NamesOfLibraries;
import io.github.wiretime.scan.libraries.OwnModules;
import io.github.wiretime.scan.settings.DubboSettings;
import io.github.wiretime.scan.settings.SpringFiles;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/** The classes of folders and archives, as javac reads them. None is loaded, and no code is run. */
public final class ScannedApplication implements Application {

  private static final String HUTOOLS_DATE = "cn.hutool.core.date.DateTime";

  private final Context context;
  private final Guard files = new Guard();
  private final ClassPath classPath;
  private final OwnPackages ownPackages;
  private final OwnClasses classes;
  private final MethodBodies bodies;
  private final ClassFileInitialValues initialValues;
  private final Set<ClassSymbol> declaring = new LinkedHashSet<>();
  private final Set<String> annotations = new TreeSet<>();
  private final ConfigurationCalls calls;
  private final ImmutableList<SpringFile> springFiles;
  private final DubboSettings settings;
  private boolean namesHutoolsDate;
  private final NamedLibraries namedLibraries;

  private ScannedApplication(Context context, ClassPath classPath, List<Element> elements) {
    this.context = context;
    this.classPath = classPath;
    this.ownPackages = OwnModules.ownPackages(elements);
    Guard code = new Guard();
    this.classes = new OwnClasses(context, classPath, code);
    ImmutableMap<String, Entry> byName = Maps.uniqueIndex(classPath.ownClasses(), Entry::className);
    ClassFileCode own = new ClassFileCode(name -> Optional.ofNullable(byName.get(name)), code);
    this.bodies = new ClassFileBodies(own, context);
    this.initialValues =
        new ClassFileInitialValues(
            own, new ClassFileCode(name -> classPath.find(name).map(ClassPath.Place::entry), code));
    ConfigurationClasses configurations =
        new ConfigurationClasses(classPath, Iterables.concat(classes.all(), classes.local()), code);
    ClassFileCalls found = new ClassFileCalls(configurations, context);
    for (Entry file : classPath.ownClasses()) {
      code.ask(file.className(), false, () -> lookThrough(file, configurations, found));
    }
    this.calls = found.found();
    declaring.addAll(found.missing());
    this.springFiles = SpringFiles.in(elements, files);
    this.settings = DubboSettings.in(elements);
    this.namedLibraries = NamesOfLibraries.in(elements, files);
  }

  /**
   * Reads all classes of the application; those of libraries are read when something asks for them.
   *
   * @throws UnreadableInputException if there is no class at all
   */
  public static ScannedApplication of(List<Element> elements) throws UnreadableInputException {
    return without(ImmutableMap.of(), elements);
  }

  /**
   * The same without classes that turned out to be damaged in ways that only asking them shows.
   *
   * @param damaged their names, and what is wrong
   * @throws UnreadableInputException if there is no class at all
   */
  public static ScannedApplication without(Map<String, Text> damaged, List<Element> elements)
      throws UnreadableInputException {
    ClassPath classPath = ClassPath.of(elements, damaged.keySet());
    if (classPath.ownClasses().isEmpty()) {
      throw new UnreadableInputException("the inputs", "no class is in them");
    }
    return new ScannedApplication(JavacReader.of(classPath, damaged), classPath, elements);
  }

  private boolean lookThrough(Entry file, ConfigurationClasses configurations, ClassFileCalls code)
      throws UnreadableInputException, AnalyzerException {
    byte[] bytes = file.classFile();
    ConstantPool names = new ConstantPool(bytes);
    namesHutoolsDate |= names.has(HUTOOLS_DATE);
    ImmutableSet<String> mentioned = names.annotationsAmong(RpcAnnotations.NAMES);
    annotations.addAll(mentioned);
    ClassSymbol type = classes.named(file.className());
    if (!mentioned.isEmpty() && classes.haveMember(type)) {
      declaring.add(type);
    }
    if (contains(type) && configurations.areUsedIn(bytes)) {
      code.lookThrough(bytes);
    }
    return true;
  }

  /**
   * The classes that javac can read, and that failed when they were asked; so they may make others
   * fail that name them.
   */
  public ImmutableMap<String, Text> failed() {
    return classes.failed();
  }

  /** The classes that had to be left out, or whose code had to be, and why. */
  public ImmutableSortedMap<String, Text> leftOut() {
    return classes.leftOut();
  }

  /** What javac knows. */
  public Context context() {
    return context;
  }

  /** The class files of the application. */
  public ImmutableList<Entry> classFiles() {
    return classPath.ownClasses();
  }

  /** Whether a class is one of those that the inputs have, be it readable or not. */
  public boolean owns(String name) {
    return classPath.ownNames().contains(name);
  }

  /** The names of all classes of inputs and libraries, as sources write them. */
  public Stream<String> namesOnClassPath() {
    return classPath.names().map(name -> name.replace('$', '.'));
  }

  /** All class files of inputs and libraries. */
  ClassPath classPath() {
    return classPath;
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
    return classes.all();
  }

  @Override
  public ImmutableList<ClassSymbol> localClasses() {
    return classes.local();
  }

  @Override
  public boolean contains(ClassSymbol type) {
    return classes.contain(type);
  }

  @Override
  public Optional<Returned> returnedBy(MethodSymbol method) {
    return bodies.returnedBy(method);
  }

  @Override
  public ImmutableSet<String> expectedIn(ClassSymbol type) {
    return initialValues.expectedIn(type);
  }

  /** The fields that have an initial value where a receiver's Hessian calls a constructor. */
  public ImmutableSet<String> initialIn(ClassSymbol type) {
    return initialValues.initialIn(type);
  }

  @Override
  public ImmutableSet<String> restoredIn(ClassSymbol type) {
    return initialValues.restoredIn(type);
  }

  @Override
  public boolean refusesDefaults(MethodSymbol constructor) {
    return initialValues.refusesDefaults(constructor);
  }

  /** Hutool's own methods return its class where people expect a {@code Date}. */
  @Override
  public ImmutableList<ClassSymbol> dates() {
    ImmutableList<ClassSymbol> own = Application.super.dates();
    ClassSymbol hutools = classes.named(HUTOOLS_DATE);
    return namesHutoolsDate && Supertypes.isPresent(hutools)
        ? ImmutableList.<ClassSymbol>builder().addAll(own).add(hutools).build()
        : own;
  }

  @Override
  public ConfigurationCalls configurationCalls() {
    return calls;
  }

  @Override
  public String moduleOf(ClassSymbol type) {
    return classPath.moduleOf(type.flatName().toString());
  }

  @Override
  public ImmutableMap<String, ServiceDefaults> settings() {
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

  /** Settings that only the running application knows, a sentence each. */
  public ImmutableList<Text> unknownSettings() {
    return settings.unknown();
  }

  /** The files of settings that cannot be read, and why. */
  public ImmutableSortedMap<String, Text> unreadSettings() {
    return settings.guard().leftOut();
  }

  /** Reads other files of inputs, and has those that cannot be read. */
  public Guard files() {
    return files;
  }

  @Override
  public ImmutableList<SpringFile> springFiles() {
    return springFiles;
  }
}
