package io.github.wiretime.checker.javac;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.Table;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import java.util.Optional;

/**
 * Remembers what the headers of classes say of their supertypes, for which javac would search each
 * time.
 */
public final class Headers {

  private final Types types;
  private final Table<ClassSymbol, ClassSymbol, Optional<Type>> known = HashBasedTable.create();

  /** Asks javac for each header once. */
  public Headers(Types types) {
    this.types = types;
  }

  /**
   * The supertype with the arguments that the headers give it: {@code Event<Instant>} for {@code
   * class Tick extends Event<Instant>} and {@code Event}.
   */
  public Optional<Type> of(ClassSymbol subclass, ClassSymbol above) {
    Optional<Type> header = known.get(above, subclass);
    if (header == null) {
      header = Supertypes.view(subclass, above, types);
      known.put(above, subclass, header);
    }
    return header;
  }
}
