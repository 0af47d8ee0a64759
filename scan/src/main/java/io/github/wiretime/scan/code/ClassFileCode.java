package io.github.wiretime.scan.code;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.scan.archive.ClassVersion;
import io.github.wiretime.scan.archive.Entry;
import java.util.Optional;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * The code in class files, read when it is asked for.
 *
 * @param classes finds the class files by the names of their classes
 */
public record ClassFileCode(Function<String, Optional<Entry>> classes, Guard guard) {

  /** Asks something of the code of a class. */
  @FunctionalInterface
  interface Question<T> {
    T of(ClassNode code) throws AnalyzerException;
  }

  /**
   * What the code of a class says.
   *
   * @param otherwise the answer if the class is not there, or nobody can read it
   */
  <T> T ask(ClassSymbol type, T otherwise, Question<T> question) {
    return ask(type.flatName().toString(), otherwise, question);
  }

  /** The same of a class by its name: {@code com.acme.Order$Line}. */
  <T> T ask(String name, T otherwise, Question<T> question) {
    Optional<Entry> entry = classes.apply(name);
    return entry.isEmpty()
        ? otherwise
        : guard.ask(
            name,
            otherwise,
            () -> {
              ClassNode code = new ClassNode();
              new ClassReader(ClassVersion.forAsm(entry.get().classFile()))
                  .accept(code, ClassReader.SKIP_DEBUG);
              return question.of(code);
            });
  }
}
