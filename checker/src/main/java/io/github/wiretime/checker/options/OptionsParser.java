package io.github.wiretime.checker.options;

import static com.google.common.collect.ImmutableSortedMap.toImmutableSortedMap;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import com.google.errorprone.names.LevenshteinEditDistance;
import io.github.wiretime.checker.words.Language;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads all options at once. */
public final class OptionsParser {

  private final ImmutableMap<String, String> texts;
  private final Door door;
  private final Dialect dialect;

  private OptionsParser(Map<String, String> texts, Door door, Dialect dialect) {
    this.texts = ImmutableMap.copyOf(texts);
    this.door = door;
    this.dialect = dialect;
  }

  /**
   * The options of a compilation.
   *
   * @param texts what the user set, by name
   * @throws InvalidOptionException for the first name or value, in alphabetical order, that cannot
   *     be used
   */
  public static Options parse(Map<String, String> texts) throws InvalidOptionException {
    return parse(texts, Door.ERROR_PRONE, new CompilerDialect());
  }

  /**
   * The options that one door has.
   *
   * @param texts what the user set, by name
   * @param door which one; the Maven plugin calls a compiler or the command of the scanner
   * @param dialect of those who read the texts
   * @throws InvalidOptionException for the first name or value, in alphabetical order, that cannot
   *     be used
   */
  public static Options parse(Map<String, String> texts, Door door, Dialect dialect)
      throws InvalidOptionException {
    return new OptionsParser(texts, door, dialect).parse();
  }

  /**
   * The language that the user asks for; of a value that cannot be used, which becomes an error
   * elsewhere, that of the errors.
   */
  public static Language language(Map<String, String> texts) {
    Option<Language> option = OptionTable.LANG;
    try {
      Optional<String> text = text(texts, option);
      return text.isPresent() ? option.read(text.get()) : option.unset();
    } catch (UnusableValueException unusable) {
      return option.unset();
    }
  }

  private Options parse() throws InvalidOptionException {
    ImmutableSortedMap<String, Option<?>> known =
        OptionTable.of(door).stream()
            .collect(
                toImmutableSortedMap(Comparator.naturalOrder(), Option::name, Function.identity()));
    checkNames(known.keySet());
    ImmutableMap.Builder<Option<?>, Object> values = ImmutableMap.builder();
    for (Option<?> option : known.values()) {
      Optional<String> text = text(option);
      if (text.isPresent()) {
        values.put(option, value(option, text.get()));
        checkFile(option, text.get());
      }
    }
    Options options = new Options(values.buildOrThrow(), dialect);
    checkTypes(options);
    return options;
  }

  private static Object value(Option<?> option, String text) throws InvalidOptionException {
    try {
      return option.read(text);
    } catch (UnusableValueException unusable) {
      throw new InvalidOptionException(option, unusable.getMessage());
    }
  }

  private void checkNames(ImmutableSortedSet<String> known) throws InvalidOptionException {
    Optional<String> unknown =
        texts.keySet().stream()
            .filter(name -> !known.contains(name))
            .min(Comparator.naturalOrder());
    if (unknown.filter(RemovedOptions.NAMES::contains).isPresent()) {
      throw new InvalidOptionException(unknown.get(), RemovedOptions.problem(dialect));
    }
    if (unknown.isPresent()) {
      throw new InvalidOptionException(
          unknown.get(),
          "there is no such option; did you mean '"
              + nearest(unknown.get(), known)
              + "'? There are "
              + String.join(", ", known));
    }
  }

  private static String nearest(String name, ImmutableSortedSet<String> known) {
    return known.stream()
        .min(
            Comparator.comparingInt(
                each ->
                    LevenshteinEditDistance.getEditDistance(
                        name, each, /* caseSensitive= */ false)))
        .orElseThrow();
  }

  /** An option that says what to do with a file needs the file. */
  private void checkFile(Option<?> option, String text) throws InvalidOptionException {
    Optional<Option<?>> file = option.fileOption();
    if (file.isPresent() && text(file.get()).isEmpty()) {
      throw new InvalidOptionException(
          option,
          "there is nothing to " + text + "; set " + dialect.option(file.get()) + " as well");
    }
  }

  private void checkTypes(Options options) throws InvalidOptionException {
    Optional<String> both =
        Sets.intersection(
                options.get(OptionTable.COSTLY_TYPES).sources(),
                options.get(OptionTable.CHEAP_TYPES).sources())
            .stream()
            .findFirst();
    if (both.isPresent()) {
      throw new InvalidOptionException(
          OptionTable.CHEAP_TYPES,
          "'"
              + both.get()
              + "' is in "
              + dialect.option(OptionTable.COSTLY_TYPES)
              + " as well; keep it in one of them");
    }
  }

  private Optional<String> text(Option<?> option) {
    return text(texts, option);
  }

  /**
   * An empty value counts as not set, so that a build can pass a property that is empty by default.
   */
  private static Optional<String> text(Map<String, String> texts, Option<?> option) {
    return Optional.ofNullable(texts.get(option.name()))
        .map(String::trim)
        .filter(value -> !value.isEmpty());
  }
}
