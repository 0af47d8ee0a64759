package io.github.wiretime.scan.allowlist;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.report.PathText;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.allowlist.NamedClasses.Trust;
import java.util.Optional;
import java.util.Set;

/**
 * A class whose name messages have.
 *
 * @param isSure whether a declared type says that it is sent, and not only that it may be
 * @param trust what makes Dubbo trust it
 * @param services the names of those that send it
 * @param path from one of them
 */
record SentClass(
    ClassSymbol type, boolean isSure, Trust trust, Set<String> services, ServicePath path) {

  /**
   * The members from a service.
   *
   * @param service its name
   * @param thrown the exception that the path begins with although no method declares it
   * @param members those on the path
   */
  record ServicePath(String service, Optional<ClassSymbol> thrown, ImmutableList<Member> members) {

    /** {@code OrderService.find() -> items}, {@code OrderService throws Gone -> reason}. */
    String in(Language language) {
      String steps = PathText.declared(members, language);
      if (thrown.isEmpty()) {
        return steps;
      }
      String simple = service.substring(service.lastIndexOf('.') + 1);
      String start = simple + " throws " + thrown.get().getSimpleName();
      return steps.isEmpty() ? start : start + " -> " + steps;
    }

    /** The path that goes on from where this one ends. */
    ServicePath then(ImmutableList<Member> more) {
      return new ServicePath(
          service, thrown, ImmutableList.<Member>builder().addAll(members).addAll(more).build());
    }
  }
}
