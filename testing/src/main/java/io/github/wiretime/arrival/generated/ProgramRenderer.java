package io.github.wiretime.arrival.generated;

import io.github.wiretime.arrival.generated.ProgramModel.ClassModel;
import io.github.wiretime.arrival.generated.ProgramModel.FieldModel;
import io.github.wiretime.arrival.generated.ProgramModel.Kind;
import io.github.wiretime.oracle.Compilation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes a program as Java: each class in a file of its own, because Hessian needs public ones. */
final class ProgramRenderer {
  private static final String IMPORTS =
      """
      import com.google.common.collect.*;
      import java.io.*;
      import java.util.*;
      """;

  private final ProgramModel model;
  private final String packageName;
  private final Map<String, String> files = new TreeMap<>();

  private ProgramRenderer(ProgramModel model, String packageName) {
    this.model = model;
    this.packageName = packageName;
  }

  /** The program in a package of that name; its service is {@code Api}. */
  static Compilation render(ProgramModel model, String packageName) {
    return new ProgramRenderer(model, packageName).render();
  }

  private Compilation render() {
    add("Kind", "enum Kind { A, B }");
    add("Bodies", "enum Bodies { A, B { } }");
    add("Result", "class Result<T> implements Serializable { T data; List<T> all; }");
    var methods = new ArrayList<String>();
    for (int i = 0; i < model.classes().size(); i++) {
      methods.add(type(i) + " m" + i + "();");
      add("C" + i, type(model.classes().get(i), i));
    }
    add("Api", "interface Api { " + String.join(" ", methods) + " }");
    return new Compilation(packageName + ".Api", Map.of(), files);
  }

  private void add(String name, String text) {
    files.put(
        packageName.replace('.', '/') + "/" + name + ".java",
        "package " + packageName + ";\n" + IMPORTS + "public " + text + "\n");
  }

  private String type(ClassModel type, int index) {
    List<String> fields =
        IntStream.range(0, type.fields().size())
            .mapToObj(i -> field(type, index, i))
            .collect(Collectors.toList());
    String name = "C" + index;
    if (type.kind() == Kind.RECORD) {
      return "record " + name + "(" + String.join(", ", fields) + ") implements Serializable { }";
    }
    if (type.kind() == Kind.GENERIC) {
      fields.add("T own");
    }
    String constructor =
        type.kind() == Kind.LIST_NOBODY_CAN_MAKE ? " private " + name + "() { }" : "";
    return head(type, index)
        + fields.stream()
            .map(field -> "  " + field + ";\n")
            .collect(Collectors.joining("", " {\n", ""))
        + constructor
        + "}";
  }

  private String head(ClassModel type, int index) {
    String name = "class C" + index;
    return switch (type.kind()) {
      case SUBCLASS -> name + parent(type, index);
      case MAP -> name + " extends HashMap<String, Integer>";
      case LIST, LIST_NOBODY_CAN_MAKE -> name + " extends ArrayList<String>";
      case NOT_SERIALIZABLE -> name;
      case DATE -> name + " extends Date";
      case GENERIC -> name + "<T> implements Serializable";
      default -> name + " implements Serializable";
    };
  }

  /** One of the classes before it, so that none extends itself. */
  private String parent(ClassModel type, int index) {
    int parent = index == 0 ? -1 : type.parent() % index;
    boolean isOpen =
        parent >= 0
            && switch (model.classes().get(parent).kind()) {
              case PLAIN, SUBCLASS, NOT_SERIALIZABLE -> true;
              default -> false;
            };
    return isOpen ? " extends C" + parent + " implements Serializable" : " implements Serializable";
  }

  private String field(ClassModel type, int index, int number) {
    FieldModel field = type.fields().get(number);
    String template = FieldTemplates.ALL.get(field.template());
    boolean isComponent = type.kind() == Kind.RECORD;
    if (isComponent && (template.startsWith("transient") || template.startsWith("static"))) {
      template = FieldTemplates.ALL.get(0);
    }
    String name = "f" + number + (field.isNamedAsOthers() && !isComponent ? "" : "of" + index);
    int reference = field.reference() % model.classes().size();
    return template.replace("TYPE", type(reference)).replace("NAME", name);
  }

  private String type(int index) {
    return "C" + index + (model.classes().get(index).kind() == Kind.GENERIC ? "<Short>" : "");
  }
}
