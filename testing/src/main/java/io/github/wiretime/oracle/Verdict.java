package io.github.wiretime.oracle;

import java.util.Set;

/** Whoever says which members of a compilation carry a costly time value. */
@FunctionalInterface
public interface Verdict {

  /** One entry per costly member: owner, {@code #}, member, a space, the costly type. */
  Set<String> members(Compilation compilation);
}
