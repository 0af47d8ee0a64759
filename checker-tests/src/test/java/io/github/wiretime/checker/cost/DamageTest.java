package io.github.wiretime.checker.cost;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the check says about values that do not arrive as they were sent. */
final class DamageTest {

  @ParameterizedTest
  @CsvSource({
    "java.sql.Timestamp, java.sql.Timestamp, 4.0.4, nanoseconds lost",
    "java.util.Calendar, java.util.Calendar, 4.0.4, zone becomes the receiver's",
    "java.util.GregorianCalendar, java.util.GregorianCalendar, 4.0.4, zone becomes the receiver's",
    "org.joda.time.DateTime, org.joda.time.DateTime, 4.0.4, zone becomes the receiver's",
    "org.joda.time.LocalDate, org.joda.time.*, 3.2, IllegalStateException when read",
  })
  void isNamedForTypesThatTheUserAdds(String type, String added, String hessian, String damage) {
    Build build =
        Build.of(service(type)).option("CostlyTypes", added).option("HessianLite", hessian);

    assertThat(text(type, build)).contains("damage   " + damage);
  }

  @ParameterizedTest
  @CsvSource({
    "java.time.chrono.ThaiBuddhistDate, 3.2, StackOverflowError when written",
    "java.time.chrono.JapaneseDate, sofa-3.5, StackOverflowError when written",
  })
  void isReportedWithoutAnOptionWhereDatesCannotBeSent(String type, String hessian, String how) {
    assertThat(text(type, Build.of(service(type)).option("HessianLite", hessian)))
        .contains(" cannot send: " + how + "\n");
  }

  @Test
  void ofDatesOfOnesOwnIsTheTimeItself() {
    Build build =
        Build.of(
            """
            @org.apache.dubbo.config.annotation.DubboService
            class Service { public java.util.List<com.acme.BusinessDate> find() { return null; } }
            """,
            "package com.acme; public class BusinessDate extends java.util.Date {}");

    assertThat(text("BusinessDate", build.option("CostlyTypes", "com.acme.BusinessDate")))
        .contains("is sent as BusinessDate: time changes (hessian-lite ");
    assertThat(build.run().texts()).isEmpty();
  }

  private static String service(String type) {
    return """
    @org.apache.dubbo.config.annotation.DubboService
    class Service { public java.util.List<%s> find() { return null; } }
    """
        .formatted(type);
  }

  private static String text(String type, Build build) {
    ImmutableList<String> texts = build.run().texts();
    assertThat(texts).hasSize(1);
    assertThat(texts.get(0)).contains(" is sent as " + type.substring(type.lastIndexOf('.') + 1));
    return texts.get(0);
  }
}
