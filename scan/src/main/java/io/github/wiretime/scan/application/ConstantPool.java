package io.github.wiretime.scan.application;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Bytes;
import java.nio.charset.StandardCharsets;

/** A look at the names in a class file, which is far cheaper than to read it. */
final class ConstantPool {

  private static final ImmutableList<byte[]> CONFIGURATION =
      ImmutableList.of(
          bytes("org/apache/dubbo/config/"),
          bytes("com/alibaba/dubbo/config/"),
          bytes("com/taobao/hsf/app/"));

  private ConstantPool() {}

  /** Whether some name of a configuration class may be in it. */
  static boolean mentionsConfiguration(byte[] classFile) {
    return CONFIGURATION.stream().anyMatch(name -> Bytes.indexOf(classFile, name) >= 0);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
