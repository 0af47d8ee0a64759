package io.github.wiretime.scan.upgrade;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.words.ScanTexts;

/**
 * What a call takes if nobody says so: the provider decides, and consumers before Dubbo 3.2 do not
 * hear it. Executed, see docs/evidence/serializers.md.
 */
public final class DefaultSerializers {

  static final String HESSIAN = "hessian2";

  /** With which peers, and what the two lines use. */
  public record Row(Text peers, String before, String after) {}

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
            ScanTexts.of("serializers.provided-older"),
            between(from, DubboLine.V3_1),
            between(to, DubboLine.V3_1)),
        new Row(
            ScanTexts.of("serializers.provided-newer"),
            between(from, DubboLine.V3_2),
            between(to, DubboLine.V3_2)),
        new Row(
            ScanTexts.of("serializers.called-3-2"),
            between(DubboLine.V3_2, from),
            between(DubboLine.V3_2, to)),
        new Row(
            ScanTexts.of("serializers.called-other"),
            between(DubboLine.V3_3, from),
            between(DubboLine.V3_3, to)),
        new Row(ScanTexts.of("serializers.direct"), HESSIAN, HESSIAN));
  }
}
