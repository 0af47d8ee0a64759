package io.github.wiretime.measurements.forms;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Subclasses;
import io.github.wiretime.checker.javac.Supertypes;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeKind;

/** What known subclasses of a declared class look like. */
final class SubclassForms {

  private final Subclasses subclasses;
  private final Types types;
  private final Tally tally;

  SubclassForms(Subclasses subclasses, Types types, Tally tally) {
    this.subclasses = subclasses;
    this.types = types;
    this.tally = tally;
  }

  /** Counts those of a class that a member declares, as itself or as a type argument. */
  void add(Type declared, Member member) {
    ClassSymbol named = (ClassSymbol) declared.tsym;
    List<ClassSymbol> known =
        subclasses.of(named).stream().filter(subclass -> !Tally.isNameless(subclass)).toList();
    if (known.isEmpty()) {
      return;
    }
    List<ClassSymbol> possible = known.stream().filter(each -> isPossible(each, declared)).toList();
    Form form;
    if (!named.type.isParameterized()) {
      boolean isGeneric = known.stream().anyMatch(each -> each.type.isParameterized());
      form = isGeneric ? Form.GENERIC_SUBCLASSES : Form.SUBCLASSES;
    } else {
      form = possible.size() == known.size() ? Form.ALL_FIT : Form.SOME_FIT;
    }
    for (ClassSymbol subclass : possible) {
      Member step = new Member(Member.Kind.SUBCLASS, named, subclass);
      tally.add(form, member, step);
      if (named.type.isParameterized()) {
        Supertypes.view(subclass, named, types)
            .ifPresent(header -> addHeader(header, declared, member, step));
      }
    }
    if (possible.isEmpty()) {
      tally.add(form, member);
    }
  }

  private boolean isPossible(ClassSymbol subclass, Type declared) {
    return Guard.unlessMissing(
        false, () -> !declared.isParameterized() || types.isCastable(subclass.type, declared));
  }

  private void addHeader(Type header, Type declared, Member member, Member step) {
    if (header.isRaw()) {
      tally.add(Form.RAW_SUBCLASS, member, step);
      return;
    }
    if (TypeForms.hasWildcard(header)) {
      tally.add(Form.WILDCARD_SUBCLASS, member, step);
    }
    List<Type> own = ((ClassSymbol) step.symbol()).type.getTypeArguments();
    if (own.stream().anyMatch(parameter -> !header.contains(parameter))) {
      tally.add(Form.WIDER_SUBCLASS, member, step);
    }
    List<Type> parameters = declared.tsym.type.getTypeArguments();
    List<Type> arguments = declared.getTypeArguments();
    for (int i = 0; i < Math.min(arguments.size(), header.getTypeArguments().size()); i++) {
      Type seen = header.getTypeArguments().get(i);
      if (seen.getKind() != TypeKind.TYPEVAR && TypeForms.namesAny(seen, own)) {
        tally.add(Form.WRAPPING_SUBCLASS, member, step);
      }
      if (seen.getKind() == TypeKind.TYPEVAR
          && !isWithin(parameters.get(i).getUpperBound(), seen.getUpperBound())) {
        tally.add(boundedBy(seen.getUpperBound(), arguments.get(i)), member, step);
      }
    }
  }

  private Form boundedBy(Type bound, Type argument) {
    Optional<Type> value =
        argument instanceof WildcardType wildcard
            ? Optional.of(wildcard.type).filter(unused -> !wildcard.isUnbound())
            : Optional.of(argument);
    if (value.isPresent() && value.get().getKind() == TypeKind.TYPEVAR) {
      return Form.DECORATOR;
    }
    boolean isOutside =
        !(argument instanceof WildcardType) && value.isPresent() && !isWithin(value.get(), bound);
    return isOutside ? Form.BOUND_RULES_OUT : Form.BOUNDED_SUBCLASS;
  }

  private boolean isWithin(Type type, Type bound) {
    return types.isSubtype(types.erasure(type), types.erasure(bound));
  }
}
