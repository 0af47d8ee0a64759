package io.github.wiretime.checker.options;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.words.Language;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the values of options mean, without a compiler. */
final class OptionsParserTest {

  @Test
  void defaults() throws Exception {
    Options options = parsed();

    assertThat(options.get(OptionTable.SERIALIZATION)).isEmpty();
    assertThat(options.get(OptionTable.HESSIAN_LITE).isPresent()).isFalse();
    assertThat(options.get(OptionTable.MIN_BYTES)).isEqualTo(50);
    assertThat(options.get(OptionTable.MIN_SLOWDOWN)).isEqualTo(5.0);
    assertThat(options.get(OptionTable.BASELINE_MODE)).isEqualTo(BaselineMode.CHECK);
    assertThat(options.get(OptionTable.BASELINE).isPresent()).isFalse();
    assertThat(options.get(OptionTable.REPORT).isPresent()).isFalse();
    assertThat(options.get(OptionTable.DOCS_URL).isPresent()).isFalse();
    assertThat(options.get(OptionTable.SPRING_CONFIG)).isEmpty();
    assertThat(options.get(OptionTable.SERVICE_ANNOTATIONS)).isEmpty();
    assertThat(options.get(OptionTable.WIRE_TYPES).isEmpty()).isTrue();
  }

  /** What help and pages give as default is a value that a user may write. */
  @Test
  void eachDefaultCanBeWritten() throws Exception {
    for (Option<?> option : OptionTable.ALL) {
      if (option.standard().isPresent()) {
        assertWithMessage(option.name())
            .that(option.read(option.standard().get()))
            .isEqualTo(option.unset());
      }
    }
  }

