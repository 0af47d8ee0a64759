package io.github.wiretime.benchmarks.calls;

import io.github.wiretime.benchmarks.stack.Profile;

/** A Dubbo release with the hessian-lite that it brings. */
enum DubboVersion {
  DUBBO_3_2("3.2.19", "dubbo-3.2", Profile.HESSIAN_3_2),
  DUBBO_3_3("3.3.6", "dubbo-3.3", Profile.HESSIAN_4_0_4);

  private final String id;
  private final String stack;
  private final Profile profile;

  DubboVersion(String id, String stack, Profile profile) {
    this.id = id;
    this.stack = stack;
    this.profile = profile;
  }

  String id() {
    return id;
  }

  String stack() {
    return stack;
  }

  /** What its JVMs need. */
  Profile profile() {
    return profile;
  }
}
