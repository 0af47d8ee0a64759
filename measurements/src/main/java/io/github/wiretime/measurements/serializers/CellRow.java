package io.github.wiretime.measurements.serializers;

import io.github.wiretime.measurements.results.Row;

/**
 * A line of {@code serializers.csv}. Its columns:
 *
 * <ul>
 *   <li>{@code question} what the cell answers, see {@link Question};
 *   <li>{@code how}, {@code spelling} with what both sides are configured, see {@link Form};
 *   <li>{@code provider}, {@code consumer} the releases of Dubbo;
 *   <li>{@code lack} which side has no jar of fastjson2;
 *   <li>{@code protocol} {@code dubbo}, {@code tri}, or two joined by +;
 *   <li>{@code address} {@code registry}, or {@code url} for a reference with a URL of its own;
 *   <li>{@code time} the type that is sent;
 *   <li>{@code provider-settings}, {@code consumer-settings} as {@link Setting} writes them;
 *   <li>{@code request}, {@code response} the serializer on the wire, several joined by +;
 *   <li>{@code request-bytes}, {@code response-bytes} of the body of a call;
 *   <li>{@code failure} why there is no call, if there is none.
 * </ul>
 */
final class CellRow {

  private CellRow() {}

  static Row of(Cell cell, Outcome outcome) {
    Form form = cell.settings().form();
    return new Row()
        .with("question", cell.question())
        .with("how", form.how())
        .with("spelling", form.words())
        .with("provider", cell.peers().provider())
        .with("consumer", cell.peers().consumer())
        .with("lack", cell.peers().lack())
        .with("protocol", cell.wire().protocol())
        .with("address", cell.wire().byUrl() ? "url" : "registry")
        .with("time", cell.wire().time())
        .with("provider-settings", Setting.text(cell.settings().provider()))
        .with("consumer-settings", Setting.text(cell.settings().consumer()))
        .with("request", outcome.serializer(true))
        .with("response", outcome.serializer(false))
        .with("request-bytes", outcome.bytes(true))
        .with("response-bytes", outcome.bytes(false))
        .with("failure", outcome.failure());
  }
}
