package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.broken.Effect;

/**
 * What goes wrong in one direction with one release of Hessian.
 *
 * @param key of the member
 * @param was what the old build has there, for people
 * @param is what the new one has
 * @param effect what becomes of values
 * @param isRefused whether Dubbo's class check is why a call fails
 * @param values which ones; empty for any
 * @param path a short way from a service to where it goes wrong
 * @param senders the results and arguments that send it
 */
record Break(
    BreakingRule rule,
    String key,
    String was,
    String is,
    Effect effect,
    boolean isRefused,
    String values,
    ImmutableList<String> path,
    ImmutableSet<Start.Sender> senders) {

  Break sentBy(ImmutableSet<Start.Sender> all) {
    return new Break(rule, key, was, is, effect, isRefused, values, path, all);
  }
}
