package io.github.wiretime.twins;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.OutputStream;
import java.lang.reflect.Array;
import java.lang.reflect.Type;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** What Dubbo and SOFARPC write objects with, each release in a class loader of its own. */
@SuppressWarnings("ImmutableEnumChecker") // for tests of one thread
public enum Serializer {
  LITE_3_2_4(ImmutableList.of("hessian-lite-3.2.4.jar")),
  LITE_3_2_13(ImmutableList.of("hessian-lite-3.2.13.jar")),
  LITE_4_0_3(ImmutableList.of("hessian-lite-4.0.3.jar")),
  LITE_4_0_4(ImmutableList.of("hessian-lite-4.0.4.jar")),
  LITE_4_0_4_COMPACT(ImmutableList.of("hessian-lite-4.0.4.jar")),
  SOFA_3_5_6(ImmutableList.of("sofa-hessian-3.5.6.jar")),
  FASTJSON2(ImmutableList.of("fastjson2-2.0.56.jar")),
  JAVA(ImmutableList.of());

  private static final String COMPACT = "com.caucho.hessian.io.java.time.serializer.compactMode";

  private static final String JSONB = "com.alibaba.fastjson2.JSON";

  /** As {@code FastJson2ObjectOutput} of Dubbo 3.2 and 3.3 has them. */
  private static final ImmutableList<String> WRITING =
      ImmutableList.of(
          "WriteClassName",
          "FieldBased",
          "ErrorOnNoneSerializable",
          "ReferenceDetection",
          "WriteNulls",
          "NotWriteDefaultValue",
          "NotWriteHashMapArrayListClassName",
          "WriteNameAsSymbol");

  /** As {@code FastJson2ObjectInput} has them. */
  private static final ImmutableList<String> READING =
      ImmutableList.of(
          "SupportAutoType",
          "UseDefaultConstructorAsPossible",
          "ErrorOnNoneSerializable",
          "IgnoreAutoTypeNotMatch",
          "UseNativeObject",
          "FieldBased");

  private final ClassLoader loader;

  /** One for each loader, as in an application. */
  private final Map<ClassLoader, Object> factories = new HashMap<>();

  Serializer(ImmutableList<String> jars) {
    this.loader =
        new URLClassLoader(
            jars.stream().map(Serializer::url).toArray(URL[]::new),
            ClassLoader.getPlatformClassLoader());
  }

  private static URL url(String jar) {
    try {
      return Path.of(System.getProperty("wiretime.hessian"), jar).toUri().toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Whether what it sends has to be understood by the release before. */
  boolean callsHooks() {
    return this != FASTJSON2;
  }

  /** A loader of one version of the classes. */
  public ClassLoader with(Path... classes) throws MalformedURLException {
    ImmutableList.Builder<URL> path = ImmutableList.builder();
    for (Path each : classes) {
      path.add(each.toUri().toURL());
    }
    return new URLClassLoader(path.build().toArray(new URL[0]), loader);
  }

  /** What the sender sends. */
  public byte[] write(Object object, ClassLoader sender) throws Exception {
    begin(sender);
    if (this == FASTJSON2) {
      Object features = features("JSONWriter$Feature", WRITING);
      return (byte[])
          loader
              .loadClass(JSONB + "B")
              .getMethod("toBytes", Object.class, features.getClass())
              .invoke(null, object, features);
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    if (this == JAVA) {
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(object);
      }
      return bytes.toByteArray();
    }
    Object out = stream("Output", OutputStream.class, bytes, sender);
    out.getClass().getMethod("writeObject", Object.class).invoke(out, object);
    out.getClass().getMethod("flush").invoke(out);
    return bytes.toByteArray();
  }

  /** What the receiver makes of it. */
  public Object read(byte[] bytes, ClassLoader receiver) throws Exception {
    begin(receiver);
    if (this == FASTJSON2) {
      Object features = features("JSONReader$Feature", READING);
      return loader
          .loadClass(JSONB + "B")
          .getMethod("parseObject", byte[].class, Type.class, features.getClass())
          .invoke(null, bytes, Object.class, features);
    }
    InputStream content = new ByteArrayInputStream(bytes);
    if (this == JAVA) {
      try (ObjectInputStream in = new OfLoader(content, receiver)) {
        return in.readObject();
      }
    }
    Object in = stream("Input", InputStream.class, content, receiver);
    return in.getClass().getMethod("readObject").invoke(in);
  }

  private void begin(ClassLoader side) {
    Thread.currentThread().setContextClassLoader(side);
    if (this == LITE_4_0_4_COMPACT) {
      System.setProperty(COMPACT, "true");
    } else {
      System.clearProperty(COMPACT);
    }
  }

  private Object stream(String kind, Class<?> parameter, Object argument, ClassLoader side)
      throws Exception {
    String prefix = (name().startsWith("SOFA") ? "" : "com.alibaba.") + "com.caucho.hessian.io.";
    Object stream =
        loader
            .loadClass(prefix + "Hessian2" + kind)
            .getConstructor(parameter)
            .newInstance(argument);
    Class<?> factory = loader.loadClass(prefix + "SerializerFactory");
    if (!factories.containsKey(side)) {
      factories.put(side, factory.getConstructor().newInstance());
    }
    stream
        .getClass()
        .getMethod("setSerializerFactory", factory)
        .invoke(stream, factories.get(side));
    return stream;
  }

  private Object features(String type, ImmutableList<String> names) throws Exception {
    Class<?> feature = loader.loadClass("com.alibaba.fastjson2." + type);
    return Arrays.stream(feature.getEnumConstants())
        .filter(each -> names.contains(((Enum<?>) each).name()))
        .toArray(length -> (Object[]) Array.newInstance(feature, length));
  }

  private static final class OfLoader extends ObjectInputStream {
    private final ClassLoader loader;

    OfLoader(InputStream in, ClassLoader loader) throws IOException {
      super(in);
      this.loader = loader;
    }

    @Override
    protected Class<?> resolveClass(ObjectStreamClass type)
        throws IOException, ClassNotFoundException {
      return Class.forName(type.getName(), false, loader);
    }
  }
}
