package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableList.toImmutableList;
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
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
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
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.scan.application.ScannedApplication;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Takes from javac what matters of classes: of those that are wanted, and of all that they name.
 */
final class ClassReader {

  private final Types types;
  private final HessianClasses hessian;
  private final Subclasses subclasses;
  private final Migration migration;
  private final Map<String, ClassSymbol> symbols = new LinkedHashMap<>();
  private final Deque<ClassSymbol> pending = new ArrayDeque<>();

  ClassReader(ScannedApplication application, HessianLite release) {
    this.types = Types.instance(application.context());
    this.hessian = new HessianClasses(release, types, application);
    this.subclasses = application.subclasses();
    this.migration = new Migration(application);
  }

  static String nameOf(ClassSymbol type) {
    return type.flatName().toString();
  }

  /** Those that were wanted so far, by name. */
  Map<String, ClassSymbol> symbols() {
    return Collections.unmodifiableMap(symbols);
  }

  void want(Symbol type) {
    if (type instanceof ClassSymbol wanted && symbols.putIfAbsent(nameOf(wanted), wanted) == null) {
      pending.add(wanted);
    }
  }

  /**
   * Reads all that are wanted.
   *
   * @param below gets those that have objects, by the name of a class above them
   */
  ImmutableMap<String, WireClass> read(ImmutableListMultimap.Builder<String, String> below) {
    ImmutableMap.Builder<String, WireClass> classes = ImmutableMap.builder();
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
    return classes.buildOrThrow();
  }

  private WireClass describe(ClassSymbol type) {
    String name = nameOf(type);
    ImmutableList.Builder<WireType> above = ImmutableList.builder();
    ImmutableList.Builder<WireClass.Field> fields = ImmutableList.builder();
    ImmutableSet<String> supertypes =
        Supertypes.closure(type).stream().map(ClassReader::nameOf).collect(toImmutableSet());
    boolean isPresent = Supertypes.isPresent(type);
    boolean isEnum = (type.flags() & Flags.ENUM) != 0;
    Writer writer = hessian.writerOf(type);
    ImmutableSet<String> constants = ImmutableSet.of();
    Optional<WireType> replacement = Optional.empty();
    if (isPresent) {
      Guard.asFarAsThere(() -> describe(type, above, fields));
      if (isEnum) {
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
        TypeNames.isJdk(type) ? (isEnum ? Writer.ENUM : Writer.OTHER) : writer,
        (type.flags() & (Flags.ABSTRACT | Flags.INTERFACE)) != 0 && !isEnum,
        type.isInterface(),
        type.type.getTypeArguments().stream()
            .map(parameter -> wireType(parameter).name())
            .collect(toImmutableList()),
        above.build(),
        supertypes,
        fields.build().reverse(),
        constants,
        replacement,
        DeclaredMembers.nearest(type, "readResolve").isPresent());
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

  /** A type as a member declares it; its classes are read, too. */
  WireType wireType(Type type) {
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
