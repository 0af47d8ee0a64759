package io.github.wiretime.measurements.serializers;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;

/** One provider and one consumer, to be run. */
public record Cell(Question question, Peers peers, Wire wire, Settings settings) {

  /**
   * Who calls whom.
   *
   * @param provider its release
   * @param consumer its release
   */
  record Peers(String provider, String consumer, Lack lack) {}

  /**
   * What goes between them.
   *
   * @param protocol {@code dubbo}, {@code tri}, or two of them joined by {@code +}, the second with
   *     the id {@code second}
   * @param byUrl whether the reference has a URL and no registry
   * @param time the simple name of the type of the time that a call sends
   */
  record Wire(String protocol, boolean byUrl, String time) {

    List<String> protocols() {
      return Splitter.on('+').splitToList(protocol);
    }
  }

  /**
   * How they are configured.
   *
   * @param form of both sides
   */
  record Settings(Form form, ImmutableList<Setting> provider, ImmutableList<Setting> consumer) {}

  /** Two releases with the plain API, the protocol dubbo, a registry and no setting. */
  static Cell of(Question question, String provider, String consumer) {
    return new Cell(
        question,
        new Peers(provider, consumer, Lack.NONE),
        new Wire("dubbo", /* byUrl= */ false, "LocalDateTime"),
        new Settings(Form.API, ImmutableList.of(), ImmutableList.of()));
  }

  Cell lacking(Lack lack) {
    return new Cell(question, new Peers(peers.provider(), peers.consumer(), lack), wire, settings);
  }

  Cell withProtocol(String protocol) {
    return with(new Wire(protocol, wire.byUrl(), wire.time()));
  }

  Cell withUrl() {
    return with(new Wire(wire.protocol(), /* byUrl= */ true, wire.time()));
  }

  Cell sending(String time) {
    return with(new Wire(wire.protocol(), wire.byUrl(), time));
  }

  private Cell with(Wire other) {
    return new Cell(question, peers, other, settings);
  }

  Cell in(Form form) {
    return with(new Settings(form, settings.provider(), settings.consumer()));
  }

  Cell withProvider(Setting... some) {
    return with(new Settings(settings.form(), ImmutableList.copyOf(some), settings.consumer()));
  }

  Cell withConsumer(Setting... some) {
    return with(new Settings(settings.form(), settings.provider(), ImmutableList.copyOf(some)));
  }

  private Cell with(Settings other) {
    return new Cell(question, peers, wire, other);
  }
}
