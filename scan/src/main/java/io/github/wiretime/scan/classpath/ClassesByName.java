package io.github.wiretime.scan.classpath;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;

/** javac's symbols of classes, which need not have been read, nor be there. */
public final class ClassesByName {

  private final Symtab symbols;
  private final Names names;

  public ClassesByName(Context context) {
    this.symbols = Symtab.instance(context);
    this.names = Names.instance(context);
  }

  /** The class with a name as in {@code com.acme.Order$Line}. */
  public ClassSymbol named(String name) {
    return symbols.enterClass(symbols.unnamedModule, name(name));
  }

  /** The class with a name as byte code has it: {@code com/acme/Order$Line}. */
  public ClassSymbol internal(String name) {
    return named(name.replace('/', '.'));
  }

  /** The name of a member. */
  public Name name(String name) {
    return names.fromString(name);
  }
}
