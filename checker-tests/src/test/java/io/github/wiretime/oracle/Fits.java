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
   */
  record Question(Written slot, String packageName, String candidate, String assignment) {

    static Question of(Written slot, Class<?> candidate) {
      String packageName = candidate.getPackageName();
      return Written.ofClass(candidate)
          .map(
              type ->
                  new Question(
                      slot,
                      packageName,
                      "static %s %s candidate() { return null; }"
                          .formatted(type.variables(), type.type()),
                      "static void assign() { slot(candidate()); }"))
          .orElseGet(
              () ->
                  new Question(
                      slot,
                      packageName,
                      "static class A%s {".formatted(Written.inPlaceOf(candidate).variables()),
                      "void assign(C candidate) { slot(candidate); } }"));
    }

    /** On two lines: only an error in the second one is an answer. */
    private String text(int number) {
      return "class Q%d { static %s void slot(%s slot) {} %s\n%s }\n"
          .formatted(number, slot.variables(), slot.type(), candidate, assignment);
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
            long declaration = 2L * i + 2;
            if (lines.containsKey(declaration)) {
              throw new IllegalStateException(some.get(i) + ": " + lines.get(declaration));
            }
            answers.put(some.get(i), !lines.containsKey(declaration + 1));
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
