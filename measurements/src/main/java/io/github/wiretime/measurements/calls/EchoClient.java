package io.github.wiretime.measurements.calls;

import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.apache.dubbo.config.ReferenceConfig;
import org.apache.dubbo.config.bootstrap.DubboBootstrap;

/** The consumer: drives the load and writes what it measured. */
public final class EchoClient {
  static final String SERIALIZATION = "hessian2";

  private static final int WARMUP_TURNS = 3;
  private static final int TIMEOUT_MILLIS = 30_000;
  private static final long SEED = 1;

  private EchoClient() {}

  /** Takes the Dubbo version's id, the protocol, the port, the effort and the file to write. */
  public static void main(String[] args) throws IOException, InterruptedException {
    LoadPlan plan = LoadPlan.of(Effort.valueOf(args[3]));
    EchoService service = connect(args[1], args[2]);
    List<Row> rows = new ArrayList<>();
    List<TimeKind> kinds = new ArrayList<>(EnumSet.allOf(TimeKind.class));
    for (TimeKind kind : kinds) {
      check(service, kind);
    }
    warmUp(service, kinds, plan);
    for (LoadPlan.Situation situation : plan.situations()) {
      new Round(service, kinds, situation, plan.millis()).saturate(); // Each is new to the JVMs.
    }
    Random order = new Random(SEED);
    for (int round = 1; round <= plan.rounds(); round++) {
      // Another order each round, so that what slows the machine for a while hits other types.
      Collections.shuffle(kinds, order);
      for (LoadPlan.Situation situation : plan.situations()) {
        for (LoadResult result : new Round(service, kinds, situation, plan.millis()).measure()) {
          rows.add(result.row(args[0], args[1], situation, round));
        }
        System.out.printf("# Run progress: %d%%%n", 100 * rows.size() / plan.measurements());
      }
    }
    new Table(rows).write(Path.of(args[4]));
    System.exit(0);
  }

  /** In turns, because the first type also pays for what all types share. */
  private static void warmUp(EchoService service, List<TimeKind> kinds, LoadPlan plan)
      throws InterruptedException {
    for (int turn = 0; turn < WARMUP_TURNS; turn++) {
      for (TimeKind kind : kinds) {
        new Load(service, kind.orders(plan.warmup().orders()), plan.warmup().callers())
            .saturate(plan.warmupMillis() / WARMUP_TURNS);
      }
    }
  }

  static EchoService connect(String protocol, String port) throws IOException {
    ReferenceConfig<EchoService> reference = new ReferenceConfig<>();
    reference.setInterface(EchoService.class);
    reference.setUrl(
        "%s://%s:%s/%s?serialization=%s&prefer.serialization=%s"
            .formatted(
                protocol,
                EchoServer.LOOPBACK,
                port,
                EchoService.class.getName(),
                SERIALIZATION,
                SERIALIZATION));
    reference.setTimeout(TIMEOUT_MILLIS);
    DubboBootstrap.getInstance().application(EchoServer.application()).reference(reference).start();
    return reference.get();
  }

  static void check(EchoService service, TimeKind kind) {
    List<Order> sent = kind.orders(3);
    List<Order> received = service.echo(sent);
    for (int i = 0; i < sent.size(); i++) {
      if (!sent.get(i).sameAs(received.get(i))) {
        throw new IllegalStateException(kind + " does not arrive as it was sent");
      }
    }
  }
}
