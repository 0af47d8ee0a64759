package io.github.wiretime.checker.negotiation;

import java.util.List;

/** Whether Hessian writes what a service sends; what matters most comes first. */
public enum HessianUse {
  /** Hessian writes it, at least for those consumers of which nothing else is known. */
  ALWAYS,

  /** Hessian writes it unless the provider, which is not in sight, is set to something else. */
  UNLESS_SET,

  /** Hessian writes it unless the provider, which is not in sight, prefers something else. */
  PROVIDER_DECIDES,

  /**
   * Hessian writes it only for consumers before Dubbo 3.2, for direct addresses and for peers that
   * lack the serializer which the provider offers first.
   */
  OLDER_PEERS,

  /** Dubbo's fastjson2 writes it, which compares names with the same allow list. */
  FASTJSON2,

  /** Something else writes it. */
  NEVER;

  /** What it is where none of the serializers is Hessian. */
  public static HessianUse without(List<String> serializers) {
    return serializers.contains("fastjson2") ? FASTJSON2 : NEVER;
  }

  /** Whether Hessian writes anything of it. */
  public boolean isAny() {
    return compareTo(FASTJSON2) < 0;
  }
}
