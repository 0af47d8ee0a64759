package io.github.wiretime.measurements.serializers;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;

/**
 * What became of a cell.
 *
 * @param sent what went over the wire
 * @param failure why calls failed; empty if they did not
 */
record Outcome(ImmutableList<Sent> sent, String failure) {

  static Outcome failed(String reason) {
    return new Outcome(ImmutableList.of(), reason);
  }

  /** The serializer of requests or of responses; several joined by +. */
  String serializer(boolean isRequest) {
    return sent.stream()
        .filter(message -> message.isRequest() == isRequest)
        .map(Sent::serializer)
        .distinct()
        .sorted()
        .collect(joining("+"));
  }

  /** Bytes of the largest body of a request or response. */
  int bytes(boolean isRequest) {
    return sent.stream()
        .filter(message -> message.isRequest() == isRequest)
        .map(Sent::bytes)
        .max(Comparator.naturalOrder())
        .orElse(0);
  }
}
