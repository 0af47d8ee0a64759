package io.github.wiretime.checker.wiremap;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the provider of a service offers its consumers, one line of a wire map: {@code
 * com.acme.OrderService dubbo=3.2 serialization=fastjson2,hessian2}.
 *
 * @param service the fully qualified name of the interface
 * @param dubbo the first release of the provider's line
 * @param serializers the best first
 */
public record Offer(String service, String dubbo, ImmutableList<String> serializers) {

  private static final Pattern LINE =
      Pattern.compile(
          "([\\p{javaJavaIdentifierPart}.]+) dubbo=(\\d+\\.\\d+) serialization=([\\w,-]+)");

  static Optional<Offer> parse(String line) {
    Matcher matcher = LINE.matcher(line);
    return matcher.matches()
        ? Optional.of(
            new Offer(
                matcher.group(1),
                matcher.group(2),
                ImmutableList.copyOf(Splitter.on(',').split(matcher.group(3)))))
        : Optional.empty();
  }

  String line() {
    return service
        + " dubbo="
        + dubbo
        + serializers.stream().collect(joining(",", " serialization=", ""));
  }
}
