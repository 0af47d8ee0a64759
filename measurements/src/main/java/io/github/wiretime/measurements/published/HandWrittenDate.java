package io.github.wiretime.measurements.published;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;

/** The date of an HTTP header as characters of ISO 8859-1, without a formatter. */
final class HandWrittenDate {
  private static final byte[] TEMPLATE = ascii("ddd, 00 mmm 0000 00:00:00 GMT");
  private static final byte[] DAYS = ascii("MonTueWedThuFriSatSun");
  private static final byte[] MONTHS = ascii("JanFebMarAprMayJunJulAugSepOctNovDec");
  private static final int SECONDS_OF_DAY = 86_400;

  private HandWrittenDate() {}

  static byte[] of(long millis) {
    long seconds = Math.floorDiv(millis, 1000);
    LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(seconds, SECONDS_OF_DAY));
    int time = Math.floorMod(seconds, SECONDS_OF_DAY);
    byte[] text = TEMPLATE.clone();
    name(text, 0, DAYS, date.getDayOfWeek().getValue() - 1);
    digits(text, 5, date.getDayOfMonth());
    name(text, 8, MONTHS, date.getMonthValue() - 1);
    digits(text, 12, date.getYear() / 100);
    digits(text, 14, date.getYear() % 100);
    digits(text, 17, time / 3600);
    digits(text, 20, time / 60 % 60);
    digits(text, 23, time % 60);
    return text;
  }

  private static void name(byte[] text, int at, byte[] names, int index) {
    System.arraycopy(names, 3 * index, text, at, 3);
  }

  private static void digits(byte[] text, int at, int number) {
    text[at] = (byte) ('0' + number / 10);
    text[at + 1] = (byte) ('0' + number % 10);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
