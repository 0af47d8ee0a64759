package io.github.wiretime.checker.javac;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;

/**
 * Reads what constructors, and methods that restore an object, put into fields: a compilation reads
 * its sources, a scan reads class files.
 */
public interface InitialValues {

  /**
   * The names of the fields of a class for which this is certain: each constructor puts a value
   * into the field that does not depend on its parameters and that is not the default of the
   * field's type, and no other method asks whether the field is null. There are none if the code is
   * not at hand, as that of a library is not.
   */
  ImmutableSet<String> expectedIn(ClassSymbol type);

  /**
   * The names of the fields to which {@code readObject()} or {@code readExternal()} of a class
   * gives a value that Java serialization would have restored: no other method asks whether the
   * field has one. A value that depends on nothing and that each constructor sets as well does not
   * count.
   */
  ImmutableSet<String> restoredIn(ClassSymbol type);

  /**
   * Whether a constructor certainly throws an exception if each of its arguments is null, 0 or
   * false. It does not if the code is not at hand.
   */
  boolean refusesDefaults(MethodSymbol constructor);
}
