package io.github.wiretime.checker.broken;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.code.TypeTag;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.hessian.WrittenFields;
import io.github.wiretime.checker.javac.InitialValues;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.HessianLite;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds what does not arrive, of what one release of Hessian sends. */
public final class BrokenRules {

  /**
   * A member whose values do not arrive.
   *
   * @param type the class that it names, or that holds it
   */
  public record Broken(Member member, ClassSymbol type, Breakage breakage) {}

  static final String BIT_SET = "java.util.BitSet";

  /** The members whose type tells the receiver what to make. */
  private static final ImmutableSet<Kind> NAMING =
      Sets.immutableEnumSet(Kind.FIELD, Kind.PARAMETER, Kind.RETURN);

  private static final String DATE = "java.util.Date";

  /** Classes whose values no reference leads to. */
  private static final ImmutableSet<String> UNCOUNTED =
      ImmutableSet.of(
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Double",
          "java.lang.Float",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short",
          "java.lang.String",
          DATE);

  /** Where the JDK has the classes that keep elements and entries of subclasses. */
  private static final ImmutableSet<String> WITH_CONTAINERS =
      ImmutableSet.of("java.util", "java.util.concurrent");

  private final HessianLite release;
  private final HessianClasses classes;
  private final TransientValues transientValues;
  private final WholeObjects whole;

  private final DeclaredContainers containers;
  private final LibraryPackages libraries = new LibraryPackages();
  private final UnserializableTypes unserializable = new UnserializableTypes();

  /**
   * The rules of one release, which writes classes in its way.
   *
   * @param initialValues what constructors put into fields
   */
  public BrokenRules(HessianLite release, HessianClasses classes, InitialValues initialValues) {
    this.release = release;
    this.classes = classes;
    this.transientValues = new TransientValues(initialValues);
    this.whole = new WholeObjects(this, classes, initialValues);
    this.containers = new DeclaredContainers(classes);
  }

  /**
   * What does not arrive of an object.
   *
   * @param type its class
   * @param uses the types that its members name
   * @param isWhole whether there are objects of exactly this class, and not of subclasses only
   */
  public ImmutableList<Broken> among(
      ClassSymbol type, ImmutableList<TypeUse> uses, boolean isWhole) {
    if (libraries.contain(type)) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<Broken> found = ImmutableList.builder();
    addOfObject(type, found);
    if (isWhole) {
      whole.addTo(type, found);
    }
    for (TypeUse use : uses) {
      addOfDeclared(use, found);
    }
    return found.build();
  }

  /** What does not arrive of the parameters and results of a method, as far as their types tell. */
  public ImmutableList<Broken> declared(ImmutableList<TypeUse> uses) {
    ImmutableList.Builder<Broken> found = ImmutableList.builder();
    for (TypeUse use : uses) {
      addOfDeclared(use, found);
    }
    return found.build();
  }

  /** Whether a rule tells something of this release. */
  boolean have(BrokenRule rule) {
    return rule.effects().containsKey(release);
  }

  private void addOfObject(ClassSymbol type, ImmutableList.Builder<Broken> found) {
    switch (classes.writerOf(type)) {
      case FIELDS -> addOfFields(type, found);
      case RECORD -> {
        if (Iterables.any(classes.fieldsOf(type), this::doesNotArriveInRecord)) {
          addOfClass(BrokenRule.RECORD, type, found);
        }
      }
      case ENUM -> {
        if ((type.flags() & Flags.FINAL) == 0) {
          addOfClass(BrokenRule.ENUM_BODY, type, found);
        }
      }
      case MAP, COLLECTION -> addOfContainer(type, found);
      case REPLACEMENT -> {
        if (classes.mayReplaceByItself(type)) {
          addOfFields(type, found);
        }
      }
      case OTHER -> {
        if (isBelow(type, BIT_SET)) {
          addOfClass(BrokenRule.BIT_SET, type, found);
        }
      }
    }
  }

  private void addOfFields(ClassSymbol type, ImmutableList.Builder<Broken> found) {
    ImmutableList<ClassSymbol> superclasses = Supertypes.superclasses(type);
    ImmutableList<VarSymbol> fields = classes.fieldsOf(type);
    if (isAmong(superclasses, DATE)) {
      addOfClass(BrokenRule.DATE_SUBCLASS, type, found);
    } else if (isAmong(superclasses, BIT_SET)) {
      addOfClass(BrokenRule.BIT_SET, type, found);
    } else {
      addOfSentFields(fields, new HiddenFields(type, superclasses, release), found);
    }
    if (Iterables.any(fields, WrittenFields::isTransient)) { // few classes have any
      addOfTransient(type, fields, found);
    }
  }

  private void addOfTransient(
      ClassSymbol type, ImmutableList<VarSymbol> fields, ImmutableList.Builder<Broken> found) {
    ImmutableList<VarSymbol> restored = transientValues.restoredIn(type, fields);
    for (VarSymbol field : restored) {
      addOfField(BrokenRule.RESTORED_VALUE, field, found);
    }
    if (have(BrokenRule.TRANSIENT_VALUE)) {
      for (VarSymbol field : transientValues.initialIn(type, fields)) {
        if (!restored.contains(field)) {
          addOfField(BrokenRule.TRANSIENT_VALUE, field, found);
        }
      }
    }
  }

