package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import java.util.Optional;

/**
 * The arguments that {@code @Method(name = "subscribe", arguments = @Argument(index = 0, callback =
 * true))} keeps with the caller: Dubbo sends null for them and makes their interface a service of
 * its own.
 */
public record Callbacks(ImmutableSet<Callback> all) {

  /** No callbacks. */
  public static final Callbacks NONE = new Callbacks(ImmutableSet.of());

  /**
   * An argument that stays with the caller.
   *
   * @param index starting from zero; -1 if the type tells which it is
   * @param type the name of the parameter's class; empty if the index tells
   */
  record Callback(String method, int index, String type) {

    boolean covers(MethodSymbol called, VarSymbol parameter) {
      return called.name.contentEquals(method)
          && (called.params().indexOf(parameter) == index
              || parameter.type.tsym.flatName().contentEquals(type));
    }
  }

  static Callbacks in(AnnotationUse annotation) {
    ImmutableSet.Builder<Callback> callbacks = ImmutableSet.builder();
    for (Compound method : annotation.compounds("methods")) {
      for (Compound argument : AnnotationUse.compounds(method, "arguments")) {
        if (value(argument, "callback").equals(Optional.of(true))) {
          callbacks.add(
              new Callback(
                  value(method, "name").map(Object::toString).orElse(""),
                  index(argument),
                  value(argument, "type").map(Object::toString).orElse("")));
        }
      }
    }
    return new Callbacks(callbacks.build());
  }

  /**
   * The number of the argument. It is -1 if the attribute is missing or no number, as it may be in
   * another version of the annotation.
   */
  private static int index(Compound argument) {
    return value(argument, "index").orElse(-1) instanceof Integer index ? index : -1;
  }

  private static Optional<Object> value(Compound annotation, String attribute) {
    return AnnotationUse.value(annotation, attribute).map(Attribute::getValue);
  }

  /** Whether the argument stays with the caller. */
  public boolean cover(MethodSymbol method, VarSymbol parameter) {
    return all.stream().anyMatch(callback -> callback.covers(method, parameter));
  }

  Callbacks plus(Callbacks more) {
    return new Callbacks(ImmutableSet.<Callback>builder().addAll(all).addAll(more.all).build());
  }
}
