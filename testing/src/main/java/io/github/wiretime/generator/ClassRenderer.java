package io.github.wiretime.generator;

import io.github.wiretime.generator.GraphModel.FieldModel;
import io.github.wiretime.generator.GraphModel.Kind;
import io.github.wiretime.generator.GraphModel.Layout;
import io.github.wiretime.generator.GraphModel.Params;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes one class. */
final class ClassRenderer {
  private final GraphPlan plan;
  private final ClassPlan type;
  private final TypeRenderer types;
  private final List<ClassPlan> children;

  ClassRenderer(GraphPlan plan, ClassPlan type) {
    this.plan = plan;
    this.type = type;
    types = new TypeRenderer(plan.named(type.library()), type.variables());
    children = plan.children(type);
  }

  /** The class, and the class around it if there is one. */
  String render() {
    return switch (type.layout()) {
      case TOP -> "public " + declaration();
      case SHARED -> declaration();
      case NESTED -> held("static " + declaration());
      case INNER -> held(declaration());
      case LOCAL ->
          held(maker() + "{ " + declaration() + " return new " + type.simpleName() + "(); }");
      case ANONYMOUS -> held(maker() + "{ return new " + supertype() + "() {" + body() + "}; }");
    };
  }

  private String held(String member) {
    String variables = type.layout() == Layout.INNER ? variables() : "";
    // Only an inner class shares its type variable with the class around it.
    var scope = variables.isEmpty() ? new TypeRenderer(types.classes(), List.of()) : types;
    String outer = scope.type(type.model().clause().get(3));
    return ("public class " + type.holder() + variables + " implements Serializable {\n  ")
        + (outer + " outer;\n  ")
        + member.replace("\n", "\n  ")
        + "\n}\n";
  }

  private String maker() {
    return type.model().variant() % 2 == 0 ? "Object make() " : "static Object make() ";
  }

  private String declaration() {
    return switch (type.kind()) {
      case RECORD ->
          "record " + named() + "(" + components() + ")" + supertypes() + " {" + body() + "}\n";
      case ENUM -> "enum " + named() + supertypes() + " { " + constants() + body() + "}\n";
      default -> modifiers() + named() + supertypes() + permits() + " {" + body() + "}\n";
    };
  }

  private String modifiers() {
    boolean underSealed =
        type.parent().filter(ClassPlan::isSealed).isPresent()
            || type.contract().filter(ClassPlan::isSealed).isPresent();
    boolean sealed = type.isSealed() && !children.isEmpty();
    boolean closed =
        type.kind() == Kind.CLASS && children.isEmpty() && type.model().variant() % 3 == 0;
    String seal = sealed ? "sealed " : closed ? "final " : underSealed ? "non-sealed " : "";
    return switch (type.kind()) {
      case INTERFACE, COLLECTION_INTERFACE, SEALED_INTERFACE -> seal + "interface ";
      case ABSTRACT, SEALED_CLASS -> seal + "abstract class ";
      default -> seal + "class ";
    };
  }

  private String named() {
    return type.simpleName() + (type.layout() == Layout.INNER ? "" : variables());
  }

  private String variables() {
    return switch (type.params()) {
      case NONE -> "";
      case ONE -> "<T>";
      case TWO -> "<T, U>";
      case TEMPORAL_BOUND -> "<T extends Temporal>";
      case CLASS_BOUND -> "<T extends " + type.bound().orElseThrow().name() + ">";
      case RECURSIVE -> "<T extends " + type.name() + "<T>>";
    };
  }

  private String supertypes() {
    var contracts = new ArrayList<String>();
    type.contract().map(this::supertype).ifPresent(contracts::add);
    if (type.isInterface()) {
      if (type.kind() == Kind.COLLECTION_INTERFACE) {
        contracts.add("List<" + clause(0) + ">");
      }
      return contracts.isEmpty() ? "" : " extends " + String.join(", ", contracts);
    }
    if (isExternalizable()) {
      contracts.add("Externalizable");
    } else if (type.model().serializable() && type.kind() != Kind.EXCEPTION) {
      contracts.add("Serializable");
    }
    return superclass()
        + (contracts.isEmpty() ? "" : " implements " + String.join(", ", contracts));
  }

  private String superclass() {
    if (type.parent().isPresent()) {
      return " extends " + supertype(type.parent().get());
    }
    return switch (type.kind()) {
      case EXCEPTION ->
          type.model().variant() % 2 == 0 ? " extends Exception" : " extends RuntimeException";
      case LIST ->
          (type.model().variant() % 4 < 2 ? " extends ArrayList" : " extends LinkedHashSet")
              + (type.isRaw() ? "" : "<" + clause(0) + ">");
      case MAP ->
          " extends HashMap" + (type.isRaw() ? "" : "<" + clause(0) + ", " + clause(1) + ">");
      case CALENDAR -> " extends GregorianCalendar";
      default -> "";
    };
  }

  private String supertype() {
    return supertype(type.parent().or(type::contract).orElseThrow());
  }

  private String supertype(ClassPlan parent) {
    if (type.isRaw()) {
      return parent.name();
    }
    return types.supertype(parent, type.model().clause(), type.name(), type.params());
  }

  private String clause(int index) {
    return types.headerArgument(type.model().clause().get(index));
  }

  private String permits() {
    if (!type.isSealed() || children.isEmpty()) {
      return "";
    }
    return children.stream()
        .map(ClassPlan::name)
        .collect(Collectors.joining(", ", " permits ", ""));
  }

  private boolean isExternalizable() {
    return type.kind() == Kind.CLASS && type.model().variant() == 5;
  }

  private String constants() {
    return type.model().variant() % 2 == 0
        ? "ONE, TWO;"
        : "ONE { " + types.type(type.model().clause().get(2)) + " inside; }, TWO;";
  }

  private String components() {
    var components = new ArrayList<String>();
    List<FieldModel> fields = type.model().fields();
    for (int i = 0; i < fields.size(); i++) {
      if (!FieldRenderer.isStatic(fields.get(i))) {
        components.add(types.type(fields.get(i).type()) + " f" + i);
      }
    }
    return String.join(", ", components);
  }

  private String body() {
    if (type.isInterface()) {
      return "";
    }
    var body = new StringBuilder();
    List<FieldModel> fields = type.model().fields();
    for (int i = 0; i < fields.size(); i++) {
      FieldModel field = fields.get(i);
      if (type.kind() != Kind.RECORD || FieldRenderer.isStatic(field)) {
        body.append("\n  ").append(FieldRenderer.render(field, i, types));
      }
    }
    if (isExternalizable()) {
      body.append("\n  public void writeExternal(ObjectOutput out) {}");
      body.append("\n  public void readExternal(ObjectInput in) {}");
    }
    body.append(new ReplaceRenderer(plan, type, types).render());
    return body.isEmpty() ? "" : body + "\n";
  }

  /** Whether type arguments are written behind the simple name. */
  static boolean hasOwnVariables(ClassPlan type) {
    return type.params() != Params.NONE && type.layout() != Layout.INNER;
  }
}
