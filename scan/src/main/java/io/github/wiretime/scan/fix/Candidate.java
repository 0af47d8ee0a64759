package io.github.wiretime.scan.fix;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Migration;
import java.util.Optional;

/** A finding that may be patched. */
record Candidate(Finding finding, Hierarchy hierarchy) {

  /** The class that declares it. */
  ClassSymbol owner() {
    return finding.member().owner();
  }

  /** The field; only fields have something to add twins to. */
  Optional<VarSymbol> field() {
    return finding.member().kind() == Member.Kind.FIELD
            && finding.member().symbol() instanceof VarSymbol field
        ? Optional.of(field)
        : Optional.empty();
  }

  /** The name of the field. */
  String name() {
    return finding.member().symbol().name.toString();
  }

  Twins twins() {
    return Twins.of(finding.typeName()).orElseThrow();
  }

  /** The name by which users choose it. */
  String qualifiedName() {
    return finding.member().key().replace('#', '.');
  }

  /** The twins that the class reads already, under the one name or the other. */
  Optional<TwinnedField> existing() {
    return Migration.prefix(finding.member().symbol())
        .map(prefix -> new TwinnedField(name(), twins(), prefix));
  }
}
