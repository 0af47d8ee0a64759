package io.github.wiretime.scan.fix;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/**
 * The code of {@code readResolve()} and {@code writeReplace()}, line by line, indented by one unit
 * a level and without the level of the members.
 *
 * @param type the class as a cast names it: {@code OrderDto}, {@code Page<?>}
 * @param local a name that no field has
 * @param isPrivate whether no subclass inherits it
 * @param callsSuper whether a superclass has one
 * @param mayThrow whether {@code writeReplace()} may throw what {@code clone()} does, as no method
 *     that it overrides forbids it
 */
record SerializationMethod(
    String type,
    String local,
    boolean isPrivate,
    boolean callsSuper,
    boolean mayThrow,
    ImmutableList<TwinnedField> fields) {

  private static final String LEVEL = "\t";

  /** The method of a step. */
  ImmutableList<String> lines(Step step, String unit) {
    List<String> lines = step == Step.READ ? readResolve() : writeReplace();
    return lines.stream()
        .map(
            line -> {
              int level = line.length() - line.replace(LEVEL, "").length();
              return unit.repeat(level) + line.substring(level);
            })
        .collect(ImmutableList.toImmutableList());
  }

  private String head(String name, String exception) {
    return (isPrivate ? "private" : "protected") + " Object " + name + "()" + exception + " {";
  }

  private List<String> readResolve() {
    List<String> lines = new ArrayList<>();
    lines.add("/** Called by Hessian: fills " + names() + " from the twins, if they arrived. */");
    if (callsSuper) {
      lines.add("@Override");
    }
    lines.add(head(Step.READ.hook(), ""));
    if (callsSuper) {
      lines.add("\tsuper.readResolve();");
    }
    for (TwinnedField field : fields) {
      lines.add("\tif (" + field.firstTwin() + " != null) {");
      lines.add("\t\t" + field.name() + " = " + field.value() + ";");
      field.twinNames().forEach(twin -> lines.add("\t\t" + twin + " = null;"));
      lines.add("\t}");
    }
    lines.add("\treturn this;");
    lines.add("}");
    return lines;
  }

  private List<String> writeReplace() {
    List<String> lines = new ArrayList<>();
    lines.add("/** Called by Hessian: returns a copy with the twins of " + names() + " filled. */");
    if (callsSuper) {
      lines.add("@Override");
    }
    lines.add(head(Step.SEND.hook(), mayThrow ? " throws CloneNotSupportedException" : ""));
    if (callsSuper) {
      lines.add("\t" + type + " " + local + " = (" + type + ") super.writeReplace();");
    }
    // Hessian asks the copy again, so that without this line it would never end.
    lines.add(
        "\tif ("
            + fields.stream().map(each -> each.name() + " == null").collect(joining(" && "))
            + ") {");
    lines.add("\t\treturn " + (callsSuper ? local : "this") + ";");
    lines.add("\t}");
    lines.addAll(copy());
    for (TwinnedField field : fields) {
      lines.addAll(filled(field));
    }
    lines.add("\treturn " + local + ";");
    lines.add("}");
    return lines;
  }

  private List<String> copy() {
    String made = local + " = (" + type + ") super.clone();";
    if (mayThrow && !callsSuper) {
      return List.of("\t" + type + " " + made);
    }
    if (mayThrow) {
      return List.of("\tif (" + local + " == this) {", "\t\t" + made, "\t}");
    }
    return List.of(
        "\tif (" + local + " == this) {",
        "\t\ttry {",
        "\t\t\t" + made,
        "\t\t} catch (CloneNotSupportedException impossible) {",
        "\t\t\tthrow new AssertionError(impossible);",
        "\t\t}",
        "\t}");
  }

  /** The copy's own values, which no other thread changes. */
  private List<String> filled(TwinnedField field) {
    List<String> lines = new ArrayList<>();
    String value = local + "." + field.name();
    lines.add("\tif (" + value + " != null) {");
    for (int i = 0; i < field.twinNames().size(); i++) {
      lines.add(
          "\t\t"
              + local
              + "."
              + field.twinNames().get(i)
              + " = "
              + value
              + "."
              + field.twins().twins().get(i).read()
              + ";");
    }
    lines.add("\t\t" + value + " = null;");
    lines.add("\t}");
    return lines;
  }

  private String names() {
    return fields.stream().map(TwinnedField::name).collect(joining(", "));
  }
}
