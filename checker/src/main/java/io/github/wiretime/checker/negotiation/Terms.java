package io.github.wiretime.checker.negotiation;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * What the declaration of a service or reference says of how it is sent.
 *
 * @param protocols by id or name; none for those of the module
 * @param provider the id of a group of defaults
 * @param url a direct address, without a registry
 */
public record Terms(
    ImmutableList<String> protocols,
    Optional<String> provider,
    Optional<String> url,
    Stated stated) {

  /** Leaves out what says nothing: empty texts, and addresses of registries. */
  public Terms {
    provider = provider.filter(id -> !id.isBlank());
    url = url.filter(Terms::isDirect);
  }

  private static boolean isDirect(String url) {
    return !url.isBlank() && !url.matches("\\s*(service-discovery-)?registry://.*");
  }

  /** Nothing is said. */
  public static final Terms NONE = of(Stated.NOTHING);

  /** Only a serializer is said. */
  public static Terms of(Stated stated) {
    return new Terms(ImmutableList.of(), Optional.empty(), Optional.empty(), stated);
  }
}
