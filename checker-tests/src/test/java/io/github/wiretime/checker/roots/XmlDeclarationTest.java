package io.github.wiretime.checker.roots;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.Iterables.getOnlyElement;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.SpringFile;
import io.github.wiretime.checker.negotiation.Stated;
import io.github.wiretime.checker.negotiation.Terms;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the elements of a Spring file say, before anything is looked up. */
final class XmlDeclarationTest {

  @TempDir private Path folder;

  @Test
  void servicesAndReferencesInTheirOrder() throws Exception {
    ImmutableList<XmlDeclaration> declarations =
        read(
            """
            <dubbo:application name="shop"/>
            <dubbo:service interface=" app.A "/>
            <dubbo:reference interface="app.B"/>
            <service interface="app.NotDubbo"/>
            """);

    assertThat(declarations.stream().map(each -> each.interfaceName().get()).toList())
        .containsExactly("app.A", "app.B")
        .inOrder();
    assertThat(declarations.stream().map(XmlDeclaration::isReference).toList())
        .containsExactly(false, true)
        .inOrder();
    assertThat(declarations.get(0).attributes()).containsExactly("interface", " app.A ");
    assertThat(declarations.get(0).place().text()).isEqualTo("conf/beans.xml:4");
    assertThat(declarations.get(1).place().text()).isEqualTo("conf/beans.xml:5");
  }

  /** SOFABoot's schema has services and references only; HSF's calls them otherwise. */
  @Test
  void eachFrameworkHasElementsOfItsOwn() throws Exception {
    String each =
        """
        <x:service xmlns:x="%1$s" interface="app.A"/>
        <x:reference xmlns:x="%1$s" interface="app.B"/>
        <x:provider xmlns:x="%1$s" interface="app.C"/>
        <x:consumer xmlns:x="%1$s" interface="app.D"/>
        """;

    assertThat(kinds(each.formatted("http://sofastack.io/schema/sofaboot")))
        .containsExactly("app.A SERVICE", "app.B REFERENCE")
        .inOrder();
    assertThat(kinds(each.formatted("http://www.taobao.com/hsf")))
        .containsExactly("app.C SERVICE", "app.D REFERENCE")
        .inOrder();
    assertThat(kinds(each.formatted("http://dubbo.apache.org/schema/dubbo")))
        .containsExactly("app.A SERVICE", "app.B REFERENCE", "app.C PROVIDER", "app.D CONSUMER")
        .inOrder();
  }

  private ImmutableList<String> kinds(String elements) throws Exception {
    return read(elements).stream()
        .map(each -> each.interfaceName().orElseThrow() + " " + each.kind())
        .collect(toImmutableList());
  }

  @Test
  void beansOfDubbosClasses() throws Exception {
    ImmutableList<XmlDeclaration> declarations =
        read(
            """
            <bean class="org.apache.dubbo.config.spring.ServiceBean">
              <property name="interface" value="app.A"/>
              <property name="preferSerialization" value="java"/>
              <property name="ref"><bean class="app.AImpl"><property name="interface" value="x"/></bean></property>
            </bean>
            <bean id="b" class="com.alibaba.dubbo.config.spring.ReferenceBean">
              <property name="interface">
                <value>
                  app.<!-- of the shop -->B
                </value>
              </property>
              <property name="generic"><value>true</value></property>
            </bean>
            <bean class="com.taobao.hsf.app.spring.util.HSFSpringProviderBean">
              <property name="serviceInterface" value="app.C"/>
              <property name="preferSerializeType" value="kryo"/>
            </bean>
            <bean xmlns:p="http://www.springframework.org/schema/p"
                class="org.apache.dubbo.config.spring.ReferenceBean" p:interfaceClass="app.D"/>
            <bean class="app.ServiceBean"><property name="interface" value="app.E"/></bean>
            <bean class="org.apache.dubbo.config.spring.ServiceBean" parent="defaults"/>
            """);

    assertThat(declarations.stream().map(each -> each.interfaceName().orElse("-")).toList())
        .containsExactly("app.A", "app.B", "app.C", "app.D", "-")
        .inOrder();
    assertThat(declarations.get(0).stated().preferred()).hasValue("java");
    assertThat(declarations.get(2).stated().preferred()).hasValue("kryo");
    assertThat(declarations.get(0).attributes()).doesNotContainKey("ref");
    assertThat(declarations.stream().map(XmlDeclaration::framework).toList())
        .containsExactly(
            Framework.DUBBO, Framework.DUBBO, Framework.HSF, Framework.DUBBO, Framework.DUBBO)
        .inOrder();
    assertThat(declarations.get(0).isGeneric()).isFalse();
    assertThat(declarations.get(1).isGeneric()).isTrue();
    assertThat(declarations.get(1).place().text()).isEqualTo("conf/beans.xml:8");
  }

