package io.github.wiretime.scan.allowlist;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Names;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.roots.Sender;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.checker.walk.ExportedMethods;
import io.github.wiretime.checker.walk.MemberPath;
import io.github.wiretime.checker.walk.Occurrence;
import io.github.wiretime.checker.walk.Senders;
import io.github.wiretime.checker.walk.WalkRules;
import io.github.wiretime.checker.walk.WireWalk;
import io.github.wiretime.checker.walk.WrittenObject;
import io.github.wiretime.scan.allowlist.SentClass.ServicePath;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The classes whose names messages have, with the services that send them. */
final class SentClasses {

  private final Context context;
  private final Guard guard;
  private final Types types;
  private final Application application;
  private final HessianClasses classes;
  private final NamedClasses named;
  private final HiddenClasses hidden;
  private final Map<ClassSymbol, SentClass> sure = new LinkedHashMap<>();
  private final Map<ClassSymbol, SentClass> possible = new LinkedHashMap<>();

  private SentClasses(
      Context context, Application application, HessianLite release, boolean isFastjson2) {
    this.context = context;
    this.guard = Guard.instance(context);
    this.types = Types.instance(context);
    this.application = application;
    this.classes = new HessianClasses(release, types, application);
    this.named = new NamedClasses(classes, release, isFastjson2);
    this.hidden = new HiddenClasses(context, application, named);
  }

  /**
   * Walks from services, whose members nobody accepts or reports here.
   *
   * @param isFastjson2 whether Dubbo's fastjson2 sends, for some peers or for all
   */
  static ImmutableMap<ClassSymbol, SentClass> of(
      Context context,
      Application application,
      HessianLite release,
      boolean isFastjson2,
      ImmutableList<ServiceRoot> roots) {
    SentClasses sent = new SentClasses(context, application, release, isFastjson2);
    sent.addFrom(roots);
    return ImmutableMap.<ClassSymbol, SentClass>builder()
        .putAll(sent.sure)
        .putAll(Maps.filterKeys(sent.possible, type -> !sent.sure.containsKey(type)))
        .buildOrThrow();
  }

  private void addFrom(ImmutableList<ServiceRoot> roots) {
    roots.forEach(root -> guard.run(root.serviceClass(), () -> addSignatures(root)));
    add(walk(roots, ThrownExceptions.of(roots, application)), sure, SentClasses::pathOf);
    // What hidden classes of the application hold is as possible as they are.
    ImmutableMap<ClassSymbol, SentClass> start =
        ImmutableMap.copyOf(Maps.filterKeys(possible, application::contains));
    add(
        walk(
            ImmutableList.of(),
            ImmutableList.copyOf(start.values().stream().map(SentClasses::root).iterator())),
        possible,
        path -> start.get(path.root().type()).path().then(path.members()));
  }

  private WireWalk walk(ImmutableList<ServiceRoot> services, ImmutableList<TypeRoot> types) {
    return WireWalk.from(
        services,
        types,
        new WalkRules(
            context,
            classes,
            application.subclasses(),
            type -> TypeNames.isJdk(type) && !type.type.isParameterized(), // leads nowhere
            member -> false));
  }

  private static TypeRoot root(SentClass hidden) {
    return new TypeRoot(
        hidden.type(),
        hidden.services().stream()
            .map(service -> new Sender(service, ""))
            .collect(ImmutableSet.toImmutableSet()));
  }

  private static ServicePath pathOf(MemberPath path) {
    return path.root() instanceof TypeRoot exception
        ? new ServicePath(
            exception.senders().iterator().next().service(),
            Optional.of(exception.type()),
            path.members())
        : new ServicePath(TypeNames.of(path.root().type()), Optional.empty(), path.members());
  }

  private void addSignatures(ServiceRoot root) {
    String service = TypeNames.of(root.serviceClass());
    ServicePath start = new ServicePath(service, Optional.empty(), ImmutableList.of());
    ExportedMethods.of(root, types).values().stream()
        .flatMap(List::stream)
        .forEach(use -> addNamed(use, sure, start, ImmutableSet.of(service)));
  }

