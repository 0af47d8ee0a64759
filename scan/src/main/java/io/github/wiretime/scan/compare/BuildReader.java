package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Scope.LookupKind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.List;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.hessian.CalledConstructors;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Migration;
import io.github.wiretime.checker.hessian.Writer;
import io.github.wiretime.checker.hessian.WrittenFields;
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
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Takes from javac what matters of a build. */
final class BuildReader {

  private static final String FUTURE = "java.util.concurrent.CompletableFuture";

  private final ScannedApplication application;
  private final Types types;
  private final HessianClasses hessian;
  private final Subclasses subclasses;
  private final Migration migration;
  private final Map<String, WireClass> classes = new LinkedHashMap<>();
  private final Map<String, ClassSymbol> symbols = new LinkedHashMap<>();
  private final Deque<ClassSymbol> pending = new ArrayDeque<>();

  BuildReader(ScannedApplication application, HessianLite release) {
    this.application = application;
    this.types = Types.instance(application.context());
    this.hessian = new HessianClasses(release, types, application);
    this.subclasses = application.subclasses();
    this.migration = new Migration(application);
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
      services.put(nameOf(root.serviceClass()), service(root));
    }
    ImmutableMap<String, WireService> known = services.buildKeepingLast();
    ImmutableMap<String, WireService> others =
        isOld
            ? application.classes().stream()
                .filter(ClassSymbol::isInterface)
                .filter(type -> !known.containsKey(nameOf(type)))
                .collect(toImmutableMap(BuildReader::nameOf, type -> service(undeclared(type))))
            : ImmutableMap.of();
    application.classes().forEach(this::want);
    application.localClasses().forEach(this::want);
    ImmutableListMultimap.Builder<String, String> below = ImmutableListMultimap.builder();
    while (!pending.isEmpty()) {
      ClassSymbol type = pending.remove();
      String name = nameOf(type);
      classes.put(name, describe(type));
      for (ClassSymbol subclass : subclasses.of(type)) {
        if ((subclass.flags() & (Flags.ABSTRACT | Flags.INTERFACE)) == 0) {
          below.put(name, nameOf(subclass));
          want(subclass);
        }
      }
    }
    ImmutableSet<String> names = application.namesOnClassPath().collect(toImmutableSet());
    return new WireBuild(
        known,
        others,
        ImmutableMap.copyOf(classes),
        names,
        below.build(),
        isOld ? name -> ImmutableSet.of() : this::initialValues,
        isOld ? refusing()::contains : this::refusesNull);
  }

  /** Those that refuse, asked of all classes whose constructors take something. */
  private ImmutableSet<String> refusing() {
    return classes.values().stream()
        .filter(type -> type.writer() == Writer.FIELDS || type.writer() == Writer.RECORD)
        .filter(type -> !type.isAbstract())
        .map(WireClass::name)
        .filter(
            name ->
                DeclaredMembers.constructors(symbols.get(name))
                    .noneMatch(constructor -> constructor.params().isEmpty()))
        .filter(this::refusesNull)
        .collect(toImmutableSet());
  }

  private ImmutableSet<String> initialValues(String name) {
    return symbols.containsKey(name) ? application.initialIn(symbols.get(name)) : ImmutableSet.of();
  }

  private boolean refusesNull(String name) {
    ClassSymbol type = symbols.get(name);
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
    ClassSymbol owner = symbols.get(key.substring(0, hash));
    if (owner == null) {
      return Optional.ofNullable(byTitle(key.substring(0, hash)))
          .map(type -> member(type, key.substring(hash + 1)));
    }
    return Optional.of(member(owner, key.substring(hash + 1)));
  }

  private ClassSymbol byTitle(String title) {
    return symbols.values().stream()
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

  private void want(Symbol type) {
    if (type instanceof ClassSymbol wanted && symbols.putIfAbsent(nameOf(wanted), wanted) == null) {
      pending.add(wanted);
    }
  }

  private static String nameOf(ClassSymbol type) {
    return type.flatName().toString();
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
        nameOf(root.serviceClass()),
        TypeNames.of(root.serviceClass()),
        ImmutableMap.copyOf(methods),
        unchecked(root),
        root.framework() == Framework.SOFA);
  }

  private String erased(Type type) {
    return wireType(types.erasure(type)).toString();
  }

  private WireService.Method method(ServiceRoot root, MethodSymbol method) {
    Type signature = root.signatureOf(method, types);
    Type result = signature.getReturnType();
    boolean isLater =
        result.tsym.getQualifiedName().contentEquals(FUTURE) && result.isParameterized();
    return new WireService.Method(
        new Member(Member.Kind.RETURN, root.serviceClass(), method).key(),
        TypeNames.simple(root.serviceClass())
            + "."
            + TypeNames.signature(method, TypeNames::simpleErased),
        signature.getParameterTypes().stream().map(this::wireType).collect(toImmutableList()),
        method.params().stream()
            .map(parameter -> parameter.type.hasTag(TypeTag.TYPEVAR))
            .collect(toImmutableList()),
        wireType(isLater ? result.getTypeArguments().head : result),
        method.getReturnType().hasTag(TypeTag.TYPEVAR),
        signature.getThrownTypes().stream().map(this::wireType).collect(toImmutableList()));
  }

  /** Unchecked exceptions in the jar of the interface. */
  private ImmutableList<String> unchecked(ServiceRoot root) {
    if (!application.contains(root.serviceClass())) {
      return ImmutableList.of();
    }
    String module = application.moduleOf(root.serviceClass());
    return application.classes().stream()
        .filter(type -> application.moduleOf(type).equals(module))
        .filter(
            type ->
                Supertypes.closure(type).stream()
                    .anyMatch(
                        above ->
                            above.getQualifiedName().contentEquals("java.lang.RuntimeException")))
        .map(BuildReader::nameOf)
        .collect(toImmutableList());
  }

  private WireClass describe(ClassSymbol type) {
    String name = nameOf(type);
    ImmutableList.Builder<WireType> above = ImmutableList.builder();
    ImmutableList.Builder<WireClass.Field> fields = ImmutableList.builder();
    ImmutableSet<String> supertypes =
        Supertypes.closure(type).stream().map(BuildReader::nameOf).collect(toImmutableSet());
    boolean isPresent = Supertypes.isPresent(type);
    Writer writer = hessian.writerOf(type);
    ImmutableSet<String> constants = ImmutableSet.of();
    Optional<WireType> replacement = Optional.empty();
    if (isPresent) {
      Guard.asFarAsThere(() -> describe(type, above, fields));
      if ((type.flags() & Flags.ENUM) != 0) {
        constants =
            DeclaredMembers.constants(type).stream()
                .map(constant -> constant.name.toString())
                .collect(toImmutableSet());
      }
      if (writer == Writer.REPLACEMENT) {
        replacement =
            Guard.unlessMissing(
                Optional.empty(),
                () ->
                    hessian.mayReplaceByItself(type)
                        ? Optional.of(wireType(type.type))
                        : hessian.usesOf(type).stream()
                            .filter(use -> use.member().kind() == Member.Kind.RETURN)
                            .map(use -> wireType(use.type()))
                            .findFirst());
      }
    }
    return new WireClass(
        name,
        TypeNames.of(type),
        TypeNames.isJdk(type) ? Writer.OTHER : writer,
        (type.flags() & (Flags.ABSTRACT | Flags.INTERFACE)) != 0
            && (type.flags() & Flags.ENUM) == 0,
        type.isInterface(),
        type.type.getTypeArguments().stream()
            .map(parameter -> wireType(parameter).name())
            .collect(toImmutableList()),
        above.build(),
        supertypes,
        fields.build().reverse(),
        constants,
        replacement,
        Supertypes.withSuperclasses(type).stream()
            .anyMatch(each -> DeclaredMembers.method(each, "readResolve").isPresent()));
  }

  private void describe(
      ClassSymbol type,
      ImmutableList.Builder<WireType> above,
      ImmutableList.Builder<WireClass.Field> fields) {
    if (type.getSuperclass().tsym instanceof ClassSymbol) {
      above.add(wireType(type.getSuperclass()));
    }
    type.getInterfaces().forEach(each -> above.add(wireType(each)));
    if (TypeNames.isJdk(type)) {
      return;
    }
    for (Symbol member : type.members().getSymbols(LookupKind.NON_RECURSIVE)) {
      if (member instanceof VarSymbol field && field.kind == Kind.VAR) {
        fields.add(
            new WireClass.Field(
                field.name.toString(),
                nameOf(type),
                wireType(field.type),
                WrittenFields.isKept(field),
                (field.flags() & Flags.TRANSIENT) != 0,
                Migration.reads(field),
                migration.sends(field)));
      }
    }
  }

  private WireType wireType(Type type) {
    return switch (type.getKind()) {
      case ARRAY ->
          new WireType(WireType.ARRAY, ImmutableList.of(wireType(((ArrayType) type).elemtype)));
      case TYPEVAR ->
          new WireType(
              "%" + type.tsym.owner + "." + type.tsym.name,
              ImmutableList.of(wireType(types.erasure(type.getUpperBound()))));
      case WILDCARD ->
          new WireType(
              WireType.WILDCARD,
              ImmutableList.of(
                  ((WildcardType) type).isUnbound()
                      ? WireType.OBJECT
                      : wireType(((WildcardType) type).type)));
      case DECLARED, ERROR -> {
        want(type.tsym);
        yield type.tsym instanceof ClassSymbol named
            ? new WireType(
                nameOf(named),
                type.getTypeArguments().stream().map(this::wireType).collect(toImmutableList()))
            : WireType.OBJECT;
      }
      case INTERSECTION -> wireType(types.erasure(type));
      default -> WireType.of(Ascii.toLowerCase(type.getKind().name()));
    };
  }
}
