package io.github.wiretime.scan.application;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symtab;
import io.github.wiretime.checker.javac.Names;

/** Classes that something asked for and no input has. */
public final class MissingClasses {

  private MissingClasses() {}

  /** Their names in order, after an analysis. */
  public static ImmutableList<String> of(ScannedApplication application) {
    return Streams.stream(Symtab.instance(application.context()).getAllClasses())
        .filter(type -> type.kind == Kind.ERR && !type.flatname.isEmpty())
        .map(Names::of)
        .distinct()
        .sorted(Ordering.natural())
        .collect(ImmutableList.toImmutableList());
  }
}
