package io.github.wiretime.checker.javac;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.util.Context;

/** Local and anonymous classes. */
public final class LocalClasses {

  private LocalClasses() {}

  /**
   * All that javac has entered, with their member classes, in no order. It keeps an environment of
   * each, so that no code has to be read, and one of each bound that is several types at once.
   */
  public static ImmutableList<ClassSymbol> in(Context context) {
    return Streams.stream(Enter.instance(context).getEnvs())
        .map(environment -> environment.enclClass.sym)
        .filter(type -> Names.isLocal(type) && !type.type.isCompound())
        .collect(toImmutableList());
  }
}
