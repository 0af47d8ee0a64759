package io.github.wiretime.oracle.rules;

import com.google.common.collect.ImmutableListMultimap;
import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** All cases that are written by hand. */
public final class RuleCases {
  private static final String WALK = "walk: ";

  private RuleCases() {}

  /** By the name of a rule of {@code HessianRules}, in its order, then by what the walk does. */
  public static ImmutableListMultimap<String, WireCase> all() {
    var all = ImmutableListMultimap.<String, WireCase>builder();
    add(all, "Object", ObjectAndRawCases.all());
    add(all, "container known by name", JdkContainerCases.all());
    add(all, "class of the JDK", JdkClassCases.all());
    add(all, "HessianSerializer", HessianSerializerCases.all());
    add(all, "writeReplace", WriteReplaceCases.all());
    add(all, "writeReplace", MigrationCases.all());
    add(all, "Map subclass", MapSubclassCases.all());
    add(all, "Collection subclass", CollectionSubclassCases.all());
    add(all, "exception", ExceptionCases.all());
    add(all, "stream", Stream.of(ValueCases.stream()));
    add(all, "Iterator", Stream.of(ValueCases.iterator()));
    add(all, "Calendar", ValueCases.calendars());
    add(all, "Enumeration", Stream.of(ValueCases.enumeration()));
    add(all, "enum", EnumCases.all());
    add(all, "annotation", Stream.of(ValueCases.annotation()));
    add(all, "BitSet", Stream.of(ValueCases.bitSet()));
    add(all, "record", RecordCases.all());
    add(all, "fields", FieldCases.all());
    add(all, "fields", TransientCases.all());
    add(all, "fields", SuperclassCases.all());
    add(all, "fields", OuterInstanceCases.all());
    // What no rule says, but the walk that follows from object to object.
    add(all, WALK + "type arguments", GenericsCases.all());
    add(all, WALK + "subclasses", SubclassCases.all());
    add(all, WALK + "service methods", ServiceMethodCases.all());
    add(all, WALK + "limits", LimitCases.all());
    return all.build();
  }

  /** Whether it is the name of a rule and not of a part of the walk. */
  public static boolean isRule(String name) {
    return !name.startsWith(WALK);
  }

  private static void add(
      ImmutableListMultimap.Builder<String, WireCase> all, String rule, Stream<WireCase> cases) {
    cases.forEach(each -> all.put(rule, each));
  }
}
