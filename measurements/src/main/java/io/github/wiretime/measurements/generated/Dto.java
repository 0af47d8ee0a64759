package io.github.wiretime.measurements.generated;

import io.github.wiretime.measurements.compile.SourceText;

/** The text of one data class, as an IDE would write it: fields, getters, setters. */
final class Dto {

  private final String packageName;
  private final String name;
  private final StringBuilder fields = new StringBuilder();
  private final StringBuilder methods = new StringBuilder();
  private String header;

  Dto(String packageName, String name) {
    this.packageName = packageName;
    this.name = name;
    this.header = "public class " + name + " implements java.io.Serializable";
  }

  /** Replaces the line that declares the class. */
  Dto declaredAs(String declaration) {
    header = declaration;
    return this;
  }

  /** A field with a getter and a setter. */
  Dto field(String type, String field) {
    String capitalized = Character.toUpperCase(field.charAt(0)) + field.substring(1);
    fields.append("  private ").append(type).append(' ').append(field).append(";\n");
    methods.append(
        """

          public %1$s get%2$s() {
            return %3$s;
          }

          public void set%2$s(%1$s %3$s) {
            this.%3$s = %3$s;
          }
        """
            .formatted(type, capitalized, field));
    return this;
  }

  /** Anything else in the class's body. */
  Dto text(String text) {
    methods.append(text);
    return this;
  }

  SourceText source() {
    return new SourceText(
        packageName.replace('.', '/') + "/" + name + ".java",
        "package " + packageName + ";\n\n" + header + " {\n" + fields + methods + "}\n");
  }
}
