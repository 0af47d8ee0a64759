package io.github.wiretime.arrival.shapes;

import com.google.common.collect.ImmutableListMultimap;
import io.github.wiretime.arrival.ArrivalCase;

/** All cases of values that do not arrive, and of some that do though they look alike. */
public final class ShapeCases {
  private ShapeCases() {}

  /** By shape. */
  public static ImmutableListMultimap<String, ArrivalCase> all() {
    var all = ImmutableListMultimap.<String, ArrivalCase>builder();
    FloatCases.all().forEach(each -> all.put("float", each));
    ContainerSubclassCases.all().forEach(each -> all.put("container subclass", each));
    SmallNumberCases.all().forEach(each -> all.put("small number", each));
    NotSerializableCases.all().forEach(each -> all.put("not Serializable", each));
    SameNameCases.all().forEach(each -> all.put("same name", each));
    DateCases.all().forEach(each -> all.put("Date subclass", each));
    DeclaredContainerCases.all().forEach(each -> all.put("declared container", each));
    RecordCases.all().forEach(each -> all.put("record", each));
    TransientCases.all().forEach(each -> all.put("transient", each));
    InnerClassCases.all().forEach(each -> all.put("inner class", each));
    ImmutableCases.all().forEach(each -> all.put("immutable container", each));
    ParameterCases.all().forEach(each -> all.put("parameter", each));
    OtherCases.all().forEach(each -> all.put("other", each));
    return all.build();
  }
}
