package io.github.wiretime.checker.finding;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.InstalledTypes;
import io.github.wiretime.checker.javac.Subclasses;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.NamePatterns;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.roots.Root;
import io.github.wiretime.checker.walk.Occurrence;

/**
 * Decides which module reports a member, so that nothing is reported twice and nothing falls
 * between modules.
 */
final class ReportingModules {

  private final Application application;
  private final NamePatterns serviceInterfaces;
  private final NamePatterns wireTypes;
  private final Supplier<OwnPackages> own;

  /**
   * Decides for the members of one compilation.
   *
   * @param options name interfaces and classes whose own modules report on them
   */
  ReportingModules(Application application, Options options) {
    this.application = application;
    this.serviceInterfaces = options.get(OptionTable.SERVICE_INTERFACES);
    this.wireTypes = options.get(OptionTable.WIRE_TYPES);
    this.own =
        Suppliers.memoize(
            () -> new OwnPackages(application.classes().stream().map(TypeNames::packageOf)));
  }

  ReportingModule of(Occurrence occurrence) {
    Member member = occurrence.member();
    if (isSource(member) || isSeenThroughTypeArguments(occurrence)) {
      return ReportingModule.HERE;
    }
    if (!isOfService(occurrence) && wireTypes.match(TypeNames.of(member.owner()))) {
      return ReportingModule.ELSEWHERE;
    }
    return isReportedWithItsInterface(occurrence)
        ? ReportingModule.ELSEWHERE
        : ReportingModule.HERE;
  }

  /**
   * Whether the member's class is a library's: nobody here can change it. A class in the jar of the
   * service's interface, or of a package that begins as one of the application's does, is not.
   */
  boolean isOfLibrary(Occurrence occurrence) {
    ClassSymbol owner = occurrence.member().owner();
    if (isSource(occurrence.member()) || TypeNames.isJdk(owner)) {
      return false;
    }
    ClassSymbol root = occurrence.path().root().type();
    return InstalledTypes.isInJarOfLibrary(owner)
        && owner.outermostClass() != root.outermostClass()
        && !InstalledTypes.areInOneJar(owner, root)
        && !own.get().shareTheirRootWith(TypeNames.packageOf(owner));
  }

  private static boolean isOfService(Occurrence occurrence) {
    Root root = occurrence.path().root();
    return root.asService().isPresent() && occurrence.member().owner() == root.type();
  }

  /**
   * The module that compiles an interface which the user's patterns name reports all that its
   * methods send, except what only subclasses in this module add.
   */
  private boolean isReportedWithItsInterface(Occurrence occurrence) {
    Root root = occurrence.path().root();
    return root.asService().isPresent()
        && !isParameterized(root)
        && serviceInterfaces.match(TypeNames.of(root.type()))
        && occurrence.path().last(this::isSource).isEmpty();
  }

  /**
   * Whether this compilation, or the application that is scanned, has a subclass of a class, or
   * permits lists name it.
   */
  boolean know(ClassSymbol type, ClassSymbol subclass) {
    return application.contains(subclass) || Subclasses.permit(type, subclass);
  }

  private boolean isSource(Member member) {
    return application.contains(member.owner());
  }

  /**
   * Whether the method has the member's type only in this module, in which a class says {@code
   * implements CrudService<OrderDto>}.
   */
  private static boolean isSeenThroughTypeArguments(Occurrence occurrence) {
    return isOfService(occurrence) && isParameterized(occurrence.path().root());
  }

  private static boolean isParameterized(Root root) {
    return root.asService().filter(service -> service.service().isParameterized()).isPresent();
  }
}
