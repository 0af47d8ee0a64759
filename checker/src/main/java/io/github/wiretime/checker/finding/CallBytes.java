package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.cost.CostlyTypes;
import io.github.wiretime.checker.files.Sender;
import io.github.wiretime.checker.walk.SentValues;
import io.github.wiretime.checker.walk.WireWalk;
import java.util.stream.IntStream;

/**
 * An estimate of the bytes that the costly values of one call of a method take.
 *
 * @param sizes of messages, one for each of {@link #ELEMENTS}
 */
public record CallBytes(Sender method, ImmutableList<Size> sizes) {

  /** How many elements lists, maps and arrays are taken to have. */
  public static final ImmutableList<Integer> ELEMENTS = ImmutableList.of(1, 20, 100);

  /** A call whose lists, maps and arrays have one number of elements. */
  public record Size(MessageBytes request, MessageBytes response) {

    /** Both messages. */
    public MessageBytes both() {
      return request.plus(response);
    }
  }

  /** Of each method that sends costly values, in the order of the services. */
  static ImmutableList<CallBytes> of(WireWalk walk, CostlyTypes costs) {
    ImmutableList<ImmutableList<SentValues>> bySize =
        ELEMENTS.stream()
            .map(each -> walk.values(each, values -> MessageBytes.of(values, costs).today()))
            .collect(toImmutableList());
    return IntStream.range(0, bySize.get(0).size())
        .mapToObj(
            method ->
                new CallBytes(
                    bySize.get(0).get(method).method(),
                    bySize.stream()
                        .map(sent -> size(sent.get(method), costs))
                        .collect(toImmutableList())))
        .filter(call -> call.sizes().get(0).both().values() > 0)
        .collect(toImmutableList());
  }

  private static Size size(SentValues sent, CostlyTypes costs) {
    return new Size(
        MessageBytes.of(sent.request(), costs), MessageBytes.of(sent.response(), costs));
  }
}
