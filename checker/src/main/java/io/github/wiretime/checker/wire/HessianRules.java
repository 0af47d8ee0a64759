package io.github.wiretime.checker.wire;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Scope;
import com.sun.tools.javac.code.Scope.LookupKind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Name;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.wire.Extent.Named;
import io.github.wiretime.checker.wire.HessianSerializers.Form;
import io.github.wiretime.checker.wire.Member.Kind;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * What Hessian2 writes of an object of a class, in the order in which {@code
 * SerializerFactory#loadSerializer} of hessian-lite 3.2.13 and 4.0.x decides.
 */
final class HessianRules {

  /**
   * Types that hand on what they hold, although no field of theirs says so: of the JDK, of which
   * Dubbo unwraps the asynchronous ones, and interfaces whose classes are in packages or jars that
   * the compilation need not see.
   */
  private static final ImmutableSet<String> HOLDERS =
      ImmutableSet.of(
          "com.baomidou.mybatisplus.core.metadata.IPage",
          "java.lang.Iterable",
          "java.util.Map.Entry",
          "java.util.Optional",
          "java.util.concurrent.CompletionStage",
          "java.util.concurrent.Future",
          "java.util.concurrent.atomic.AtomicReference",
          "java.util.concurrent.atomic.AtomicReferenceArray",
          "org.apache.dubbo.common.stream.StreamObserver");

  /**
   * Have serializers of their own that do not look at the object's class; or, for protobuf, never
   * meet Hessian.
   */
  private static final ImmutableSet<String> OPAQUE =
      ImmutableSet.of(
          "com.google.protobuf.MessageLite", "java.net.InetAddress", "java.time.ZoneId");

  private final Types types;
  private final JavacTrees trees;
  private final Bounds bounds;
  private final HessianLite release;
  private final HessianSerializers serializers = new HessianSerializers();

  HessianRules(Types types, JavacTrees trees, Bounds bounds, HessianLite release) {
    this.types = types;
    this.trees = trees;
    this.bounds = bounds;
    this.release = release;
  }

  /**
   * The types that reach the wire from what the site stands for; none for a leaf or a class that is
   * missing.
   */
  ImmutableList<Use> usesOf(SiteKey key) {
    try {
      if (key instanceof SiteKey.OpenParameter open) {
        return bound(open.type(), open.parameter());
      }
      return key instanceof SiteKey.PartOf part
          ? part(part.type(), part.extent())
          : written(key.type());
    } catch (CompletionFailure missing) {
      return ImmutableList.of();
    }
  }

  /** The bound of a type parameter, which counts where a use leaves the parameter open. */
  private static ImmutableList<Use> bound(ClassSymbol owner, TypeSymbol parameter) {
    Member open = new Member(Kind.BOUND, owner, parameter);
    return ImmutableList.of(Use.declared(open, parameter.type.getUpperBound()));
  }

  private ImmutableList<Use> part(ClassSymbol type, Extent extent) {
    if (extent == Named.FIELDS) {
      return fields(type);
    }
    if (extent instanceof Extent.ReplacementOf replaced) {
      return ReplacedObject.of(replaced.object(), trees, types)
          .map(object -> replacement(type, object))
          .orElse(ImmutableList.of());
    }
    return serializers
        .container(Supertypes.closure(type))
        .map(container -> elements(type, container))
        .orElse(ImmutableList.of());
  }

  private ImmutableList<Use> written(ClassSymbol type) {
    Set<ClassSymbol> supertypes = Supertypes.closure(type);
    if (Names.isJdk(type) || HOLDERS.contains(serializers.nameOf(type))) {
      return serializers
          .container(supertypes)
          .or(() -> serializers.first(supertypes, HOLDERS))
          .map(container -> arguments(type, container))
          .orElse(ImmutableList.of());
    }
    if (serializers.first(supertypes, OPAQUE).isPresent() || hasOwnSerializer(type)) {
      return ImmutableList.of();
    }
    Optional<ClassSymbol> container = serializers.container(supertypes);
    Optional<ReplacedObject> replaced = ReplacedObject.of(type, trees, types);
    if (replaced.isPresent()
        && !(container.isPresent() && isHidden(replaced.get().writeReplace()))) {
      return replaced(replaced.get());
    }
    return switch (serializers.formOf(supertypes)) {
      case ELEMENTS -> elements(type, container.orElseThrow());
      case FIELDS -> fields(type);
      case VALUE -> ImmutableList.of();
    };
  }

  /**
   * Whether a class file does not say what stands for the object. For a collection that is as a
   * rule a form with the same elements, as for those of Guava.
   */
  private boolean isHidden(MethodSymbol writeReplace) {
    return trees.getTree(writeReplace) == null
        && writeReplace.getReturnType().tsym.getQualifiedName().contentEquals("java.lang.Object");
  }

  /** By the first supertype that is a container; its own header says more than the type's. */
  private ImmutableList<Use> elements(ClassSymbol type, ClassSymbol container) {
    return types.directSupertypes(type.type).stream()
        .filter(parent -> Supertypes.closure((ClassSymbol) parent.tsym).contains(container))
        .findFirst()
        .map(parent -> elements(type, container, parent))
        .orElse(ImmutableList.of());
  }

  private ImmutableList<Use> elements(ClassSymbol type, ClassSymbol container, Type parent) {
    ClassSymbol symbol = (ClassSymbol) parent.tsym;
    if (Names.isJdk(symbol)) {
      return arguments(type, container);
    }
    Extent extent = isReplacedOnItsOwn(symbol) ? Named.ELEMENTS : Named.EXACT;
    return ImmutableList.of(new Use(new Member(Kind.EXTENDS, type, symbol), parent, extent));
  }

  private ImmutableList<Use> arguments(ClassSymbol type, ClassSymbol container) {
    Member elements = new Member(Kind.ELEMENTS, type, container);
    return Supertypes.view(type, container, types).stream()
        .flatMap(seen -> seen.getTypeArguments().stream())
        .map(argument -> Use.declared(elements, argument))
        .collect(toImmutableList());
  }

  private ImmutableList<Use> replaced(ReplacedObject replaced) {
    ClassSymbol type = replaced.object();
    ImmutableList<Use> replacement = replacement(type, replaced);
    return replaced.mayBeItself(types, bounds)
        ? ImmutableList.<Use>builder().addAll(replacement).addAll(fields(type)).build()
        : replacement;
  }

  /** What an inherited method returns is written in terms of the class that declares it. */
  private ImmutableList<Use> replacement(ClassSymbol type, ReplacedObject replaced) {
    MethodSymbol writeReplace = replaced.writeReplace();
    Member method = new Member(Kind.RETURN, (ClassSymbol) writeReplace.owner, writeReplace);
    ImmutableList.Builder<Use> uses = ImmutableList.builder();
    for (Type returned : replaced.returned().get(type)) {
      uses.add(Use.declared(method, returned));
    }
    for (Type parent : types.directSupertypes(type.type)) {
      ClassSymbol supertype = (ClassSymbol) parent.tsym;
      if (replaced.isReturnedByAny(Supertypes.closure(supertype))) {
        Member header = new Member(Kind.EXTENDS, type, supertype);
        uses.add(new Use(header, parent, new Extent.ReplacementOf(replaced.object())));
      }
    }
    return uses.build();
  }

  /**
   * Superclasses whether or not they are serializable, and the enclosing instance and captured
   * variables, which javac keeps in hidden fields.
   */
  private ImmutableList<Use> fields(ClassSymbol type) {
    ImmutableList.Builder<Use> uses = ImmutableList.builder();
    if (type.getSuperclass().tsym instanceof ClassSymbol superclass) {
      Extent extent = hidesFields(superclass) ? Named.FIELDS : Named.EXACT;
      Member member = new Member(Kind.EXTENDS, type, superclass);
      uses.add(new Use(member, type.getSuperclass(), extent));
    }
    for (Symbol field : inDeclarationOrder(type)) {
      uses.add(Use.declared(new Member(Kind.FIELD, type, field), field.type));
    }
    for (VarSymbol variable : LocalClasses.capturedBy(type, trees)) {
      uses.add(Use.declared(new Member(Kind.CAPTURED, type, variable), variable.type));
    }
    if (type.hasOuterInstance()) {
      ClassSymbol outer = (ClassSymbol) type.type.getEnclosingType().tsym;
      uses.add(Use.declared(new Member(Kind.ENCLOSING, type, outer), type.type.getEnclosingType()));
    }
    return uses.build();
  }

  /**
   * Whether an object of the class itself is written by other means than its fields, which objects
   * of a subclass do not share.
   */
  private boolean isReplacedOnItsOwn(ClassSymbol type) {
    return hasOwnSerializer(type) || ReplacedObject.writeReplace(type).isPresent();
  }

  /** Whether only a subclass that is written by other means than the class has its fields. */
  private boolean hidesFields(ClassSymbol type) {
    return isReplacedOnItsOwn(type) || serializers.formOf(Supertypes.closure(type)) != Form.FIELDS;
  }

  /**
   * The fields that are neither static nor transient, without those of primitive types, which lead
   * nowhere; javac lists members in reverse.
   */
  private static ImmutableList<Symbol> inDeclarationOrder(ClassSymbol type) {
    return ImmutableList.copyOf(
            type.members()
                .getSymbols(
                    member ->
                        member.getKind() == ElementKind.FIELD
                            && !member.type.isPrimitive()
                            && (member.flags() & (Flags.STATIC | Flags.TRANSIENT)) == 0,
                    LookupKind.NON_RECURSIVE))
        .reverse();
  }

  /**
   * All but hessian-lite 3.2 prefer a class {@code <name>HessianSerializer} beside the object's own
   * class.
   */
  private boolean hasOwnSerializer(ClassSymbol type) {
    if (release == HessianLite.LITE_3_2) {
      return false;
    }
    Scope neighbours = type.owner.members();
    Name serializer = type.name.append(type.name.table.fromString("HessianSerializer"));
    return neighbours != null && neighbours.findFirst(serializer) != null;
  }
}
