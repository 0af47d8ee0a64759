package io.github.wiretime.scan.code;

import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.scan.archive.ClassVersion;
import io.github.wiretime.scan.archive.Entry;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/** The code in the class files of the application, read when it is asked for. */
public record ClassFileCode(ImmutableMap<String, Entry> classes, Guard guard) {

  public static ClassFileCode in(List<Entry> classes, Guard guard) {
    return new ClassFileCode(
        classes.stream().collect(ImmutableMap.toImmutableMap(Entry::className, entry -> entry)),
        guard);
  }

  /** Asks something of the code of a class. */
  @FunctionalInterface
  interface Question<T> {
    T of(ClassNode code) throws AnalyzerException;
  }

  /**
   * What the code of a class says.
   *
   * @param otherwise the answer if the application does not have the class, or nobody can read it
   */
  <T> T ask(ClassSymbol type, T otherwise, Question<T> question) {
    return ask(type.flatName().toString(), otherwise, question);
  }

  /** The same of a class by its name: {@code com.acme.Order$Line}. */
  <T> T ask(String name, T otherwise, Question<T> question) {
    Entry entry = classes.get(name);
    return entry == null
        ? otherwise
        : guard.ask(
            name,
            otherwise,
            () -> {
              ClassNode code = new ClassNode();
              new ClassReader(ClassVersion.forAsm(entry.classFile()))
                  .accept(code, ClassReader.SKIP_DEBUG);
              return question.of(code);
            });
  }
}
