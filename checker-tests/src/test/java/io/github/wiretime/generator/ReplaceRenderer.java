package io.github.wiretime.generator;

import io.github.wiretime.generator.GraphModel.Kind;
import io.github.wiretime.generator.GraphModel.Layout;
import io.github.wiretime.generator.GraphModel.Replace;
import java.util.List;

/**
 * Writes a {@code writeReplace} method.
 *
 * <p>What it puts in the place of the object is returned from a field, which the judge fills. A
 * class file shows only the declared type, which has to say then what the method's text does.
 */
record ReplaceRenderer(GraphPlan plan, ClassPlan type, TypeRenderer types) {
  private static final List<String> VISIBILITY = List.of("private ", "", "protected ", "public ");

  String render() {
    if (!type.hasReplace()) {
      return "";
    }
    Replace replace = type.model().replace();
    if (replace == Replace.THIS) {
      return itself();
    }
    if (replace == Replace.TEXT || type.kind() == Kind.RECORD) {
      return method(type.library() ? "String" : "Object", "\"text\"");
    }
    String other = types.type(type.model().clause().get(2));
    if (type.library() && other.equals("Object")) {
      return method("String", "\"text\"");
    }
    String field = "\n  transient " + other + " replacement;";
    return replace == Replace.OTHER || type.library()
        ? field + other(other)
        : field + method("Object", "replacement == null ? this : replacement");
  }

  private String other(String other) {
    return type.library() ? method(other, "replacement") : inOtherWords(other, "replacement");
  }

  /** In a class file only where no subclass can be what the declared type promises besides. */
  private String itself() {
    if (type.layout() == Layout.ANONYMOUS) {
      return inOtherWords("Object", "this");
    }
    String variables =
        ClassRenderer.hasOwnVariables(type) ? "<" + String.join(", ", type.variables()) + ">" : "";
    String own = type.simpleName() + variables;
    if (!type.library()) {
      return inOtherWords(own, "this");
    }
    return plan.children(type).isEmpty() ? method(own, "this") : "";
  }

  private String inOtherWords(String declared, String value) {
    return switch (type.model().variant() / 2) {
      case 0 -> method("Object", "(Object) (" + value + ")");
      case 1 ->
          method("Object", "other()") + "\n  private Object other() { return " + value + "; }";
      case 2 ->
          "\n  " + visibility() + "Object writeReplace() { Object x = " + value + "; return x; }";
      default -> method(declared, value);
    };
  }

  private String method(String declared, String value) {
    return "\n  " + visibility() + declared + " writeReplace() { return " + value + "; }";
  }

  private String visibility() {
    return VISIBILITY.get(type.model().variant() % VISIBILITY.size());
  }
}
