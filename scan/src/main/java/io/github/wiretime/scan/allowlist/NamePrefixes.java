package io.github.wiretime.scan.allowlist;

import com.google.common.collect.ImmutableSet;

/**
 * Beginnings of names, as Dubbo's {@code DefaultSerializeClassChecker} compares them: {@code
 * com.acme.Order} trusts {@code com.acme.Order$Line} and {@code com.acme.OrderPage} as well, and
 * {@code $} is a dot.
 */
final class NamePrefixes {

  private final ImmutableSet<String> prefixes;

  NamePrefixes(Iterable<String> prefixes) {
    ImmutableSet.Builder<String> dotted = ImmutableSet.builder();
    prefixes.forEach(prefix -> dotted.add(dotted(prefix)));
    this.prefixes = dotted.build();
  }

  /** Whether a name begins with one of them. */
  boolean cover(String name) {
    String dotted = dotted(name);
    for (int end = 1; end <= dotted.length(); end++) {
      if (prefixes.contains(dotted.substring(0, end))) {
        return true;
      }
    }
    return false;
  }

  private static String dotted(String name) {
    return name.replace('$', '.');
  }
}
