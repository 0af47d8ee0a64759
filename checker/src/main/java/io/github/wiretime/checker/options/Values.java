package io.github.wiretime.checker.options;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Doubles;
import com.google.common.primitives.Ints;
import io.github.wiretime.checker.words.Language;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** The kinds of values that options take. */
final class Values {

  private static final String AUTO = "auto";

  /** A comma between values, and not one in the braces of a glob. */
  private static final Pattern COMMA = Pattern.compile(",(?![^{]*})");

  private static final Pattern HTTP = Pattern.compile("https?");

  private Values() {}

  /** A file of any name. */
  static Value<Optional<String>> file() {
    return Value.optional("FILE", text -> text);
  }

  /** A file whose name tells its format. */
  static Value<Optional<String>> file(String ending) {
    return Value.optional(
        "FILE",
        text ->
            checked(
                text,
                text.endsWith(ending),
                "does not end with " + ending + ", the one format there is"));
  }

  /** Files or globs. */
  static Value<ImmutableSet<String>> files() {
    return Value.set("FILES", Values::list);
  }

  /** Patterns of interfaces or classes. */
  static Value<NamePatterns> names() {
    return patterns(
        "NAMES",
        NamePatterns::isWellFormed,
        "is not a pattern; write names such as com.acme.*.api.*Service or com.acme.**");
  }

  /** Types with their packages, or patterns of such. */
  static Value<NamePatterns> types() {
    return patterns(
        "TYPES",
        name -> name.contains(".") && NamePatterns.isWellFormed(name),
        "is not a type; write fully qualified names such as java.time.Instant or org.joda.time.*");
  }

  private static Value<NamePatterns> patterns(
      String label, Predicate<String> isPattern, String otherwise) {
    return new Value<>(
        label,
        Optional.empty(),
        NamePatterns.of(ImmutableSet.of()),
        text -> NamePatterns.of(list(text, isPattern, otherwise)));
  }

  /** Annotations with their packages. */
  static Value<ImmutableSet<String>> annotations() {
    return Value.set(
        "NAMES",
        text ->
            list(
                text,
                name -> name.contains(".") && SourceVersion.isName(name),
                "is not an annotation; write fully qualified names such as com.acme.rpc.AcmeService"));
  }

  /** A serializer that Dubbo, HSF or SOFARPC know by name. */
  static Value<Optional<String>> serializer() {
    return Value.optional(
        "NAME",
        text ->
            checked(
                text,
                Serializers.isKnown(text),
                "is not a serializer; there are " + String.join(", ", Serializers.all())));
  }

  /** A release of Hessian that was measured; empty for the one that the application uses. */
  static Value<Optional<HessianLite>> hessian() {
    return new Value<>(
        "RELEASE",
        Optional.of(AUTO),
        Optional.empty(),
        text -> {
          checked(
              text,
              !text.equals("sofa-4"),
              "is not measured any more, because no release of SOFARPC brings it; use sofa-3.5,"
                  + " which SOFARPC brings since 5.10");
          Optional<HessianLite> hessian = HessianLite.of(text);
          checked(
              text,
              hessian.isPresent() || text.equals(AUTO),
              "was not measured; there are auto, " + HessianLite.ids());
          return hessian;
        });
  }

  /** Some of the checks; all of them if none is set. */
  static Value<ImmutableSet<Check>> checks() {
    ImmutableSet<Check> all = Check.OF_ONE_BUILD;
    String names = Joiner.on(", ").join(all.stream().map(Check::id).iterator());
    return new Value<>(
        "NAMES",
        Optional.of(names.replace(", ", ",")),
        all,
        text -> {
          ImmutableSet<String> chosen =
              list(
                  text,
                  name -> all.stream().anyMatch(each -> each.id().equals(name)),
                  "is not a check; there are " + names);
          checked(text, !chosen.isEmpty(), "names no check; there are " + names);
          return all.stream()
              .filter(check -> chosen.contains(check.id()))
              .collect(toImmutableSet());
        });
  }