  /**
   * Whether a record with such a component does not arrive. hessian-lite 4.0.3 counts a record
   * after the objects in it, not before, so that references lead to other objects.
   */
  private boolean doesNotArriveInRecord(VarSymbol component) {
    return WrittenFields.isKept(component)
        && (release != HessianLite.LITE_4_0_3
            || !(component.type.isPrimitive()
                || UNCOUNTED.contains(component.type.tsym.getQualifiedName().toString())));
  }

  private void addOfSentFields(
      ImmutableList<VarSymbol> fields, HiddenFields hidden, ImmutableList.Builder<Broken> found) {
    for (VarSymbol field : fields) {
      if (!WrittenFields.isKept(field)) {
        continue;
      }
      if (field.type.hasTag(TypeTag.FLOAT)) {
        addOfField(BrokenRule.FLOAT, field, found);
      }
      if (hidden.has(field)) {
        addOfField(BrokenRule.HIDDEN_FIELD, field, found);
      }
    }
  }

  /**
   * The fields of a class that gets its elements from a class of the JDK. One that keeps them
   * itself has them in fields, which its own methods fill again.
   */
  private void addOfContainer(ClassSymbol type, ImmutableList.Builder<Broken> found) {
    if (type.isInterface()) {
      return;
    }
    ImmutableList<ClassSymbol> own =
        Stream.concat(Stream.of(type), above(type)).collect(toImmutableList());
    ClassSymbol storing = (ClassSymbol) Iterables.getLast(own).getSuperclass().tsym;
    if (storing.name.toString().startsWith("Abstract")
        || !WITH_CONTAINERS.contains(TypeNames.packageOf(storing))) {
      return;
    }
    for (ClassSymbol each : own) {
      ImmutableList<VarSymbol> fields = classes.fieldsOf(each);
      for (VarSymbol field : transientValues.restoredIn(each, fields)) {
        addOfField(BrokenRule.RESTORED_VALUE, field, found);
      }
      for (VarSymbol field : fields) {
        if (WrittenFields.isKept(field) && (field.flags() & Flags.FINAL) == 0) {
          addOfField(BrokenRule.CONTAINER_FIELD, field, found);
        }
      }
    }
  }

  private void addOfDeclared(TypeUse use, ImmutableList.Builder<Broken> found) {
    boolean isNaming = NAMING.contains(use.member().kind());
    if ((isNaming || use.member().kind() == Kind.EXTENDS)
        && elementOf(use.type()) instanceof ClassType named
        && named.tsym instanceof ClassSymbol element) {
      if (unserializable.areIn(use)) {
        broken(BrokenRule.NOT_SERIALIZABLE, use.member(), element).ifPresent(found::add);
      } else if (isNaming
          && !libraries.contain(element)
          && ReplacedObjects.lose(element, classes)) {
        broken(BrokenRule.REPLACED, use.member(), element).ifPresent(found::add);
      }
    }
    if (use.member().kind() != Kind.FIELD || !(use.type().tsym instanceof ClassSymbol type)) {
      return;
    }
    Optional<BrokenRule> rule = containers.rule(type);
    if (rule.isPresent()) { // a lambda for each field would cost an object each
      addOfField(rule.get(), use.member().symbol(), found);
    }
  }

  static Type elementOf(Type type) {
    return type instanceof ArrayType array ? elementOf(array.elemtype) : type;
  }

  void addOfClass(BrokenRule rule, ClassSymbol type, ImmutableList.Builder<Broken> found) {
    broken(rule, new Member(Kind.CLASS, type, type), type).ifPresent(found::add);
  }

  private void addOfField(BrokenRule rule, Symbol field, ImmutableList.Builder<Broken> found) {
    broken(rule, field).ifPresent(found::add);
  }

  private Optional<Broken> broken(BrokenRule rule, Symbol field) {
    ClassSymbol owner = field.enclClass();
    return broken(
        rule,
        new Member(Kind.FIELD, owner, field),
        field.type.tsym instanceof ClassSymbol type ? type : owner);
  }

  private Optional<Broken> broken(BrokenRule rule, Member member, ClassSymbol type) {
    return rule.in(release).map(breakage -> new Broken(member, type, breakage));
  }

  /** The superclasses, nearest first, without those of the JDK. */
  static Stream<ClassSymbol> above(ClassSymbol type) {
    return Supertypes.superclasses(type).stream().takeWhile(each -> !TypeNames.isJdk(each));
  }

  static boolean isBelow(ClassSymbol type, String superclass) {
    return isAmong(Supertypes.superclasses(type), superclass);
  }

  private static boolean isAmong(ImmutableList<ClassSymbol> superclasses, String name) {
    return Iterables.any(superclasses, each -> each.getQualifiedName().contentEquals(name));
  }
}
