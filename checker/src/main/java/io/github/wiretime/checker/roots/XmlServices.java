package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.application.SpringFile;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.negotiation.ServiceDefaults;
import io.github.wiretime.checker.negotiation.Transport;
import io.github.wiretime.checker.negotiation.Verdict;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.roots.Implementations.Implementation;
import io.github.wiretime.checker.words.CheckTexts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds services and references that Spring files declare. */
final class XmlServices {

  private final Implementations implementations;
  private final ExportedInterface interfaces;
  private final Transport transport;
  private final ModuleSettings settings;
  private final ServiceCollector found;
  private final Guard guard;
  private final Dialect dialect;
  private final Map<SpringFile, ImmutableList<XmlDeclaration>> read = new LinkedHashMap<>();
  private final ImmutableList.Builder<String> warnings = ImmutableList.builder();
  private final ImmutableList.Builder<String> notes = ImmutableList.builder();
  private final ImmutableList.Builder<String> missing = ImmutableList.builder();

  XmlServices(
      Implementations implementations,
      ExportedInterface interfaces,
      Transport transport,
      ModuleSettings settings,
      ServiceCollector found,
      Guard guard,
      Dialect dialect) {
    this.implementations = implementations;
    this.interfaces = interfaces;
    this.transport = transport;
    this.settings = settings;
    this.found = found;
    this.guard = guard;
    this.dialect = dialect;
  }

  /**
   * Reads all files that the patterns name. Their settings count for all services that are added
   * later.
   */
  void read(Set<String> patterns, ModuleFolder folder) throws InvalidOptionException {
    for (String pattern : patterns) {
      ImmutableList<Path> files = folder.files(OptionTable.SPRING_CONFIG, pattern);
      if (files.isEmpty() && isRpcInSight() && isMissed(folder, pattern)) {
        note("spring.no-file", dialect.option(OptionTable.SPRING_CONFIG), pattern);
      }
      for (Path file : files) {
        read(
            new SpringFile(
                file.toUri(),
                folder.shown(file),
                () -> start(file),
                ModuleFolder.isGlob(pattern),
                /* module= */ ""));
      }
    }
  }

  /** As much as shows whether it has too much. */
  private static byte[] start(Path file) throws IOException {
    try (InputStream content = Files.newInputStream(file)) {
      return content.readNBytes(SpringXml.MAX_BYTES + 1);
    }
  }

  /**
   * Whether the user may miss the files that a pattern does not find. The pattern of the
   * documentation is for all modules of a build, so that it may find nothing in a module without
   * XML files.
   */
  private static boolean isMissed(ModuleFolder folder, String pattern)
      throws InvalidOptionException {
    return !pattern.startsWith("src/main/resources/")
        || !folder.files(OptionTable.SPRING_CONFIG, "src/main/**/*.xml").isEmpty();
  }

  /** Whether an RPC framework is on the class path. A module without one needs no Spring file. */
  private boolean isRpcInSight() {
    return Stream.of(
            "org.apache.dubbo.config.ServiceConfig",
            "com.alibaba.dubbo.config.ServiceConfig",
            "com.taobao.hsf.app.spring.util.HSFSpringProviderBean")
        .anyMatch(name -> interfaces.named(name).isPresent());
  }

  /**
   * Reads one file. What is wrong with a file that nobody names is a note, because no option is to
   * blame for it; what stands before that place counts.
   */
  void read(SpringFile file) throws InvalidOptionException {
    SpringXml.Content content;
    try {
      content = SpringXml.read(file);
    } catch (IOException unreadable) {
      if (!file.isOneOfMany()) {
        throw new InvalidOptionException(
            OptionTable.SPRING_CONFIG,
            "cannot read '" + path(file) + "': " + unreadable.getMessage(),
            unreadable);
      }
      note("xml.unseen-file", file.shown(), unreadable.getMessage());
      return;
    }
    if (content.problem().isPresent()) {
      if (!file.isOneOfMany()) {
        throw new InvalidOptionException(
            OptionTable.SPRING_CONFIG,
            path(file) + ":" + content.problem().get().in(OptionTable.LANG.unset()));
      }
      note("xml.unseen-rest", file.shown(), content.problem().get());
    }
    settings.add(file.module(), XmlSettings.of(content.declarations(), file));
    read.put(file, content.declarations());
  }

  private void note(String text, Object... values) {
    notes.add(dialect.text(CheckTexts.of(text, values)));
  }

  private static String path(SpringFile file) {
    return file.address().getScheme().equals("file")
        ? Path.of(file.address()).toString()
        : file.shown();
  }

  /** Interfaces whose names are placeholders, which the user has to name. */
  ImmutableList<String> warnings() {
    return warnings.build();
  }

  /** Interfaces that are not on the class path, for those who should see the whole application. */
  ImmutableList<String> missing() {
    return missing.build();
  }

  /** Files that cannot be read, and patterns that match no file. */
  ImmutableList<String> notes() {
    return notes.build();
  }

  /** Adds the services of the files that were read. */
  void addServices() {
    read.forEach(
        (file, declarations) ->
            declarations.stream()
                .filter(each -> each.isOfService() && each.isExported())
                .forEach(each -> add(each, verdict(each, settings.of(file.module())))));
  }

  private Verdict verdict(XmlDeclaration declaration, ServiceDefaults ofModule) {
    if (declaration.isGeneric()) {
      return Verdict.generic();
    }
    return switch (declaration.framework()) {
      case SOFA -> transport.ofBolt(declaration.boltSerializers());
      case HSF -> transport.ofHsf(declaration.stated());
      case DUBBO ->
          declaration.isReference()
              ? transport.ofReference(declaration.terms(), ofModule)
              : transport.ofService(declaration.terms(), ofModule);
    };
  }

  private void add(XmlDeclaration declaration, Verdict verdict) {
    if (declaration.isPlaceholder() && verdict.hessian().isAny()) {
      warnings.add(
          dialect.text(
              CheckTexts.of(
                  "xml.placeholder",
                  declaration.place().text(),
                  declaration.interfaceName().orElseThrow(),
                  dialect.option(OptionTable.SERVICE_INTERFACES))));
      return;
    }
    if (declaration.interfaceName().isEmpty() || declaration.isPlaceholder()) {
      return;
    }
    String name = declaration.interfaceName().get();
    interfaces
        .named(name)
        .ifPresentOrElse(
            service -> guard.run(service, () -> add(service, declaration, verdict)),
            () -> {
              if (verdict.hessian().isAny()) {
                missing.add(
                    dialect.text(CheckTexts.of("xml.missing", declaration.place().text(), name)));
              }
            });
  }

  /**
   * Adds a service. If a class of the application implements the interface, its header says what
   * the type arguments are.
   */
  private void add(ClassSymbol service, XmlDeclaration declaration, Verdict verdict) {
    Optional<Implementation> implementation = implementations.of(service);
    found.add(
        implementation.map(Implementation::service).orElse(service.type),
        new Declaration(
            implementation
                .<ReportLocation>map(by -> new ReportLocation.Declaration(by.type()))
                .orElse(declaration.place()),
            declaration.callbacks(),
            verdict,
            declaration.framework(),
            declaration.isReference()));
  }
}
