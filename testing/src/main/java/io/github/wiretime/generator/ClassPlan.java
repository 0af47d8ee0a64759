package io.github.wiretime.generator;

import io.github.wiretime.generator.GraphModel.ClassModel;
import io.github.wiretime.generator.GraphModel.Kind;
import io.github.wiretime.generator.GraphModel.Layout;
import io.github.wiretime.generator.GraphModel.Params;
import io.github.wiretime.generator.GraphModel.Replace;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a class of the model really becomes where it stands.
 *
 * @param bound the class that bounds its type variable
 */
record ClassPlan(
    int index,
    ClassModel model,
    boolean library,
    Kind kind,
    Layout layout,
    Params params,
    Optional<ClassPlan> parent,
    Optional<ClassPlan> contract,
    Optional<ClassPlan> bound) {

  String simpleName() {
    return "C" + index;
  }

  /** The class around it, for all layouts but those at the top. */
  String holder() {
    return "N" + index;
  }

  boolean isHeld() {
    return layout != Layout.TOP && layout != Layout.SHARED;
  }

  /** Whether other classes can name it. */
  boolean isNamed() {
    return layout != Layout.LOCAL && layout != Layout.ANONYMOUS;
  }

  /** Its name for other classes, without arguments. */
  String name() {
    return isHeld() ? holder() + "." + simpleName() : simpleName();
  }

  /** Its type variables, or those of its outer class. */
  List<String> variables() {
    return switch (params) {
      case NONE -> List.of();
      case TWO -> List.of("T", "U");
      default -> List.of("T");
    };
  }

  /** Whether its name alone is a whole type for other classes. */
  boolean isPlain() {
    return isNamed() && params == Params.NONE && layout != Layout.INNER;
  }

  /** Whether its header names its supertypes without type arguments, and none of them does. */
  boolean isRaw() {
    return model.variant() == 4 && supertypes().allMatch(p -> p.supertypes().findAny().isEmpty());
  }

  private Stream<ClassPlan> supertypes() {
    return Stream.concat(parent.stream(), contract.stream());
  }

  boolean isInterface() {
    return kind == Kind.INTERFACE
        || kind == Kind.COLLECTION_INTERFACE
        || kind == Kind.SEALED_INTERFACE;
  }

  boolean isSealed() {
    return kind == Kind.SEALED_INTERFACE || kind == Kind.SEALED_CLASS;
  }

  /** Whether the class or a superclass has the supertype. */
  boolean descendsFrom(ClassPlan other) {
    return equals(other)
        || parent.filter(p -> p.descendsFrom(other)).isPresent()
        || contract.filter(c -> c.descendsFrom(other)).isPresent();
  }

  /** Whether a method of that name is inherited, whatever its visibility. */
  boolean inheritsReplace() {
    return parent.filter(p -> p.hasReplace() || p.inheritsReplace()).isPresent();
  }

  boolean hasReplace() {
    return model.replace() != Replace.NONE
        && !isInterface()
        && kind != Kind.ENUM
        && !(hasSerializer()
            && (model.replace() == Replace.THIS || model.replace() == Replace.OTHER_OR_THIS))
        && !inheritsReplace();
  }

  /** Whether it has an own serializer; if it returned itself, fields would be written instead. */
  private boolean hasSerializer() {
    return kind == Kind.LIST
        || kind == Kind.MAP
        || kind == Kind.CALENDAR
        || parent.filter(ClassPlan::hasSerializer).isPresent();
  }
}
