package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.broken.BrokenRule;
import io.github.wiretime.checker.hessian.WrittenFields;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.scan.upgrade.Side;
import java.util.stream.Stream;

/**
 * The fields whose initial value an upgrade takes away while senders lack the field. Until Dubbo
 * 3.2 the receiver's Hessian calls a constructor, from 3.3 on none (2.7.23, 3.2.19 and 3.3.6,
 * executed).
 */
final class InitialFields {

  /** Whose fields Hessian does not write. */
  private static final ImmutableSet<String> CONTAINERS =
      ImmutableSet.of("java.util.Collection", "java.util.Map");

  private InitialFields() {}

  /** {@code OrderQuery.channel}, by class. */
  static ImmutableList<String> lost(Scan scan, Side before, Side after) {
    return callsConstructors(before) && !callsConstructors(after)
        ? scan.analysis().classes().stream()
            .filter(scan.application()::contains)
            .flatMap(type -> in(type, scan))
            .sorted()
            .collect(toImmutableList())
        : ImmutableList.of();
  }

  private static boolean callsConstructors(Side side) {
    return !BrokenRule.TRANSIENT_VALUE.effects().containsKey(side.hessian().hessian());
  }

  private static Stream<String> in(ClassSymbol type, Scan scan) {
    if ((type.flags() & (Flags.ENUM | Flags.RECORD | Flags.INTERFACE)) != 0
        || Iterables.any(
            Supertypes.closure(type), each -> CONTAINERS.contains(TypeNames.of(each)))) {
      return Stream.empty();
    }
    ImmutableSet<String> expected = scan.application().initialIn(type);
    return DeclaredMembers.fields(type).stream()
        .filter(field -> WrittenFields.isKept(field) && field.getConstValue() == null)
        .map(field -> field.name.toString())
        .filter(expected::contains)
        .map(name -> TypeNames.simple(type) + "." + name);
  }
}
