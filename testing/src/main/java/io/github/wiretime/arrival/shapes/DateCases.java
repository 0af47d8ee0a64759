package io.github.wiretime.arrival.shapes;

import io.github.wiretime.arrival.ArrivalCase;
import io.github.wiretime.arrival.Outcome;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/** Subclasses of {@code Date}. */
final class DateCases {
  private DateCases() {}

  static Stream<ArrivalCase> all() {
    return Stream.of(
        ArrivalCase.of(
                "extends Date",
                """
            interface Api { Dto get(); Moment moment(); Result<Moment> result(); }
            class Moment extends Date { String zone; }
            class Result<T> implements Serializable { T data; }
            class Dto implements Serializable { Moment at; List<Moment> list; }
            """)
            .butEverywhere("Api#moment()", Outcome.LOST)
            .butEverywhere("Api#result()", Outcome.LOST)
            .butEverywhere("Dto#at", Outcome.LOST)
            .butEverywhere("Dto#list", Outcome.LOST),
        ArrivalCase.of(
                "extends Date, without a plain constructor",
                """
            interface Api { Dto get(); }
            class Moment extends Date { Moment(long at) { super(at); } }
            class Dto implements Serializable { Moment at; }
            """)
            .butEverywhere("Dto#at", Outcome.LOST),
        ArrivalCase.of(
                "in a field of Date",
                """
            interface Api { Dto get(); }
            class Moment extends Date { static Moment with() { Moment m = new Moment(); m.setTime(1); return m; } }
            class Dto implements Serializable { Date at = Moment.with(); List<Date> list = new ArrayList<>(List.of(Moment.with())); static Dto given() { return new Dto(); } }
            """)
            .but(
                "Dto#at",
                Outcome.OTHER_CLASS,
                HessianLite.LITE_3_2,
                HessianLite.LITE_4_0_3,
                HessianLite.LITE_4_0_4)
            .but("Dto#at", Outcome.LOST, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .butEverywhere("Dto#list", Outcome.LOST),
        ArrivalCase.of(
                "Timestamp",
                """
            interface Api { Dto get(); Result<java.sql.Timestamp> result(); java.sql.Timestamp self(); }
            class Result<T> implements Serializable { T data; }
            class Dto implements Serializable { java.sql.Timestamp at; List<java.sql.Timestamp> list; }
            """)
            .butEverywhere("Api#result()", Outcome.LOST)
            .butEverywhere("Api#self()", Outcome.LOST)
            .butEverywhere("Dto#at", Outcome.LOST)
            .butEverywhere("Dto#list", Outcome.LOST),
        ArrivalCase.of(
            "Date and those of java.sql",
            """
            interface Api { Dto get(); Result<java.sql.Date> result(); Date self(); }
            class Result<T> implements Serializable { T data; }
            class Dto implements Serializable { Date date; java.sql.Date sqlDate; java.sql.Time time; List<java.sql.Time> list; Date[] array; }
            """),
        ArrivalCase.of(
                "those of java.sql in a field of Date",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable { Date date = new java.sql.Date(1); Object any = new java.sql.Date(1); static Dto given() { return new Dto(); } }
            """)
            .but(
                "Dto#date",
                Outcome.OTHER_CLASS,
                HessianLite.LITE_3_2,
                HessianLite.LITE_4_0_3,
                HessianLite.LITE_4_0_4));
  }
}
