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
  private final Root root;
  private final Site parent;
  private final Route fromParent;
  private final ImmutableList<Use> uses;
  private final List<Site> successors = new ArrayList<>(2);
  private boolean declared;

  private Site(int index, Root root, Site parent, Route fromParent, ImmutableList<Use> uses) {
    this.index = index;
    this.root = root;
    this.parent = parent;
    this.fromParent = fromParent;
    this.uses = uses;
  }

  /** Where the walk begins: a service method, or a class that a root names. */
  static Site start(int index, Root root, ImmutableList<Use> uses) {
    return new Site(index, root, null, Route.NONE, uses);
  }

  Site next(int nextIndex, Route route, ImmutableList<Use> nextUses) {
    return new Site(nextIndex, root, this, route, nextUses);
  }

  /** Sites are numbered in the order in which they are found; service methods come first. */
  int index() {
    return index;
  }

  /** The service from which the nearest way comes. */
  Root root() {
    return root;
  }

  boolean isStart() {
    return parent == null;
  }

  boolean isMethod() {
    return isStart() && root instanceof ServiceRoot;
  }

  /** Notes that a member declares the class, so that subclasses may come instead. */
  void markDeclared() {
    declared = true;
  }

  boolean isDeclared() {
    return declared;
  }

  Site parent() {
    return parent;
  }

  Route fromParent() {
    return fromParent;
  }

  ImmutableList<Use> uses() {
    return uses;
  }

  List<Site> successors() {
    return successors;
  }
}
