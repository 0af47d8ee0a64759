package io.github.wiretime.arrival.generated;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What members of generated programs declare. */
record MemberTypes(ClassLoader classes) {

  /** The name of a class, which has a package; primitive types and type variables have none. */
  private static final Pattern NAME = Pattern.compile("\\w+(\\.\\w+)+");

  /** The type of a member such as {@code com.acme.C0#f1}, as Java writes it. */
  String of(String member) {
    Class<?> owner = owner(member);
    String name = name(member);
    return Stream.concat(
            Arrays.stream(owner.getDeclaredFields())
                .filter(field -> field.getName().equals(name))
                .map(MemberTypes::text),
            Arrays.stream(owner.getDeclaredMethods())
                .filter(method -> name.equals(method.getName() + "()"))
                .map(Method::getGenericReturnType)
                .map(Type::getTypeName))
        .findFirst()
        .orElse(name);
  }

  private static String text(Field field) {
    String type = field.getGenericType().getTypeName();
    return Modifier.isTransient(field.getModifiers()) ? "transient " + type : type;
  }

  /** Whether a member's type has a class in it. */
  boolean names(String member, String type) {
    return Pattern.compile(Pattern.quote(type) + "\\b").matcher(of(member)).find();
  }

  /** Whether a member's type has a class in it, or a subclass of that. */
  boolean namesOneOf(String member, String type) {
    Class<?> wanted = named(type);
    return NAME.matcher(of(member))
        .results()
        .map(name -> named(name.group()))
        .anyMatch(wanted::isAssignableFrom);
  }

  private Class<?> owner(String member) {
    return named(member.substring(0, member.indexOf('#')));
  }

  private Class<?> named(String name) {
    try {
      return Class.forName(name, false, classes);
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException(name, e);
    }
  }

  private static String name(String member) {
    return member.substring(member.indexOf('#') + 1);
  }
}
