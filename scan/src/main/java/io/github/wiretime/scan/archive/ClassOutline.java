package io.github.wiretime.scan.archive;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.Locale;
import java.util.Optional;

/**
 * The outline of a class file (JVMS 17, 4.1): whether all is there that it claims to have. A reader
 * that takes its word for lengths allocates them, or reads behind the end for ever.
 */
final class ClassOutline {

  private static final int MAGIC = 0xcafebabe;
  private static final int ACC_MODULE = 0x8000;

  /** Of a class or member; one can have 65,535, and tables would be as wide. */
  private static final int LONGEST_NAME = Limits.OF_USERS.name();

  private final ByteBuffer file;

  /** The constants that would be too long for a name, of which real classes have texts only. */
  private final BitSet tooLong = new BitSet(0);

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
    BitSet ofClasses = new BitSet(0);
    int constants = next();
    for (int i = 1; i < constants; i++) {
      int tag = file.get();
      switch (tag) {
        case 1 -> {
          int length = next();
          if (length > LONGEST_NAME) {
            tooLong.set(i);
          }
          skip(length);
        }
        case 7 -> ofClasses.set(next());
        case 8, 16, 19, 20 -> skip(2);
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
    boolean isLong = ofClasses.intersects(tooLong);
    isLong |= skipMembers();
    isLong |= skipMembers();
    skipAttributes();
    return isLong
        ? Optional.of(
            String.format(Locale.ROOT, "it has a name of more than %,d characters", LONGEST_NAME))
        : Optional.empty();
  }

  /** Whether one has a name that is too long. */
  private boolean skipMembers() {
    boolean isLong = false;
    for (int members = next(); members > 0; members--) {
      skip(2);
      isLong |= tooLong.get(next());
      skip(2);
      skipAttributes();
    }
    return isLong;
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
