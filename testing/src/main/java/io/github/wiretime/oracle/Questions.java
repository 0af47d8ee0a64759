package io.github.wiretime.oracle;

import io.github.wiretime.oracle.Fits.Question;
import io.github.wiretime.oracle.Term.ArrayOf;
import io.github.wiretime.oracle.Term.Named;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** What will be asked of javac about the types that the classes of a graph write down. */
final class Questions {
  private final GraphLoader loader;
  private final Candidates candidates;
  private final Set<Question> questions = new LinkedHashSet<>();

  Questions(GraphLoader loader, Candidates candidates) {
    this.loader = loader;
    this.candidates = candidates;
  }

  Set<Question> of(Collection<String> services) {
    services.forEach(service -> ServiceMethods.types(loader.named(service)).forEach(this::add));
    Stream.of(loader.compiled(), loader.library()).flatMap(List::stream).forEach(this::addAll);
    return questions;
  }

  private void addAll(Class<?> type) {
    for (Field field : type.getDeclaredFields()) {
      add(field.getGenericType());
    }
    for (TypeVariable<?> parameter : type.getTypeParameters()) {
      add(parameter.getBounds()[0]);
    }
    Stream.of(type.getGenericInterfaces()).forEach(this::add);
    if (type.getGenericSuperclass() != null) {
      add(type.getGenericSuperclass());
    }
  }

  private void add(Type type) {
    add(Terms.of(type, Map.of(), Blame.NOBODY));
  }

  private void add(Term term) {
    if (term instanceof Named named) {
      questions.addAll(candidates.questions(named));
      named.args().values().forEach(this::add);
    } else if (term instanceof ArrayOf array) {
      add(array.component());
    }
  }
}
