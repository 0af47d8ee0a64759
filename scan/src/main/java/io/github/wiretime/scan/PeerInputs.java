package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Closer;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Inputs;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Other applications. Each is opened apart, because a library that two of them have is read once
 * within one application only, and here each has to answer for itself.
 */
final class PeerInputs implements AutoCloseable {

  private final int archives;
  private final Closer closer = Closer.create();
  private final List<Inputs> opened = new ArrayList<>();
  private final ImmutableList.Builder<Element> elements = ImmutableList.builder();

  /**
   * None yet.
   *
   * @param archives how many different archives to read of each
   */
  PeerInputs(int archives) {
    this.archives = archives;
  }

  /** The archives of one more application, to be added if they are what they should be. */
  Inputs next() throws IOException {
    Inputs inputs = new Inputs(archives, /* isWhole= */ true);
    closer.register(inputs::close);
    opened.add(inputs);
    return inputs;
  }

  /** Adds classes. */
  void add(Iterable<Element> more) {
    elements.addAll(more);
  }

  /** What all of them have. */
  ImmutableList<Element> elements() {
    return elements.build();
  }

  /** What was not read, a sentence for each reason. */
  ImmutableList<String> leftOut(Dialect dialect) {
    return opened.stream()
        .flatMap(inputs -> inputs.leftOut().sentences(dialect).stream())
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public void close() throws IOException {
    closer.close();
  }
}
