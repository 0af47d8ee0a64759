package io.github.wiretime.oracle;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The scalars of that draft of Hessian 2; it shares the short forms with the final grammar. */
final class DraftScalars {
  private DraftScalars() {}

  /** A null, boolean, number, date, string or binary value that starts with the tag. */
  static Object read(ByteBuffer in, int tag) {
    return switch (tag) {
      case 's' -> string(in, tag);
      case 'b' -> binary(in, tag);
      case 'd' -> Instant.ofEpochMilli(in.getLong());
      case 0x77 -> (long) in.getInt();
      case 0x67 -> 0.0;
      case 0x68 -> 1.0;
      case 0x69 -> (double) in.get();
      case 0x6a -> (double) in.getShort();
      case 0x6b -> (double) in.getFloat();
      default -> HessianScalars.read(in, tag);
    };
  }

  /** A string that starts with the tag, all its chunks joined. */
  static String string(ByteBuffer in, int tag) {
    var text = new StringBuilder();
    int current = tag;
    while (current == 's') {
      HessianScalars.characters(in, HessianScalars.uint16(in), text);
      current = HessianScalars.next(in);
    }
    return text.append(HessianScalars.string(in, current)).toString();
  }

  private static List<Byte> binary(ByteBuffer in, int tag) {
    var bytes = new ArrayList<Byte>();
    int current = tag;
    while (current == 'b') {
      HessianScalars.copy(in, HessianScalars.uint16(in), bytes);
      current = HessianScalars.next(in);
    }
    bytes.addAll(HessianScalars.binary(in, current));
    return List.copyOf(bytes);
  }
}
