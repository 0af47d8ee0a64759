package io.github.wiretime.checker.options;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.errorprone.ErrorProneFlags;
import com.google.errorprone.names.LevenshteinEditDistance;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** Reads all options at once; Error Prone itself ignores names that it does not know. */
public final class OptionsParser {

  /** What stands in front of the name of each option. */
  public static final String PREFIX = "CostlyRpcTime:";

  private static final String AUTO = "auto";

  /** One between values, and not in the braces of a glob. */
  private static final Pattern COMMA = Pattern.compile(",(?![^{]*})");

  private static final Pattern HTTP = Pattern.compile("https?");

  private final ErrorProneFlags flags;

  private OptionsParser(ErrorProneFlags flags) {
    this.flags = flags;
  }

  /** An option as a compiler takes it. */
  static String argument(String option) {
    return "-XepOpt:" + PREFIX + option;
  }

  /**
   * The options of the check.
   *
   * @throws InvalidOptionException for the first name or value, in alphabetical order, that cannot
   *     be used
   */
  public static Options parse(ErrorProneFlags flags) throws InvalidOptionException {
    return new OptionsParser(flags).parse();
  }

  private Options parse() throws InvalidOptionException {
    checkNames();
    NamePatterns costly = typePatterns(Options.COSTLY_TYPES);
    NamePatterns cheap = typePatterns(Options.CHEAP_TYPES);
    Optional<String> both =
        Sets.intersection(costly.sources(), cheap.sources()).stream().findFirst();
    if (both.isPresent()) {
      throw new InvalidOptionException(
          Options.CHEAP_TYPES,
          "'"
              + both.get()
              + "' is in "
              + argument(Options.COSTLY_TYPES)
              + " as well; keep it in one of them");
    }
    return new Options(
        namePatterns(Options.SERVICE_INTERFACES),
        serviceAnnotations(),
        values(Options.SPRING_CONFIG),
        serialization(),
        namePatterns(Options.WIRE_TYPES),
        text(Options.WIRE_MAP),
        mode(WireMapMode.class, Options.WIRE_MAP_MODE, Options.WIRE_MAP),
        text(Options.BASELINE),
        mode(BaselineMode.class, Options.BASELINE_MODE, Options.BASELINE),
        file(Options.REPORT, ".sarif"),
        file(Options.CODE_QUALITY, ".json"),
        costly,
        cheap,
        hessianLite(),
        new ThresholdsParser(this::text).parse(),
        choice(References.class, Options.REFERENCES),
        docsUrl());
  }

  private void checkNames() throws InvalidOptionException {
    Optional<String> unknown =
        flags.getFlagsMap().keySet().stream()
            .filter(name -> name.startsWith(PREFIX))
            .map(name -> name.substring(PREFIX.length()))
            .filter(name -> !Options.NAMES.contains(name))
            .min(Comparator.naturalOrder());
    if (unknown.isPresent()) {
      throw new InvalidOptionException(
          unknown.get(),
          "there is no such option; did you mean '"
              + nearest(unknown.get())
              + "'? There are "
              + String.join(", ", Options.NAMES));
    }
  }

  private static String nearest(String name) {
    return Options.NAMES.stream()
        .min(
            Comparator.comparingInt(
                known ->
                    LevenshteinEditDistance.getEditDistance(
                        name, known, /* caseSensitive= */ false)))
        .orElseThrow();
  }

  private Optional<String> serialization() throws InvalidOptionException {
    Optional<String> name = text(Options.SERIALIZATION);
    if (name.isPresent() && !Serializers.isKnown(name.get())) {
      throw new InvalidOptionException(
          Options.SERIALIZATION,
          "'"
              + name.get()
              + "' is not a serializer; there are "
              + String.join(", ", Serializers.all()));
    }
    return name;
  }

  private Optional<HessianLite> hessianLite() throws InvalidOptionException {
    String id = text(Options.HESSIAN_LITE).orElse(AUTO);
    Optional<HessianLite> hessian = HessianLite.of(id);
    if (hessian.isEmpty() && !id.equals(AUTO)) {
      throw new InvalidOptionException(
          Options.HESSIAN_LITE,
          "'" + id + "' was not measured; there are auto, " + HessianLite.ids());
    }
    return hessian;
  }

