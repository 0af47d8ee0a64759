package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableListMultimap.toImmutableListMultimap;
import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.List;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.hessian.CalledConstructors;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Writer;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Subclasses;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.negotiation.HessianUse;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.roots.Callbacks;
import io.github.wiretime.checker.roots.Framework;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.walk.ExportedMethods;
import io.github.wiretime.scan.application.ScannedApplication;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Takes from javac what matters of a build. */
final class BuildReader {

  private final ScannedApplication application;
  private final Types types;
  private final ClassReader reader;
  private final Subclasses subclasses;

  /** The unchecked exceptions of each module. */
  private final ImmutableListMultimap<String, String> unchecked;

  BuildReader(ScannedApplication application, HessianLite release) {
    this.application = application;
    this.types = Types.instance(application.context());
    this.reader = new ClassReader(application, release);
    this.subclasses = application.subclasses();
    this.unchecked =
        application.classes().stream()
            .filter(BuildReader::isUnchecked)
            .collect(toImmutableListMultimap(application::moduleOf, ClassReader::nameOf));
  }

  /**
   * Reads a build.
   *
   * @param declared the services
   * @param isOld whether javac's memory is to be free afterwards; then each other interface of the
   *     application may turn out to be a service, because the new build declares it
   */
  WireBuild read(ImmutableList<ServiceRoot> declared, boolean isOld) {
    ImmutableMap.Builder<String, WireService> services = ImmutableMap.builder();
    for (ServiceRoot root : declared) {
      services.put(ClassReader.nameOf(root.serviceClass()), service(root));
    }
    ImmutableMap<String, WireService> known = services.buildKeepingLast();
    ImmutableMap<String, WireService> others =
        isOld
            ? application.classes().stream()
                .filter(ClassSymbol::isInterface)
                .filter(type -> !known.containsKey(ClassReader.nameOf(type)))
                .collect(toImmutableMap(ClassReader::nameOf, type -> service(undeclared(type))))
            : ImmutableMap.of();
    application.classes().forEach(reader::want);
    application.localClasses().forEach(reader::want);
    ImmutableListMultimap.Builder<String, String> below = ImmutableListMultimap.builder();
    ImmutableMap<String, WireClass> classes = reader.read(below);
    ImmutableSet<String> names = application.namesOnClassPath().collect(toImmutableSet());
    return new WireBuild(
        known,
        others,
        classes,
        names,
        below.build(),
        isOld ? name -> ImmutableSet.of() : this::initialValues,
        isOld ? refusing(classes.values())::contains : this::refusesNull);
  }

  /** Those that refuse, asked of all classes whose constructors take something. */
  private ImmutableSet<String> refusing(ImmutableCollection<WireClass> classes) {
    return classes.stream()
        .filter(type -> type.writer() == Writer.FIELDS || type.writer() == Writer.RECORD)
        .filter(type -> !type.isAbstract())
        .map(WireClass::name)
        .filter(
            name ->
                DeclaredMembers.constructors(reader.symbols().get(name))
                    .noneMatch(constructor -> constructor.params().isEmpty()))
        .filter(this::refusesNull)
        .collect(toImmutableSet());
  }

  private ImmutableSet<String> initialValues(String name) {
    return reader.symbols().containsKey(name)
        ? application.initialIn(reader.symbols().get(name))
        : ImmutableSet.of();
  }

  private boolean refusesNull(String name) {
    ClassSymbol type = reader.symbols().get(name);
    if (type == null) {
      return false;
    }
    ImmutableList<MethodSymbol> called =
        (type.flags() & Flags.RECORD) == 0 ? CalledConstructors.of(type) : canonical(type);
    return !called.isEmpty() && called.stream().allMatch(application::refusesDefaults);
  }

  private ImmutableList<MethodSymbol> canonical(ClassSymbol type) {
    List<Type> components = type.getRecordComponents().map(component -> component.type);
    return DeclaredMembers.constructors(type)
        .filter(each -> types.isSameTypes(each.type.getParameterTypes(), components))
        .collect(toImmutableList());
  }

