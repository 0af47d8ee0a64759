package io.github.wiretime.scan.sources;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.scan.archive.ClassVersion;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Lines that a class file tells of its code. Where Kotlin declares a property, its getter has the
 * line; a method without code has none.
 */
final class CompiledLines {

  /** The first line of a method's code. */
  private record First(String method, int line) {}

  private CompiledLines() {}

  /** The line of a field, method or parameter, if some code stands there. */
  static Optional<Integer> of(Symbol declaration, Entry classFile, Guard guard) {
    Symbol member = declaration.owner instanceof MethodSymbol method ? method : declaration;
    List<First> lines = guard.ask(declaration.enclClass(), List.of(), () -> firstLines(classFile));
    return lines.stream().filter(first -> isOf(member, first.method)).map(First::line).findFirst();
  }

  private static boolean isOf(Symbol member, String method) {
    String name = member.name.toString();
    return member instanceof MethodSymbol
        ? method.equals(name)
        : Stream.of("get", "is").anyMatch(verb -> method.equalsIgnoreCase(verb + name))
            || method.equals(name);
  }

  private static List<First> firstLines(Entry classFile) throws UnreadableInputException {
    List<First> lines = new ArrayList<>();
    new ClassReader(ClassVersion.forAsm(classFile.classFile()))
        .accept(new Reader(lines), ClassReader.SKIP_FRAMES);
    return lines;
  }

  private static final class Reader extends ClassVisitor {

    private final List<First> lines;

    private Reader(List<First> lines) {
      super(Opcodes.ASM9);
      this.lines = lines;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String method, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        private boolean isKnown;

        @Override
        public void visitLineNumber(int line, Label start) {
          if (!isKnown) {
            lines.add(new First(method, line));
            isKnown = true;
          }
        }
      };
    }
  }
}
