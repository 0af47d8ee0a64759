package io.github.wiretime.hostile;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Source;
import java.util.Random;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Sources that people are in the middle of writing. */
@Tag("slow")
final class MutantsTest {

  private static final int MUTANTS = Integer.getInteger("wiretime.mutants", 100);
  private static final long SEED = Long.getLong("wiretime.seed", 20260101);

  private static final ImmutableList<Source> VALID =
      ImmutableList.of(
          Source.of(
              """
              package app;
              import java.util.*;
              import java.util.concurrent.CompletableFuture;
              interface Reader<T, K extends Comparable<K>> {
                T find(K key) throws Refused;
                default Page<T> page(int from, T... like) { return null; }
              }
              interface OrderService extends Reader<Order, Long> {
                CompletableFuture<Map<String, List<? extends Order>>> all();
                <E extends Event<? super Order> & Runnable> E last(Class<E> type);
                void cancel(Order.Line line, Page<Page<Order>>[] pages) throws Refused;
              }
              class Refused extends Exception { java.time.Instant at; Order order; }
              """),
          Source.of(
              """
              package app;
              import java.io.Serializable;
              import java.time.*;
              import java.util.List;
              class Order implements Serializable {
                private static final long serialVersionUID = 1L;
                private LocalDateTime created = LocalDateTime.MIN, changed;
                protected List<Line> lines;
                transient ZonedDateTime cached;
                State state = State.OPEN;
                Order previous;
                enum State { OPEN { Instant t; }, DONE; Instant since; }
                class Line { Instant shipped; Page<Line> related; }
                record Price(long amount, OffsetDateTime until) {
                  Price { if (amount < 0) throw new IllegalArgumentException("price"); }
                }
                Price[][] prices;
                private Object writeReplace() { return lines == null ? this : new Short1(state); }
              }
              class Short1 { State1 s; Short1(Order.State state) { } interface State1 { } }
              """),
          Source.of(
              """
              package app;
              import java.time.*;
              import java.util.*;
              class Page<T> { List<T> items; Page<? extends T> next; Map<T, Instant> at; }
              abstract sealed class Event<T> permits Sent, Lost { T subject; Year year; }
              final class Sent extends Event<Order> implements Runnable {
                Duration took; public void run() { } }
              non-sealed class Lost extends Event<Order> { MonthDay day; }
              class Orders extends ArrayList<Order> { Instant never; }
              class Index extends HashMap<String, Event<Order>> { }
              class Node<T> { Node<Node<T>> next; T self; }
              class Tree<T extends Tree<T>> { List<T> below; }
              """),
          Source.of(
              """
              package app;
              import io.github.wiretime.annotations.AcceptCostlyRpcTime;
              import org.apache.dubbo.config.*;
              import org.apache.dubbo.config.annotation.*;
              @DubboService(interfaceClass = OrderService.class, methods = @Method(name = "all",
                  arguments = @Argument(index = 0, callback = true)), parameters = {"a", "b"})
              abstract class Provider implements OrderService {
                @DubboReference(parameters = {"serialization", "fastjson2"}) OrderService other;
                @AcceptCostlyRpcTime(reason = "moves in May") java.time.Period period;
                @SuppressWarnings({"CostlyRpcTime", "unused"}) java.time.Month month;
                void export() {
                  ServiceConfig<OrderService> config = new ServiceConfig<>();
                  config.setInterface(OrderService.class);
                  config.setSerialization("hessian2");
                  Runnable later = () -> new ReferenceConfig<OrderService>().setInterface("app.X");
                  Object anonymous = new Page<Order>() { java.time.Instant t; };
                }
              }
              """));

  @Test
  void theSourcesAreValidAndCostly() {
    Trial.Result result = Trial.checked(files(VALID));

    assertThat(result.errors()).isEmpty();
    assertThat(result.crash()).isEmpty();
    assertThat(result.findings().size()).isAtLeast(5);
  }

  @Test
  void mutantsAddNeitherCrashesNorErrors() {
    Mutants mutants = new Mutants(SEED);
    Random random = new Random(SEED);
    int asked = 0;
    int broken = 0;
    for (int i = 0; i < MUTANTS; i++) {
      int victim = random.nextInt(VALID.size());
      Source valid = VALID.get(victim);
      Source mutant = new Source(valid.name(), mutants.mutate(valid.text()));
      ImmutableList<JavaFileObject> sources =
          files(
              ImmutableList.<Source>builder()
                  .addAll(VALID.subList(0, victim))
                  .add(mutant)
                  .addAll(VALID.subList(victim + 1, VALID.size()))
                  .build());

      Trial.Result alone = Trial.alone(sources);
      Trial.Result checked = Trial.checked(sources);

      assertWithMessage("mutant %s\n%s", i, mutant.text())
          .that(checked.crash().map(Throwables::getStackTraceAsString).orElse(""))
          .isEmpty();
      assertWithMessage("mutant %s\n%s", i, mutant.text()).that(checked.mistakes()).isEmpty();
      assertWithMessage("mutant %s\n%s", i, mutant.text())
          .that(checked.errors())
          .isEqualTo(alone.errors());
      asked += checked.asked() ? 1 : 0;
      broken += checked.errors().isEmpty() ? 0 : 1;
    }

    assertThat(asked).isAtLeast(MUTANTS / 2);
    assertThat(broken).isAtLeast(MUTANTS / 2);
  }

  private static ImmutableList<JavaFileObject> files(ImmutableList<Source> sources) {
    return Trial.files(sources.toArray(Source[]::new));
  }
}
