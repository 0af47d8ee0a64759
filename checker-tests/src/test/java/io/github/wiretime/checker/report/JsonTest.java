package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is written is what a real parser reads. */
final class JsonTest {

  private static final ObjectMapper PARSER = new ObjectMapper();

  /** So many characters as the parser takes for a name. */
  private static final int SOME = 0x1000;

  /** Each half of a pair has no place in UTF-8; escaped it can be written all the same. */
  @Test
  void everyCharacter() throws Exception {
    for (int first = 0; first <= Character.MAX_VALUE; first += SOME) {
      String text =
          IntStream.range(first, first + SOME)
              .collect(StringBuilder::new, (all, c) -> all.append((char) c), StringBuilder::append)
              .toString();

      JsonNode parsed = parse(ImmutableMap.of(text, text));

      assertThat(parsed.fieldNames().next()).isEqualTo(text);
      assertThat(parsed.get(text).textValue()).isEqualTo(text);
    }
  }

  @Test
  void numbersAndBooleans() throws Exception {
    JsonNode parsed =
        parse(ImmutableList.of(0, -1, Long.MAX_VALUE, Integer.MIN_VALUE, 1.5, true, false));

    assertThat(parsed.toString())
        .isEqualTo("[0,-1,9223372036854775807,-2147483648,1.5,true,false]");
  }

  @Test
  void theSameOnOneLine() {
    assertThat(
            Json.onOneLine(
                ImmutableMap.of("a", ImmutableList.of(1, "b\n  c", true), "d", ImmutableMap.of())))
        .isEqualTo("{\"a\": [1,\"b\\u000a  c\",true],\"d\": {}}");
  }

  @Test
  void theSameInEveryLanguage() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-SA-u-nu-arab"));

      assertThat(Json.of(ImmutableList.of(12, "\u0001\u001f")))
          .isEqualTo("[\n  12,\n  \"\\u0001\\u001f\"\n]\n");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void theFormIsFixed() {
    assertThat(
            Json.of(
                ImmutableMap.of(
                    "b",
                    ImmutableList.of(),
                    "a",
                    ImmutableMap.of(),
                    "c",
                    ImmutableMap.of("d ~", 1))))
        .isEqualTo("{\n  \"b\": [],\n  \"a\": {},\n  \"c\": {\n    \"d ~\": 1\n  }\n}\n");
  }

  @Test
  void whateverIsNested() throws Exception {
    Random random = new Random(20260101);
    for (int i = 0; i < 300; i++) {
      Object value = value(random, 5);

      assertThat(parse(value)).isEqualTo(PARSER.valueToTree(value));
    }
  }

  private static Object value(Random random, int depth) {
    return switch (random.nextInt(depth == 0 ? 3 : 5)) {
      case 0 -> random.nextInt();
      case 1 -> random.nextBoolean();
      case 2 -> text(random);
      case 3 -> list(random, depth - 1);
      default -> map(random, depth - 1);
    };
  }

  private static ImmutableList<Object> list(Random random, int depth) {
    ImmutableList.Builder<Object> list = ImmutableList.builder();
    for (int i = random.nextInt(4); i > 0; i--) {
      list.add(value(random, depth));
    }
    return list.build();
  }

  private static ImmutableMap<String, Object> map(Random random, int depth) {
    ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();
    for (int i = random.nextInt(4); i > 0; i--) {
      map.put(text(random), value(random, depth));
    }
    return map.buildKeepingLast();
  }

  private static String text(Random random) {
    return random
        .ints(random.nextInt(6), 0, 0x300)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static JsonNode parse(Object value) throws Exception {
    return PARSER.readTree(Json.of(value).getBytes(StandardCharsets.UTF_8));
  }
}