  /** The field, constant, method or class that a key names. */
  Optional<Symbol> declaration(String key) {
    int hash = key.indexOf('#');
    ClassSymbol owner = reader.symbols().get(key.substring(0, hash));
    if (owner == null) {
      return Optional.ofNullable(byTitle(key.substring(0, hash)))
          .map(type -> member(type, key.substring(hash + 1)));
    }
    return Optional.of(member(owner, key.substring(hash + 1)));
  }

  private ClassSymbol byTitle(String title) {
    return reader.symbols().values().stream()
        .filter(type -> TypeNames.of(type).equals(title))
        .findFirst()
        .orElse(null);
  }

  private static Symbol member(ClassSymbol owner, String name) {
    int parameters = name.indexOf('(');
    String simple = parameters < 0 ? name : name.substring(0, parameters);
    for (Symbol member : DeclaredMembers.named(owner, simple)) {
      if (parameters < 0
          ? member instanceof VarSymbol
          : member instanceof MethodSymbol method
              && name.startsWith(TypeNames.signature(method, TypeNames::ofErased))) {
        return member;
      }
    }
    return owner;
  }

  private static ServiceRoot undeclared(ClassSymbol type) {
    return new ServiceRoot(
        type.type,
        new ReportLocation.Declaration(type),
        Callbacks.NONE,
        Framework.DUBBO,
        HessianUse.UNLESS_SET,
        /* isForeignReference= */ false);
  }

  private WireService service(ServiceRoot root) {
    Map<String, WireService.Method> methods = new LinkedHashMap<>();
    for (MethodSymbol method : ExportedMethods.of(root, types).keySet()) {
      Guard.asFarAsThere( // nothing can be said of a method whose signature has a missing type
          () -> {
            String erased = TypeNames.signature(method, type -> erased(type));
            methods.putIfAbsent(erased, method(root, method));
          });
    }
    return new WireService(
        ClassReader.nameOf(root.serviceClass()),
        TypeNames.of(root.serviceClass()),
        ImmutableMap.copyOf(methods),
        unchecked(root),
        root.framework() == Framework.SOFA);
  }

  private String erased(Type type) {
    return reader.wireType(types.erasure(type)).toString();
  }

  private WireService.Method method(ServiceRoot root, MethodSymbol method) {
    Type signature = root.signatureOf(method, types);
    return new WireService.Method(
        new Member(Member.Kind.RETURN, root.serviceClass(), method).key(),
        TypeNames.simple(root.serviceClass())
            + "."
            + TypeNames.signature(method, TypeNames::simpleErased),
        signature.getParameterTypes().stream().map(reader::wireType).collect(toImmutableList()),
        method.params().stream()
            .map(parameter -> parameter.type.hasTag(TypeTag.TYPEVAR))
            .collect(toImmutableList()),
        reader.wireType(signature.getReturnType()),
        method.getReturnType().hasTag(TypeTag.TYPEVAR),
        signature.getThrownTypes().stream().map(reader::wireType).collect(toImmutableList()));
  }

  /**
   * Unchecked exceptions that reach consumers as they are, because Dubbo finds them in the jar of
   * the interface. A jar that has the provider too has exceptions that no method of the service
   * throws, so there only those count that are near the interface.
   */
  private ImmutableList<String> unchecked(ServiceRoot root) {
    ClassSymbol service = root.serviceClass();
    if (!application.contains(service)) {
      return ImmutableList.of();
    }
    String module = application.moduleOf(service);
    boolean hasProvider =
        subclasses.of(service).stream()
            .anyMatch(type -> !type.isInterface() && application.moduleOf(type).equals(module));
    String near = hasProvider ? near(ClassReader.nameOf(service)) : "";
    return unchecked.get(module).stream()
        .filter(name -> name.startsWith(near))
        .collect(toImmutableList());
  }

  private static boolean isUnchecked(ClassSymbol type) {
    return Supertypes.closure(type).stream()
        .anyMatch(above -> above.getQualifiedName().contentEquals("java.lang.RuntimeException"));
  }

  /** {@code com.acme.order.} of what is there, and of {@code com.acme.order.api.OrderService}. */
  private static String near(String name) {
    String inside = name.substring(0, name.lastIndexOf('.') + 1);
    String above = inside.substring(0, Math.max(inside.lastIndexOf('.', inside.length() - 2), 0));
    return above.chars().filter(each -> each == '.').count() < 2 ? inside : above + ".";
  }
}
