package io.github.wiretime.checker.javac;

import com.google.common.collect.ImmutableSortedMap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * The one place that keeps what an input does to its readers to that input: a class to javac, ASM
 * and the check, or a file to what parses it. The input is left out and named, and all others
 * count. A class that is missing is left out in silence, because others tell of it.
 */
public final class Guard {

  private static final Context.Key<Guard> KEY = new Context.Key<>();

  /** Asks something of an input. */
  @FunctionalInterface
  public interface Question<T> {

    /** The answer, unless the input makes it fail in whatever way. */
    T answer() throws Exception;
  }

  /** Of a thread, because builds compile several modules at the same time. */
  private static final ThreadLocal<String> AT_HAND = ThreadLocal.withInitial(() -> "");

  private final Map<String, Text> leftOut = new TreeMap<>();

  /** Of inputs that are no classes of a compilation. */
  public Guard() {}

  /** That of the classes of a compilation. */
  public static Guard instance(Context context) {
    Guard known = context.get(KEY);
    if (known == null) {
      known = new Guard();
      context.put(KEY, known);
    }
    return known;
  }

  /**
   * Asks something of a class.
   *
   * @param otherwise the answer if the class is missing or has to be left out
   */
  public <T> T ask(ClassSymbol type, T otherwise, Question<T> question) {
    return ask(type.flatName().toString(), otherwise, question);
  }

  /**
   * The same of a class with a name as in {@code com.acme.Order$Line}, or of a file by the name
   * that people see.
   */
  public <T> T ask(String name, T otherwise, Question<T> question) {
    AT_HAND.set(name);
    try {
      return question.answer();
    } catch (CompletionFailure missing) {
      return otherwise;
    } catch (Exception | AssertionError | StackOverflowError | OutOfMemoryError damage) {
      leaveOut(name, reason(damage));
      return otherwise;
    }
  }

  /**
   * Does something with a class, as far as it can be done.
   *
   * @param step may fail in the middle, so that what it has done by then counts
   */
  public void run(ClassSymbol type, Runnable step) {
    ask(
        type,
        /* otherwise= */ false,
        () -> {
          step.run();
          return true;
        });
  }

  /**
   * The answer to a question, unless it needs a class that is missing.
   *
   * @param otherwise the answer then
   */
  public static <T> T unlessMissing(T otherwise, Supplier<T> question) {
    try {
      return question.get();
    } catch (CompletionFailure missing) {
      return otherwise;
    }
  }

  /** Does something as far as the classes that it needs are there; what it did by then counts. */
  public static void asFarAsThere(Runnable step) {
    unlessMissing(
        /* otherwise= */ false,
        () -> {
          step.run();
          return true;
        });
  }

  /** Takes notice of an input that is left out. */
  public void leaveOut(String name, Text reason) {
    leftOut.putIfAbsent(name, reason);
  }

  /** Why an input makes its reader fail. */
  public static Text reason(Throwable damage) {
    if (damage instanceof StackOverflowError) {
      return CheckTexts.of("damage.deep");
    }
    if (damage instanceof OutOfMemoryError) {
      return CheckTexts.of("damage.memory");
    }
    return CheckTexts.of(
        "damage.other",
        damage instanceof IOException && damage.getMessage() != null
            ? damage.getMessage()
            : damage.getClass().getSimpleName());
  }

  /** What is left out, by name, and why. */
  public ImmutableSortedMap<String, Text> leftOut() {
    return ImmutableSortedMap.copyOf(leftOut);
  }

  /** The name of what this thread has asked last; empty before the first question. */
  public static String atHand() {
    return AT_HAND.get();
  }
}
