package io.github.wiretime.measurements.published;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A small object, written and read. */
public class SmallBenchmark {
  /** The way. */
  @State(Scope.Benchmark)
  public static class Way {
    /** Its name. */
    @Param public SmallFormat variant;
  }

  /** What is copied; not a constant to the compiler. */
  @State(Scope.Benchmark)
  public static class Item {
    SmallItem item = SmallItem.EXAMPLE;
  }

  /** Writes and reads. */
  @Benchmark
  public Object smallCopy(Way way, Item item) throws Exception {
    return way.variant.read(way.variant.write(item.item));
  }

  /** Copies without bytes. */
  @Benchmark
  public Object smallConstructor(Item item) {
    return new SmallItem(item.item);
  }
}
