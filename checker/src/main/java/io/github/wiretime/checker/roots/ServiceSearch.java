package io.github.wiretime.checker.roots;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimap;
import com.google.common.collect.Multimaps;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.application.ConfigurationCalls;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.application.SpringFile;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.negotiation.HessianUse;
import io.github.wiretime.checker.negotiation.InstalledDubbo;
import io.github.wiretime.checker.negotiation.NamedLibraries;
import io.github.wiretime.checker.negotiation.Terms;
import io.github.wiretime.checker.negotiation.Transport;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import java.util.Comparator;
import java.util.function.Supplier;
import javax.lang.model.element.ElementKind;

/** Looks for services in every kind of declaration of one compilation. */
public final class ServiceSearch {

  private final Application application;
  private final Options options;
  private final Guard guard;
  private final Types types;
  private final Supplier<InstalledDubbo> dubbo;
  private final Transport transport;
  private final ModuleSettings settings;
  private final ServiceCollector found;
  private final XmlServices xml;
  private final AnnotatedServices annotated;
  private final ConfiguredServices configured;

  /** A search among the classes of an application. */
  public ServiceSearch(Application application, Options options, Context context) {
    this.application = application;
    this.options = options;
    this.guard = Guard.instance(context);
    this.types = Types.instance(context);
    this.dubbo = Suppliers.memoize(() -> dubbo(context));
    this.transport = new Transport(dubbo, options.get(OptionTable.SERIALIZATION));
    this.settings = new ModuleSettings(application);
    this.found = new ServiceCollector(types, application::contains);
    ExportedInterface interfaces = new ExportedInterface(context);
    this.xml =
        new XmlServices(
            new Implementations(application.classes(), types),
            interfaces,
            transport,
            settings,
            found,
            guard,
            options.dialect());
    this.annotated =
        new AnnotatedServices(
            new RpcAnnotations(options.get(OptionTable.SERVICE_ANNOTATIONS)),
            interfaces,
            transport,
            settings,
            types,
            found);
    this.configured = new ConfiguredServices(types, interfaces, transport, settings, found);
  }

  /**
   * Finds all services. Files and code are read before any of them is judged, because both may set
   * what counts for all.
   *
   * @throws InvalidOptionException if a file that the options name cannot be used
   */
  public DeclaredServices run(ModuleFolder folder) throws InvalidOptionException {
    readFiles(folder);
    ConfigurationCalls calls = application.configurationCalls();
    configured.note(calls.calls());
    application.classes().forEach(type -> guard.run(type, () -> addFrom(type)));
    configured.addFrom(calls.calls());
    xml.addServices();
    return result(warnings(calls));
  }

  private void readFiles(ModuleFolder folder) throws InvalidOptionException {
    xml.read(options.get(OptionTable.SPRING_CONFIG), folder);
    for (SpringFile file : application.springFiles()) {
      xml.read(file);
    }
  }

  private void addFrom(ClassSymbol type) {
    annotated.addFrom(type);
    if (isNamed(type)) {
      found.add(type.type, named(type));
    }
  }

  private boolean isNamed(ClassSymbol type) {
    return type.getKind() == ElementKind.INTERFACE
        && options.get(OptionTable.SERVICE_INTERFACES).match(type.getQualifiedName().toString());
  }

  /**
   * A service that the user names: some module provides it, and is taken to have the settings of
   * this one.
   */
  private Declaration named(ClassSymbol type) {
    return Declaration.of(
        new ReportLocation.Declaration(type),
        transport.ofService(Terms.NONE, settings.of(type)),
        Framework.DUBBO,
        /* isReference= */ false);
  }

  private ImmutableList<String> warnings(ConfigurationCalls calls) {
    ImmutableList.Builder<String> warnings = ImmutableList.builder();
    calls.warning().map(options.dialect()::text).ifPresent(warnings::add);
    return warnings.addAll(xml.warnings()).build();
  }

  private ImmutableList<String> notes() {
    ImmutableList.Builder<String> notes = ImmutableList.builder();
    notes.addAll(xml.notes());
    if (!application.springFiles().isEmpty()) {
      notes.addAll(xml.missing()); // a compilation sees the class path of one module only
    }
    return notes.build();
  }

  private DeclaredServices result(ImmutableList<String> warnings) {
    ImmutableListMultimap<HessianUse, ServiceRoot> services =
        Multimaps.index(
            new DistinctServices(found.found(), types).of(found.found()), ServiceRoot::hessian);
    return new DeclaredServices(
        services.values().stream()
            .filter(root -> root.hessian().compareTo(HessianUse.OLDER_PEERS) < 0)
            .collect(toImmutableList()),
        services.get(HessianUse.OLDER_PEERS),
        services.get(HessianUse.FASTJSON2),
        skipped(services),
        dubbo,
        warnings,
        notes());
  }

  /**
   * The services that Hessian does not write. One that several declarations skip has the reason of
   * its provider, because a reference only says how this application calls it.
   */
  private ImmutableList<SkippedService> skipped(Multimap<HessianUse, ServiceRoot> services) {
    return services.values().stream()
        .filter(root -> !root.hessian().isAny())
        .map(ServiceRoot::serviceClass)
        .distinct()
        .flatMap(
            service ->
                found.found().stream()
                    .filter(each -> each.root().serviceClass() == service)
                    .map(ServiceCollector.Found::declaration)
                    .filter(each -> !each.verdict().hessian().isAny())
                    .sorted(Comparator.comparing(Declaration::isReference))
                    .limit(1)
                    .map(Declaration::verdict)
                    .map(
                        verdict ->
                            new SkippedService(
                                TypeNames.of(service),
                                verdict.reason().orElseThrow(),
                                verdict.file())))
        .collect(toImmutableList());
  }

  private InstalledDubbo dubbo(Context context) {
    InstalledDubbo installed = InstalledDubbo.in(context);
    InstalledDubbo used =
        installed.line().isEmpty()
            ? application.namedLibraries().flatMap(NamedLibraries::dubbo).orElse(installed)
            : installed;
    return options.dubbo().map(used::at).orElse(used);
  }
}
