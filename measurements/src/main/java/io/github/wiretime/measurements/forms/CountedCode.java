package io.github.wiretime.measurements.forms;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.compilation.SourceApplication;
import io.github.wiretime.checker.cost.CostlyTypes;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.Subclasses;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.checker.roots.DeclaredServices;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.ServiceSearch;
import io.github.wiretime.checker.walk.WalkRules;
import io.github.wiretime.checker.walk.WireWalk;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Walks attributed code as the check does, and counts the forms of all that the walk visits. */
final class CountedCode {

  private final Types types;
  private final HessianClasses classes;
  private final Subclasses subclasses;
  private final Set<Member> visited = new LinkedHashSet<>();
  private final Tally tally;

  /** Counts into the tally. */
  static void count(Context context, Map<String, String> options, Tally tally) {
    try {
      var unused = new CountedCode(context, OptionsParser.parse(options), tally);
    } catch (InvalidOptionException invalid) {
      throw new IllegalArgumentException(invalid);
    }
  }

  private CountedCode(Context context, Options options, Tally tally) throws InvalidOptionException {
    this.tally = tally;
    Application application = new SourceApplication(context);
    DeclaredServices declared =
        new ServiceSearch(application, options, context).run(ModuleFolder.of(context));
    Release release =
        Release.of(options, context, Release.User.DUBBO, Optional.empty(), declared.dubbo());
    CostlyTypes costly = CostlyTypes.of(options, release);
    this.types = Types.instance(context);
    this.classes = new HessianClasses(release.hessian(), types, application);
    this.subclasses = application.subclasses();
    ImmutableList<ServiceRoot> services = declared.roots();
    WireWalk walk =
        WireWalk.from(
            services,
            ImmutableList.of(),
            new WalkRules(context, classes, subclasses, costly::contains, this::visit));
    services.forEach(service -> tally.addService(service.serviceClass()));
    count(context, application);
    walk.occurrences().forEach(tally::add);
  }

  /** The walk asks of each member on its way whether it is accepted; none is. */
  private boolean visit(Member member) {
    visited.add(member);
    return false;
  }

  private void count(Context context, Application application) {
    ClassForms classForms = new ClassForms(context, application, tally);
    Set<ClassSymbol> owners = new LinkedHashSet<>();
    for (Member member : visited) {
      if (TypeNames.isJdk(member.owner()) || Tally.isNameless(member.owner())) {
        continue;
      }
      tally.addUse(member);
      switch (member.kind()) {
        case PARAMETER, THROWS -> countSignature(member);
        case RETURN -> {
          if (isReplacement(member)) {
            owners.add(member.owner());
          } else {
            countSignature(member);
          }
        }
        case FIELD, EXTENDS, ELEMENTS, ENCLOSING -> owners.add(member.owner());
        case BOUND, SUBCLASS, CLASS -> {}
      }
    }
    for (ClassSymbol owner : owners) {
      ImmutableList<TypeUse> uses = classes.usesOf(owner);
      classForms.add(owner, uses);
      uses.forEach(this::countUse);
    }
  }

  private static boolean isReplacement(Member member) {
    return member.symbol().name.contentEquals("writeReplace")
        && ((MethodSymbol) member.symbol()).params().isEmpty();
  }

  private void countUse(TypeUse use) {
    switch (use.member().kind()) {
      case EXTENDS -> count(TypeForms.ofHeader(use.type(), types), use.member());
      case FIELD, ELEMENTS -> count(TypeForms.ofDeclared(use.type(), types), use.member());
      default -> {}
    }
  }

  private void countSignature(Member member) {
    MethodSymbol method =
        (MethodSymbol)
            (member.kind() == Member.Kind.PARAMETER ? member.symbol().owner : member.symbol());
    Type signature = types.memberType(member.owner().type, method);
    if (method.owner != member.owner() && method.owner.type.isParameterized()) {
      tally.add(Form.SUPER_INTERFACE, member);
    }
    switch (member.kind()) {
      case RETURN -> count(TypeForms.ofDeclared(signature.getReturnType(), types), member);
      case PARAMETER -> {
        int index = method.params().indexOf(member.symbol());
        count(TypeForms.ofDeclared(signature.getParameterTypes().get(index), types), member);
      }
      default ->
          signature
              .getThrownTypes()
              .forEach(thrown -> count(TypeForms.ofDeclared(thrown, types), member));
    }
  }

  private void count(TypeForms forms, Member member) {
    forms.forms().forEach(form -> tally.add(form, member));
    SubclassForms subclassForms = new SubclassForms(subclasses, types, tally);
    for (Type declared : forms.declared()) {
      subclassForms.add(declared, member);
    }
  }
}
