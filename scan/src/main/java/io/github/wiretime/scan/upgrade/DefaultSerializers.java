package io.github.wiretime.scan.upgrade;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.DubboLine;

/**
 * What a call takes if nobody says so: the provider decides, and consumers before Dubbo 3.2 do not
 * hear it. Executed, see docs/serializers.md.
 */
public final class DefaultSerializers {

  static final String HESSIAN = "hessian2";

  /** With which peers, and what the two lines use. */
  public record Row(String peers, String before, String after) {}

  private DefaultSerializers() {}

  /** What a provider and a consumer with a registry use. */
  static String between(DubboLine provider, DubboLine consumer) {
    return provider == DubboLine.V3_2 && consumer.compareTo(DubboLine.V3_2) >= 0
        ? Fastjson2.NAME
        : HESSIAN;
  }

  /** For each mix of peers; the application is the one that is upgraded. */
  public static ImmutableList<Row> of(DubboLine from, DubboLine to) {
    return ImmutableList.of(
        new Row(
            "provided here, consumer before 3.2",
            between(from, DubboLine.V3_1),
            between(to, DubboLine.V3_1)),
        new Row(
            "provided here, consumer from 3.2 on",
            between(from, DubboLine.V3_2),
            between(to, DubboLine.V3_2)),
        new Row(
            "called here, provider 3.2",
            between(DubboLine.V3_2, from),
            between(DubboLine.V3_2, to)),
        new Row(
            "called here, any other provider",
            between(DubboLine.V3_3, from),
            between(DubboLine.V3_3, to)),
        new Row("direct URL, no registry", HESSIAN, HESSIAN));
  }
}