  /** A language in which the tool speaks. */
  static Value<Language> language() {
    return choice("LANG", "is not a language", Language.class);
  }

  /** Names, each with a reason. */
  static Value<ImmutableMap<String, String>> reasons() {
    return new Value<>(
        "NAME=REASON;...",
        Optional.empty(),
        ImmutableMap.of(),
        text -> {
          ImmutableMap.Builder<String, String> reasons = ImmutableMap.builder();
          for (String each : Splitter.on(';').trimResults().omitEmptyStrings().split(text)) {
            int sign = each.indexOf('=');
            String reason = each.substring(sign + 1).strip();
            checked(
                each,
                sign > 0 && !reason.isEmpty(),
                "has no reason; write com.acme.Odd=shrunk, never sent");
            reasons.put(each.substring(0, sign).strip(), reason);
          }
          return reasons.buildKeepingLast();
        });
  }

  /** One of the constants of an enum in small letters; the first one counts if none is set. */
  static <T extends Enum<T>> Value<T> mode(Class<T> modes) {
    return choice("MODE", "is not a mode", modes);
  }

  private static <T extends Enum<T>> Value<T> choice(
      String label, String otherwise, Class<T> modes) {
    T first = modes.getEnumConstants()[0];
    return new Value<>(
        label,
        Optional.of(Ascii.toLowerCase(first.name())),
        first,
        text ->
            Arrays.stream(modes.getEnumConstants())
                .filter(mode -> Ascii.toLowerCase(mode.name()).equals(text))
                .findFirst()
                .orElseThrow(
                    () ->
                        unusable(
                            text,
                            otherwise
                                + "; there are "
                                + Ascii.toLowerCase(
                                    Joiner.on(", ").join(modes.getEnumConstants())))));
  }

  /**
   * A whole number from 1 on.
   *
   * @param what says what is missing where a text is no such number
   */
  static Value<Integer> number(String label, int standard, String what) {
    return new Value<>(
        label,
        Optional.of(Integer.toString(standard)),
        standard,
        text -> {
          Integer number = Ints.tryParse(text);
          checked(text, number != null && number >= 1, what);
          return number;
        });
  }

  /** How many times as long as a {@code Date}. */
  static Value<Double> ratio(int standard) {
    return new Value<>(
        "RATIO",
        Optional.of(Integer.toString(standard)),
        (double) standard,
        text -> {
          Double times = Doubles.tryParse(text);
          // NaN is not greater than anything.
          checked(
              text,
              times != null && times > 0 && !times.isInfinite(),
              "is not a multiple of the time of a Date such as 5 or 2.5");
          return times;
        });
  }

  /** The address of a page. */
  static Value<Optional<String>> address() {
    return Value.optional(
        "URL",
        text ->
            checked(
                text,
                isHttp(text),
                "is not an address; write one that starts with https:// or http://"));
  }

  private static boolean isHttp(String url) {
    try {
      URI uri = new URI(url);
      return uri.getScheme() != null
          && HTTP.matcher(uri.getScheme()).matches()
          && uri.getHost() != null;
    } catch (URISyntaxException malformed) {
      return false;
    }
  }

  private static ImmutableSet<String> list(
      String text, Predicate<String> isUsable, String otherwise) throws UnusableValueException {
    ImmutableSet<String> values = list(text);
    for (String value : values) {
      checked(value, isUsable.test(value), otherwise);
    }
    return values;
  }

  private static ImmutableSet<String> list(String text) {
    return Splitter.on(COMMA)
        .trimResults()
        .omitEmptyStrings()
        .splitToStream(text)
        .collect(toImmutableSet());
  }

  private static String checked(String text, boolean isUsable, String otherwise)
      throws UnusableValueException {
    if (!isUsable) {
      throw unusable(text, otherwise);
    }
    return text;
  }

  private static UnusableValueException unusable(String text, String problem) {
    return new UnusableValueException("'" + text + "' " + problem);
  }
}
