package io.github.wiretime.scan.archive;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * The outline of a class file (JVMS 17, 4.1): whether all is there that it claims to have. A reader
 * that takes its word for lengths allocates them, or reads behind the end for ever.
 */
final class ClassOutline {

  private static final int MAGIC = 0xcafebabe;
  private static final int ACC_MODULE = 0x8000;

  private final ByteBuffer file;

  private ClassOutline(byte[] file) {
    this.file = ByteBuffer.wrap(file);
  }

  /** What is wrong, if anything. */
  static Optional<String> problem(byte[] file) {
    try {
      return new ClassOutline(file).problem();
    } catch (BufferUnderflowException | IllegalArgumentException cutShort) {
      return Optional.of("it is cut short");
    }
  }

  private Optional<String> problem() {
    if (file.getInt() != MAGIC) {
      return Optional.of("it is no class file");
    }
    skip(4); // its version
    int constants = next();
    for (int i = 1; i < constants; i++) {
      int tag = file.get();
      switch (tag) {
        case 1 -> skip(next());
        case 7, 8, 16, 19, 20 -> skip(2);
        case 15 -> skip(3);
        case 3, 4, 9, 10, 11, 12, 17, 18 -> skip(4);
        case 5, 6 -> {
          skip(8);
          i++; // these take two places
        }
        default -> {
          return Optional.of("its constant " + i + " is of an unknown kind");
        }
      }
    }
    if ((next() & ACC_MODULE) != 0) {
      return Optional.of("it says that it is a module, under the name of a class");
    }
    skip(4); // itself and its superclass
    skip(2 * next());
    skipMembers();
    skipMembers();
    skipAttributes();
    return Optional.empty();
  }

  private void skipMembers() {
    for (int members = next(); members > 0; members--) {
      skip(6);
      skipAttributes();
    }
  }

  private void skipAttributes() {
    for (int attributes = next(); attributes > 0; attributes--) {
      skip(2);
      skip(file.getInt());
    }
  }

  private int next() {
    return Short.toUnsignedInt(file.getShort());
  }

  private void skip(int bytes) {
    if (bytes < 0 || bytes > file.remaining()) {
      throw new BufferUnderflowException();
    }
    file.position(file.position() + bytes);
  }
}
