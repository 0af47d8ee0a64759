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

  private Json() {}

  /** The value as indented JSON, keys in the order of the map. */
  public static String of(Object value) {
    Json json = new Json();
    json.write(value, "\n");
    return json.text.append('\n').toString();
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
    String separator = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      text.append(separator).append(newLine).append("  ");
      writeText(entry.getKey().toString());
      text.append(": ");
      write(entry.getValue(), newLine + "  ");
      separator = ",";
    }
    text.append(map.isEmpty() ? "" : newLine).append('}');
  }

  private void writeCollection(Collection<?> collection, String newLine) {
    text.append('[');
    String separator = "";
    for (Object element : collection) {
      text.append(separator).append(newLine).append("  ");
      write(element, newLine + "  ");
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
