package io.github.wiretime.checker.walk;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.sources.SourceApplication;
import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.InMemoryCompiler;
import java.util.Map;
import java.util.Set;

/** The classes of one source, as javac has them. */
record SourceClasses(ImmutableList<ClassSymbol> all) {

  /** Those of a source of the package {@code app}. */
  static SourceClasses of(String source) {
    return InMemoryCompiler.analyze(
        new Compilation(Set.of(), Map.of(), Map.of("app/App.java", source)), SourceClasses::of);
  }

  static SourceClasses of(Context context) {
    return new SourceClasses(new SourceApplication(context).classes());
  }

  ClassSymbol named(String name) {
    return all.stream().filter(type -> type.name.contentEquals(name)).findFirst().orElseThrow();
  }
}
