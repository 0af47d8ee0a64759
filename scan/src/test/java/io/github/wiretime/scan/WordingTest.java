package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.reflect.ClassPath;
import com.google.common.reflect.ClassPath.ClassInfo;
import io.github.wiretime.checker.options.Option;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What the engine says of options can be said in terms of the command. */
final class WordingTest {

  /** The name of an option as a word of a text, without what a compiler wants in front. */
  private static final Pattern BARE =
      Pattern.compile(
          OptionTable.ALL.stream()
              .map(Option::name)
              .collect(Collectors.joining("|", "(?<![\\w.:])(", ")\\b(?! is)")));

  @Test
  void everyTextNamesOptionsInFull() throws IOException {
    ImmutableSet<String> texts = texts();

    assertThat(texts.stream().filter(text -> text.contains("-XepOpt:")).count()).isAtLeast(7);
    assertThat(texts.stream().filter(text -> BARE.matcher(text).find()).toList()).isEmpty();
  }

  @Test
  void noTextOfTheCommandNamesACompilersArgument() throws IOException {
    for (String text : texts()) {
      // A few texts end where the name of the option follows.
      String whole = text.endsWith(":") || text.endsWith(":\1") ? text + "Baseline" : text;
      String said = EngineOptions.inTermsOfCommand(whole.replace(":\1", ":Baseline"));
      assertThat(said).doesNotContain("XepOpt");
    }
    assertThat(EngineOptions.inTermsOfCommand("set -XepOpt:CostlyRpcTime:BaselineMode=prune"))
        .isEqualTo("set --baseline-mode prune");
    assertThat(EngineOptions.inTermsOfCommand("-XepOpt:CostlyRpcTime:MinBytes: 'x'"))
        .isEqualTo("--min-bytes: 'x'");
    assertThat(EngineOptions.inTermsOfCommand("-XepOpt:CostlyRpcTime:WireMapMode=learn"))
        .isEqualTo("--wire-map-mode learn");
  }

  /** All constants with a blank in the classes of the engine, those of concatenations too. */
  private static ImmutableSet<String> texts() throws IOException {
    Set<String> texts = new LinkedHashSet<>();
    String engine = Options.class.getProtectionDomain().getCodeSource().getLocation().toString();
    for (ClassInfo type :
        ClassPath.from(Options.class.getClassLoader())
            .getTopLevelClassesRecursive("io.github.wiretime.checker")) {
      if (type.url().toString().contains(engine)) {
        new ClassReader(type.asByteSource().read()).accept(new Texts(texts), 0);
      }
    }
    return ImmutableSet.copyOf(texts);
  }

  private static final class Texts extends ClassVisitor {

    private final Set<String> texts;

    private Texts(Set<String> texts) {
      super(Opcodes.ASM9);
      this.texts = texts;
    }

    private void add(Object constant) {
      if (constant instanceof String text && text.contains(" ")) {
        texts.add(text);
      }
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String descriptor, String signature, Object value) {
      add(value);
      return null;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitLdcInsn(Object value) {
          add(value);
        }

        @Override
        public void visitInvokeDynamicInsn(
            String name, String descriptor, Handle bootstrap, Object... arguments) {
          for (Object argument : arguments) {
            add(argument);
          }
        }
      };
    }
  }
}
