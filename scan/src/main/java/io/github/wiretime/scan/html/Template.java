package io.github.wiretime.scan.html;

import com.google.common.html.HtmlEscapers;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * HTML with places for values: {@code {{name}}} for text, {@code {{date.first}}} for text of a map
 * inside, {@code {{{name}}}} for what is HTML already, {@code {{#rows}}...{{/rows}}} for each of a
 * list, once for {@code true}, {@code {{.}}} for the element itself, {@code {{^rows}}...{{/rows}}}
 * for an empty list or {@code false}. Values are never searched for places.
 */
final class Template {

  private static final Pattern PLACE =
      Pattern.compile(
          "\\{\\{([#^])(\\w+)}}(.*?)\\{\\{/\\2}}|\\{\\{\\{(\\w+)}}}|\\{\\{([\\w.]+)}}",
          Pattern.DOTALL);

  private final StringBuilder html = new StringBuilder();
  private final List<Object> scopes = new ArrayList<>();

  private Template() {}

  static String fill(String template, Map<String, Object> values) {
    Template filled = new Template();
    filled.fillIn(template, values);
    return filled.html.toString();
  }

  private void fillIn(String template, Object scope) {
    scopes.add(scope);
    Matcher place = PLACE.matcher(template);
    int done = 0;
    while (place.find()) {
      html.append(template, done, place.start());
      done = place.end();
      if (place.group(1) != null) {
        section(place.group(1).equals("#"), value(place.group(2)), place.group(3));
      } else if (place.group(4) != null) {
        html.append(value(place.group(4)));
      } else {
        html.append(HtmlEscapers.htmlEscaper().escape(value(place.group(5)).toString()));
      }
    }
    html.append(template, done, template.length());
    scopes.remove(scopes.size() - 1);
  }

  private void section(boolean isForEach, Object value, String content) {
    boolean isEmpty =
        value.equals(false) || value.equals("") || value.equals(List.of()) || value.equals(0L);
    if (!isForEach) {
      if (isEmpty) {
        fillIn(content, Map.of());
      }
    } else if (value instanceof Collection<?> elements) {
      elements.forEach(element -> fillIn(content, element));
    } else if (!isEmpty) {
      fillIn(content, Map.of());
    }
  }

  private Object value(String name) {
    if (name.equals(".")) {
      return scopes.get(scopes.size() - 1);
    }
    int dot = name.indexOf('.');
    if (dot > 0) {
      return ((Map<?, ?>) value(name.substring(0, dot))).get(name.substring(dot + 1));
    }
    for (int i = scopes.size() - 1; i >= 0; i--) {
      if (scopes.get(i) instanceof Map<?, ?> scope && scope.containsKey(name)) {
        return scope.get(name);
      }
    }
    throw new IllegalArgumentException("the template asks for '" + name + "'");
  }
}
