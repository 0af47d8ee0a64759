package io.github.wiretime.checker.broken;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.wiretime.checker.broken.BrokenRules.Broken;
import io.github.wiretime.checker.hessian.CalledConstructors;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Writer;
import io.github.wiretime.checker.javac.InitialValues;
import io.github.wiretime.checker.javac.Supertypes;
import java.util.List;

/** What is wrong with an object as a whole, of which a subclass has nothing to fear. */
record WholeObjects(BrokenRules rules, HessianClasses classes, InitialValues code) {

  /** The written objects of which a class says all, as it is neither replaced nor a container. */
  private static final ImmutableSet<Writer> OF_FIELDS =
      ImmutableSet.of(Writer.FIELDS, Writer.RECORD);

  void addTo(ClassSymbol type, ImmutableList.Builder<Broken> found) {
    Writer writer = classes.writerOf(type);
    if (!OF_FIELDS.contains(writer) || (type.flags() & (Flags.ABSTRACT | Flags.INTERFACE)) != 0) {
      return;
    }
    // A supertype that is missing may be Serializable.
    if (Iterables.all(
        Supertypes.closure(type), each -> Supertypes.isPresent(each) && !isSerializable(each))) {
      rules.addOfClass(BrokenRule.NOT_SERIALIZABLE, type, found);
    }
    if (writer == Writer.FIELDS && rules.have(BrokenRule.CONSTRUCTOR)) { // saves a look at code
      List<MethodSymbol> called = CalledConstructors.of(type);
      if (!called.isEmpty() && called.stream().allMatch(code::refusesDefaults)) {
        rules.addOfClass(BrokenRule.CONSTRUCTOR, type, found);
      }
    }
  }

  private static boolean isSerializable(ClassSymbol type) {
    return type.getQualifiedName().contentEquals("java.io.Serializable");
  }
}
