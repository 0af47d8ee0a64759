package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.javac.InstalledTypes;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.NamePatterns;
import io.github.wiretime.checker.options.Option;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.scan.application.ScannedApplication;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Patterns of options that name nothing, as misspelt ones do. */
final class Unmatched {

  private Unmatched() {}

  /** A sentence for each. */
  static ImmutableList<String> among(Options options, ScannedApplication application) {
    InstalledTypes installed = new InstalledTypes(application.context());
    ImmutableSet<String> own =
        application.classes().stream().map(TypeNames::of).collect(ImmutableSet.toImmutableSet());
    Predicate<NamePatterns> isOwn = pattern -> own.stream().anyMatch(pattern::match);
    Predicate<NamePatterns> isAny =
        pattern ->
            pattern.sources().stream().anyMatch(installed::has)
                || application.namesOnClassPath().anyMatch(pattern::match);
    return Stream.of(
            in(OptionTable.SERVICE_INTERFACES, options, isAny, "unmatched.class-path"),
            in(OptionTable.WIRE_TYPES, options, isOwn, "unmatched.inputs"),
            in(OptionTable.COSTLY_TYPES, options, isAny, "unmatched.class-path"),
            in(OptionTable.CHEAP_TYPES, options, isAny, "unmatched.class-path"))
        .flatMap(sentences -> sentences)
        .collect(ImmutableList.toImmutableList());
  }

  /** Has a wildcard before its names tell whose package it is: {@code javax.*.Name}. */
  private static final Pattern MAY_BE_OF_JDK = Pattern.compile("javax?\\.?[^.]*\\*.*");

  private static Stream<String> in(
      Option<NamePatterns> option,
      Options options,
      Predicate<NamePatterns> isMatched,
      String text) {
    return options.get(option).sources().stream()
        .filter(
            pattern ->
                !isOfJdk(pattern) && !isMatched.test(NamePatterns.of(ImmutableSet.of(pattern))))
        .map(
            pattern ->
                options
                    .dialect()
                    .text(ScanTexts.of(text, options.dialect().option(option), pattern)));
  }

  /** Nobody lists all classes of the JDK to say that a wildcard matches one. */
  private static boolean isOfJdk(String pattern) {
    return pattern.contains("*")
        && (TypeNames.isJdk(pattern) || MAY_BE_OF_JDK.matcher(pattern).matches());
  }
}
