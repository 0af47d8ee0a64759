package io.github.wiretime.measurements.dtos;

import java.util.List;
import java.util.function.IntFunction;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.joda.time.Duration;
import org.joda.time.Instant;

/** The types of Joda-Time that public Dubbo applications put into DTOs. */
final class JodaSamples {
  private JodaSamples() {}

  static List<Sample> all(IntFunction<Long> millis, String zoneId) {
    DateTimeZone zone = DateTimeZone.forID(zoneId);
    IntFunction<DateTime> dateTime = n -> new DateTime(millis.apply(n), zone);
    return List.of(
        new Sample(OtherDtos.JodaDateTime.class, dateTime::apply),
        new Sample(OtherDtos.JodaLocalDate.class, n -> dateTime.apply(n).toLocalDate()),
        new Sample(OtherDtos.JodaLocalDateTime.class, n -> dateTime.apply(n).toLocalDateTime()),
        new Sample(OtherDtos.JodaLocalTime.class, n -> dateTime.apply(n).toLocalTime()),
        new Sample(OtherDtos.JodaInstant.class, n -> new Instant(millis.apply(n))),
        new Sample(OtherDtos.JodaDuration.class, n -> new Duration(millis.apply(n))));
  }
}
