package io.github.wiretime.oracle;

import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.RETURN;
import static org.objectweb.asm.Opcodes.V17;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.objectweb.asm.ClassWriter;

/** Loads the classes of one graph, and makes up the subclasses that an abstract class may have. */
public final class GraphLoader extends ClassLoader {
  private static final String FILE = ".class";

  private final UnaryOperator<byte[]> fitted;
  private final Map<String, byte[]> files = new HashMap<>();
  private final List<String> library;
  private final List<String> compiled;
  private final Map<Class<?>, Class<?>> unseen = new HashMap<>();

  /**
   * A loader for the classes of a graph.
   *
   * @param hessian the library that is going to write them
   */
  GraphLoader(CompiledClasses classes, Hessian hessian) {
    this(classes, hessian.loader(), hessian::fitted);
  }

  /** A loader for the same classes that what is on the class path of this JVM is going to write. */
  GraphLoader(CompiledClasses classes) {
    this(classes, GraphLoader.class.getClassLoader(), UnaryOperator.identity());
  }

  private GraphLoader(CompiledClasses classes, ClassLoader parent, UnaryOperator<byte[]> fitted) {
    super(parent);
    this.fitted = fitted;
    files.putAll(classes.library());
    files.putAll(classes.compiled());
    library = List.copyOf(classes.library().keySet());
    compiled = List.copyOf(classes.compiled().keySet());
  }

  /** The classes that the compilation made, in name order. */
  public List<Class<?>> compiled() {
    return compiled.stream().<Class<?>>map(this::named).toList();
  }

  /** The classes that the compilation found as class files, in name order. */
  List<Class<?>> library() {
    return library.stream().<Class<?>>map(this::named).toList();
  }

  /** The class of that binary name. */
  public Class<?> named(String name) {
    try {
      return Class.forName(name, false, this);
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException(name, e);
    }
  }

  /** Whether the class belongs to an application or its jars, and not to the JDK. */
  static boolean isApplication(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader != null && loader != ClassLoader.getPlatformClassLoader();
  }

  /** A concrete subclass without members, as another module may have one. */
  Class<?> unseenSubclass(Class<?> type) {
    return unseen.computeIfAbsent(type, this::defineSubclass);
  }

  private Class<?> defineSubclass(Class<?> type) {
    String name = type.getName() + "$$Unseen";
    var writer = new ClassWriter(0);
    String superName = type.getName().replace('.', '/');
    writer.visit(V17, ACC_SUPER, name.replace('.', '/'), null, superName, null);
    if (hasPlainConstructor(type)) {
      var constructor = writer.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
      constructor.visitVarInsn(ALOAD, 0);
      constructor.visitMethodInsn(INVOKESPECIAL, superName, "<init>", "()V", false);
      constructor.visitInsn(RETURN);
      constructor.visitMaxs(1, 1);
    }
    writer.visitEnd();
    byte[] bytes = writer.toByteArray();
    return defineClass(name, bytes, 0, bytes.length);
  }

  private static boolean hasPlainConstructor(Class<?> type) {
    return Arrays.stream(type.getDeclaredConstructors())
        .anyMatch(c -> c.getParameterCount() == 0 && !Modifier.isPrivate(c.getModifiers()));
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] file = files.get(name);
    if (file == null) {
      // Jars of the application. Only classes: through resources Hessian finds serializers, and
      // those of another release do not fit.
      return GraphLoader.class.getClassLoader().loadClass(name);
    }
    byte[] bytes = fitted.apply(file);
    return defineClass(name, bytes, 0, bytes.length);
  }

  /** Dubbo reads the class files of services, to write code that calls them. */
  @Override
  protected URL findResource(String name) {
    String type = name.endsWith(FILE) ? name.substring(0, name.length() - FILE.length()) : "";
    byte[] file = files.get(type.replace('/', '.'));
    try {
      return file == null ? null : new URL("memory", "", -1, name, new InMemory(file));
    } catch (MalformedURLException e) {
      throw new IllegalStateException(name, e);
    }
  }

  private static final class InMemory extends URLStreamHandler {
    private final byte[] content;

    InMemory(byte[] content) {
      this.content = content;
    }

    @Override
    protected URLConnection openConnection(URL url) {
      return new URLConnection(url) {
        @Override
        public void connect() {}

        @Override
        public InputStream getInputStream() {
          return new ByteArrayInputStream(content);
        }
      };
    }
  }
}
