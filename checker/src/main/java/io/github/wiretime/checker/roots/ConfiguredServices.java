package io.github.wiretime.checker.roots;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.application.ConfigurationCall;
import io.github.wiretime.checker.application.ConfigurationCall.Argument;
import io.github.wiretime.checker.javac.CircularClasses;
import io.github.wiretime.checker.negotiation.ServiceDefaults;
import io.github.wiretime.checker.negotiation.Terms;
import io.github.wiretime.checker.negotiation.Transport;
import io.github.wiretime.checker.negotiation.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the services that code configures: {@code new ServiceConfig<OrderService>()}. */
final class ConfiguredServices {

  private static final String BOOTSTRAP = "DubboBootstrap";

  private static final ImmutableSet<String> SETTERS =
      ImmutableSet.of(
          "interfaceClass",
          "interfaceName",
          "setInterface",
          "setInterfaceClass",
          "setInterfaceId",
          "setInterfaceName",
          "setServiceInterface");

  /** An interface with the call that names it. */
  private record Named(Type service, ConfigurationCall by) {
    boolean isTypeArgument() {
      return by.isConstructor();
    }
  }

  private final Types types;
  private final ExportedInterface interfaces;
  private final Transport transport;
  private final ServiceCollector found;
  private final ModuleSettings settings;
  private final ConfiguredTerms terms = new ConfiguredTerms();

  ConfiguredServices(
      Types types,
      ExportedInterface interfaces,
      Transport transport,
      ModuleSettings settings,
      ServiceCollector found) {
    this.types = types;
    this.interfaces = interfaces;
    this.transport = transport;
    this.settings = settings;
    this.found = found;
  }

  /**
   * Takes notice of what all calls together say, because one method may configure what another
   * made. Protocols and providers that are beans or passed to a {@code DubboBootstrap} count for
   * all services of the module.
   */
  void note(List<ConfigurationCall> calls) {
    calls.forEach(this::note);
    ImmutableSet<Object> passedToAll =
        calls.stream()
            .filter(call -> isNamed(BOOTSTRAP, call.type()))
            .flatMap(call -> call.configurations().stream())
            .map(Argument.Configuration::configuration)
            .collect(toImmutableSet());
    for (ConfigurationCall call : calls) {
      if (call.isConstructor()
          && isForServices(call.type())
          && (passedToAll.contains(call.configuration()) || isBean(call))) {
        addForAll(call);
      }
    }
  }

  private void addForAll(ConfigurationCall call) {
    ClassSymbol declaring = call.place().declaration().orElseThrow().enclClass();
    String where = declaring.outermostClass().getSimpleName().toString();
    settings.add(
        declaring,
        isNamed("ProtocolConfig", call.type())
            ? terms.ofProtocol(call.configuration(), where)
            : terms.ofProvider(call.configuration(), where));
  }

  private static boolean isForServices(Type type) {
    return isNamed("ProtocolConfig", type) || hasDefaults(type);
  }

  /** Whether it is Dubbo's {@code ProviderConfig}; that of SOFARPC is a service. */
  private static boolean hasDefaults(Type type) {
    return isNamed("ProviderConfig", type) && framework(type.tsym) == Framework.DUBBO;
  }

  /** Whether it is made in the method that declares it as a bean of Spring. */
  private static boolean isBean(ConfigurationCall call) {
    return call.place().declaration().orElseThrow() instanceof MethodSymbol method
        && method.getReturnType().tsym == call.type().tsym
        && AnnotatedServices.isBean(method);
  }

  /**
   * Adds the services that all calls together configure. A type argument counts only if no setter
   * names the interface.
   */
  void addFrom(List<ConfigurationCall> calls) {
    List<Named> named = new ArrayList<>();
    for (ConfigurationCall call : calls) {
      service(call).map(service -> new Named(service, call)).ifPresent(named::add);
    }
    ImmutableSet<Object> explicit =
        named.stream()
            .filter(each -> !each.isTypeArgument())
            .map(each -> each.by.configuration())
            .collect(toImmutableSet());
    for (Named each : named) {
      if (!(each.isTypeArgument() && explicit.contains(each.by.configuration()))) {
        found.add(each.service, declaration(each.by));
      }
    }
  }

  private Declaration declaration(ConfigurationCall call) {
    TypeSymbol type = ofFramework(call.type()).orElse(call.type().tsym);
    boolean isReference = ServiceCollector.configuresReference(type.name.toString());
    Framework framework = framework(type);
    return Declaration.of(
        call.place(), verdict(call, framework, isReference), framework, isReference);
  }

  private Verdict verdict(ConfigurationCall call, Framework framework, boolean isReference) {
    Object configuration = call.configuration();
    if (terms.isGeneric(configuration)) {
      return Verdict.generic();
    }
    Terms said = terms.terms(configuration);
    return switch (framework) {
      case HSF -> transport.ofHsf(said.stated());
      case SOFA -> transport.ofBolt(terms.boltSerializers(configuration));
      case DUBBO -> {
        ServiceDefaults all =
            terms.settings(
                configuration, settings.of(call.place().declaration().orElseThrow().enclClass()));
        yield isReference ? transport.ofReference(said, all) : transport.ofService(said, all);
      }
    };
  }

  private static Framework framework(TypeSymbol type) {
    return Framework.ofConfiguration(type.getQualifiedName().toString());
  }

  private void note(ConfigurationCall call) {
    if (call.isConstructor()) {
      if (isForServices(call.type())) {
        terms.addMade(call.configuration());
      }
      if (isNamed("ProtocolConfig", call.type())) {
        call.constant().ifPresent(name -> terms.note(call.configuration(), "setName", name));
      }
      return;
    }
    call.constant().ifPresent(value -> terms.note(call.configuration(), call.method(), value));
    if (isNamed(BOOTSTRAP, call.type())) {
      return; // which passes it to all services
    }
    for (Argument.Configuration other : call.configurations()) {
      if (isNamed("ProtocolConfig", other.type()) || isNamed("ServerConfig", other.type())) {
        terms.addProtocol(call.configuration(), other.configuration());
      } else if (hasDefaults(other.type())) {
        terms.setProvider(call.configuration(), other.configuration());
      }
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

  /**
   * Whether it is a {@code ReferenceConfig<GenericService>}, which names an interface and calls its
   * methods by name.
   */
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

  /**
   * The interface that a configuration has as type argument: {@code OrderService} of {@code
   * ServiceConfig<OrderService>}.
   */
  private Optional<Type> typeArgument(Type configuration) {
    return ofFrameworks(configuration)
        .filter(above -> above.getTypeArguments().size() == 1)
        .map(above -> above.getTypeArguments().head)
        .findFirst();
  }

  /** The class of Dubbo, HSF or SOFARPC that a class is or extends. */
  private Optional<TypeSymbol> ofFramework(Type configuration) {
    return ofFrameworks(configuration).map(above -> above.tsym).findFirst();
  }

  private Stream<Type> ofFrameworks(Type configuration) {
    return configuration == null || CircularClasses.contains(configuration.tsym)
        ? Stream.of()
        : types.closure(configuration).stream()
            .filter(above -> ConfigurationCall.isConfiguration(above.tsym));
  }

  private static boolean isNamed(String name, Type type) {
    return type.tsym != null && type.tsym.name.contentEquals(name);
  }
}
