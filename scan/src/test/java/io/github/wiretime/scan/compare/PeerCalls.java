package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.arrival.RpcRelease;
import io.github.wiretime.oracle.Hessian;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Consumers of one build call providers of another, with real Dubbo or SOFARPC. */
final class PeerCalls {

  private static final int PATIENCE_MINUTES = 5;

  /** A build with the release that its peers have. */
  record Build(boolean isNew, RpcRelease release) {}

  private final PairJudge judge;
  private final ImmutableList<BreakingCase> cases;
  private final Path folder;
  private final Map<Object, PairJudge.Seen> seen = new HashMap<>();

  private final Build before;
  private final Build after;

  /**
   * Calls of all cases, which are made once somebody asks.
   *
   * @param folder that the JVMs may fill
   */
  PeerCalls(
      PairJudge judge, ImmutableList<BreakingCase> cases, Build before, Build after, Path folder) {
    this.judge = judge;
    this.cases = cases;
    this.before = before;
    this.after = after;
    this.folder = folder;
  }

  ImmutableList<BreakingCase> cases() {
    return cases;
  }

  /** What a consumer sees. */
  PairJudge.Seen of(BreakingCase asked, boolean isNewProvider, boolean isNewConsumer)
      throws Exception {
    return of(asked, isNewProvider ? after : before, isNewConsumer ? after : before);
  }

  /** The same where both sides have one build, with the release that reads in a direction. */
  PairJudge.Seen alone(BreakingCase asked, boolean isNew, Direction direction) throws Exception {
    Build reading = direction == Direction.OLD_TO_NEW ? after : before;
    Build same = new Build(isNew, reading.release());
    return of(asked, same, same);
  }

  private PairJudge.Seen of(BreakingCase asked, Build provider, Build consumer) throws Exception {
    Object key = List.of(asked.id(), provider, consumer);
    if (!seen.containsKey(key)) {
      make(provider, consumer);
    }
    return seen.get(key);
  }

  private void make(Build provider, Build consumer) throws Exception {
    int port = freePort();
    List<BreakingCase> left = new ArrayList<>(cases);
    Process providing = start(provider, "provider", port, left);
    try {
      while (!left.isEmpty()) { // each time one less at least
        awaitReady(providing);
        List<String> lines = consumed(consumer, port, left);
        for (int i = 0; i < lines.size(); i += 2) {
          BreakingCase asked = left.remove(0);
          assertWithMessage("%s", lines)
              .that(lines.get(i))
              .isEqualTo(PeerMain.BEGIN + asked.packageName());
          seen.put(
              List.of(asked.id(), provider, consumer),
              seen(
                  asked,
                  provider.isNew(),
                  consumer.isNew(),
                  i + 1 < lines.size() ? lines.get(i + 1) : ""));
        }
      }
    } finally {
      providing.destroyForcibly();
    }
  }

  private PairJudge.Seen seen(
      BreakingCase asked, boolean isNewProvider, boolean isNewConsumer, String end)
      throws Exception {
    if (end.startsWith(PeerMain.SHOWN)) {
      String shown = end.substring(PeerMain.SHOWN.length());
      return PairJudge.Seen.of(
          isNewProvider == isNewConsumer
              ? judge.direct(asked, isNewProvider, Hessian.LITE_4_0_4)
              : asked.shown(isNewProvider),
          shown);
    }
    if (end.startsWith(PeerMain.PASSED)) {
      return new PairJudge.Seen(PairJudge.Kind.ARRIVES, end.substring(PeerMain.PASSED.length()));
    }
    return end.startsWith(PeerMain.THROWN)
        ? new PairJudge.Seen(PairJudge.Kind.EXCEPTION, end.substring(PeerMain.THROWN.length()))
        : new PairJudge.Seen(PairJudge.Kind.CRASH, "the consumer's JVM ended");
  }

  private List<String> consumed(Build consumer, int port, List<BreakingCase> asked)
      throws Exception {
    Process consuming = start(consumer, "consumer", port, asked);
    try {
      boolean hasEnded = consuming.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES);
      List<String> lines =
          Files.readAllLines(folder.resolve("consumer.out")).stream()
              .filter(line -> line.matches("(begin|shown|passed|thrown)\t.*"))
              .collect(toImmutableList());
      assertWithMessage(Files.readString(folder.resolve("consumer.err"))).that(hasEnded).isTrue();
      assertWithMessage(Files.readString(folder.resolve("consumer.err"))).that(lines).isNotEmpty();
      return lines;
    } finally {
      consuming.destroyForcibly();
    }
  }

  private Process start(Build build, String role, int port, List<BreakingCase> asked)
      throws IOException {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                build.release().name(), role, port + "", judge.classes(build.isNew()).toString()));
    asked.forEach(each -> arguments.add(each.packageName()));
    return new ProcessBuilder(build.release().command(folder, PeerMain.class, arguments))
        .directory(folder.toFile()) // a JVM that crashes writes there
        .redirectOutput(folder.resolve(role + ".out").toFile())
        .redirectError(folder.resolve(role + ".err").toFile())
        .start();
  }

  private void awaitReady(Process provider) throws Exception {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(PATIENCE_MINUTES);
    while (!Files.readString(folder.resolve("provider.out")).contains(PeerMain.READY)) {
      assertWithMessage(Files.readString(folder.resolve("provider.err")))
          .that(provider.isAlive() && System.nanoTime() < end)
          .isTrue();
      Thread.sleep(50);
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
