package io.github.wiretime.scan.archive;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** Class files of JDKs that a reader does not know yet. */
final class ClassVersionTest {

  private static final int MAJOR = 7;

  private static byte[] classFile(int version) throws IOException {
    String file = ClassVersionTest.class.getSimpleName() + ".class";
    byte[] bytes = ClassVersionTest.class.getResourceAsStream(file).readAllBytes();
    bytes[MAJOR] = (byte) version;
    return bytes;
  }

  @Test
  void asmReadsThemOnceTheyAreLowered() throws IOException {
    byte[] newer = classFile(Opcodes.V25 + 1);
    assertThrows(IllegalArgumentException.class, () -> new ClassReader(newer));

    assertThat(new ClassReader(ClassVersion.forAsm(newer)).getClassName())
        .isEqualTo(ClassVersionTest.class.getName().replace('.', '/'));
  }

  @Test
  void thoseThatItsReaderKnowsStay() throws IOException {
    assertThat(ClassVersion.forAsm(classFile(Opcodes.V25))[MAJOR]).isEqualTo(Opcodes.V25);
    assertThat(ClassVersion.forJavac(classFile(Opcodes.V17))[MAJOR]).isEqualTo(Opcodes.V17);
  }

  @Test
  void javacIsTheOneThatRunsHere() throws IOException {
    int newest = Opcodes.V17 + Runtime.version().feature() - 17;

    assertThat(ClassVersion.forJavac(classFile(newest + 1))[MAJOR]).isEqualTo(newest);
  }

  @Test
  void whatIsTooShortStays() {
    assertThat(ClassVersion.forAsm(new byte[] {1, 2, 3})).isEqualTo(new byte[] {1, 2, 3});
  }
}
