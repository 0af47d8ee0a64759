package io.github.wiretime.generator;

import io.github.wiretime.generator.GraphModel.Kind;
import io.github.wiretime.generator.GraphModel.Layout;
import io.github.wiretime.generator.GraphModel.Replace;
import io.github.wiretime.generator.GraphModel.TypeModel;
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
    String other = replacement();
    String field = "\n  transient " + other + " replacement;";
    return replace == Replace.OTHER || type.library()
        ? field + method(type.library() ? other : "Object", "replacement")
        : field + method("Object", "replacement == null ? this : replacement");
  }

  /** Not of a type that the object or one of a subclass has itself. */
  private String replacement() {
    TypeModel asked = type.model().clause().get(2);
    String other = types.type(asked);
    boolean saysNothing =
        asked instanceof TypeModel.Cheap || asked instanceof TypeModel.Var || isOwn(other);
    return saysNothing ? "LocalDate" : other;
  }

  private boolean isOwn(String other) {
    return types.classes().stream()
        .filter(
            named ->
                plan.classes().stream()
                    .anyMatch(c -> c.descendsFrom(type) && c.descendsFrom(named)))
        .anyMatch(
            own -> other.matches(own.holder() + "(<.*>)?\\..*|" + own.simpleName() + "(<.*)?"));
  }

  /** In a class file only where no subclass can be what the declared type promises besides. */
  private String itself() {
    String variables =
        ClassRenderer.hasOwnVariables(type) ? "<" + String.join(", ", type.variables()) + ">" : "";
    String own = type.simpleName() + variables;
    if (!type.library()) {
      boolean hasName = type.layout() != Layout.ANONYMOUS && type.model().variant() % 2 == 0;
      return hasName ? method(own, "this") : method("Object", "(Object) (this)");
    }
    return plan.children(type).isEmpty() && type.layout() != Layout.ANONYMOUS
        ? method(own, "this")
        : "";
  }

  private String method(String declared, String value) {
    return "\n  " + visibility() + declared + " writeReplace() { return " + value + "; }";
  }

  private String visibility() {
    return VISIBILITY.get(type.model().variant() % VISIBILITY.size());
  }
}
