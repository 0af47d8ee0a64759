package io.github.wiretime.checker.roots;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.javac.CircularClasses;
import io.github.wiretime.checker.roots.ConfigurationCall.Argument;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Services that code configures. */
final class ConfiguredServices {

  private static final ImmutableSet<String> SETTERS =
      ImmutableSet.of(
          "interfaceClass",
          "interfaceName",
          "setInterface",
          "setInterfaceClass",
          "setInterfaceName",
          "setServiceInterface");

  /** A type argument says less than a setter. */
  private record Named(Type service, ConfigurationCall by) {
    boolean isTypeArgument() {
      return by.isConstructor();
    }
  }

  private final Types types;
  private final ExportedInterface interfaces;
  private final Transport transport;
  private final ServiceCollector found;
  private final ConfiguredTransports settings = new ConfiguredTransports();

  ConfiguredServices(
      Types types, ExportedInterface interfaces, Transport transport, ServiceCollector found) {
    this.types = types;
    this.interfaces = interfaces;
    this.transport = transport;
    this.found = found;
  }

  /**
   * Adds what all calls together say, because one method may configure what another made; a type
   * argument only where nothing else says which interface it is.
   */
  void addFrom(List<ConfigurationCall> calls) {
    List<Named> named = new ArrayList<>();
    for (ConfigurationCall call : calls) {
      note(call);
      service(call).map(service -> new Named(service, call)).ifPresent(named::add);
    }
    ImmutableSet<Object> explicit =
        named.stream()
            .filter(each -> !each.isTypeArgument())
            .map(each -> each.by.configuration())
            .collect(toImmutableSet());
    for (Named each : named) {
      Object configuration = each.by.configuration();
      if (settings.isHessian(configuration, transport)
          && !(each.isTypeArgument() && explicit.contains(configuration))) {
        found.add(
            each.service,
            each.by.place(),
            Callbacks.NONE,
            transport.isStated(settings.serializer(configuration)),
            ServiceCollector.configuresReference(each.by.type().tsym.name.toString()));
      }
    }
  }

  private void note(ConfigurationCall call) {
    if (call.isConstructor()) {
      if (isProtocol(call.type())) {
        call.constant().ifPresent(name -> settings.note(call.configuration(), "setName", name));
      }
      return;
    }
    call.constant().ifPresent(value -> settings.note(call.configuration(), call.method(), value));
    if (call.argument() instanceof Argument.Configuration other && isProtocol(other.type())) {
      settings.link(call.configuration(), other.configuration());
    }
  }

  private Optional<Type> service(ConfigurationCall call) {
    if (call.isConstructor()) {
      return typeArgument(call.type());
    }
    return SETTERS.contains(call.method()) && !isGeneric(call.type())
        ? argument(call.argument())
        : Optional.empty();
  }

  /** A {@code ReferenceConfig<GenericService>} names an interface that it does not call. */
  private boolean isGeneric(Type configuration) {
    return typeArgument(configuration).filter(found::isNoService).isPresent();
  }

  private Optional<Type> argument(Argument argument) {
    if (argument instanceof Argument.ClassLiteral literal) {
      return Optional.of(literal.type());
    }
    return argument instanceof Argument.Constant name
        ? interfaces.named(name.text()).map(symbol -> symbol.type)
        : Optional.empty();
  }

  /** What a configuration is made for, as {@code ServiceConfig<OrderService>} says. */
  private Optional<Type> typeArgument(Type configuration) {
    return configuration == null || CircularClasses.contains(configuration.tsym)
        ? Optional.empty()
        : types.closure(configuration).stream()
            .filter(
                above ->
                    ConfigurationCall.isConfiguration(above.tsym)
                        && above.getTypeArguments().size() == 1)
            .map(above -> above.getTypeArguments().head)
            .findFirst();
  }

  private static boolean isProtocol(Type type) {
    return type.tsym != null && type.tsym.name.contentEquals("ProtocolConfig");
  }
}
