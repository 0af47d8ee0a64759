package io.github.wiretime.measurements.calls;

import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;

/**
 * The consumer of the observation: callers that wait for each answer, with Date and with
 * LocalDateTime right after each other, so that both meet the same machine.
 */
public final class ObservationClient {
  private static final List<Situation> SITUATIONS =
      List.of(
          new Situation(8, 1, 1),
          new Situation(8, 1, 3),
          new Situation(8, 5, 1),
          new Situation(8, 5, 3),
          new Situation(8, 20, 1),
          new Situation(8, 20, 3),
          new Situation(32, 1, 1),
          new Situation(32, 1, 3),
          new Situation(32, 5, 1),
          new Situation(32, 5, 3),
          new Situation(32, 20, 1),
          new Situation(32, 20, 3));

  /**
   * A load.
   *
   * @param callers threads that call at the same time
   * @param orders DTOs in the argument and in the result
   * @param times how many each DTO has
   */
  private record Situation(int callers, int orders, int times) {}

  private ObservationClient() {}

  /** Takes the Dubbo version's id, the protocol, the port, the effort and the file to write. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Effort effort = Effort.valueOf(args[3]);
    EchoService service = EchoClient.connect(args[1], args[2]);
    EchoClient.check(service, TimeKind.DATE);
    EchoClient.check(service, TimeKind.LOCAL_DATE_TIME);
    for (Situation situation : SITUATIONS) {
      row(new Row(), service, situation, millis(effort)); // Each is new to the JVMs.
    }
    List<Row> rows = new ArrayList<>();
    for (int round = 1; round <= rounds(effort); round++) {
      for (Situation situation : SITUATIONS) {
        rows.add(
            row(
                new Row().with("dubbo", args[0]).with("round", round),
                service,
                situation,
                millis(effort)));
      }
      System.out.printf("# Run progress: %d%%%n", 100 * round / rounds(effort));
    }
    new Table(rows).write(Path.of(args[4]));
    System.exit(0);
  }

  /** For the documentation. */
  static String description(Effort effort) {
    return "%d rounds, each %d ms with Date and %d ms with LocalDateTime for each load, after one that does not count"
        .formatted(rounds(effort), millis(effort), millis(effort));
  }

  private static int rounds(Effort effort) {
    return effort == Effort.SHORT ? 1 : 7;
  }

  private static int millis(Effort effort) {
    return effort == Effort.SHORT ? 200 : 1_000;
  }

  private static Row row(Row start, EchoService service, Situation situation, int millis)
      throws InterruptedException {
    Histogram date = saturate(service, TimeKind.DATE, situation, millis);
    Histogram dateTime = saturate(service, TimeKind.LOCAL_DATE_TIME, situation, millis);
    return start
        .with("callers", situation.callers())
        .with("orders", situation.orders())
        .with("times", situation.times())
        .with("datePerSecond", Round.perSecond(date, millis), 0)
        .with("dateMs", LoadResult.millis(date, 50), 3)
        .with("perSecond", Round.perSecond(dateTime, millis), 0)
        .with("ms", LoadResult.millis(dateTime, 50), 3);
  }

  private static Histogram saturate(
      EchoService service, TimeKind kind, Situation situation, int millis)
      throws InterruptedException {
    return new Load(
            service, kind.orders(situation.orders(), situation.times()), situation.callers())
        .saturate(millis);
  }
}
