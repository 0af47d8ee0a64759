package io.github.wiretime.scan.bytes;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.roots.Sender;
import java.util.OptionalDouble;

/**
 * An estimate of the bytes that the costly values of one call of a method take.
 *
 * @param sizes of messages, one for each of {@link #ELEMENTS}
 */
public record CallBytes(Sender method, ImmutableList<Size> sizes) {

  /** How many elements lists, maps and arrays are taken to have. */
  public static final ImmutableList<Integer> ELEMENTS = ImmutableList.of(1, 20, 100);

  /** Which of {@link #ELEMENTS} calls are compared by: the one in the middle. */
  public static final int COMPARED = 1;

  /** The size by which this call is compared with others. */
  public Size compared() {
    return sizes.get(COMPARED);
  }

  /** Whether a patch changes the messages. */
  public boolean isChanged() {
    return sizes.stream().anyMatch(size -> size.saved() != 0);
  }

  /**
   * A call whose lists, maps and arrays have one number of elements.
   *
   * @param saved how many bytes less both messages take with twins of fields, once those are sent;
   *     below zero if they take more
   * @param compact the bytes of both without twins in compact mode; empty if no option turns it on
   */
  public record Size(
      MessageBytes request, MessageBytes response, double saved, OptionalDouble compact) {

    /** Both messages. */
    public MessageBytes both() {
      return request.plus(response);
    }
  }
}
