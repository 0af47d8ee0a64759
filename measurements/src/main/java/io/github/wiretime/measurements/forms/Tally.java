package io.github.wiretime.measurements.forms;

import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.compilation.SourceApplication;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.report.Labels;
import io.github.wiretime.checker.walk.Occurrence;
import io.github.wiretime.checker.words.Language;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** Where forms occur in one code base, by name, so that modules may be compiled apart. */
final class Tally {

  private final SetMultimap<Form, String> places = LinkedHashMultimap.create();
  private final SetMultimap<String, Form> passedBy = LinkedHashMultimap.create();
  private final SetMultimap<String, Form> findings = LinkedHashMultimap.create();
  private final Set<String> allFindings = new LinkedHashSet<>();
  private final Set<String> services = new LinkedHashSet<>();
  private final Set<String> uses = new LinkedHashSet<>();

  /** Counts a form that a member has, which lies on the paths through it. */
  void add(Form form, Member member) {
    add(form, member, member);
  }

  /** Counts a form that a member has, but only some of its values. */
  void add(Form form, Member member, Member onPath) {
    passedBy.put(name(onPath), form);
    if (SourceApplication.isCompiled(
        form == Form.SUPER_INTERFACE ? member.owner() : writer(member))) {
      places.put(form, name(member));
    }
  }

  /** The class in which the type is written; that of a service method may be above the service. */
  private static ClassSymbol writer(Member member) {
    return switch (member.kind()) {
      case PARAMETER, RETURN, THROWS -> member.symbol().enclClass();
      default -> member.owner();
    };
  }

  /** Counts a form that a class has. */
  void add(Form form, ClassSymbol type) {
    passedBy.put(TypeNames.of(type), form);
    if (SourceApplication.isCompiled(type)) {
      places.put(form, TypeNames.of(type));
    }
  }

  /** Counts a finding, once all forms are counted. */
  void add(Occurrence occurrence) {
    String name = name(occurrence.member()) + " " + TypeNames.of(occurrence.type());
    allFindings.add(name);
    EnumSet<Form> passed = EnumSet.noneOf(Form.class);
    for (Member member : occurrence.path().members()) {
      if (isNameless(member.owner())) {
        continue;
      }
      passed.addAll(passedBy.get(name(member)));
      passed.addAll(passedBy.get(TypeNames.of(member.owner())));
    }
    findings.putAll(name, passed);
  }

  void addService(ClassSymbol service) {
    services.add(TypeNames.of(service));
  }

  void addUse(Member member) {
    if (SourceApplication.isCompiled(member.owner())) {
      uses.add(name(member));
    }
  }

  /** Whether it is an anonymous class of a field, read from a class file. */
  static boolean isNameless(ClassSymbol type) {
    return TypeNames.of(type).isEmpty();
  }

  private static String name(Member member) {
    return member.kind() + " " + member.key() + " " + Labels.declared(Language.EN).of(member);
  }

  /** The members or classes of the code base itself that have the form. */
  Set<String> places(Form form) {
    return places.get(form);
  }

  /** How many findings have a path that passes the form. */
  long findings(Form form) {
    return findings.values().stream().filter(form::equals).count();
  }

  int findings() {
    return allFindings.size();
  }

  int services() {
    return services.size();
  }

  int uses() {
    return uses.size();
  }
}
