package io.github.wiretime.generator;

import io.github.wiretime.oracle.Compilation;
import java.util.Optional;

/** Something that has to be true of every graph. */
@FunctionalInterface
public interface Trial {

  /** What is wrong with the graph, if anything is. */
  Optional<String> problem(Compilation compilation);
}
