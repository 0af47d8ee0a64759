package io.github.wiretime.measurements.bytes;

import static com.google.common.truth.Truth.assertThat;

import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.util.GregorianCalendar;
import java.util.TimeZone;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.junit.jupiter.api.Test;

@SuppressWarnings("JavaUtilDate") // Old types lose most.
final class DifferenceTest {
  private static final Instant INSTANT = Instant.parse("2024-05-17T13:47:29.123456789Z");

  @Test
  void equalValuesHaveNone() {
    assertThat(Difference.between(INSTANT, Instant.parse(INSTANT.toString()))).isEmpty();
  }

  @Test
  void timestampsWithoutTheirNanosecondsAreNamed() {
    Timestamp received = new Timestamp(INSTANT.toEpochMilli());

    assertThat(Difference.between(Timestamp.from(INSTANT), received)).isEqualTo("nanoseconds lost");
  }

  @Test
  void calendarsThatEndInAnotherZoneAreNamed() {
    assertThat(Difference.between(calendar("Asia/Shanghai"), calendar("Africa/Cairo")))
        .isEqualTo("zone becomes Africa/Cairo");
  }

  @Test
  void zoneOfTheReceiverIsNamed() {
    DateTimeZone zone = DateTimeZone.forTimeZone(TimeZone.getDefault());
    DateTime sent = new DateTime(0, DateTimeZone.forID("Antarctica/Troll"));

    assertThat(Difference.between(sent, sent.withZone(zone)))
        .isEqualTo("zone becomes the receiver's");
  }

  @Test
  void otherTypesAreNamed() {
    assertThat(Difference.between(INSTANT, "text")).isEqualTo("becomes a String");
    assertThat(Difference.between(INSTANT, null)).isEqualTo("becomes null");
  }

  @Test
  void otherValuesAreNamed() {
    assertThat(Difference.between(LocalDate.EPOCH, LocalDate.EPOCH.plusDays(1)))
        .isEqualTo("value changes");
  }

  private static GregorianCalendar calendar(String zone) {
    GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone(zone));
    calendar.setTimeInMillis(INSTANT.toEpochMilli());
    return calendar;
  }
}
