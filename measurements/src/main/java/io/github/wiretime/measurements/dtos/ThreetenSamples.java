package io.github.wiretime.measurements.dtos;

import java.util.List;
import java.util.function.IntFunction;
import org.threeten.bp.Duration;
import org.threeten.bp.Instant;
import org.threeten.bp.LocalDate;
import org.threeten.bp.LocalDateTime;
import org.threeten.bp.LocalTime;
import org.threeten.bp.OffsetDateTime;
import org.threeten.bp.ZoneId;
import org.threeten.bp.ZonedDateTime;

/** The types of ThreeTenBP, the backport of java.time. */
final class ThreetenSamples {
  private ThreetenSamples() {}

  static List<Sample> all(IntFunction<java.time.Instant> instants, String zoneId) {
    ZoneId zone = ZoneId.of(zoneId);
    IntFunction<Instant> instant = n -> Instant.parse(instants.apply(n).toString());
    IntFunction<ZonedDateTime> zoned = n -> instant.apply(n).atZone(zone);
    return List.of(
        Sample.of("OtherDtos$ThreetenInstant", Instant.class, instant),
        Sample.of(
            "OtherDtos$ThreetenLocalDate", LocalDate.class, n -> zoned.apply(n).toLocalDate()),
        Sample.of(
            "OtherDtos$ThreetenLocalTime", LocalTime.class, n -> zoned.apply(n).toLocalTime()),
        Sample.of(
            "OtherDtos$ThreetenLocalDateTime",
            LocalDateTime.class,
            n -> zoned.apply(n).toLocalDateTime()),
        Sample.of(
            "OtherDtos$ThreetenOffsetDateTime",
            OffsetDateTime.class,
            n -> zoned.apply(n).toOffsetDateTime()),
        Sample.of("OtherDtos$ThreetenZonedDateTime", ZonedDateTime.class, zoned),
        Sample.of(
            "OtherDtos$ThreetenDuration",
            Duration.class,
            n -> Duration.between(Instant.EPOCH, instant.apply(n))));
  }
}
