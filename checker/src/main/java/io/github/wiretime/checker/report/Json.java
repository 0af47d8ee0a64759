package io.github.wiretime.checker.report;

import java.util.Collection;
import java.util.Map;

/**
 * Writes maps, collections, texts, numbers and booleans as JSON. A library would do it, too, but a
 * JSON library on the processor path of every user is one more version that can clash with the one
 * that their own processors bring.
 */
public final class Json {

  private final StringBuilder text = new StringBuilder();
  private final String indentation;

  private Json(String indentation) {
    this.indentation = indentation;
  }

  /** The value as indented JSON, keys in the order of the map. */
  public static String of(Object value) {
    return of(value, "\n", "  ") + "\n";
  }

  /** The same on one line, which does not end. */
  public static String onOneLine(Object value) {
    return of(value, /* newLine= */ "", /* indentation= */ "");
  }

  private static String of(Object value, String newLine, String indentation) {
    Json json = new Json(indentation);
    json.write(value, newLine);
    return json.text.toString();
  }

  private void write(Object value, String newLine) {
    if (value instanceof Map<?, ?> map) {
      writeMap(map, newLine);
    } else if (value instanceof Collection<?> collection) {
      writeCollection(collection, newLine);
    } else if (value instanceof Number || value instanceof Boolean) {
      text.append(value);
    } else {
      writeText(value.toString());
    }
  }

  private void writeMap(Map<?, ?> map, String newLine) {
    text.append('{');
    String inside = newLine + indentation;
    String separator = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      text.append(separator).append(inside);
      writeText(entry.getKey().toString());
      text.append(": ");
      write(entry.getValue(), inside);
      separator = ",";
    }
    text.append(map.isEmpty() ? "" : newLine).append('}');
  }

  private void writeCollection(Collection<?> collection, String newLine) {
    text.append('[');
    String inside = newLine + indentation;
    String separator = "";
    for (Object element : collection) {
      text.append(separator).append(inside);
      write(element, inside);
      separator = ",";
    }
    text.append(collection.isEmpty() ? "" : newLine).append(']');
  }

  private void writeText(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        text.append('\\').append(c);
      } else if (c < ' ' || Character.isSurrogate(c)) {
        text.append(String.format("\\u%04x", (int) c));
      } else {
        text.append(c);
      }
    }
    text.append('"');
  }
}
