package io.github.wiretime.scan.allowlist;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.SetMultimap;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.checker.walk.ExportedMethods;
import io.github.wiretime.checker.walk.MemberPath;
import io.github.wiretime.checker.walk.Occurrence;
import io.github.wiretime.checker.walk.Senders;
import io.github.wiretime.checker.walk.WalkRules;
import io.github.wiretime.checker.walk.WireWalk;
import io.github.wiretime.checker.walk.Written;
import java.util.List;
import java.util.stream.Stream;

/** The classes whose names messages have, with the services that send them. */
final class SentClasses {

  private final Types types;
  private final Application application;
  private final NamedClasses named;
  private final SetMultimap<ClassSymbol, String> services = HashMultimap.create();

  private SentClasses(Types types, Application application, NamedClasses named) {
    this.types = types;
    this.application = application;
    this.named = named;
  }

  /**
   * Walks from services, whose members nobody accepts or reports here.
   *
   * @param thrown exceptions that no method declares
   */
  static ImmutableSetMultimap<ClassSymbol, String> of(
      Context context,
      Application application,
      HessianLite release,
      ImmutableList<ServiceRoot> roots,
      ImmutableList<TypeRoot> thrown) {
    Types types = Types.instance(context);
    HessianClasses classes = new HessianClasses(release, types, application);
    SentClasses sent = new SentClasses(types, application, new NamedClasses(classes, release));
    WireWalk walk =
        WireWalk.from(
            roots,
            thrown,
            new WalkRules(
                context,
                classes,
                application.subclasses(),
                type -> Names.isJdk(type) && !type.type.isParameterized(), // leads nowhere
                member -> false));
    Guard guard = Guard.instance(context);
    roots.forEach(root -> guard.run(root.serviceClass(), () -> sent.addArrays(root)));
    walk.written().forEach(each -> guard.run(each.type(), () -> sent.addArrays(each)));
    walk.objects().forEach(each -> guard.run(each.type(), () -> sent.addObject(each)));
    walk.occurrences().forEach(each -> guard.run(each.member().owner(), () -> sent.addValue(each)));
    return ImmutableSetMultimap.copyOf(sent.services);
  }

  private void addObject(Written object) {
    if (!isGuessed(object.path()) && named.isNamed(object.type())) {
      add(object.type(), object.senders().get());
    }
  }

  private void addValue(Occurrence value) {
    if (!isGuessed(value.path())
        && named.isNamed(value.type())
        && !named.isReadByField(value.member(), value.type())) {
      add(value.type(), value.reachedBy());
    }
  }

  private void addArrays(ServiceRoot root) {
    ExportedMethods.of(root, types).values().stream()
        .flatMap(List::stream)
        .flatMap(use -> namedElements(use.type()))
        .forEach(element -> services.put(element, Names.of(root.serviceClass())));
  }

  private void addArrays(Written object) {
    if (!isGuessed(object.path())) {
      object.uses().stream()
          .map(TypeUse::type)
          .flatMap(this::namedElements)
          .forEach(element -> add(element, object.senders().get()));
    }
  }

  private void add(ClassSymbol type, Senders senders) {
    senders.all().forEach(sender -> services.put(type, sender.service()));
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