  private void add(
      WireWalk walk, Map<ClassSymbol, SentClass> found, Function<MemberPath, ServicePath> paths) {
    ImmutableList<WrittenObject> written = walk.written();
    written.forEach(each -> guard.run(each.type(), () -> addMembers(each, found, paths)));
    written.stream()
        .filter(WrittenObject::isWhole)
        .forEach(each -> guard.run(each.type(), () -> addObject(each, found, paths)));
    walk.occurrences()
        .forEach(each -> guard.run(each.member().owner(), () -> addValue(each, found, paths)));
  }

  private void addMembers(
      WrittenObject object,
      Map<ClassSymbol, SentClass> found,
      Function<MemberPath, ServicePath> paths) {
    if (!isGuessed(object.path())) {
      for (TypeUse use : object.uses()) {
        addNamed(use, found, paths.apply(object.path()), services(object.senders().get()));
      }
    }
  }

  private void addObject(
      WrittenObject object,
      Map<ClassSymbol, SentClass> found,
      Function<MemberPath, ServicePath> paths) {
    if (!isGuessed(object.path()) && named.isNamed(object.type())) {
      add(object.type(), found, paths.apply(object.path()), services(object.senders().get()));
    }
  }

  private void addValue(
      Occurrence value,
      Map<ClassSymbol, SentClass> found,
      Function<MemberPath, ServicePath> paths) {
    ClassSymbol type = written(value.type());
    if (!isGuessed(value.path())
        && named.isNamed(type)
        && !named.isReadByField(value.member(), type)) {
      add(type, found, paths.apply(value.path()), services(value.reachedBy()));
    }
  }

  /** The class of what a declared type of the JDK holds; all its zones have the same one. */
  @SuppressWarnings("ASTHelpersSuggestions") // they need another class path
  private ClassSymbol written(ClassSymbol declared) {
    return TypeNames.of(declared).equals("java.util.TimeZone")
        ? Symtab.instance(context)
            .enterClass(
                declared.packge().modle,
                Names.instance(context).fromString("sun.util.calendar.ZoneInfo"))
        : declared;
  }

  private static ImmutableSet<String> services(Senders senders) {
    return senders.all().stream().map(Sender::service).collect(ImmutableSet.toImmutableSet());
  }

  /** Adds what a type names besides objects: the elements of arrays, and what it hides. */
  private void addNamed(
      TypeUse use,
      Map<ClassSymbol, SentClass> found,
      ServicePath owner,
      Collection<String> services) {
    Member member = use.member();
    ServicePath path = member.isWorthNaming() ? owner.then(ImmutableList.of(member)) : owner;
    namedElements(use.type())
        .filter(named::isNamedByArrays)
        .forEach(element -> add(element, found, path, services));
    hidden.behind(use).forEach(type -> add(type, possible, path, services));
  }

  private void add(
      ClassSymbol type,
      Map<ClassSymbol, SentClass> found,
      ServicePath path,
      Collection<String> services) {
    found
        .computeIfAbsent(
            type,
            unused ->
                new SentClass(
                    type, found == sure, named.trustOf(type), new LinkedHashSet<>(), path))
        .services()
        .addAll(services);
  }

  /** 3.2 reads an array by the type that a member declares, and asks only inside other types. */
  private Stream<ClassSymbol> namedElements(Type type) {
    return named.release() == HessianLite.LITE_3_2 && types.isArray(type)
        ? namedElements(types.elemtype(type))
        : elements(type);
  }

  /** An array has the name of its elements' class, abstract or not, even if it is empty. */
  private Stream<ClassSymbol> elements(Type type) {
    return switch (type.getKind()) {
      case ARRAY -> {
        Type element = ((ArrayType) type).elemtype;
        Stream<ClassSymbol> inside = elements(element);
        yield types.erasure(element).tsym instanceof ClassSymbol named
                && !element.isPrimitive()
                && !types.isArray(element)
            ? Stream.concat(Stream.of(named), inside)
            : inside;
      }
      case WILDCARD -> elements(((WildcardType) type).type);
      case DECLARED -> type.getTypeArguments().stream().flatMap(this::elements);
      default -> Stream.empty();
    };
  }

  private boolean isGuessed(MemberPath path) {
    return path.isGuessed((type, subclass) -> application.contains(subclass));
  }
}
