package io.github.wiretime.checker.walk;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.roots.Root;
import java.util.ArrayList;
import java.util.List;

/**
 * A node of the walk: a service method, or what a {@link NodeKey} stands for. Every class that is
 * sent has one, so it holds references and no copies.
 */
final class WalkNode {

  private final int index;
  private final MemberPath path;
  private final ImmutableList<TypeUse> uses;
  private final List<WalkNode> successors = new ArrayList<>(2);
  private boolean isWhole;

  /**
   * A node without successors yet.
   *
   * @param index in which order nodes are found; service methods come first
   * @param path the shortest path to it
   */
  WalkNode(int index, MemberPath path, ImmutableList<TypeUse> uses) {
    this.index = index;
    this.path = path;
    this.uses = uses;
  }

  int index() {
    return index;
  }

  MemberPath path() {
    return path;
  }

  Root root() {
    return path.root();
  }

  boolean isMethod() {
    return path.isStart() && root().asService().isPresent();
  }

  /** Notes that an object is written, and not only the part that a subclass has of one. */
  void addWhole() {
    isWhole = true;
  }

  boolean isWhole() {
    return isWhole;
  }

  ImmutableList<TypeUse> uses() {
    return uses;
  }

  List<WalkNode> successors() {
    return successors;
  }
}
