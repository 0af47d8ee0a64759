package io.github.wiretime.scan.archive;

import org.objectweb.asm.Opcodes;

/**
 * Lowers the version of a class file to the newest that its reader knows: what newer ones add are
 * attributes, which a reader skips that does not know them.
 */
public final class ClassVersion {

  private static final int OF_JAVA_0 = 44;
  private static final int MINOR = 4;
  private static final int MAJOR = 6;

  private ClassVersion() {}

  /** The same class for the javac of the JDK that runs here. */
  public static byte[] forJavac(byte[] classFile) {
    return atMost(OF_JAVA_0 + Runtime.version().feature(), classFile);
  }

  /** The same class for ASM, which may know fewer versions than the JDK that runs here. */
  public static byte[] forAsm(byte[] classFile) {
    return atMost(Opcodes.V25, classFile);
  }

  private static byte[] atMost(int newest, byte[] bytes) {
    if (bytes.length <= MAJOR + 1) {
      return bytes; // its reader says what is wrong with it
    }
    int major = ((bytes[MAJOR] & 0xff) << 8) | (bytes[MAJOR + 1] & 0xff);
    boolean isPreview = (bytes[MINOR] & 0xff) == 0xff;
    if (major > newest || isPreview) {
      bytes[MINOR] = 0;
      bytes[MINOR + 1] = 0;
      bytes[MAJOR] = 0;
      bytes[MAJOR + 1] = (byte) Math.min(major, newest);
    }
    return bytes;
  }
}
