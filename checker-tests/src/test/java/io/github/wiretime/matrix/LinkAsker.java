package io.github.wiretime.matrix;

import java.io.IOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

/** Prints which of the links in a file lead nowhere. It runs on other JDKs, with nothing else. */
final class LinkAsker {

  private LinkAsker() {}

  public static void main(String[] arguments) throws IOException {
    Files.readAllLines(Path.of(arguments[0])).stream()
        .filter(link -> !leadsSomewhere(link.split("\t")))
        .forEach(System.out::println);
  }

  private static boolean leadsSomewhere(String[] link) {
    try {
      Class<?> owner =
          Class.forName(link[0], /* initialize= */ false, LinkAsker.class.getClassLoader());
      return link.length == 1 || has(owner, link[1] + link[2]);
    } catch (ClassNotFoundException | LinkageError missing) {
      return false;
    }
  }

  /** Looks where the JVM looks: in the class, then in everything above it. */
  private static boolean has(Class<?> type, String member) {
    return members(type).anyMatch(member::equals)
        || Stream.concat(
                Stream.ofNullable(type.isInterface() ? Object.class : type.getSuperclass()),
                Arrays.stream(type.getInterfaces()))
            .anyMatch(above -> has(above, member));
  }

  /** What the check can see of it: names with descriptors. */
  private static Stream<String> members(Class<?> type) {
    return Stream.of(
            Arrays.stream(type.getDeclaredFields()),
            Arrays.stream(type.getDeclaredMethods()),
            Arrays.stream(type.getDeclaredConstructors()))
        .flatMap(members -> members)
        .filter(member -> (member.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0)
        .map(LinkAsker::describe);
  }

  private static String describe(Object member) {
    if (member instanceof Field field) {
      return field.getName() + field.getType().descriptorString();
    }
    if (member instanceof Method method) {
      return method.getName() + descriptor(method.getReturnType(), method.getParameterTypes());
    }
    return "<init>" + descriptor(void.class, ((Constructor<?>) member).getParameterTypes());
  }

  private static String descriptor(Class<?> result, Class<?>[] parameters) {
    return MethodType.methodType(result, parameters).toMethodDescriptorString();
  }
}