  @Test
  void placeholdersOfBothKinds() throws Exception {
    assertThat(one("interface='${api}'").isPlaceholder()).isTrue();
    assertThat(one("interface='#{api}'").isPlaceholder()).isTrue();
    assertThat(one("interface='app.A'").isPlaceholder()).isFalse();
    assertThat(one("ref='a'").isPlaceholder()).isFalse();
  }

  @Test
  void whatIsNotCalledByMethod() throws Exception {
    assertThat(one("generic='true'").isGeneric()).isTrue();
    assertThat(one("generic='false'").isGeneric()).isFalse();
    assertThat(one("generic=' '").isGeneric()).isFalse();
    assertThat(one("export='false'").isExported()).isFalse();
    assertThat(one("export='true'").isExported()).isTrue();
    assertThat(one("id='a'").isExported()).isTrue();
    assertThat(one("scope='none'").isExported()).isFalse();
    assertThat(one("scope='local'").isExported()).isTrue();
  }

  @Test
  void protocolsAndSerializers() throws Exception {
    assertThat(one("protocol='dubbo, rest' provider='p' url='dubbo://host'").terms())
        .isEqualTo(
            new Terms(
                ImmutableList.of("dubbo", "rest"),
                Optional.of("p"),
                Optional.of("dubbo://host"),
                Stated.NOTHING));
    assertThat(one("protocol='${p}' url='${u}' serialization='${s}'").terms())
        .isEqualTo(Terms.NONE);
    assertThat(one("serialization='kryo' prefer-serialization='java'").stated())
        .isEqualTo(Stated.of(Optional.of("java"), Optional.of("kryo"), Map.of()));
  }

  @Test
  void providersWithServicesInside() throws Exception {
    ImmutableList<XmlDeclaration> declarations =
        read(
            """
            <dubbo:provider id="p" serialization="kryo">
              <dubbo:parameter key="prefer.serialization" value="java"/>
              <dubbo:service interface="app.A"/>
              <dubbo:service interface="app.B" provider="q"/>
            </dubbo:provider>
            <dubbo:service interface="app.C"/>
            """);

    assertThat(declarations.stream().map(each -> each.terms().provider().orElse("-")).toList())
        .containsExactly("-", "p", "q", "-")
        .inOrder();
    assertThat(declarations.get(0).stated())
        .isEqualTo(
            Stated.of(
                Optional.empty(), Optional.of("kryo"), Map.of("prefer.serialization", "java")));
  }

  @Test
  void parametersOutsideMethodsAndArgumentsInside() throws Exception {
    XmlDeclaration declaration =
        getOnlyElement(
            read(
                """
                <dubbo:service interface="app.A">
                  <dubbo:argument index="9" callback="true"/>
                  <dubbo:method name="a">
                    <dubbo:parameter key="serialization" value="java"/>
                    <dubbo:argument index="1" callback="true"/>
                    <dubbo:argument index="2" callback="false"/>
                  </dubbo:method>
                  <dubbo:method name="b">
                    <dubbo:argument index="x" type="app.L" callback="true"/>
                  </dubbo:method>
                  <dubbo:parameter key="prefer.serialization" value="kryo"/>
                </dubbo:service>
                <dubbo:parameter key="serialization" value="avro"/>
                """));

    assertThat(declaration.parameters()).containsExactly("prefer.serialization", "kryo");
    assertThat(declaration.callbacks().all())
        .containsExactly(
            new Callbacks.Callback("a", 1, ""), new Callbacks.Callback("b", -1, "app.L"));
  }

  private XmlDeclaration one(String attributes) throws Exception {
    return getOnlyElement(read("<dubbo:service " + attributes + "/>"));
  }

  private ImmutableList<XmlDeclaration> read(String elements) throws Exception {
    Path file = Path.of(SpringFile.write(folder, SpringFile.beans(elements)));
    SpringXml.Content content =
        SpringXml.read(
            new io.github.wiretime.checker.application.SpringFile(
                file.toUri(), "conf/beans.xml", () -> Files.readAllBytes(file), false, ""));
    assertThat(content.problem()).isEqualTo(Optional.empty());
    return content.declarations();
  }
}
