package io.github.wiretime.generator;

import io.github.wiretime.generator.GraphModel.FieldModel;
import java.util.List;

/** Writes one field; two classes of a hierarchy use the same names, so that fields are shadowed. */
final class FieldRenderer {
  private static final List<String> MODIFIERS =
      List.of(
          "",
          "",
          "",
          "",
          "",
          "public ",
          "protected ",
          "private ",
          "final ",
          "private final ",
          "volatile ",
          "",
          "transient ",
          "private transient ",
          "static ",
          "private static ");

  private FieldRenderer() {}

  static boolean isStatic(FieldModel field) {
    return modifiers(field).contains("static");
  }

  static String render(FieldModel field, int index, TypeRenderer types) {
    // Type variables are not in scope where there is no instance.
    var scope = isStatic(field) ? new TypeRenderer(types.classes(), List.of()) : types;
    String modifiers = modifiers(field);
    return modifiers
        + scope.type(field.type())
        + (" f" + index)
        + (modifiers.contains("final") ? " = null;" : ";");
  }

  private static String modifiers(FieldModel field) {
    return MODIFIERS.get(field.modifier() % MODIFIERS.size());
  }
}
