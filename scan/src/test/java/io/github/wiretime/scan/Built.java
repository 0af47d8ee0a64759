package io.github.wiretime.scan;

import io.github.wiretime.checker.harness.Javac;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Source;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;

/** What a build leaves behind: class files and archives. */
public final class Built {

  /** Dubbo's annotation, to compile against and to give as a library. */
  public static final String DUBBO =
      """
      package org.apache.dubbo.config.annotation;
      public @interface DubboService {
        Class<?> interfaceClass() default void.class;
        String[] protocol() default {};
      }
      """;

  public static final String DTO =
      "package com.acme.api; public class OrderDto implements java.io.Serializable {"
          + " java.time.Instant placedAt; }";
  public static final String SERVICE =
      "package com.acme.api; public interface OrderService { OrderDto find(); }";
  public static final String PROVIDER =
      """
      package com.acme.app;
      @org.apache.dubbo.config.annotation.DubboService
      public class OrderProvider implements com.acme.api.OrderService {
        public com.acme.api.OrderDto find() { return null; }
      }
      """;

  /** What a scan finds in them. */
  public static final String FINDING = "OrderDto.placedAt";

  private Built() {}

  /** Compiles sources into a folder, against other folders and jars. */
  public static Path classes(Path folder, List<Path> classPath, String... sources) {
    return classes(folder, classPath, /* release= */ 8, sources);
  }

  /** The same for a release of Java. */
  public static Path classes(Path folder, List<Path> classPath, int release, String... sources) {
    Outcome outcome =
        Javac.alone()
            .on(Stream.concat(classPath.stream(), Stream.of(folder)).map(Path::toFile).toList())
            .with("-proc:none", "--release", "" + release, "-Xlint:none")
            .compileTo(folder, Stream.of(sources).map(Source::of).toList());
    if (!outcome.succeeded()) {
      throw new IllegalArgumentException(outcome.errors().toString());
    }
    return folder;
  }

  /** All files of a folder by their names. */
  public static Map<String, byte[]> files(Path folder) throws IOException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    }
    return files;
  }

  /** The same in a folder of an archive. */
  public static Map<String, byte[]> below(String prefix, Map<String, byte[]> files) {
    Map<String, byte[]> moved = new LinkedHashMap<>();
    files.forEach((name, content) -> moved.put(prefix + name, content));
    return moved;
  }

  /** Writes a class file anew, as a visitor changes it. */
  static void rewrite(Path classFile, UnaryOperator<ClassVisitor> change) throws IOException {
    ClassWriter changed = new ClassWriter(0);
    new ClassReader(Files.readAllBytes(classFile)).accept(change.apply(changed), 0);
    Files.write(classFile, changed.toByteArray());
  }

  public static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** An archive of files. */
  @SafeVarargs
  public static Path jar(Path jar, Map<String, byte[]>... parts) throws IOException {
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(out))) {
      for (Map<String, byte[]> files : parts) {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
          zip.putNextEntry(new ZipEntry(file.getKey()));
          zip.write(file.getValue());
          zip.closeEntry();
        }
      }
    }
    return jar;
  }
}
