package io.github.wiretime.scan.html;

import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import com.google.common.html.HtmlEscapers;
import com.google.common.io.BaseEncoding;
import com.google.common.io.Resources;
import com.samskivert.mustache.Mustache;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Printable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * A page without its content; all have one style.
 *
 * @param name of its file
 * @param language of the reader, if the style shows none
 */
record Template(String name, Language language) {

  /** A name that the template asks for and nothing has is an error. */
  private static final Mustache.Compiler TEMPLATES =
      Mustache.compiler()
          .withEscaper(text -> HtmlEscapers.htmlEscaper().escape(Printable.ofLines(text)))
          .emptyStringIsFalse(true)
          .strictSections(true);

  /** The page with its content, which escapes what is text. */
  String of(Map<String, Object> content) {
    String style = resource("report.css");
    return TEMPLATES
        .compile(PageWords.in(resource(name), language))
        .execute(
            ImmutableMap.<String, Object>builder()
                .putAll(content)
                .put("lang", PageWords.of(language).tag())
                .put("style", style)
                .put("styleHash", hash(style))
                .buildOrThrow());
  }

  /** By which a page's policy knows its own style and script from any other. */
  static String hash(String content) {
    return BaseEncoding.base64()
        .encode(Hashing.sha256().hashString(content, StandardCharsets.UTF_8).asBytes());
  }

  static String resource(String name) {
    try {
      return Resources.toString(
          Resources.getResource(Template.class, name), StandardCharsets.UTF_8);
    } catch (IOException damaged) {
      throw new UncheckedIOException("this jar is damaged: " + name, damaged);
    }
  }
}
