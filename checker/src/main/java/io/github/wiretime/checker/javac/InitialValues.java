package io.github.wiretime.checker.javac;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;

/**
 * Reads what constructors put into fields: a compilation reads its sources, a scan reads class
 * files.
 */
@FunctionalInterface
public interface InitialValues {

  /**
   * The names of the fields of a class for which this is certain: each constructor puts a value
   * into the field that does not depend on its parameters and that is not the default of the
   * field's type, and no other method asks whether the field is null. There are none if the code is
   * not at hand, as that of a library is not.
   */
  ImmutableSet<String> expectedIn(ClassSymbol type);
}
