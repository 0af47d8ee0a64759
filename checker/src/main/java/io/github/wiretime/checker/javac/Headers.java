package io.github.wiretime.checker.javac;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.Table;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import java.util.Optional;

/** What headers say of the classes above; javac would look for it anew each time. */
public final class Headers {

  private final Types types;
  private final Table<ClassSymbol, ClassSymbol, Optional<Type>> known = HashBasedTable.create();

  /** Read by javac. */
  public Headers(Types types) {
    this.types = types;
  }

  /** {@code Event<Instant>} for {@code class Tick extends Event<Instant>} and {@code Event}. */
  public Optional<Type> of(ClassSymbol subclass, ClassSymbol above) {
    Optional<Type> header = known.get(above, subclass);
    if (header == null) {
      header = Supertypes.view(subclass, above, types);
      known.put(above, subclass, header);
    }
    return header;
  }
}
