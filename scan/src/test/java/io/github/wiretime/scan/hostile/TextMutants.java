package io.github.wiretime.scan.hostile;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Damages text files: settings, Spring files, baselines and allow lists. */
public final class TextMutants {

  /** What means something in one of them, or to a terminal. */
  private static final List<String> PARTS =
      List.of(
          ("\n~\r~\t~ ~\0~:~: ~- ~#~\"~'~{~}~[~]~<~>~</~/>~<!--~-->~<![CDATA[~]]>~<!DOCTYPE a [~&lt;"
                  + "~&#0;~&x;~${~@~*a~&a ~!!set ~? ~<<: ~---\n~...~|\n~\\u00~\\~=~%~`~\u001b[31m"
                  + "~\n::error::x~\uFEFF~\u2028~\uD83D\uDE00")
              .split("~"));

  private final Random random;

  public TextMutants(long seed) {
    this.random = new Random(seed);
  }

  /** The text with some damage. */
  public byte[] of(String text) {
    byte[] bytes = text.getBytes(UTF_8);
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      bytes = damaged(bytes);
    }
    return bytes;
  }

  private byte[] damaged(byte[] bytes) {
    int from = random.nextInt(bytes.length + 1);
    int to = Math.min(bytes.length, from + random.nextInt(20));
    return switch (random.nextInt(8)) {
      case 0 -> Arrays.copyOf(bytes, from);
      case 1 -> joined(bytes, from, new byte[] {(byte) random.nextInt(256)}, to);
      case 2 -> joined(bytes, from, new byte[0], to);
      case 3 -> joined(bytes, from, repeated(Arrays.copyOfRange(bytes, from, to)), to);
      case 4 -> joined(bytes, from, Arrays.copyOfRange(bytes, 0, to), from);
      default -> joined(bytes, from, PARTS.get(random.nextInt(PARTS.size())).getBytes(UTF_8), from);
    };
  }

  /** Some are very deep or long. */
  private byte[] repeated(byte[] part) {
    int times = random.nextInt(10) == 0 ? 1000 : 2 + random.nextInt(5);
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int i = 0; i < times; i++) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }

  private static byte[] joined(byte[] bytes, int end, byte[] between, int start) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.write(bytes, 0, end);
    all.writeBytes(between);
    all.write(bytes, start, bytes.length - start);
    return all.toByteArray();
  }
}
