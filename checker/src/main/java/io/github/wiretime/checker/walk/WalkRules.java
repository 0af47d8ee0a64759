package io.github.wiretime.checker.walk;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.Subclasses;
import java.util.function.Predicate;

/**
 * What all walks of one compilation have in common.
 *
 * @param context of javac, which knows all types
 * @param classes what Hessian writes of each class
 * @param subclasses those that are known
 * @param ofInterest the types to report; a walk does not look inside them
 * @param accepted members to report as accepted and not to follow; asked of each on a path
 */
public record WalkRules(
    Context context,
    HessianClasses classes,
    Subclasses subclasses,
    Predicate<ClassSymbol> ofInterest,
    Predicate<Member> accepted) {}
