package io.github.wiretime.oracle;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/** Class files that name the package of SOFA's hessian where they named that of hessian-lite. */
final class SofaClassFile {
  private static final String LITE = "com/alibaba/com/caucho/";
  private static final String SOFA = "com/caucho/";

  private static final Remapper TO_SOFA =
      new Remapper() {
        @Override
        public String map(String name) {
          return name.startsWith(LITE) ? SOFA + name.substring(LITE.length()) : name;
        }
      };

  private SofaClassFile() {}

  /** The same class for SOFA's hessian. */
  static byte[] of(byte[] classFile) {
    var writer = new ClassWriter(0);
    new ClassReader(classFile).accept(new ClassRemapper(writer, TO_SOFA), 0);
    return writer.toByteArray();
  }
}
