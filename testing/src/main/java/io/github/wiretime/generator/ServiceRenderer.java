package io.github.wiretime.generator;

import io.github.wiretime.generator.GraphModel.Kind;
import io.github.wiretime.generator.GraphModel.MethodModel;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Writes the exported interface {@code Api} and the generic interfaces below it. */
record ServiceRenderer(GraphModel model, List<ClassPlan> classes) {

  String render() {
    var text = new StringBuilder("public interface Api");
    var plain = new TypeRenderer(classes, List.of());
    boolean generic = model.base() > 0;
    if (generic) {
      String argument = plain.type(model.baseArgument());
      text.append(model.base() == 1 ? " extends Base<" : " extends Middle<")
          .append(argument)
          .append(">");
    }
    text.append(" {").append(methods(false, generic, plain)).append("}\n");
    if (generic) {
      var scope = new TypeRenderer(classes, List.of("X"));
      text.append("interface Base<X> {").append(methods(true, true, scope)).append("}\n");
    }
    if (model.base() == 2) {
      text.append("interface Middle<Y> extends Base<List<Y>> {}\n");
    }
    return text.toString();
  }

  private String methods(boolean inherited, boolean generic, TypeRenderer types) {
    var text = new StringBuilder();
    for (int i = 0; i < model.methods().size(); i++) {
      MethodModel method = model.methods().get(i);
      if ((generic && method.inherited()) == inherited) {
        text.append("\n  ").append(method(method, "m" + i, types));
      }
    }
    return text.append("\n").toString();
  }

  private String method(MethodModel method, String name, TypeRenderer outer) {
    boolean ownVariable = method.carrier() == 3;
    TypeRenderer types = ownVariable ? new TypeRenderer(classes, List.of("M")) : outer;
    String returned = types.type(method.returned());
    var parameters = new ArrayList<String>();
    if (method.carrier() == 2) {
      parameters.add("StreamObserver<" + returned + "> sink");
    }
    IntStream.range(0, method.parameters().size())
        .mapToObj(i -> types.type(method.parameters().get(i)) + " p" + i)
        .forEach(parameters::add);
    return (ownVariable ? "<M extends Temporal> " : "")
        + result(method.carrier(), returned)
        + (" " + name + "(" + String.join(", ", parameters) + ")")
        + thrown(method.thrown())
        + ";";
  }

  private static String result(int carrier, String returned) {
    return switch (carrier) {
      case 1 -> "CompletableFuture<" + returned + ">";
      case 2 -> "void";
      default -> returned;
    };
  }

  private String thrown(int choice) {
    List<ClassPlan> exceptions = classes.stream().filter(c -> c.kind() == Kind.EXCEPTION).toList();
    return choice == 0
        ? ""
        : GraphPlan.choose(exceptions, choice).map(c -> " throws " + c.name()).orElse("");
  }
}
