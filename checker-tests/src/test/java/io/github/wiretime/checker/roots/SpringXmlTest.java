package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.truth.Correspondence;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.SpringFile;
import io.github.wiretime.checker.harness.Wire;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The elements of a Spring file that declare services and references. */
final class SpringXmlTest {

  private static final String SERVICE =
      """
      interface Orders { Order find(Instant since); }
      class Order { LocalDateTime createdAt; }
      """;

  private static final String OTHERS = "interface Stock { LocalDate counted(); }";

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "http://dubbo.apache.org/schema/dubbo, service",
    "http://dubbo.apache.org/schema/dubbo, reference",
    "http://code.alibabatech.com/schema/dubbo, service",
    "http://code.alibabatech.com/schema/dubbo, reference",
  })
  void bothElementsOfBothNamespaces(String namespace, String element) {
    assertThat(
            members(
                """
                <beans xmlns="http://www.springframework.org/schema/beans" xmlns:dubbo="%s">
                  <dubbo:%s interface="app.Orders" ref="orders" id="orders"/>
                </beans>
                """
                    .formatted(namespace, element)))
        .containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<sofa:service interface='app.Orders' ref='o'><sofa:binding.bolt/></sofa:service>",
        "<sofa:reference interface='app.Orders' id='o'><sofa:binding.bolt/></sofa:reference>",
        "<sofa:service interface='app.Orders'><sofa:binding.rest/><sofa:binding.bolt>"
            + "<sofa:global-attrs timeout='3000'/></sofa:binding.bolt></sofa:service>",
        "<sofa:service interface='app.Orders'><sofa:binding.bolt>"
            + "<sofa:global-attrs serialize-type='hessian2'/></sofa:binding.bolt></sofa:service>",
        "<sofa:service interface='app.Orders'><sofa:binding.bolt/><sofa:binding.rest>"
            + "<sofa:global-attrs serialize-type='json'/></sofa:binding.rest></sofa:service>",
        "<hsf:provider interface='app.Orders' ref='o' version='1.0.0'/>",
        "<hsf:consumer interface='app.Orders' id='o' version='1.0.0'/>",
        "<hsf:provider interface='app.Orders' serializeType='hessian2'/>",
      })
  void elementsOfSofaAndHsf(String element) {
    assertThat(members(beans(element))).containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<sofa:service interface='app.Orders' ref='o'/>",
        "<sofa:service interface='app.Orders'><sofa:binding.rest/></sofa:service>",
        "<sofa:reference interface='app.Orders' id='o'><sofa:binding.jvm/></sofa:reference>",
        "<sofa:service interface='app.Orders'><sofa:binding.bolt>"
            + "<sofa:global-attrs serialize-type='protobuf'/></sofa:binding.bolt></sofa:service>",
        "<sofa:provider interface='app.Orders'><sofa:binding.bolt/></sofa:provider>",
        "<hsf:provider interface='app.Orders' preferSerializeType='java'/>",
        "<hsf:consumer interface='app.Orders' generic='true'/>",
        "<hsf:service interface='app.Orders'/>",
      })
  void elementsOfSofaAndHsfThatSendNothingByHessian(String element) {
    assertThat(members(beans(element))).isEmpty();
  }

  private static String beans(String element) {
    return """
    <beans xmlns="http://www.springframework.org/schema/beans" xmlns:hsf="http://www.taobao.com/hsf"
        xmlns:sofa="http://sofastack.io/schema/sofaboot">
      %s
    </beans>
    """
        .formatted(element);
  }

  @Test
  void anyPrefixOrNone() {
    assertThat(
            members(
                """
                <spring:beans xmlns:spring="http://www.springframework.org/schema/beans"
                    xmlns="http://dubbo.apache.org/schema/dubbo" xmlns:d="http://dubbo.apache.org/schema/dubbo">
                  <service interface="app.Orders"/>
                  <d:reference interface="app.Stock"/>
                </spring:beans>
                """))
        .containsExactly("Order.createdAt", "Orders.find(since)", "Stock.counted()");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<service interface='app.Orders'/>",
        "<dubbo:service interface='app.Orders' xmlns:dubbo='http://acme.com/schema/dubbo'/>",
        "<dubbo:service interface='app.Missing'/>",
        "<dubbo:service interface=''/>",
        "<dubbo:service ref='orders'/>",
        "<dubbo:method interface='app.Orders'/>",
        "<!-- <dubbo:service interface='app.Orders'/> -->",
        "<![CDATA[ <dubbo:service interface='app.Orders'/> ]]>",
        "app.Orders",
      })
  void nothingElseDeclaresAService(String element) {
    Outcome outcome = outcome(SpringFile.beans(element));

    assertThat(outcome.diagnostics()).isEmpty();
  }

  @Test
  void inANestedProfile() {
    assertThat(
            members(
                SpringFile.beans(
                    """
                    <beans profile="dev">
                      <dubbo:provider><dubbo:service interface=" app.Orders "/></dubbo:provider>
                    </beans>
                    """)))
        .containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @Test
  void aNestedInterfaceByItsBinaryName() {
    Outcome outcome =
        Wire.unit("class Api { interface Clock { Instant now(); } }")
            .option(
                "SpringConfig",
                SpringFile.write(
                    folder, SpringFile.beans("<dubbo:service interface='app.Api$Clock'/>")))
            .run();

    assertThat(outcome.members()).containsExactly("Api.Clock.now()");
  }

  @Test
  void declaredTwiceIsOneService() {
    assertThat(
            outcome(
                    SpringFile.beans(
                        """
                        <dubbo:service interface="app.Stock" group="a"/>
                        <dubbo:service interface="app.Stock" group="b"/>
                        <dubbo:reference interface="app.Stock"/>
                        """))
                .membersWithCounts())
        .containsExactly("Stock.counted() 1 method of 1 service");
  }

  @ParameterizedTest
  @ValueSource(strings = {"${orders}", "app.${name}", "app.Orders${suffix:}", "#{beans.orders}"})
  void aPlaceholderIsReportedAndNotGuessed(String name) {
    Outcome outcome =
        outcome(
            SpringFile.beans(
                "<dubbo:service interface='%s'/>\n<dubbo:service interface='app.Stock'/>"
                    .formatted(name)));

    assertThat(outcome.members()).containsExactly("Stock.counted()");
    assertThat(outcome.warnings())
        .contains(
            folder.resolve("beans.xml")
                + ":3: the interface '"
                + name
                + "' is known only at run time; name it with -XepOpt:CostlyRpcTime:ServiceInterfaces");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16", "ISO-8859-1", "GB18030"})
  void theEncodingIsTheOneThatTheFileDeclares(String encoding) {
    String xml =
        "<?xml version='1.0' encoding='%s'?>\n".formatted(encoding)
            + SpringFile.beans(
                """
                <!-- \u00e9 -->
                <dubbo:service interface="app.Orders"/>
                <dubbo:service interface="app.B\u00fccher"/>
                """);
    Outcome outcome =
        Wire.unit(SERVICE + "interface B\u00fccher { LocalDate day(); }")
            .option("SpringConfig", SpringFile.write(folder, xml, Charset.forName(encoding)))
            .run();

    assertThat(outcome.members())
        .containsExactly("Order.createdAt", "Orders.find(since)", "B\u00fccher.day()");
  }

  @Test
  void aByteOrderMarkIsNotContent() {
    String file =
        SpringFile.write(
            folder,
            "\uFEFF" + SpringFile.beans("<dubbo:service interface='app.Orders'/>"),
            StandardCharsets.UTF_8);

    assertThat(Wire.unit(SERVICE).option("SpringConfig", file).run().members())
        .containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @ParameterizedTest
  @CsvSource({
    "<dubbo:service interface='app.Orders'>, 4:3",
    "<dubbo:service interface='app.Orders' interface='app.Orders'/>, 3:63",
    "<other:service interface='app.Orders'/>, 3:40",
    "a & b, 3:4",
  })
  void whatIsNotWellFormedStopsTheBuildWithThePlace(String element, String place) {
    Outcome outcome = outcome(SpringFile.beans(element));

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0))
        .startsWith(
            "-XepOpt:CostlyRpcTime:SpringConfig: %s:%s: the XML cannot be read: "
                .formatted(folder.resolve("beans.xml"), place));
    assertThat(outcome.errors().get(0)).contains("not a crash");
  }

  @Test
  void bytesThatAreNotOfTheEncodingStopTheBuild() {
    String file =
        SpringFile.write(
            folder,
            SpringFile.beans("<!-- \u00e9 --><dubbo:service interface='app.Orders'/>"),
            StandardCharsets.ISO_8859_1);

    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream before = System.err;
    System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
    Outcome outcome;
    try {
      outcome = Wire.unit(SERVICE).option("SpringConfig", file).run();
    } finally {
      System.setErr(before);
    }

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0))
        .startsWith(
            "-XepOpt:CostlyRpcTime:SpringConfig: "
                + file
                + ":3: the XML cannot be read: it is not UTF-8, and the file names no other encoding");
    assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void theReasonIsTheReaders() {
    assertThat(outcome("<?xml version='1.0' encoding='x-foo'?>" + SpringFile.beans("")).errors())
        .comparingElementsUsing(Correspondence.from(String::contains, "contains"))
        .containsExactly("the XML cannot be read: Invalid encoding name \"x-foo\". Correct");
  }

  @Test
  void anEmptyFileStopsTheBuild() {
    assertThat(outcome("").errors()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "generic='true'",
        "generic='bean'",
        "generic='nativejava'",
        "protocol='rest'",
        "protocol='rest,grpc'",
        "serialization='fastjson2'",
        "prefer-serialization='fastjson2' serialization='kryo'",
        "serialization='acme'",
        "export='false'",
        "scope='none'",
      })
  void whatIsNotHessianOrNotExportedIsLeftAlone(String attribute) {
    assertThat(
            outcome(
                    SpringFile.beans(
                        "<dubbo:service interface='app.Orders' %s/>".formatted(attribute)))
                .diagnostics())
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "generic='false'",
        "protocol='dubbo'",
        "protocol='dubbo, rest'",
        "protocol='tri'",
        "serialization='hessian2'",
        "prefer-serialization='hessian2,fastjson2'",
        "export='true'",
        "scope='remote'",
        "scope='local'",
        "export='${exported}'",
      })
  void theRestIsHessian(String attribute) {
    assertThat(
            members(
                SpringFile.beans(
                    "<dubbo:service interface='app.Orders' %s/>".formatted(attribute))))
        .containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @Test
  void parametersOfAServiceAreItsOwn() {
    assertThat(
            members(
                SpringFile.beans(
                    """
                    <dubbo:service interface="app.Orders">
                      <dubbo:parameter key="prefer.serialization" value="fastjson2"/>
                    </dubbo:service>
                    <dubbo:service interface="app.Stock">
                      <dubbo:parameter key="weight" value="1"/>
                      <dubbo:method name="counted">
                        <dubbo:parameter key="prefer.serialization" value="fastjson2"/>
                      </dubbo:method>
                    </dubbo:service>
                    """)))
        .containsExactly("Stock.counted()");
  }

  /** As Dubbo 3.3 does it, with which these are compiled; see docs/evidence/serializers.md. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<dubbo:protocol name='dubbo'/> | 2",
        "<dubbo:protocol name='rest'/> | 0",
        "<dubbo:protocol name='dubbo'/><dubbo:protocol name='rest'/> | 2",
        "<dubbo:protocol name='dubbo' serialization='fastjson2'/> | 0",
        "<dubbo:provider serialization='fastjson2'/> | 0",
        "<dubbo:protocol id='a' name='dubbo'/><dubbo:protocol id='b' name='rest'/><dubbo:provider protocol='b'/> | 0",
        "<dubbo:protocol id='a' name='dubbo'/><dubbo:protocol id='b' name='rest'/><dubbo:provider protocol='a,b'/> | 2",
        "<dubbo:provider serialization='hessian2'/><dubbo:protocol name='dubbo' serialization='fastjson2'/> | 2",
        "<dubbo:provider><dubbo:parameter key='prefer.serialization' value='fastjson2'/></dubbo:provider> | 2",
        "<dubbo:protocol name='dubbo'><dubbo:parameter key='prefer.serialization' value='fastjson2'/></dubbo:protocol> | 0",
        "<dubbo:protocol name='dubbo'><dubbo:parameter key='serialization' value='fastjson2'/></dubbo:protocol> | 2",
      })
  void providersAndProtocolsCountForAllServices(String elements, int members) {
    assertThat(members(SpringFile.beans(elements + "<dubbo:service interface='app.Orders'/>")))
        .hasSize(members);
  }

  /** So Dubbo's parser of these elements has it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<dubbo:provider serialization='fastjson2'>%s</dubbo:provider> %s | Stock.counted()",
        "<dubbo:provider default='true' serialization='fastjson2'>%s</dubbo:provider> %s | ''",
        "<dubbo:provider id='a' serialization='fastjson2' default='false'/> %s %s | Orders.find(since) Stock.counted()",
        "<dubbo:provider id='a' default='true' serialization='fastjson2'/><dubbo:provider id='b' serialization='hessian2'/> %s %s | ''",
        "<dubbo:provider serialization='fastjson2'>%s</dubbo:provider><dubbo:provider serialization='hessian2'>%s</dubbo:provider> | Stock.counted()",
        "<dubbo:provider serialization='hessian2'>%s</dubbo:provider><dubbo:provider serialization='fastjson2'>%s</dubbo:provider> | Orders.find(since)",
        "<dubbo:provider serialization='hessian2'>%s</dubbo:provider><dubbo:provider serialization='fastjson2'/> %s | Orders.find(since)",
      })
  void aProviderWithServicesCountsForNoOthers(String elements, String members) {
    String file =
        SpringFile.beans(
            elements.formatted(
                "\n<dubbo:service interface='app.Orders'/>\n",
                "\n<dubbo:service interface='app.Stock'/>\n"));

    assertThat(
            members(file).stream()
                .filter(member -> !member.startsWith("Order."))
                .collect(Collectors.joining(" ")))
        .isEqualTo(members);
  }

  @Test
  void servicesInsideAProviderAreItsOwn() {
    assertThat(
            members(
                SpringFile.beans(
                    """
                    <dubbo:provider id="json" serialization="fastjson2">
                      <dubbo:service interface="app.Orders"/>
                    </dubbo:provider>
                    <dubbo:provider id="binary" serialization="hessian2">
                      <dubbo:service interface="app.Stock"/>
                    </dubbo:provider>
                    """)))
        .containsExactly("Stock.counted()");
  }

  @Test
  void aCallbackArgumentStaysWithTheCaller() {
    Outcome outcome =
        Wire.unit(
                """
                interface Feed { void subscribe(Listener listener, Instant since); }
                interface Listener { void changed(LocalDate day); }
                """)
            .option(
                "SpringConfig",
                SpringFile.write(
                    folder,
                    SpringFile.beans(
                        """
                        <dubbo:service interface="app.Feed">
                          <dubbo:method name="subscribe">
                            <dubbo:argument index="0" callback="true"/>
                            <dubbo:argument type="java.time.Instant" callback="false"/>
                          </dubbo:method>
                        </dubbo:service>
                        """)))
            .run();

    assertThat(outcome.members()).containsExactly("Feed.subscribe(since)", "Listener.changed(day)");
  }

  private ImmutableList<String> members(String xml) {
    Outcome outcome = outcome(xml);
    assertThat(outcome.errors()).isEmpty();
    return outcome.members();
  }

  private Outcome outcome(String xml) {
    return Wire.unit(SERVICE + OTHERS).option("SpringConfig", SpringFile.write(folder, xml)).run();
  }
}
