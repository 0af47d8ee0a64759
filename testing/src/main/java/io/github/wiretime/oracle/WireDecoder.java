package io.github.wiretime.oracle;

import io.github.wiretime.oracle.WireValue.Dict;
import io.github.wiretime.oracle.WireValue.Obj;
import io.github.wiretime.oracle.WireValue.Ref;
import io.github.wiretime.oracle.WireValue.Scalar;
import io.github.wiretime.oracle.WireValue.Seq;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads one value of a Hessian 2 stream.
 *
 * <p>The grammar is that of the Hessian 2.0 serialization specification, section 3. Two writers
 * differ from it, and both are read: a long may be written as four bytes, and strings are chunked
 * at any length.
 */
final class WireDecoder {
  private final ByteBuffer in;
  private final List<String> types = new ArrayList<>();
  private final List<Shape> shapes = new ArrayList<>();

  private record Shape(String type, List<String> names) {}

  private WireDecoder(byte[] bytes) {
    in = ByteBuffer.wrap(bytes);
  }

  /**
   * The value that the bytes hold.
   *
   * @throws IllegalArgumentException if the bytes are not exactly one Hessian 2 value
   */
  static WireValue decode(byte[] bytes) {
    var decoder = new WireDecoder(bytes);
    try {
      WireValue value = decoder.value(decoder.tag());
      if (decoder.in.hasRemaining()) {
        throw new IllegalArgumentException(decoder.in.remaining() + " bytes after the value");
      }
      return value;
    } catch (BufferUnderflowException e) {
      throw new IllegalArgumentException("the stream ends inside a value", e);
    }
  }

  private int tag() {
    return in.get() & 0xff;
  }

  private WireValue value(int tag) {
    if (tag >= 0x60 && tag <= 0x6f) {
      return object(tag - 0x60);
    }
    if (tag >= 0x70 && tag <= 0x77) {
      return new Seq(type(), items(tag - 0x70));
    }
    if (tag >= 0x78 && tag <= 0x7f) {
      return new Seq("", items(tag - 0x78));
    }
    return switch (tag) {
      case 'C' -> {
        define();
        yield value(tag());
      }
      case 'O' -> object(HessianScalars.integer(in, tag()));
      case 'Q' -> new Ref(HessianScalars.integer(in, tag()));
      case 'H' -> dict("");
      case 'M' -> dict(type());
      case 0x55 -> new Seq(type(), itemsToEnd());
      case 0x56 -> {
        String type = type();
        yield new Seq(type, items(HessianScalars.integer(in, tag())));
      }
      case 0x57 -> new Seq("", itemsToEnd());
      case 0x58 -> new Seq("", items(HessianScalars.integer(in, tag())));
      default -> new Scalar(HessianScalars.read(in, tag));
    };
  }

  private void define() {
    String type = HessianScalars.string(in, tag());
    int count = HessianScalars.integer(in, tag());
    var names = new ArrayList<String>();
    for (int i = 0; i < count; i++) {
      names.add(HessianScalars.string(in, tag()));
    }
    shapes.add(new Shape(type, List.copyOf(names)));
  }

  private WireValue object(int index) {
    Shape shape = shapes.get(index);
    return new Obj(shape.type(), shape.names(), items(shape.names().size()));
  }

  private List<WireValue> items(int count) {
    var items = new ArrayList<WireValue>();
    for (int i = 0; i < count; i++) {
      items.add(value(tag()));
    }
    return items;
  }

  private List<WireValue> itemsToEnd() {
    var items = new ArrayList<WireValue>();
    for (int tag = tag(); tag != 'Z'; tag = tag()) {
      items.add(value(tag));
    }
    return items;
  }

  private WireValue dict(String type) {
    var keys = new ArrayList<WireValue>();
    var values = new ArrayList<WireValue>();
    for (int tag = tag(); tag != 'Z'; tag = tag()) {
      keys.add(value(tag));
      values.add(value(tag()));
    }
    return new Dict(type, keys, values);
  }

  private String type() {
    int tag = tag();
    if (HessianScalars.isString(tag)) {
      String type = HessianScalars.string(in, tag);
      types.add(type);
      return type;
    }
    return types.get(HessianScalars.integer(in, tag));
  }
}
