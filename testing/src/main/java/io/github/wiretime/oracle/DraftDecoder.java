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
 * Reads one value of a stream of SOFA's hessian 3, which keeps to a draft of Hessian 2: tags of its
 * own for objects, lists, maps and references.
 */
final class DraftDecoder {
  private final ByteBuffer in;
  private final List<String> types = new ArrayList<>();
  private final List<Shape> shapes = new ArrayList<>();

  private record Shape(String type, List<String> names) {}

  private DraftDecoder(byte[] bytes) {
    in = ByteBuffer.wrap(bytes);
  }

  /**
   * The value that the bytes hold.
   *
   * @throws IllegalArgumentException if the bytes are not exactly one value
   */
  static WireValue decode(byte[] bytes) {
    var decoder = new DraftDecoder(bytes);
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
    return HessianScalars.next(in);
  }

  private int integer() {
    return HessianScalars.integer(in, tag());
  }

  private WireValue value(int tag) {
    return switch (tag) {
      case 'O' -> {
        define();
        yield value(tag());
      }
      case 'o' -> {
        Shape shape = shapes.get(integer());
        yield new Obj(shape.type(), shape.names(), items(shape.names().size()));
      }
      case 'V' -> list();
      case 'v' -> new Seq(types.get(integer()), items(integer()));
      case 'M' -> map();
      case 0x4a -> new Ref(HessianScalars.next(in));
      case 0x4b -> new Ref(HessianScalars.uint16(in));
      case 'R' -> new Ref(in.getInt());
      default -> new Scalar(DraftScalars.read(in, tag));
    };
  }

  private void define() {
    String type = characters(integer());
    int count = integer();
    var names = new ArrayList<String>();
    for (int i = 0; i < count; i++) {
      names.add(DraftScalars.string(in, tag()));
    }
    shapes.add(new Shape(type, List.copyOf(names)));
  }

  private WireValue list() {
    int tag = tag();
    String type = type(tag);
    // Names of types and lengths are optional. With a length there is an end as well.
    int next = type.isEmpty() ? tag : tag();
    if (next == 0x6e) {
      HessianScalars.next(in);
      next = tag();
    } else if (next == 'l') {
      in.getInt();
      next = tag();
    }
    var items = new ArrayList<WireValue>();
    for (int at = next; at != 'z'; at = tag()) {
      items.add(value(at));
    }
    return new Seq(type, items);
  }

  private WireValue map() {
    int tag = tag();
    String type = type(tag);
    var keys = new ArrayList<WireValue>();
    var values = new ArrayList<WireValue>();
    for (int at = type.isEmpty() ? tag : tag(); at != 'z'; at = tag()) {
      keys.add(value(at));
      values.add(value(tag()));
    }
    return new Dict(type, keys, values);
  }

  private List<WireValue> items(int count) {
    var items = new ArrayList<WireValue>();
    for (int i = 0; i < count; i++) {
      items.add(value(tag()));
    }
    return items;
  }

  /** The name of a type, new or of before; empty if the tag starts something else. */
  private String type(int tag) {
    if (tag == 't') {
      String type = characters(HessianScalars.uint16(in));
      types.add(type);
      return type;
    }
    return tag == 'u' ? types.get(integer()) : "";
  }

  private String characters(int count) {
    var text = new StringBuilder();
    HessianScalars.characters(in, count, text);
    return text.toString();
  }
}
