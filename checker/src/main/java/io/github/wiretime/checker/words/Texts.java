package io.github.wiretime.checker.words;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Ascii;
import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.Properties;

/**
 * The words of one part of the tool, by name. Each language has a file of them, in which <code>{0}
 * </code> is the place of the first value.
 */
public final class Texts {

  private static final String PLACE = "{0}";

  private final Class<?> owner;

  /** A compilation that says nothing reads none. */
  private final ImmutableMap<Language, Supplier<ImmutableMap<String, String>>> words;

  private Texts(Class<?> owner) {
    this.owner = owner;
    this.words =
        Maps.toMap(
            Arrays.asList(Language.values()), language -> Suppliers.memoize(() -> read(language)));
  }

  /** Those that stand in {@code messages_en.properties} and the like beside a class. */
  public static Texts beside(Class<?> owner) {
    return new Texts(owner);
  }

  private ImmutableMap<String, String> read(Language language) {
    String file = "messages_" + Ascii.toLowerCase(language.name()) + ".properties";
    Properties properties = new Properties();
    try {
      properties.load(
          new StringReader(Resources.toString(Resources.getResource(owner, file), UTF_8)));
    } catch (IOException damaged) {
      throw new UncheckedIOException("this jar is damaged: " + file, damaged);
    }
    return Maps.fromProperties(properties);
  }

  /**
   * Words of a name.
   *
   * @param values stand where the words have places; those that are texts get the same language
   */
  private record Named(Texts source, String name, ImmutableList<Object> values) implements Text {

    @Override
    public String in(Language language) {
      return source.written(this, language);
    }
  }

  /** What is called so. */
  public Text text(String name, Object... values) {
    return new Named(this, name, ImmutableList.copyOf(values));
  }

  /**
   * What is called so with {@code .one} or {@code .many} behind it, because languages differ in
   * whether a number changes what stands beside it.
   *
   * @param count the first value
   */
  public Text counted(String name, long count, Object... more) {
    return new Named(
        this, forCount(name, count), ImmutableList.builder().add(count).add(more).build());
  }

  /** The name of words that say something of so many things. */
  public static String forCount(String name, long count) {
    return name + (count == 1 ? ".one" : ".many");
  }

  /** All words of one language. */
  public ImmutableMap<String, String> in(Language language) {
    return words.get(language).get();
  }

  private String written(Named text, Language language) {
    String template =
        Optional.ofNullable(in(language).get(text.name()))
            .orElseThrow(() -> new IllegalArgumentException("no words are called " + text.name()));
    StringBuilder written = new StringBuilder();
    int from = 0;
    for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
      Object value = text.values().get(template.charAt(open + 1) - '0');
      append(written, template.substring(from, open));
      append(written, value instanceof Text inner ? inner.in(language) : value.toString());
      from = open + PLACE.length();
    }
    append(written, template.substring(from));
    return written.toString();
  }

  /** The blank between words and a value is for Latin letters; Chinese characters need none. */
  private static void append(StringBuilder written, String part) {
    int seam = written.length();
    written.append(part);
    if (isBlankAmongChinese(written, seam - 1)) {
      written.deleteCharAt(seam - 1);
    } else if (isBlankAmongChinese(written, seam)) {
      written.deleteCharAt(seam);
    }
  }

  private static boolean isBlankAmongChinese(CharSequence text, int at) {
    return at > 0
        && at < text.length() - 1
        && text.charAt(at) == ' '
        && isChinese(text.charAt(at - 1))
        && isChinese(text.charAt(at + 1));
  }

  private static boolean isChinese(char character) {
    return Character.UnicodeScript.of(character) == Character.UnicodeScript.HAN;
  }
}
