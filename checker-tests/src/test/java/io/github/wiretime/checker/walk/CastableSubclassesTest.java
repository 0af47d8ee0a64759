package io.github.wiretime.checker.walk;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.javac.Headers;
import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.InMemoryCompiler;
import io.github.wiretime.oracle.SourceClasses;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The short answers are those of javac, which is asked only where a header does not tell. */
final class CastableSubclassesTest {

  private static final String PROGRAM =
      """
      package app;
      import java.time.Instant;
      import java.util.List;

      interface Event<A> {}
      class OfInstant implements Event<Instant> {}
      class OfString implements Event<String> {}
      class OfInteger implements Event<Integer> {}
      class OfNumber implements Event<Number> {}
      class OfArray implements Event<String[]> {}
      class OfList implements Event<List<String>> {}
      class OfAnyList implements Event<List<?>> {}
      class OfRawList implements Event<List> {}
      class Raw implements Event {}
      class Free<T> implements Event<T> {}
      class Bound<T extends Number> implements Event<T> {}
      class OfFreeList<T> implements Event<List<T>> {}
      class OfBoundList<T extends Number> implements Event<List<T>> {}
      class OfFreeArray<T> implements Event<T[]> {}
      class Below extends OfInstant {}
      class BelowFree<T> extends Free<List<T>> {}

      interface Pair<A, B> {}
      class Both implements Pair<String, Integer> {}
      class Same<T> implements Pair<T, T> {}
      class Two<T, U> implements Pair<T, U> {}
      class Swapped<T, U> implements Pair<U, T> {}
      class First<T> implements Pair<T, String> {}
      class Recursive<T extends Comparable<T>> implements Pair<T, Integer> {}
      class RawPair implements Pair {}

      class Declared<V, W extends Number> {
        Event raw;
        Event<?> any;
        Event<Instant> instant;
        Event<String> string;
        Event<Number> number;
        Event<? extends Number> numbers;
        Event<? super Integer> integers;
        Event<? extends Comparable<?>> comparable;
        Event<String[]> array;
        Event<Object[]> objects;
        Event<List<String>> list;
        Event<List<?>> anyList;
        Event<? extends List<?>> lists;
        Event<List> rawList;
        Event<V> variable;
        Event<W> bound;
        Event<? extends V> ofVariable;
        Event<? extends W> ofBound;
        Event<? super V> aboveVariable;
        Event<List<V>> listOfVariable;
        Event<List<W>> listOfBound;
        Event<V[]> arrayOfVariable;
        Event<List<? extends V>> listBelowVariable;
        Pair rawPair;
        Pair<?, ?> anyPair;
        Pair<String, Integer> pair;
        Pair<String, String> same;
        Pair<Integer, Integer> integersOnly;
        Pair<V, V> sameVariable;
        Pair<V, W> twoVariables;
        Pair<V, Integer> secondKnown;
        Pair<?, String> secondString;
        Pair<? extends Number, ?> firstNumber;
        Pair<List<V>, V> nested;
      }
      """;

  /** What javac says of one subclass and one declared type. */
  private record Answer(String declared, String subclass, boolean isCastable) {}

  @Test
  void areThoseThatJavacCastsTo() {
    InMemoryCompiler.analyze(
        new Compilation(Set.of(), Map.of(), Map.of("app/App.java", PROGRAM)),
        context -> {
          Types types = Types.instance(context);
          SourceClasses classes = SourceClasses.of(context);
          ClassSymbol declaring = classes.named("Declared");
          CastableSubclasses castable = new CastableSubclasses(new Headers(types), types);

          ImmutableList.Builder<Answer> ours = ImmutableList.builder();
          ImmutableList.Builder<Answer> javacs = ImmutableList.builder();
          for (Type declared : fields(declaring)) {
            ImmutableList<ClassSymbol> subclasses = below(declared, classes.all(), types);
            List<ClassSymbol> found = castable.of(declared, subclasses);
            Type known = types.upward(declared, declaring.type.getTypeArguments());
            for (ClassSymbol subclass : subclasses) {
              String name = subclass.name.toString();
              ours.add(new Answer(declared.toString(), name, found.contains(subclass)));
              javacs.add(
                  new Answer(declared.toString(), name, types.isCastable(subclass.type, known)));
            }
          }

          assertThat(ours.build()).containsExactlyElementsIn(javacs.build()).inOrder();
          for (boolean answer : new boolean[] {true, false}) {
            assertWithMessage("answers of " + answer)
                .that(javacs.build().stream().filter(each -> each.isCastable == answer).count())
                .isGreaterThan(100);
          }
          return classes;
        });
  }

  private static ImmutableList<Type> fields(ClassSymbol declaring) {
    return ImmutableList.copyOf(
        Iterables.transform(
            declaring.members().getSymbols(VarSymbol.class::isInstance), field -> field.type));
  }

  private static ImmutableList<ClassSymbol> below(
      Type declared, List<ClassSymbol> classes, Types types) {
    return classes.stream()
        .filter(type -> !type.isInterface() && types.asSuper(type.type, declared.tsym) != null)
        .collect(toImmutableList());
  }
}
