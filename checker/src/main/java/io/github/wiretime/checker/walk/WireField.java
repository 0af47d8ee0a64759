package io.github.wiretime.checker.walk;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.files.Sender;
import io.github.wiretime.checker.hessian.Member;

/**
 * A member whose declared type names a type of interest that Hessian writes.
 *
 * @param type the type that is named
 * @param path the shortest way to the value
 * @param senders who reaches the member as a wire map says, if only that does
 * @param services how many services reach the member
 * @param methods how many of their methods do
 * @param reachedBy which methods do, in the order of the services and their declarations
 * @param accepted whether its owner accepted it, in which case the walk went no further from here
 */
public record WireField(
    Member member,
    ClassSymbol type,
    MemberPath path,
    ImmutableSortedSet<Sender> senders,
    int services,
    int methods,
    ImmutableList<Sender> reachedBy,
    boolean accepted) {}
