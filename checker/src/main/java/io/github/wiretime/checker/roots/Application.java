package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.javac.MethodBodies;
import io.github.wiretime.checker.javac.Subclasses;

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
}
