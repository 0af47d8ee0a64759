package io.github.wiretime.oracle;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The scalars of the Hessian 2.0 grammar. */
final class HessianScalars {
  private HessianScalars() {}

  /** A null, boolean, number, date, string or binary value that starts with the tag. */
  static Object read(ByteBuffer in, int tag) {
    if (isString(tag)) {
      return string(in, tag);
    }
    if (within(tag, 0x20, 0x2f) || within(tag, 0x34, 0x37) || tag == 'A' || tag == 'B') {
      return binary(in, tag);
    }
    if (within(tag, 0x80, 0xd7) || tag == 'I') {
      return integer(in, tag);
    }
    if (within(tag, 0xd8, 0xef)) {
      return (long) (tag - 0xe0);
    }
    if (tag >= 0xf0) {
      return (long) (((tag - 0xf8) << 8) + next(in));
    }
    if (within(tag, 0x38, 0x3f)) {
      return (long) (((tag - 0x3c) << 16) + (next(in) << 8) + next(in));
    }
    return switch (tag) {
      case 'N' -> "null";
      case 'T' -> true;
      case 'F' -> false;
      case 'L' -> in.getLong();
      case 0x59 -> (long) in.getInt();
      case 0x4a -> Instant.ofEpochMilli(in.getLong());
      case 0x4b -> Instant.ofEpochSecond(in.getInt() * 60L);
      case 'D' -> in.getDouble();
      case 0x5b -> 0.0;
      case 0x5c -> 1.0;
      case 0x5d -> (double) in.get();
      case 0x5e -> (double) in.getShort();
      case 0x5f -> 0.001 * in.getInt();
      default -> throw new IllegalArgumentException("unknown tag 0x" + Integer.toHexString(tag));
    };
  }

  /** An int that starts with the tag. */
  static int integer(ByteBuffer in, int tag) {
    if (within(tag, 0x80, 0xbf)) {
      return tag - 0x90;
    }
    if (within(tag, 0xc0, 0xcf)) {
      return ((tag - 0xc8) << 8) + next(in);
    }
    if (within(tag, 0xd0, 0xd7)) {
      return ((tag - 0xd4) << 16) + (next(in) << 8) + next(in);
    }
    if (tag == 'I') {
      return in.getInt();
    }
    throw new IllegalArgumentException("not an int: 0x" + Integer.toHexString(tag));
  }

  /** Whether a string starts with the tag. */
  static boolean isString(int tag) {
    return tag <= 0x1f || within(tag, 0x30, 0x33) || tag == 'S' || tag == 'R';
  }

  /** A string that starts with the tag, all its chunks joined. */
  static String string(ByteBuffer in, int tag) {
    var text = new StringBuilder();
    int current = tag;
    while (current == 'R') {
      characters(in, uint16(in), text);
      current = next(in);
    }
    if (current == 'S') {
      characters(in, uint16(in), text);
    } else if (current <= 0x1f) {
      characters(in, current, text);
    } else if (within(current, 0x30, 0x33)) {
      characters(in, ((current - 0x30) << 8) + next(in), text);
    } else {
      throw new IllegalArgumentException("not a string: 0x" + Integer.toHexString(current));
    }
    return text.toString();
  }

  /** The count is in UTF-16 units, the encoding UTF-8 of each unit. */
  static void characters(ByteBuffer in, int count, StringBuilder text) {
    for (int i = 0; i < count; i++) {
      int first = next(in);
      if (first < 0x80) {
        text.append((char) first);
      } else if ((first & 0xe0) == 0xc0) {
        text.append((char) (((first & 0x1f) << 6) | six(in)));
      } else {
        text.append((char) (((first & 0x0f) << 12) | (six(in) << 6) | six(in)));
      }
    }
  }

  static List<Byte> binary(ByteBuffer in, int tag) {
    var bytes = new ArrayList<Byte>();
    int current = tag;
    while (current == 'A') {
      copy(in, uint16(in), bytes);
      current = next(in);
    }
    if (current == 'B') {
      copy(in, uint16(in), bytes);
    } else if (current <= 0x2f) {
      copy(in, current - 0x20, bytes);
    } else {
      copy(in, ((current - 0x34) << 8) + next(in), bytes);
    }
    return List.copyOf(bytes);
  }

  static void copy(ByteBuffer in, int count, List<Byte> bytes) {
    for (int i = 0; i < count; i++) {
      bytes.add(in.get());
    }
  }

  private static boolean within(int tag, int first, int last) {
    return tag >= first && tag <= last;
  }

  private static int six(ByteBuffer in) {
    return next(in) & 0x3f;
  }

  static int uint16(ByteBuffer in) {
    return in.getShort() & 0xffff;
  }

  static int next(ByteBuffer in) {
    return in.get() & 0xff;
  }
}
