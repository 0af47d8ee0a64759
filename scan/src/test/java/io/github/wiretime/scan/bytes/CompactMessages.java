package io.github.wiretime.scan.bytes;

import io.github.wiretime.twins.Serializer;
import java.lang.reflect.Method;
import java.nio.file.Path;

/**
 * Runs in a JVM of its own, as hessian-lite 4.0.4 looks for serializers on the class path of the
 * JVM: prints the bytes of a result of {@code app.ShapeService} without compact mode and with it.
 */
final class CompactMessages {

  private CompactMessages() {}

  /** Takes the folder of classes and the number of elements. */
  public static void main(String[] arguments) throws Exception {
    Path classes = Path.of(arguments[0]);
    int elements = Integer.parseInt(arguments[1]);
    System.out.println(written(Serializer.LITE_4_0_4, classes, elements));
    System.out.println(written(Serializer.LITE_4_0_4_COMPACT, classes, elements));
  }

  private static int written(Serializer serializer, Path classes, int elements) throws Exception {
    ClassLoader loader = serializer.with(classes);
    Method method = loader.loadClass("app.ShapeService").getMethods()[0];
    return serializer.write(new Filled(elements).of(method.getGenericReturnType()), loader).length;
  }
}
