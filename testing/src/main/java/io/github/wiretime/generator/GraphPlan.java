package io.github.wiretime.generator;

import io.github.wiretime.generator.GraphModel.ClassModel;
import io.github.wiretime.generator.GraphModel.Kind;
import io.github.wiretime.generator.GraphModel.Layout;
import io.github.wiretime.generator.GraphModel.Params;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Chooses, for each number of the model, among what Java allows in its place. */
final class GraphPlan {
  private static final Set<Kind> EXTENSIBLE =
      EnumSet.of(Kind.CLASS, Kind.ABSTRACT, Kind.SEALED_CLASS, Kind.LIST, Kind.MAP, Kind.CALENDAR);

  private final List<ClassPlan> classes = new ArrayList<>();
  private final int library;

  GraphPlan(GraphModel model) {
    library = libraryClasses(model);
    for (ClassModel next : model.classes()) {
      classes.add(plan(next));
    }
  }

  /** Whether the service is a class file too, and with it all classes. */
  static boolean isLibraryService(GraphModel model) {
    return model.library() > 9;
  }

  private static int libraryClasses(GraphModel model) {
    int classes = model.classes().size();
    // Half of all graphs are source only.
    return isLibraryService(model) ? classes : Math.max(0, model.library() - 5) * classes / 5;
  }

  List<ClassPlan> classes() {
    return List.copyOf(classes);
  }

  /** The classes that a file can name. */
  List<ClassPlan> named(boolean fromLibrary) {
    return classes.stream()
        .filter(ClassPlan::isNamed)
        .filter(c -> c.library() || !fromLibrary)
        .toList();
  }

  /** The direct subtypes of a class. */
  List<ClassPlan> children(ClassPlan plan) {
    return classes.stream()
        .filter(
            c ->
                c.parent().filter(plan::equals).isPresent()
                    || c.contract().filter(plan::equals).isPresent())
        .toList();
  }

  /** One of the choices, if there is any. */
  static <T> Optional<T> choose(List<T> choices, int number) {
    return choices.isEmpty() ? Optional.empty() : Optional.of(choices.get(number % choices.size()));
  }

  private ClassPlan plan(ClassModel model) {
    int index = classes.size();
    boolean isLibrary = index < library;
    Layout layout = layout(model);
    Optional<ClassPlan> parent = parent(model, layout, isLibrary);
    Optional<ClassPlan> contract = contract(model, layout, isLibrary, parent);
    if (layout == Layout.ANONYMOUS) {
      // An anonymous class has exactly one supertype.
      contract = parent.isPresent() ? Optional.empty() : contract;
      layout = parent.isPresent() || contract.isPresent() ? layout : Layout.LOCAL;
    }
    Optional<ClassPlan> bound = choose(before(ClassPlan::isPlain), model.variant());
    boolean isBelowGeneric =
        Stream.concat(parent.stream(), contract.stream()).anyMatch(p -> p.params() != Params.NONE);
    return new ClassPlan(
        index,
        model,
        isLibrary,
        model.kind(),
        layout,
        params(model, layout, bound, isBelowGeneric),
        parent,
        contract,
        bound);
  }

  private static Layout layout(ClassModel model) {
    boolean plain = model.kind() == Kind.CLASS;
    return switch (model.layout()) {
      case INNER -> plain ? Layout.INNER : Layout.NESTED;
      case LOCAL, ANONYMOUS -> plain ? model.layout() : Layout.TOP;
      default -> model.layout();
    };
  }

  private static Params params(
      ClassModel model, Layout layout, Optional<ClassPlan> bound, boolean isBelowGeneric) {
    // Which subclasses the bound of their own parameter rules out is beyond the check.
    boolean isBounded = model.params() != Params.NONE && model.params() != Params.TWO;
    Params asked = isBounded && isBelowGeneric ? Params.ONE : model.params();
    if (asked == Params.NONE || layout == Layout.LOCAL || layout == Layout.ANONYMOUS) {
      return Params.NONE;
    }
    return switch (model.kind()) {
      case ENUM, EXCEPTION -> Params.NONE;
      case LIST, CALENDAR, COLLECTION_INTERFACE, INTERFACE, SEALED_INTERFACE, SEALED_CLASS ->
          Params.ONE;
      case MAP -> asked == Params.TWO ? Params.TWO : Params.ONE;
      case RECORD -> asked == Params.RECURSIVE || asked == Params.CLASS_BOUND ? Params.ONE : asked;
      case CLASS, ABSTRACT -> {
        if (layout == Layout.INNER) {
          yield Params.ONE;
        }
        yield asked == Params.CLASS_BOUND && bound.isEmpty() ? Params.ONE : asked;
      }
    };
  }

  private Optional<ClassPlan> parent(ClassModel model, Layout layout, boolean isLibrary) {
    List<ClassPlan> choices =
        switch (model.kind()) {
          case CLASS, ABSTRACT, SEALED_CLASS ->
              before(c -> EXTENSIBLE.contains(c.kind()) && mayExtend(c, layout, isLibrary));
          case EXCEPTION -> before(c -> c.kind() == Kind.EXCEPTION && c.layout() != Layout.LOCAL);
          default -> List.of();
        };
    return model.parent() < 4 ? Optional.empty() : choose(choices, model.parent());
  }

  private Optional<ClassPlan> contract(
      ClassModel model, Layout layout, boolean isLibrary, Optional<ClassPlan> parent) {
    boolean none =
        model.contract() == 0
            || model.kind() == Kind.INTERFACE
            || model.kind() == Kind.COLLECTION_INTERFACE
            || model.kind() == Kind.SEALED_INTERFACE;
    if (none) {
      return Optional.empty();
    }
    List<ClassPlan> choices =
        before(
            c ->
                (c.kind() == Kind.INTERFACE || c.kind() == Kind.SEALED_INTERFACE)
                    && mayExtend(c, layout, isLibrary)
                    // Twice the same interface could be two parameterizations of it.
                    && parent.filter(p -> p.descendsFrom(c)).isEmpty());
    return choose(choices, model.contract());
  }

  private static boolean mayExtend(ClassPlan type, Layout layout, boolean isLibrary) {
    boolean hidden = layout == Layout.LOCAL || layout == Layout.ANONYMOUS;
    return type.isNamed()
        && type.layout() != Layout.INNER
        && !(type.params() == Params.RECURSIVE && hidden)
        && !(type.isSealed() && (hidden || type.library() != isLibrary));
  }

  private List<ClassPlan> before(Predicate<ClassPlan> wanted) {
    return classes.stream().filter(wanted).toList();
  }
}
