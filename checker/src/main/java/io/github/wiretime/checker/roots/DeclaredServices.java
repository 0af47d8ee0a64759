package io.github.wiretime.checker.roots;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.application.ConfigurationCalls;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.application.SpringFile;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.NamePatterns;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.serializer.HessianUse;
import io.github.wiretime.checker.serializer.InstalledDubbo;
import io.github.wiretime.checker.serializer.NamedLibraries;
import io.github.wiretime.checker.serializer.Terms;
import io.github.wiretime.checker.serializer.Transport;
import io.github.wiretime.checker.wiremap.Offer;
import io.github.wiretime.checker.wiremap.WireMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;

/**
 * Every service that a compilation provides or consumes.
 *
 * @param roots those that Hessian writes, by name
 * @param forOlderPeers those that it writes for older consumers and direct addresses only
 * @param skipped those that it does not write
 * @param offers what each of their providers offers, as far as the release of Dubbo is known
 * @param dubbo what is on the class path; asked only if there is a service
 * @param warnings what could not be resolved
 * @param notes what needs no action if it is meant so
 */
public record DeclaredServices(
    ImmutableList<ServiceRoot> roots,
    ImmutableList<ServiceRoot> forOlderPeers,
    ImmutableList<SkippedService> skipped,
    ImmutableList<Offer> offers,
    Supplier<InstalledDubbo> dubbo,
    ImmutableList<String> warnings,
    ImmutableList<String> notes) {

  /**
   * Collects the services of every kind of declaration.
   *
   * @throws InvalidOptionException if a file that the options name cannot be used
   */
  public static DeclaredServices in(
      Application application,
      Options options,
      Optional<WireMap> map,
      ModuleFolder folder,
      Context context)
      throws InvalidOptionException {
    Types types = Types.instance(context);
    ServiceCollector found = new ServiceCollector(types, application::contains);
    ExportedInterface interfaces = new ExportedInterface(context);
    Supplier<InstalledDubbo> dubbo = Suppliers.memoize(() -> dubbo(application, options, context));
    Transport transport = new Transport(dubbo, options.get(OptionTable.SERIALIZATION));
    ModuleSettings settings = new ModuleSettings(application);
    XmlServices xml =
        new XmlServices(
            new Implementations(application.classes(), types),
            interfaces,
            transport,
            settings,
            found,
            options.dialect());
    xml.read(options.get(OptionTable.SPRING_CONFIG), folder);
    for (SpringFile file : application.springFiles()) {
      xml.read(file);
    }
    AnnotatedServices annotated =
        new AnnotatedServices(
            new RpcAnnotations(options.get(OptionTable.SERVICE_ANNOTATIONS)),
            interfaces,
            transport,
            settings,
            types,
            found);
    ConfigurationCalls calls = application.configurationCalls();
    ConfiguredServices configured =
        new ConfiguredServices(types, interfaces, transport, settings, found);
    configured.note(calls.calls());
    MappedServices mapped = new MappedServices(map);
    for (ClassSymbol source : application.classes()) {
      try {
        annotated.addFrom(source);
        if (mapped.contain(source)) {
          found.add(source.type, MappedServices.declaration(source));
        } else if (isNamed(source, options.get(OptionTable.SERVICE_INTERFACES))) {
          found.add(source.type, named(source, transport, settings));
        }
      } catch (CompletionFailure missing) {
        // The compiler reports the missing class itself, and a scan lists it.
      }
    }
    configured.addFrom(calls.calls());
    xml.addServices();
    ImmutableList.Builder<String> warnings = ImmutableList.builder();
    calls.warning().map(options.dialect()::text).ifPresent(warnings::add);
    warnings.addAll(xml.warnings());
    ImmutableList.Builder<String> notes = ImmutableList.builder();
    notes.addAll(xml.notes());
    if (!application.springFiles().isEmpty()) {
      notes.addAll(xml.missing()); // a compilation sees the class path of one module only
    }
    ImmutableListMultimap<HessianUse, ServiceRoot> services =
        Multimaps.index(
            new DistinctServices(found.found(), types, mapped::hessianUseOf).of(found.found()),
            ServiceRoot::hessian);
    return new DeclaredServices(
        services.values().stream()
            .filter(root -> root.hessian().compareTo(HessianUse.OLDER_PEERS) < 0)
            .collect(toImmutableList()),
        services.get(HessianUse.OLDER_PEERS),
        skipped(found, services.get(HessianUse.NEVER)),
        Offers.of(found.found(), dubbo),
        dubbo,
        warnings.build(),
        notes.build());
  }

  /** Whether Hessian writes none at all. */
  public boolean areNone() {
    return roots.isEmpty() && forOlderPeers.isEmpty();
  }

  /** Whether all services are of one framework. */
  public boolean areOf(Framework framework) {
    return !areNone()
        && Stream.of(roots, forOlderPeers)
            .flatMap(List::stream)
            .allMatch(root -> root.framework() == framework);
  }

  private static InstalledDubbo dubbo(Application application, Options options, Context context) {
    InstalledDubbo installed = InstalledDubbo.in(context);
    InstalledDubbo used =
        installed.line().isEmpty()
            ? application.namedLibraries().flatMap(NamedLibraries::dubbo).orElse(installed)
            : installed;
    return options.dubbo().map(used::at).orElse(used);
  }

  /**
   * The services that Hessian does not write. One that several declarations skip has the first
   * reason.
   */
  private static ImmutableList<SkippedService> skipped(
      ServiceCollector found, List<ServiceRoot> services) {
    return services.stream()
        .map(ServiceRoot::serviceClass)
        .distinct()
        .flatMap(
            service ->
                found.found().stream()
                    .filter(each -> each.root().serviceClass() == service)
                    .map(each -> each.declaration().verdict())
                    .filter(verdict -> verdict.hessian() == HessianUse.NEVER)
                    .limit(1)
                    .map(
                        verdict ->
                            new SkippedService(
                                Names.of(service), verdict.reason().orElseThrow(), verdict.file())))
        .collect(toImmutableList());
  }

  /**
   * A service that the user names: some module provides it, and is taken to have the settings of
   * this one.
   */
  private static Declaration named(
      ClassSymbol source, Transport transport, ModuleSettings settings) {
    return Declaration.of(
        new ReportLocation.Declaration(source),
        transport.ofService(Terms.NONE, settings.of(source)),
        Framework.DUBBO,
        /* isReference= */ false);
  }

  private static boolean isNamed(ClassSymbol source, NamePatterns patterns) {
    return source.getKind() == ElementKind.INTERFACE
        && patterns.match(source.getQualifiedName().toString());
  }
}
