package io.github.wiretime.scan.hostile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.google.common.primitives.Bytes;
import io.github.wiretime.scan.Built;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Damages archives of a small application, each of which has packages of its own. */
final class ArchiveMutants {

  private static final String PACKAGE = "zipped";

  private static final int DIRECTORY = 0x02014b50;

  /** Fields of two and of four bytes in the directory of an archive, but for those of names. */
  private static final int[] SHORTS = {4, 6, 8, 10, 28, 30, 32, 34};

  private static final int[] INTS = {12, 16, 20, 24, 38, 42};

  private static final int END = 22;

  private final Map<String, byte[]> whole;
  private final Path scratch;
  private final Random random;

  /** Compiles the application into a folder. */
  ArchiveMutants(Path folder, Path dubbo, long seed) throws IOException {
    this.whole =
        Built.files(
            Built.classes(
                folder,
                List.of(dubbo),
                "package zipped; public class Dto { java.time.Instant at; }",
                "package zipped; public interface Svc { Dto find(); }",
                """
                package zipped;
                @org.apache.dubbo.config.annotation.DubboService
                public class Impl implements Svc { public Dto find() { return null; } }
                """));
    this.scratch = folder.resolveSibling("scratch.jar");
    this.random = new Random(seed);
  }

  /** The files of the application in a package of its own. */
  Map<String, byte[]> files(int number) {
    String packageName = String.format("z%05d", number);
    Map<String, byte[]> files = new LinkedHashMap<>();
    whole.forEach(
        (name, file) ->
            files.put(
                name.replace(PACKAGE, packageName),
                new String(file, ISO_8859_1).replace(PACKAGE, packageName).getBytes(ISO_8859_1)));
    return files;
  }

  /** A damaged archive of files. */
  byte[] damaged(Map<String, byte[]> files) throws IOException {
    if (random.nextInt(5) > 0) {
      return damaged(packed(files));
    }
    Map<String, byte[]> outer = new LinkedHashMap<>();
    outer.put("BOOT-INF/lib/inner.jar", damaged(packed(files)));
    return packed(outer);
  }

  private byte[] packed(Map<String, byte[]> files) throws IOException {
    return Files.readAllBytes(Built.jar(scratch, files));
  }

  private byte[] damaged(byte[] archive) {
    ByteBuffer zip = ByteBuffer.wrap(archive.clone()).order(ByteOrder.LITTLE_ENDIAN);
    int directory = zip.getInt(zip.capacity() - END + 16);
    switch (random.nextInt(9)) {
      case 0 -> {
        return Arrays.copyOf(archive, random.nextInt(archive.length));
      }
      case 1, 2 -> {
        for (int i = 1 + random.nextInt(8); i > 0; i--) {
          zip.put(random.nextInt(directory), (byte) random.nextInt(256));
        }
      }
      case 3 -> zip.putShort(header(zip, directory) + pick(SHORTS), number(zip).shortValue());
      case 4 -> zip.putInt(header(zip, directory) + pick(INTS), number(zip));
      case 5 -> // what one file says of itself, another one says, too
          System.arraycopy(
              archive,
              header(zip, directory) + 10,
              zip.array(),
              header(zip, directory) + 10,
              random.nextInt(19));
      case 6 -> zip.putInt(zip.capacity() - END + 4 + random.nextInt(END - 8), number(zip));
      case 7 -> { // a part of it stands at another place
        int length = random.nextInt(directory / 4);
        System.arraycopy(
            archive,
            random.nextInt(directory - length),
            zip.array(),
            random.nextInt(directory - length),
            length);
      }
      default -> {
        byte[] more = new byte[random.nextInt(100)];
        random.nextBytes(more);
        return random.nextBoolean() ? Bytes.concat(more, archive) : Bytes.concat(archive, more);
      }
    }
    return zip.array();
  }

  /** Where the directory tells of some file. */
  private int header(ByteBuffer zip, int directory) {
    int at = directory;
    for (int skipped = random.nextInt(3); skipped > 0; skipped--) {
      int next = at + 46 + zip.getShort(at + 28) + zip.getShort(at + 30) + zip.getShort(at + 32);
      at = zip.getInt(next) == DIRECTORY ? next : at;
    }
    return at;
  }

  private Integer number(ByteBuffer zip) {
    return switch (random.nextInt(4)) {
      case 0 -> random.nextInt(64);
      case 1 -> random.nextInt(zip.capacity());
      case 2 -> random.nextBoolean() ? Integer.MAX_VALUE : -1;
      default -> random.nextInt();
    };
  }

  private int pick(int[] from) {
    return from[random.nextInt(from.length)];
  }
}
