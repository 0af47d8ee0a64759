package io.github.wiretime.checker.roots;

import com.google.common.collect.Ordering;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.negotiation.HessianUse;
import java.util.Optional;

/**
 * A service whose calls Dubbo serializes, whether this code provides or consumes it.
 *
 * @param service the interface, with the type arguments that the implementing class gives it
 * @param anchor the declaration that makes it a service
 * @param callbacks the arguments that stay with the caller
 * @param framework whose calls they are
 * @param hessian whether Hessian writes them
 * @param isForeignReference whether this code only calls the service, and its interface is not its
 *     own
 */
public record ServiceRoot(
    Type service,
    ReportLocation anchor,
    Callbacks callbacks,
    Framework framework,
    HessianUse hessian,
    boolean isForeignReference)
    implements Root {

  /** The interface, or the class where Dubbo exports a class. */
  public ClassSymbol serviceClass() {
    return (ClassSymbol) service.tsym;
  }

  @Override
  public ClassSymbol type() {
    return serviceClass();
  }

  @Override
  public Optional<ServiceRoot> asService() {
    return Optional.of(this);
  }

  /**
   * The signature of a method with the type arguments of the service. If an exception in the
   * signature is not on the class path, javac fails the first time that it is asked. Then it is
   * asked again, so that the other types of the signature count.
   */
  public Type signatureOf(MethodSymbol method, Types types) {
    for (Type thrown : method.getThrownTypes()) {
      if (thrown.tsym instanceof ClassSymbol type) {
        Supertypes.isPresent(type); // marks it as missing, so that javac does not fail again
      }
    }
    return types.memberType(service, method);
  }

  /** The same service, of which more is known. */
  ServiceRoot with(HessianUse known) {
    return new ServiceRoot(service, anchor, callbacks, framework, known, isForeignReference);
  }

  /** The same service with what another declaration of it says. */
  ServiceRoot with(ServiceRoot again) {
    return new ServiceRoot(
        service,
        anchor,
        callbacks.plus(again.callbacks),
        framework,
        Ordering.natural().min(hessian, again.hessian),
        isForeignReference && again.isForeignReference);
  }
}