  /** What to do with a file. */
  private <T extends Enum<T>> T mode(Class<T> modes, String option, String fileOption)
      throws InvalidOptionException {
    T mode = choice(modes, option);
    if (text(option).isPresent() && text(fileOption).isEmpty()) {
      throw new InvalidOptionException(
          option,
          "there is nothing to "
              + text(option).get()
              + "; set "
              + argument(fileOption)
              + " as well");
    }
    return mode;
  }

  /** The first constant unless the option says otherwise. */
  private <T extends Enum<T>> T choice(Class<T> modes, String option)
      throws InvalidOptionException {
    Optional<String> value = text(option);
    if (value.isEmpty()) {
      return modes.getEnumConstants()[0];
    }
    Optional<T> mode =
        Arrays.stream(modes.getEnumConstants())
            .filter(known -> Ascii.toLowerCase(known.name()).equals(value.get()))
            .findFirst();
    if (mode.isEmpty()) {
      throw new InvalidOptionException(
          option,
          "'"
              + value.get()
              + "' is not a mode; there are "
              + Ascii.toLowerCase(Joiner.on(", ").join(modes.getEnumConstants())));
    }
    return mode.get();
  }

  private Optional<String> file(String option, String ending) throws InvalidOptionException {
    Optional<String> file = text(option);
    if (file.isPresent() && !file.get().endsWith(ending)) {
      throw new InvalidOptionException(
          option, "'" + file.get() + "' does not end with " + ending + ", the one format there is");
    }
    return file;
  }

  private NamePatterns namePatterns(String option) throws InvalidOptionException {
    ImmutableSet<String> patterns = values(option);
    for (String pattern : patterns) {
      if (!NamePatterns.isWellFormed(pattern)) {
        throw new InvalidOptionException(
            option,
            "'"
                + pattern
                + "' is not a pattern; write names such as com.acme.*.api.*Service or com.acme.**");
      }
    }
    return NamePatterns.of(patterns);
  }

  private NamePatterns typePatterns(String option) throws InvalidOptionException {
    ImmutableSet<String> patterns = values(option);
    for (String pattern : patterns) {
      if (!pattern.contains(".") || !NamePatterns.isWellFormed(pattern)) {
        throw new InvalidOptionException(
            option,
            "'"
                + pattern
                + "' is not a type; write fully qualified names such as java.time.Instant or org.joda.time.*");
      }
    }
    return NamePatterns.of(patterns);
  }

  private ImmutableSet<String> serviceAnnotations() throws InvalidOptionException {
    ImmutableSet<String> annotations = values(Options.SERVICE_ANNOTATIONS);
    for (String annotation : annotations) {
      if (!annotation.contains(".") || !SourceVersion.isName(annotation)) {
        throw new InvalidOptionException(
            Options.SERVICE_ANNOTATIONS,
            "'"
                + annotation
                + "' is not an annotation; write fully qualified names such as com.acme.rpc.AcmeService");
      }
    }
    return annotations;
  }

  private Optional<String> docsUrl() throws InvalidOptionException {
    Optional<String> url = text(Options.DOCS_URL);
    if (url.isPresent() && !isHttp(url.get())) {
      throw new InvalidOptionException(
          Options.DOCS_URL,
          "'" + url.get() + "' is not an address; write one that starts with https:// or http://");
    }
    return url;
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

  private Optional<String> text(String option) {
    return flags.get(PREFIX + option).map(String::trim).filter(value -> !value.isEmpty());
  }

  /**
   * An empty value counts as not set, so that a build can pass a property that is empty by default.
   */
  private ImmutableSet<String> values(String option) {
    return flags
        .get(PREFIX + option)
        .map(
            value ->
                Splitter.on(COMMA)
                    .trimResults()
                    .omitEmptyStrings()
                    .splitToStream(value)
                    .collect(toImmutableSet()))
        .orElse(ImmutableSet.of());
  }
}
