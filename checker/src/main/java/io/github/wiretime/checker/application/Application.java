package io.github.wiretime.checker.application;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.InitialValues;
import io.github.wiretime.checker.javac.MethodBodies;
import io.github.wiretime.checker.javac.Subclasses;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.negotiation.NamedLibraries;
import io.github.wiretime.checker.negotiation.ServiceDefaults;
import java.util.Optional;

/**
 * The classes whose owner reads the findings, and not those of libraries. In a compilation these
 * are the classes of the sources, in a scan those of the folders and archives that are scanned.
 */
public interface Application extends MethodBodies, InitialValues {

  /** All classes with their member classes, without local and anonymous ones. */
  ImmutableList<ClassSymbol> classes();

  /** The local and anonymous classes, with their member classes. */
  ImmutableList<ClassSymbol> localClasses();

  /** Whether a class is one of them. */
  boolean contains(ClassSymbol type);

  /**
   * The subclasses of {@code java.util.Date} that the code of the application may make: its own,
   * and those of libraries of which it is known that people take them for a {@code Date}.
   */
  default ImmutableList<ClassSymbol> dates() {
    return Streams.concat(classes().stream(), localClasses().stream())
        .filter(Application::isDate)
        .collect(toImmutableList());
  }

  private static boolean isDate(ClassSymbol type) {
    return Guard.unlessMissing(ImmutableList.<ClassSymbol>of(), () -> Supertypes.superclasses(type))
        .stream()
        .anyMatch(above -> above.getQualifiedName().contentEquals("java.util.Date"));
  }

  /** The subclasses among the classes of the application, local ones too. */
  default Subclasses subclasses() {
    return new Subclasses(Iterables.concat(classes(), localClasses()), this::contains);
  }

  /**
   * The Spring files that belong to the application. Those that the user names are read as well.
   */
  ImmutableList<SpringFile> springFiles();

  /** The calls with which the application's code configures services. */
  ConfigurationCalls configurationCalls();

  /** The name of the module or archive that has a class; empty if there is but one. */
  default String moduleOf(ClassSymbol type) {
    return "";
  }

  /**
   * The releases of libraries that are not on the class path, as far as the names of files tell
   * them.
   */
  default Optional<NamedLibraries> namedLibraries() {
    return Optional.empty();
  }

  /** The settings of each module, by its name, as far as they are known. */
  default ImmutableMap<String, ServiceDefaults> settings() {
    return ImmutableMap.of();
  }
}
