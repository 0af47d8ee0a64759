package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.javac.MethodBodies;
import io.github.wiretime.checker.javac.Subclasses;
import io.github.wiretime.checker.serializer.NamedLibraries;
import io.github.wiretime.checker.serializer.Settings;
import java.util.Optional;

/**
 * The classes whose owner reads the findings, as opposed to those of libraries: what is compiled
 * now, for instance.
 */
public interface Application extends MethodBodies {

  /** All of them with their member classes, without local ones. */
  ImmutableList<ClassSymbol> classes();

  /** The local and anonymous classes, with their member classes. */
  ImmutableList<ClassSymbol> localClasses();

  /** Whether a class is one of them. */
  boolean contains(ClassSymbol type);

  /** Its classes by what is above them, local ones too. */
  default Subclasses subclasses() {
    return new Subclasses(Iterables.concat(classes(), localClasses()), this::contains);
  }

  /** Spring files that belong to it; those that the user names are read besides. */
  ImmutableList<SpringFile> springFiles();

  /** What their code does with configurations of services. */
  ConfigurationCalls configurationCalls();

  /** The name of the module or archive that has a class; empty if there is but one. */
  default String moduleOf(ClassSymbol type) {
    return "";
  }

  /** What names of files tell of libraries that are not on the class path. */
  default Optional<NamedLibraries> namedLibraries() {
    return Optional.empty();
  }

  /** What settings say of the services of each module, as far as they are known. */
  default ImmutableMap<String, Settings> settings() {
    return ImmutableMap.of();
  }
}
