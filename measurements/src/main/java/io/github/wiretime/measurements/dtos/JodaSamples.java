package io.github.wiretime.measurements.dtos;

import java.util.List;
import java.util.function.IntFunction;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.joda.time.Duration;
import org.joda.time.Instant;
import org.joda.time.LocalDate;
import org.joda.time.LocalDateTime;
import org.joda.time.LocalTime;

/** The types of Joda-Time that public Dubbo applications put into DTOs. */
final class JodaSamples {
  private JodaSamples() {}

  static List<Sample> all(IntFunction<Long> millis, String zoneId) {
    DateTimeZone zone = DateTimeZone.forID(zoneId);
    IntFunction<DateTime> dateTime = n -> new DateTime(millis.apply(n), zone);
    return List.of(
        Sample.of("OtherDtos$JodaDateTime", DateTime.class, dateTime),
        Sample.of("OtherDtos$JodaLocalDate", LocalDate.class, n -> dateTime.apply(n).toLocalDate()),
        Sample.of(
            "OtherDtos$JodaLocalDateTime",
            LocalDateTime.class,
            n -> dateTime.apply(n).toLocalDateTime()),
        Sample.of("OtherDtos$JodaLocalTime", LocalTime.class, n -> dateTime.apply(n).toLocalTime()),
        Sample.of("OtherDtos$JodaInstant", Instant.class, n -> new Instant(millis.apply(n))),
        Sample.of("OtherDtos$JodaDuration", Duration.class, n -> new Duration(millis.apply(n))));
  }
}
