package io.github.wiretime.checker.hessian;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.javac.MethodBodies;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.HessianLite;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The rules that say what Hessian2 writes of an object of a class. The first rule that matches
 * decides, in the order in which {@code SerializerFactory#loadSerializer} of hessian-lite 3.2.13
 * and 4.0.x asks. SOFA's hessian 3 follows the rules of 3.2, but where a rule says otherwise.
 */
final class HessianRules {

  /**
   * That of the {@link #HOLDERS_OF_ONE} whose objects Dubbo never sends: it sends what they are
   * given, and the receiver has an object of Dubbo's own.
   */
  static final String STAYING = "org.apache.dubbo.common.stream.StreamObserver";

  /**
   * Those of the {@link #HOLDERS} that hold one value at most. Dubbo waits for a {@code Future} and
   * sends its value.
   */
  static final ImmutableSet<String> HOLDERS_OF_ONE =
      ImmutableSet.of(
          "java.util.Map.Entry",
          "java.util.Optional",
          "java.util.concurrent.CompletionStage",
          "java.util.concurrent.Future",
          "java.util.concurrent.atomic.AtomicReference",
          STAYING);

  /**
   * Types whose type arguments are written, whatever fields they have: {@code Order} of {@code
   * List<Order>}. {@code IPage} and {@code StreamObserver} are interfaces of libraries; the classes
   * that implement them may be in jars that the compilation does not have.
   */
  private static final ImmutableSet<String> HOLDERS =
      ImmutableSet.<String>builder()
          .add("java.util.Map")
          .add("java.util.Collection")
          .add("java.util.Iterator")
          .add("java.util.Enumeration")
          .add("java.lang.Iterable")
          .addAll(HOLDERS_OF_ONE)
          .add("java.util.concurrent.atomic.AtomicReferenceArray")
          .add("com.baomidou.mybatisplus.core.metadata.IPage")
          .build();

  /** Types for whose objects SOFA's hessian 3 never calls {@code writeReplace()}. */
  private static final ImmutableSet<String> NEVER_REPLACED =
      ImmutableSet.<String>builder()
          .addAll(ClassShape.CONTAINERS)
          .add("java.io.InputStream")
          .add("java.util.Iterator")
          .add("java.util.Calendar")
          .add("java.util.Enumeration")
          .add("java.lang.Enum")
          .build();

  /**
   * Releases that neither look for a serializer beside a class nor treat annotations in a special
   * way.
   */
  private static final ImmutableSet<HessianLite> OLD =
      Sets.immutableEnumSet(HessianLite.LITE_3_2, HessianLite.SOFA_3, HessianLite.SOFA_3_5);

  private static final ImmutableSet<HessianLite> OF_SOFA =
      Sets.immutableEnumSet(HessianLite.SOFA_3, HessianLite.SOFA_3_5);

  /**
   * What is written of the objects of some classes.
   *
   * @param name what people call it
   * @param sentence what it says
   * @param matches which classes it is about
   * @param writes the types that reach the wire from such an object
   * @param writer what writes it
   */
  record Rule(
      String name,
      String sentence,
      Predicate<ClassShape> matches,
      Function<ClassShape, ImmutableList<TypeUse>> writes,
      Writer writer) {

    Rule(
        String name,
        String sentence,
        Predicate<ClassShape> matches,
        Function<ClassShape, ImmutableList<TypeUse>> writes) {
      this(name, sentence, matches, writes, Writer.OTHER);
    }
  }

  private static final String SERIALIZER = "HessianSerializer";

  private final Map<Symbol, ImmutableSet<String>> serializers = new HashMap<>();
  private final WriteReplace replacement;
  private final ImmutableList<Rule> rules;

  /**
   * The rules of one release.
   *
   * @param bodies what {@code writeReplace()} returns, where its source is at hand
   */
  HessianRules(HessianLite release, Types types, MethodBodies bodies) {
    Migration migration = new Migration(bodies);
    WrittenFields fields = new WrittenFields(migration);
    WrittenElements elements = new WrittenElements(types);
    this.replacement = new WriteReplace(types, bodies, fields, migration);
    Function<ClassShape, ImmutableList<TypeUse>> ofFields = fields::of;
    Function<ClassShape, ImmutableList<TypeUse>> nothing = HessianRules::nothing;
    this.rules =
        ImmutableList.of(
            new Rule(
                "Object",
                "Object says nothing about the value that it stands for; raw types and ? see walk/TypeArguments",
                shape -> shape.name().equals("java.lang.Object"),
                nothing),
            new Rule(
                "container known by name",
                "Lists, maps, Optional, CompletableFuture and the like write what they hold",
                shape -> isKnown(shape) && shape.first(HOLDERS).isPresent(),
                shape -> elements.arguments(shape.type(), shape.first(HOLDERS).orElseThrow())),
            new Rule(
                "class of the JDK",
                "Any other class of the JDK is a value that leads nowhere",
                HessianRules::isKnown,
                nothing),
            new Rule(
                "HessianSerializer",
                "4.x: a class <Name>HessianSerializer beside it, not beside a superclass, writes the object",
                shape -> !OLD.contains(release) && hasOwnSerializer(shape.type()),
                nothing),
            new Rule(
                "protobuf message",
                "Protocol Buffers write their messages themselves, which never meet Hessian",
                is("com.google.protobuf.MessageLite"),
                nothing),
            new Rule(
                "writeReplace",
                "A method writeReplace(), private and inherited ones too, replaces the object; SOFA 3 asks only where fields are written",
                shape ->
                    replacement.isUsed(shape)
                        && (!OF_SOFA.contains(release) || shape.first(NEVER_REPLACED).isEmpty()),
                replacement::of,
                Writer.REPLACEMENT),
            new Rule(
                "Map subclass",
                "A map writes keys and values; fields that a subclass adds are lost",
                is("java.util.Map"),
                elementsOf("java.util.Map", elements),
                Writer.MAP),
            new Rule(
                "Collection subclass",
                "A collection writes its elements; fields that a subclass adds are lost",
                is("java.util.Collection"),
                elementsOf("java.util.Collection", elements),
                Writer.COLLECTION),
            new Rule(
                "exception",
                "An exception writes its fields, as any other class",
                is("java.lang.Throwable"),
                ofFields,
                Writer.FIELDS),
            new Rule(
                "stream", "An input stream writes its bytes", is("java.io.InputStream"), nothing),
            new Rule(
                "Iterator",
                "An iterator writes what is left of its elements",
                is("java.util.Iterator"),
                elementsOf("java.util.Iterator", elements)),
            new Rule(
                "Calendar",
                "A calendar writes its milliseconds",
                is("java.util.Calendar"),
                nothing),
            new Rule(
                "Enumeration",
                "An enumeration writes what is left of its elements",
                is("java.util.Enumeration"),
                elementsOf("java.util.Enumeration", elements)),
            new Rule(
                "enum",
                "An enum writes its name, whatever fields it has",
                is("java.lang.Enum"),
                nothing,
                Writer.ENUM),
            new Rule(
                "annotation",
                "4.x: an annotation writes no field",
                shape -> !OLD.contains(release) && shape.is("java.lang.annotation.Annotation"),
                nothing),
            new Rule(
                "BitSet",
                "A set of bits writes its bits, and with SOFA's fields as well",
                shape -> !OF_SOFA.contains(release) && shape.is("java.util.BitSet"),
                nothing),
            new Rule(
                "record",
                "A record writes its components, which are fields; 3.2 and SOFA 3 cannot read it again, SOFA 4 refuses it",
                is("java.lang.Record"),
                ofFields,
                Writer.RECORD),
            new Rule(
                "fields",
                "Any other object writes its fields, see WrittenFields",
                shape -> true,
                ofFields,
                Writer.FIELDS));
  }

  /** All rules, in the order in which Hessian asks. */
  ImmutableList<Rule> all() {
    return rules;
  }

  /** The first rule that matches; it decides what an object of the class writes. */
  Rule of(ClassShape shape) {
    for (Rule rule : rules) {
      if (rule.matches().test(shape)) {
        return rule;
      }
    }
    throw new AssertionError(shape.name()); // the last rule matches everything
  }

  /** Whether {@code writeReplace()}, which a class has, may leave its fields to be written. */
  boolean mayReplaceByItself(ClassShape shape) {
    return !shape.isContainer() && replacement.mayBeItself(shape);
  }

  private static ImmutableList<TypeUse> nothing(ClassShape shape) {
    return ImmutableList.of();
  }

  private static Predicate<ClassShape> is(String supertype) {
    return shape -> shape.is(supertype);
  }

  private static Function<ClassShape, ImmutableList<TypeUse>> elementsOf(
      String container, WrittenElements elements) {
    return shape -> elements.of(shape, container);
  }

  /** Whether the name of a class says what its objects write, whatever fields they have. */
  private static boolean isKnown(ClassShape shape) {
    return TypeNames.isJdk(shape.type()) || HOLDERS.contains(shape.name());
  }

  private boolean hasOwnSerializer(ClassSymbol type) {
    ImmutableSet<String> beside = serializers.computeIfAbsent(type.owner, HessianRules::within);
    return !beside.isEmpty() && beside.contains(type.name + SERIALIZER);
  }

  /**
   * The names of the serializers in a package or class. They are listed once, because each search
   * for a name that does not exist would add it to javac's table of names.
   */
  private static ImmutableSet<String> within(Symbol owner) {
    return owner.members() == null
        ? ImmutableSet.of()
        : Streams.stream(owner.members().getSymbols(ClassSymbol.class::isInstance))
            .map(member -> member.name.toString())
            .filter(name -> name.endsWith(SERIALIZER))
            .collect(toImmutableSet());
  }
}
