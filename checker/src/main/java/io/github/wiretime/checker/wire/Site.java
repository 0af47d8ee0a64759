package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.roots.Root;
import io.github.wiretime.checker.roots.ServiceRoot;
import java.util.ArrayList;
import java.util.List;

/**
 * A node of the walk: a service method, or a class of which objects are written. Knows the nearest
 * way to it.
 *
 * <p>One is made for every reachable class, so it holds references only, no copies.
 */
final class Site {

  private final int index;
  private final WirePath path;
  private final ImmutableList<Use> uses;
  private final List<Site> successors = new ArrayList<>(2);
  private boolean declared;

  /** With an index that says in which order sites are found; service methods come first. */
  Site(int index, WirePath path, ImmutableList<Use> uses) {
    this.index = index;
    this.path = path;
    this.uses = uses;
  }

  int index() {
    return index;
  }

  WirePath path() {
    return path;
  }

  /** The service, or the class that a wire map names, from which the nearest way comes. */
  Root root() {
    return path.root();
  }

  boolean isMethod() {
    return path.isStart() && root() instanceof ServiceRoot;
  }

  /** Notes that a member declares the class, so that subclasses may come instead. */
  void markDeclared() {
    declared = true;
  }

  boolean isDeclared() {
    return declared;
  }

  ImmutableList<Use> uses() {
    return uses;
  }

  List<Site> successors() {
    return successors;
  }
}
