package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.files.WireMap;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.NamePatterns;
import io.github.wiretime.checker.options.Options;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * Every service that a compilation provides or consumes.
 *
 * @param roots the services by name
 * @param warnings what could not be resolved
 * @param notes what needs no action if it is meant so
 */
public record DeclaredServices(
    ImmutableList<ServiceRoot> roots, ImmutableList<String> warnings, ImmutableList<String> notes) {

  /**
   * Asks every kind of declaration.
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
    Transport transport = new Transport(options.serialization());
    AnnotatedServices annotated =
        new AnnotatedServices(
            new RpcAnnotations(options.serviceAnnotations()), interfaces, transport, types, found);
    for (ClassSymbol source : application.classes()) {
      try {
        annotated.addFrom(source);
        if (isMapped(source, map)) {
          found.add(
              source.type, new ReportLocation.Declaration(source), /* serializerStated= */ true);
        } else if (transport.isHessianByDefault() && isNamed(source, options.serviceInterfaces())) {
          found.add(
              source.type,
              new ReportLocation.Declaration(source),
              transport.isStated(Optional.empty()));
        }
      } catch (CompletionFailure missing) {
        // A compiler reports the missing class, and a scan lists it.
      }
    }
    ConfigurationCalls calls = application.configurationCalls();
    new ConfiguredServices(types, interfaces, transport, found).addFrom(calls.calls());
    ImmutableList.Builder<String> warnings = ImmutableList.builder();
    calls.warning().ifPresent(warnings::add);
    XmlServices xml = new XmlServices(application.classes(), interfaces, transport, types, found);
    xml.addFrom(options.springConfig(), folder);
    for (SpringFile file : application.springFiles()) {
      xml.addFrom(file);
    }
    warnings.addAll(xml.warnings());
    ImmutableList.Builder<String> notes = ImmutableList.builder();
    notes.addAll(xml.notes());
    if (!application.springFiles().isEmpty()) {
      notes.addAll(xml.missing()); // a compilation sees the class path of one module only
    }
    return new DeclaredServices(found.distinct(), warnings.build(), notes.build());
  }

  /** Whether the wire map lists it as a service; then its provider declared how it is sent. */
  private static boolean isMapped(ClassSymbol source, Optional<WireMap> map) {
    return map.filter(known -> known.contains(source.getQualifiedName() + "()")).isPresent();
  }

  private static boolean isNamed(ClassSymbol source, NamePatterns patterns) {
    return source.getKind() == ElementKind.INTERFACE
        && patterns.match(source.getQualifiedName().toString());
  }
}
