package io.github.wiretime.measurements.serializers;

/**
 * A message of the service, as it went over the wire.
 *
 * @param isRequest or else a response
 * @param serializer the name of what wrote its body
 * @param bytes of the body
 */
record Sent(boolean isRequest, String serializer, int bytes) {}
