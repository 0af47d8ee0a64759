package io.github.wiretime.oracle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Asks javac which objects a declared type has room for: it compiles the assignment, and finds type
 * arguments for what the object's class and the member's surroundings leave open.
 */
final class Fits {

  /**
   * Whether an object of the class may stand where the type is written.
   *
   * @param packageName where the question is asked, so that the class can be named
   * @param candidate declares what gives the object
   * @param parameter by which the object comes, if it comes by one
   */
  record Question(
      Written slot, String packageName, String candidate, String parameter, String value) {
    /** Of its lines, the first declares, so an error there is no answer. */
    private static final int LINES = 3;

    static Question of(Written slot, Class<?> candidate) {
      String packageName = candidate.getPackageName();
      return Written.ofClass(candidate)
          .map(
              type ->
                  new Question(
                      slot,
                      packageName,
                      "static class A { static %s %s candidate() { return null; }"
                          .formatted(type.variables(), type.type()),
                      "",
                      "candidate()"))
          .orElseGet(
              () ->
                  new Question(
                      slot,
                      packageName,
                      "static class A%s {".formatted(Written.inPlaceOf(candidate).variables()),
                      "C candidate",
                      "candidate"));
    }

    /**
     * It may stand there with some arguments for the slot's variables, which javac infers, or with
     * all: javac infers none for a variable whose bound names it, as {@code T extends Node<T>}.
     */
    private String text(int number) {
      return """
          class Q%d { static %s void slot(%s slot) {} %s
          void some(%s) { slot(%s); }
          %s void all(%s) { %s slot = %s; } } }
          """
          .formatted(
              number,
              slot.variables(),
              slot.type(),
              candidate,
              parameter,
              value,
              slot.variables(),
              parameter,
              slot.type(),
              value);
    }
  }

  private final Map<String, byte[]> classes;
  private final Map<Question, Boolean> answers = new HashMap<>();

  Fits(CompiledClasses classes) {
    this.classes = new TreeMap<>(classes.library());
    this.classes.putAll(classes.compiled());
  }

  boolean answer(Question question) {
    if (!answers.containsKey(question)) {
      ask(Set.of(question));
    }
    return answers.get(question);
  }

  /** Asks many at once, because most of what one takes is the start of a compilation. */
  void ask(Collection<Question> questions) {
    var byPackage = new LinkedHashMap<String, List<Question>>();
    for (Question question : questions) {
      byPackage.computeIfAbsent(question.packageName(), unused -> new ArrayList<>()).add(question);
    }
    var sources = new TreeMap<String, String>();
    byPackage.forEach((name, some) -> sources.put(path(name), source(name, some)));
    Map<String, Map<Long, String>> errors = InMemoryCompiler.errors(sources, classes);
    byPackage.forEach(
        (name, some) -> {
          Map<Long, String> lines = errors.getOrDefault(path(name), Map.of());
          for (int i = 0; i < some.size(); i++) {
            long declaration = (long) Question.LINES * i + 2;
            if (lines.containsKey(declaration)) {
              throw new IllegalStateException(some.get(i) + ": " + lines.get(declaration));
            }
            answers.put(
                some.get(i),
                !lines.containsKey(declaration + 1) || !lines.containsKey(declaration + 2));
          }
        });
  }

  private static String path(String packageName) {
    return packageName.replace('.', '/') + "/Slots.java";
  }

  private static String source(String packageName, List<Question> questions) {
    var text = new StringBuilder("package " + packageName + "; final class Slots {\n");
    for (int i = 0; i < questions.size(); i++) {
      text.append(questions.get(i).text(i));
    }
    return text.append("}\n").toString();
  }
}
