package io.github.wiretime.scan.allowlist;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * What the lists on the class path say. Dubbo reads all of them, its own first: what they allow is
 * trusted always, what they block is not trusted because an interface names it.
 */
final class ListedNames {

  static final String ALLOWED = "security/serialize.allowlist";

  private static final String BLOCKED = "security/serialize.blockedlist";

  private final ImmutableSet<String> allowedNames;
  private final NamePrefixes allowed;
  private final ImmutableSet<String> blocked;

  private ListedNames(ImmutableSet<String> allowed, ImmutableSet<String> blocked) {
    this.allowedNames = allowed;
    this.allowed = new NamePrefixes(allowed);
    this.blocked =
        blocked.stream()
            .flatMap(name -> ImmutableSet.of(name, name.toLowerCase(Locale.ROOT)).stream())
            .collect(toImmutableSet());
  }

  /** Reads all. */
  static ListedNames in(List<Element> elements, Guard guard) {
    return new ListedNames(names(elements, ALLOWED, guard), names(elements, BLOCKED, guard));
  }

  private static ImmutableSet<String> names(List<Element> elements, String file, Guard guard) {
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    for (Element element : elements) {
      for (Entry entry : Iterables.filter(element.entries(), each -> each.name().equals(file))) {
        String text =
            guard.ask(
                entry.shown(),
                "",
                () -> new String(entry.content().read(), StandardCharsets.UTF_8));
        text.lines().flatMap(line -> AllowListText.name(line).stream()).forEach(names::add);
      }
    }
    return names.build();
  }

  /** Whether Dubbo's own list is among them; no other one has a reason to name {@code String}. */
  boolean haveThoseOfDubbo() {
    return allowedNames.contains("java.lang.String");
  }

  /** Whether a class is trusted by name. */
  boolean allow(String name) {
    return allowed.cover(name);
  }

  /** Whether Dubbo does not trust a class although an interface names it. */
  boolean block(String name) {
    return blocked.stream().anyMatch(name::startsWith);
  }
}