  @Test
  void eachValueIsFoundUnderItsName() throws Exception {
    Options options =
        parsed(
            "Serialization=kryo",
            "HessianLite=3.2",
            "MinBytes=1",
            "MinSlowdown=2.5",
            "Baseline=a.baseline",
            "BaselineMode=prune",
            "Report=r.sarif",
            "DocsUrl=http://acme.com/a",
            "SpringConfig=a.xml, b.xml",
            "ServiceAnnotations=com.acme.Rpc",
            "ServiceInterfaces=a.*",
            "WireTypes=b.*",
            "CostlyTypes=c.*",
            "CheapTypes=d.*");

    assertThat(options.get(OptionTable.SERIALIZATION)).hasValue("kryo");
    assertThat(options.get(OptionTable.HESSIAN_LITE).get()).isEqualTo(HessianLite.LITE_3_2);
    assertThat(options.get(OptionTable.HESSIAN_LITE).get().title(Language.EN))
        .isEqualTo("hessian-lite 3.2");
    assertThat(options.get(OptionTable.MIN_BYTES)).isEqualTo(1);
    assertThat(options.get(OptionTable.MIN_SLOWDOWN)).isEqualTo(2.5);
    assertThat(options.get(OptionTable.BASELINE).get()).isEqualTo("a.baseline");
    assertThat(options.get(OptionTable.BASELINE_MODE)).isEqualTo(BaselineMode.PRUNE);
    assertThat(options.get(OptionTable.REPORT).get()).isEqualTo("r.sarif");
    assertThat(options.get(OptionTable.DOCS_URL).get()).isEqualTo("http://acme.com/a");
    assertThat(options.get(OptionTable.SPRING_CONFIG)).containsExactly("a.xml", "b.xml").inOrder();
    assertThat(options.get(OptionTable.SERVICE_ANNOTATIONS)).containsExactly("com.acme.Rpc");
    assertThat(options.get(OptionTable.SERVICE_INTERFACES).match("a.A")).isTrue();
    assertThat(options.get(OptionTable.WIRE_TYPES).isEmpty()).isFalse();
    assertThat(options.get(OptionTable.WIRE_TYPES).match("b.B")).isTrue();
    assertThat(options.get(OptionTable.COSTLY_TYPES).match("c.C")).isTrue();
    assertThat(options.get(OptionTable.CHEAP_TYPES).match("d.D")).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          MinBytes=0               | '0' is not a number of bytes such as 50
          MinBytes=-1              | '-1' is not a number of bytes such as 50
          MinBytes=1.5             | '1.5' is not a number of bytes such as 50
          MinBytes=many            | 'many' is not a number of bytes such as 50
          MinSlowdown=0            | '0' is not a multiple of the time of a Date such as 5 or 2.5
          MinSlowdown=NaN          | 'NaN' is not a multiple of the time of a Date such as 5 or 2.5
          MinSlowdown=Infinity     | 'Infinity' is not a multiple of the time of a Date such as 5 or 2.5
          MinSlowdown=1e400        | '1e400' is not a multiple of the time of a Date such as 5 or 2.5
          MinSlowdown=-2           | '-2' is not a multiple of the time of a Date such as 5 or 2.5
          MinSlowdown=5x           | '5x' is not a multiple of the time of a Date such as 5 or 2.5
          MinSlowdown=fast         | 'fast' is not a multiple of the time of a Date such as 5 or 2.5
          HessianLite=4            | '4' was not measured; there are auto, 3.2, 4.0.3, 4.0.4, 4.0.4-compact, sofa-3, sofa-3.5
          HessianLite=sofa-4       | 'sofa-4' is not measured any more, because no release of SOFARPC brings it; use sofa-3.5, which SOFARPC brings since 5.10
          Serialization=hessian3   | 'hessian3' is not a serializer; there are avro, compactedjava,
          Report=costly.json       | 'costly.json' does not end with .sarif, the one format there is
          Report=costly.SARIF      | 'costly.SARIF' does not end with .sarif, the one format there is
          Report=costly            | 'costly' does not end with .sarif, the one format there is
          Report=target/           | 'target/' does not end with .sarif, the one format there is
          BaselineMode=check       | there is nothing to check; set -XepOpt:CostlyRpcTime:Baseline as well
          BaselineMode=Write       | 'Write' is not a mode; there are check, write, prune
          WireMap=shop.wiremap     | there is no wire map any more; where an API is in a repository of its own, -XepOpt:CostlyRpcTime:ServiceInterfaces names its services and -XepOpt:CostlyRpcTime:WireTypes its classes
          WireMapMode=learn        | there is no wire map any more
          DocsUrl=wiki             | 'wiki' is not an address; write one that starts with https:// or http://.
          DocsUrl=https:/acme      | 'https:/acme' is not an address
          DocsUrl=https://         | 'https://' is not an address
          DocsUrl=http://a b       | 'http://a b' is not an address
          DocsUrl=ftp://acme.com   | 'ftp://acme.com' is not an address
          CostlyTypes=Instant      | 'Instant' is not a type; write fully qualified names such as java.time.Instant or org.joda.time.*.
          CostlyTypes=a.b.         | 'a.b.' is not a type
          CostlyTypes=a.List<a.B>  | 'a.List<a.B>' is not a type
          CheapTypes=java..Date    | 'java..Date' is not a type
          CheapTypes=a.*.**x       | 'a.*.**x' is not a type
          CheapTypes=a.B[]         | 'a.B[]' is not a type
          ServiceInterfaces=a..b   | 'a..b' is not a pattern; write names such as com.acme.*.api.*Service or com.acme.**.
          ServiceInterfaces=a,.b   | '.b' is not a pattern
          ServiceInterfaces=a.     | 'a.' is not a pattern
          ServiceInterfaces=a.***  | 'a.***' is not a pattern
          ServiceInterfaces=a.**S  | 'a.**S' is not a pattern
          ServiceInterfaces=a b    | 'a b' is not a pattern
          WireTypes=a/b            | 'a/b' is not a pattern
          ServiceAnnotations=Rpc   | 'Rpc' is not an annotation; write fully qualified names such as com.acme.rpc.AcmeService.
          ServiceAnnotations=a.*   | 'a.*' is not an annotation
          ServiceAnnotations=@a.B  | '@a.B' is not an annotation
          ServiceAnnotations=a..B  | 'a..B' is not an annotation
          ServiceAnnotations=a.int | 'a.int' is not an annotation
          Baselin=x                | there is no such option; did you mean 'Baseline'? There are Baseline, BaselineMode,
          """)
  void otherValuesAreRefused(String option, String problem) {
    InvalidOptionException invalid =
        assertThrows(InvalidOptionException.class, () -> parsed(option));

    assertThat(invalid.in(new CompilerDialect()))
        .startsWith(
            "-XepOpt:CostlyRpcTime:" + option.substring(0, option.indexOf('=')) + ": " + problem);
    assertThat(invalid.in(new CompilerDialect()))
        .endsWith(
            ". Correct this compiler argument or the file that it names; it is not a crash of Error Prone or of the check");
  }

  @Test
  void aTypeIsCostlyOrCheap() {
    InvalidOptionException invalid =
        assertThrows(
            InvalidOptionException.class, () -> parsed("CostlyTypes=a.A", "CheapTypes=a.A"));

    assertThat(invalid.in(new CompilerDialect()))
        .contains(
            "CheapTypes: 'a.A' is in -XepOpt:CostlyRpcTime:CostlyTypes as well; keep it in one of"
                + " them");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hessian", "hessian2", "native-hessian"})
  void kindsOfHessian(String name) throws Exception {
    assertThat(
            Serializers.isHessian(
                parsed("Serialization=" + name).get(OptionTable.SERIALIZATION).orElseThrow()))
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"fastjson2", "protobuf", "unknown"})
  void otherSerializers(String name) {
    assertThat(Serializers.isHessian(name)).isFalse();
  }

  @Test
  void nothingButSpringFilesIsLeftOutForTests() throws Exception {
    Options options = parsed("SpringConfig=a.xml", "ServiceInterfaces=a.*", "Report=r.sarif");
    Options ofTests = options.withoutSpringConfig();

    assertThat(ofTests.get(OptionTable.SPRING_CONFIG)).isEmpty();
    for (Option<?> option :
        List.of(OptionTable.SERVICE_INTERFACES, OptionTable.REPORT, OptionTable.MIN_BYTES)) {
      assertThat(ofTests.get(option)).isSameInstanceAs(options.get(option));
    }
  }

  @Test
  void whatIsOfTheDubboInUseIsLeftOutForAnother() throws Exception {
    Options options = parsed("HessianLite=4.0.3", "Baseline=b", "ServiceInterfaces=a.*");
    Options other = options.at(DubboLine.V3_2);

    assertThat(options.dubbo()).isEmpty();
    assertThat(options.reader()).isEmpty();
    assertThat(other.dubbo()).hasValue(DubboLine.V3_2);
    assertThat(other.withoutSpringConfig().dubbo()).hasValue(DubboLine.V3_2);
    assertThat(other.reader()).hasValue(DubboLine.V3_2);
    assertThat(options.at(DubboLine.V3_3, DubboLine.V3_2).dubbo()).hasValue(DubboLine.V3_3);
    assertThat(options.at(DubboLine.V3_3, DubboLine.V3_2).reader()).hasValue(DubboLine.V3_2);
    assertThat(other.get(OptionTable.HESSIAN_LITE)).isEmpty();
    assertThat(other.get(OptionTable.BASELINE)).isEmpty();
    assertThat(other.get(OptionTable.SERVICE_INTERFACES))
        .isSameInstanceAs(options.get(OptionTable.SERVICE_INTERFACES));
  }

  @Test
  void aCompilationHasNoOptionOfAScan() {
    assertThat(
            assertThrows(InvalidOptionException.class, () -> parsed("MaxArchives=1")).getMessage())
        .contains("there is no such option");
  }

  private static Options parsed(String... options) throws InvalidOptionException {
    ImmutableMap.Builder<String, String> set = ImmutableMap.builder();
    for (String option : options) {
      int equals = option.indexOf('=');
      set.put(option.substring(0, equals), option.substring(equals + 1));
    }
    return OptionsParser.parse(set.buildOrThrow());
  }
}
