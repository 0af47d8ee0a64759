package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which of Hessian's serializers writes the objects of a class: that of the first of these types
 * which is a supertype, as {@code SerializerFactory#loadSerializer} of hessian-lite 3.2.13 and
 * 4.0.x asks for them.
 */
final class HessianSerializers {

  /** What a serializer writes of an object. */
  enum Form {
    /** Element by element, whatever fields a subclass adds. */
    ELEMENTS,
    FIELDS,
    /** A value of its own, whatever the fields. */
    VALUE
  }

  private static final ImmutableMap<String, Form> FORMS =
      ImmutableMap.<String, Form>builder()
          .put("java.util.Map", Form.ELEMENTS)
          .put("java.util.Collection", Form.ELEMENTS)
          .put("java.lang.Throwable", Form.FIELDS)
          .put("java.io.InputStream", Form.VALUE)
          .put("java.util.Iterator", Form.ELEMENTS)
          .put("java.util.Calendar", Form.VALUE)
          .put("java.util.Enumeration", Form.ELEMENTS)
          .put("java.lang.Enum", Form.VALUE)
          .put("java.lang.annotation.Annotation", Form.VALUE)
          .put("java.util.BitSet", Form.VALUE)
          .buildOrThrow();

  private final Map<ClassSymbol, String> names = new HashMap<>();

  /** What is written of objects of a class with these supertypes. */
  Form formOf(Set<ClassSymbol> supertypes) {
    return decisive(supertypes).map(type -> FORMS.get(nameOf(type))).orElse(Form.FIELDS);
  }

  /** The one of these supertypes whose elements are written, if elements are. */
  Optional<ClassSymbol> container(Set<ClassSymbol> supertypes) {
    return decisive(supertypes).filter(type -> FORMS.get(nameOf(type)) == Form.ELEMENTS);
  }

  private Optional<ClassSymbol> decisive(Set<ClassSymbol> supertypes) {
    return supertypes.stream()
        .filter(type -> FORMS.containsKey(nameOf(type)))
        .min(Comparator.comparing(type -> FORMS.keySet().asList().indexOf(nameOf(type))));
  }

  /** The first of the types that has one of the names. */
  Optional<ClassSymbol> first(Set<ClassSymbol> types, ImmutableSet<String> among) {
    return types.stream().filter(type -> among.contains(nameOf(type))).findFirst();
  }

  /** Asked for again and again, and javac makes a new string each time. */
  String nameOf(ClassSymbol type) {
    return names.computeIfAbsent(type, Names::of);
  }
}
