package io.github.wiretime.scan.application;

import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.scan.archive.ClassVersion;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** The code in the class files of the application, read when it is asked for. */
record ClassFileCode(ImmutableMap<String, Entry> classes) {

  static ClassFileCode in(List<Entry> classes) {
    return new ClassFileCode(
        classes.stream().collect(ImmutableMap.toImmutableMap(Entry::className, entry -> entry)));
  }

  /**
   * The code of a class; empty if the application does not have the class.
   *
   * @throws UnreadableInputException if its file cannot be read
   * @throws RuntimeException if its file is damaged
   */
  Optional<ClassNode> of(ClassSymbol type) throws UnreadableInputException {
    return named(type.flatName().toString());
  }

  /** The same of a class by its name: {@code com.acme.Order$Line}. */
  Optional<ClassNode> named(String name) throws UnreadableInputException {
    Entry entry = classes.get(name);
    if (entry == null) {
      return Optional.empty();
    }
    ClassNode code = new ClassNode();
    new ClassReader(ClassVersion.forAsm(entry.content().read()))
        .accept(code, ClassReader.SKIP_DEBUG);
    return Optional.of(code);
  }
}
