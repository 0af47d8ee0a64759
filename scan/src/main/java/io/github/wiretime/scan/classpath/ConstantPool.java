package io.github.wiretime.scan.classpath;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** A look at the names in a class file, which is far cheaper than to read it. */
public final class ConstantPool {

  /** The end of the names of all attributes that hold annotations (JVMS 17, 4.7). */
  private static final String ATTRIBUTES = "Annotations";

  private final String bytes;

  public ConstantPool(byte[] classFile) {
    this.bytes = new String(classFile, StandardCharsets.ISO_8859_1);
  }

  /** Whether the code of the class names another class. */
  public boolean has(String className) {
    return bytes.contains(className.replace('.', '/'));
  }

  /** Those of the annotations that something in the class may have. */
  public ImmutableSet<String> annotationsAmong(Set<String> names) {
    if (!bytes.contains(ATTRIBUTES)) {
      return ImmutableSet.of(); // most data classes, which are then searched once
    }
    return names.stream()
        .filter(name -> bytes.contains("L" + name.replace('.', '/') + ";"))
        .collect(toImmutableSet());
  }
}
