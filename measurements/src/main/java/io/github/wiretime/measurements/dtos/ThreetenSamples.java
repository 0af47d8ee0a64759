package io.github.wiretime.measurements.dtos;

import java.util.List;
import java.util.function.IntFunction;
import org.threeten.bp.Duration;
import org.threeten.bp.Instant;
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
        new Sample(OtherDtos.ThreetenInstant.class, instant::apply),
        new Sample(OtherDtos.ThreetenLocalDate.class, n -> zoned.apply(n).toLocalDate()),
        new Sample(OtherDtos.ThreetenLocalTime.class, n -> zoned.apply(n).toLocalTime()),
        new Sample(OtherDtos.ThreetenLocalDateTime.class, n -> zoned.apply(n).toLocalDateTime()),
        new Sample(OtherDtos.ThreetenOffsetDateTime.class, n -> zoned.apply(n).toOffsetDateTime()),
        new Sample(OtherDtos.ThreetenZonedDateTime.class, zoned::apply),
        new Sample(
            OtherDtos.ThreetenDuration.class,
            n -> Duration.between(Instant.EPOCH, instant.apply(n))));
  }
}
