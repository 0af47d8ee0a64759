package io.github.wiretime.checker.negotiation;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The attribute {@code parameters} of Dubbo's annotations: keys and values in turn, or both in one
 * element as {@code key=value} or {@code key:value} ({@code DubboAnnotationUtils#convertParameters}
 * of Dubbo 3.3.6).
 */
public final class DubboParameters {

  private static final Splitter PAIR = Splitter.on(CharMatcher.anyOf(":=")).trimResults();

  private DubboParameters() {}

  /** Keys and values. */
  public static Map<String, String> of(List<String> elements) {
    List<String> flat = new ArrayList<>();
    for (String element : elements) {
      List<String> parts = PAIR.splitToList(element);
      boolean isKey = flat.size() % 2 == 0;
      flat.addAll(isKey && parts.size() == 2 ? parts : List.of(element.trim()));
    }
    Map<String, String> parameters = new HashMap<>();
    for (int i = 0; i + 1 < flat.size(); i += 2) {
      parameters.put(flat.get(i), flat.get(i + 1));
    }
    return parameters;
  }
}
