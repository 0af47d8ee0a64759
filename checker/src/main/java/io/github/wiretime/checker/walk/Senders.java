package io.github.wiretime.checker.walk;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.roots.Sender;
import java.util.Collection;

/**
 * The methods that reach a member. Members that the same methods reach share one object, so that
 * the methods are counted once.
 *
 * @param all in the order of the services and their declarations
 * @param services how many services there are
 * @param methods how many of their methods, as far as they are known
 */
public record Senders(ImmutableList<Sender> all, int services, int methods) {

  /** The senders in the given order, counted. */
  public static Senders of(Collection<Sender> all) {
    return new Senders(
        ImmutableList.copyOf(all),
        (int) all.stream().map(Sender::service).distinct().count(),
        (int) all.stream().filter(Sender::hasMethod).count());
  }

  /** These and others. */
  Senders with(Senders others) {
    return of(ImmutableSet.<Sender>builder().addAll(all).addAll(others.all).build());
  }
}
