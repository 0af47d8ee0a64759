package io.github.wiretime.measurements.generated;

/** The text of one data class, as an IDE would write it: fields, getters, setters. */
final class Dto {

  private final Group group;
  private final String name;
  private final StringBuilder fields = new StringBuilder();
  private final StringBuilder methods = new StringBuilder();
  private String header;

  Dto(Group group, String name) {
    this.group = group;
    this.name = name;
    this.header = "class " + name + " implements java.io.Serializable";
  }

  /** Replaces what stands behind {@code public}; {@code $} is the name. */
  Dto declaredAs(String declaration) {
    header = declaration.replace("$", name);
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

  /** A field that Hessian writes at a cost. */
  Dto costly(String type) {
    group.costly().add(name + ".at");
    return field(type, "at");
  }

  /** Anything else in the class's body. */
  Dto text(String text) {
    methods.append(text);
    return this;
  }

  void add() {
    group.add(
        name,
        "package %s;\n\npublic %s {\n%s%s}\n"
            .formatted(group.packageName(), header, fields, methods));
  }
}
