package io.github.wiretime.checker.roots;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.ModuleFolder;
import io.github.wiretime.checker.options.Options;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javax.xml.stream.XMLStreamException;

/** Services and references that Spring files declare. */
final class XmlServices {

  private final List<ClassSymbol> sources;
  private final ExportedInterface interfaces;
  private final Transport transport;
  private final Types types;
  private final ServiceRoots found;
  private final ImmutableList.Builder<String> warnings = ImmutableList.builder();

  XmlServices(
      List<ClassSymbol> sources,
      ExportedInterface interfaces,
      Transport transport,
      Types types,
      ServiceRoots found) {
    this.sources = sources;
    this.interfaces = interfaces;
    this.transport = transport;
    this.types = types;
    this.found = found;
  }

  /** Reads all files; returns what the user has to know. */
  ImmutableList<String> addFrom(Options options, ModuleFolder folder)
      throws InvalidOptionException {
    for (String pattern : options.springConfig()) {
      for (Path file : folder.files(Options.SPRING_CONFIG, pattern)) {
        addFrom(file);
      }
    }
    return warnings.build();
  }

  private void addFrom(Path file) throws InvalidOptionException {
    try {
      SpringXml.read(file).forEach(this::add);
    } catch (XMLStreamException malformed) {
      throw new InvalidOptionException(
          Options.SPRING_CONFIG,
          file
              + ":"
              + malformed.getLocation().getLineNumber()
              + ":"
              + malformed.getLocation().getColumnNumber()
              + ": the XML cannot be read: "
              + reason(malformed));
    } catch (IOException unreadable) {
      throw new InvalidOptionException(
          Options.SPRING_CONFIG, "cannot read '" + file + "': " + unreadable.getMessage());
    }
  }

  /** Without the place, which the JDK puts into a line of its own, and the full stop. */
  private static String reason(XMLStreamException malformed) {
    String reason = Iterables.getLast(Splitter.on("\nMessage: ").split(malformed.getMessage()));
    return CharMatcher.is('.').trimTrailingFrom(reason);
  }

  private void add(XmlDeclaration declaration) {
    if (!declaration.isCalledByMethod()
        || !transport.isHessian(declaration.protocols(), declaration.serializer())) {
      return;
    }
    if (declaration.isPlaceholder()) {
      warnings.add(
          declaration.place()
              + ": the interface '"
              + declaration.interfaceName().orElseThrow()
              + "' is known only at run time; name it with -XepOpt:CostlyRpcTime:ServiceInterfaces");
      return;
    }
    declaration
        .interfaceName()
        .flatMap(interfaces::named)
        .ifPresent(service -> add(service, declaration));
  }

  /** A class that implements the interface tells its type arguments, too. */
  private void add(ClassSymbol service, XmlDeclaration declaration) {
    Optional<ClassSymbol> implementation =
        sources.stream()
            .filter(source -> !source.isInterface() && seenFrom(source, service).isPresent())
            .min(Comparator.comparing(source -> source.flatName().toString()));
    found.add(
        implementation.flatMap(source -> seenFrom(source, service)).orElse(service.type),
        implementation.map(Anchor::at).orElseGet(() -> Anchor.outside(declaration.place())),
        declaration.callbacks());
  }

  private Optional<Type> seenFrom(ClassSymbol source, ClassSymbol service) {
    try {
      return Optional.ofNullable(types.asSuper(source.type, service));
    } catch (CompletionFailure missing) {
      return Optional.empty();
    }
  }
}
