package io.github.wiretime.generator;

import io.github.wiretime.generator.GraphModel.Kind;
import io.github.wiretime.generator.GraphModel.Layout;
import io.github.wiretime.generator.GraphModel.Replace;
import java.util.List;

/**
 * Writes a {@code writeReplace} method.
 *
 * <p>A declared class is returned from a field, which the judge fills; a method declared to return
 * {@code Object} returns text, since what it might return is in no declaration.
 */
record ReplaceRenderer(GraphPlan plan, ClassPlan type) {
  private static final List<String> VISIBILITY = List.of("private ", "", "protected ", "public ");

  String render() {
    if (!type.hasReplace()) {
      return "";
    }
    String visibility = VISIBILITY.get(type.model().variant() % VISIBILITY.size());
    if (type.model().replace() == Replace.OTHER && type.kind() != Kind.RECORD) {
      return other(visibility);
    }
    if (type.model().replace() == Replace.THIS) {
      return itself(visibility);
    }
    return "\n  " + visibility + "Object writeReplace() { return \"text\"; }";
  }

  private String other(String visibility) {
    List<ClassPlan> plain =
        plan.named(type.library()).stream()
            .filter(ClassPlan::isPlain)
            // A class file does not say whether the object is returned itself.
            .filter(c -> !type.library() || !c.equals(type))
            .toList();
    return GraphPlan.choose(plain, type.model().parent() + type.model().variant())
        .map(
            c ->
                ("\n  transient " + c.name() + " replacement;")
                    + ("\n  " + visibility + c.name())
                    + " writeReplace() { return replacement; }")
        .orElse("");
  }

  /** Only where no subclass can be what the declared type promises besides. */
  private String itself(String visibility) {
    if (!plan.children(type).isEmpty() || type.layout() == Layout.ANONYMOUS) {
      return "";
    }
    String variables =
        ClassRenderer.hasOwnVariables(type) ? "<" + String.join(", ", type.variables()) + ">" : "";
    return "\n  " + visibility + type.simpleName() + variables + " writeReplace() { return this; }";
  }
}
