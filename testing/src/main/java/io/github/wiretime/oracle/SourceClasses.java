package io.github.wiretime.oracle;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.compilation.SourceApplication;
import java.util.Map;
import java.util.Set;

/** The classes of one source, as javac has them. */
public record SourceClasses(ImmutableList<ClassSymbol> all) {

  /** Those of a source of the package {@code app}. */
  public static SourceClasses of(String source) {
    return InMemoryCompiler.analyze(
        new Compilation(Set.of(), Map.of(), Map.of("app/App.java", source)), SourceClasses::of);
  }

  /** All classes of a compilation. */
  public static SourceClasses of(Context context) {
    return new SourceClasses(new SourceApplication(context).classes());
  }

  /** That of a simple name. */
  public ClassSymbol named(String name) {
    return all.stream().filter(type -> type.name.contentEquals(name)).findFirst().orElseThrow();
  }
}
