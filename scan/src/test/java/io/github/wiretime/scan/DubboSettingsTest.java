package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code application.properties} and {@code application.yml} say of all services. */
final class DubboSettingsTest {

  @TempDir private Path folder;
  private Path dubbo;
  private Path app;

  @BeforeEach
  void build() {
    dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    app =
        Built.classes(
            folder.resolve("app"), List.of(dubbo), Built.DTO, Built.SERVICE, Built.PROVIDER);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dubbo.protocol.serialization=fastjson2",
        "dubbo.provider.serialization = fastjson2",
        "dubbo.providers.one.serialization=fastjson2",
        "dubbo.protocols.one.serialization=fastjson2\ndubbo.protocols.two.name=rest",
        "dubbo.protocols.one.name=dubbo\ndubbo.provider.serialization=fastjson2",
        "dubbo.protocol.serialization=${serializer:fastjson2}",
        "dubbo.protocol.serialization=${a:${b:fast}json2}",
        "dubbo.provider.serialization=fastjson2\ndubbo.protocol.serialization=hessian2",
        "dubbo.protocol.name=rest",
        "dubbo.protocol.serialization=of-our-own",
      })
  void mayRuleHessianOut(String properties) throws IOException {
    write("application.properties", properties);

    Command scan = scan();

    assertThat(scan.out()).isEmpty();
    assertThat(scan.errors()).contains("app/application.properties: ");
    assertThat(scan.errors())
        .contains(
            ", so nothing is reported of OrderService; set --serialization hessian2 if that is wrong\n");
    assertThat(scan("--serialization", "hessian2").out()).contains(Built.FINDING);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dubbo.protocol.serialization=hessian2",
        "dubbo.protocol.prefer-serialization=hessian2,fastjson2",
        "dubbo.protocol.name=dubbo",
        "dubbo.protocol.name=tri",
        "dubbo.protocol.serialization=${serializer:hessian2}",
        "dubbo.protocol.serialization=${serializer}",
        "dubbo.protocol.serialization=@serializer@",
        "dubbo.protocols.one.serialization=fastjson2\ndubbo.protocols.two.name=dubbo",
        "dubbo.protocols.one.serialization=fastjson2\ndubbo.protocols.two.serialization=hessian2",
        "dubbo.consumer.serialization=fastjson2",
        "dubbo.protocol.serialization=",
        "dubbo.protocol.serialization=fastjson2\ndubbo.provider.serialization=hessian2",
        "dubbo.provider.parameters.serialization=fastjson2",
        "dubbo.provider.parameters.prefer.serialization=kryo",
        "dubbo.protocol.parameters.serialization=fastjson2",
        "dubbo.protocol.serialization=\\u12",
      })
  void mayLeaveHessian(String properties) throws IOException {
    write("application.properties", properties);

    assertThat(scan().out()).contains(Built.FINDING);
  }

  /** Dubbo takes the first one that both sides have, and older consumers know no preference. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "dubbo.provider.prefer-serialization=fastjson2,hessian2",
        "dubbo.protocol.preferSerialization=fastjson2,kryo",
        "dubbo.protocol.parameters.prefer.serialization=kryo",
        "dubbo.protocol.parameters[prefer.serialization]=kryo",
        "dubbo.protocol.prefer_serialization=fastjson2\ndubbo.protocol.serialization=hessian2",
      })
  void mayLeaveItToThePeers(String properties) throws IOException {
    write("application.properties", properties);

    assertThat(scan().out()).isEmpty();
    assertThat(scan().errors())
        .contains(
            "consumers from Dubbo 3.2 on get what the provider prefers, such as fastjson2; 1 member is ");
    assertThat(scan("--serialization", "hessian2").out()).contains(Built.FINDING);
    assertThat(scan("--serialization", "fastjson2").errors()).doesNotContain("from Dubbo 3.2 on");
  }

  @ParameterizedTest
  @CsvSource({
    "dubbo.provider.prefer-serialization=fastjson2, on get no costly time member; <b>1 member is</b>",
    "dubbo.provider.serialization=fastjson2, No costly time member was found in what was scanned.",
    "dubbo.provider.serialization=hessian2, member of <b>1</b> class sent is of time types",
  })
  void decideWhatThePageSaysFirst(String properties, String lead) throws IOException {
    write("application.properties", properties);
    Path page = folder.resolve("report.html");

    scan("--html=" + page);

    String text = Files.readString(page);
    assertThat(text).contains(lead);
    assertThat(text.contains("No costly time member was found")).isEqualTo(lead.startsWith("No"));
  }

  /** Spring Boot's settings override Dubbo's own file. */
  @Test
  void mayStandInDubbosOwnFile() throws IOException {
    write(
        "dubbo.properties",
        "dubbo.protocol.parameters=[{prefer.serialization:kryo},{weight:1}]\ndubbo.application.name=a");
    assertThat(scan().out()).isEmpty();

    write("application.yml", "dubbo: {protocol: {parameters: {prefer.serialization: hessian2}}}");
    assertThat(scan().out()).contains(Built.FINDING);
  }

  @ParameterizedTest
  @ValueSource(strings = {"${serializer}", "@serializer@", "${a:${b}}"})
  void mayBeKnownOnlyAtRunTime(String value) throws IOException {
    write("application.properties", "dubbo.protocol.serialization=" + value);

    assertThat(scan().errors())
        .contains("dubbo.protocol.serialization = '" + value + "' is known only at run time\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dubbo: {protocols: {one: {serialization: fastjson2}}}",
        "dubbo:\n  protocol:\n    serialization: fastjson2\n",
        "dubbo.protocol:\n  prefer-serialization: fastjson2\n",
        "---\n---\ndubbo: {provider: {serialization: fastjson2}}\n",
        "spring: {profiles: {active: dev}}\ndubbo: {protocol: {serialization: fastjson2}}\n",
      })
  void mayBeYaml(String yaml) throws IOException {
    write("application.yml", yaml);

    assertThat(scan().out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "spring: {profiles: dev}\ndubbo: {protocol: {serialization: fastjson2}}\n",
        "a: b\n---\nspring.config.activate.on-profile: dev\ndubbo.protocol.serialization: fastjson2\n",
        "dubbo: fastjson2",
        "dubbo: &d\n  more: *d\n",
        "- dubbo",
        "",
      })
  void maySayNothingInYaml(String yaml) throws IOException {
    write("application.yml", yaml);

    assertThat(scan().out()).contains(Built.FINDING);
    assertThat(scan().errors()).isEmpty();
  }

  @Test
  void areLeftOutWhereTheyAreMalformed() throws IOException {
    write("application.yml", "dubbo: [");

    Command scan = scan();

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("application.yml (it cannot be read: it is no YAML)");
  }

  @Test
  void areOverriddenByThoseInConfig() throws IOException {
    write("application.properties", "dubbo.protocol.serialization=fastjson2");
    write("config/application.yml", "dubbo: {protocol: {serialization: hessian2}}");

    assertThat(scan().out()).contains(Built.FINDING);
  }

  @Test
  void maySayInWhichProfileTheApplicationRuns() throws IOException {
    write("application.yml", "spring: {profiles: {active: prod}}");
    write("application-prod.yml", "dubbo: {protocol: {serialization: fastjson2}}");
    write("config/application-test.properties", "dubbo.protocol.serialization=fastjson2");

    assertThat(scan().out()).isEmpty();
    assertThat(scan().errors())
        .contains("application-prod.yml: serializer 'fastjson2', so nothing");
  }

  /** The application may run without a profile. */
  @ParameterizedTest
  @ValueSource(strings = {"", "spring: {profiles: {active: }}", "server: {port: 1}"})
  void maySaySomethingInProfilesOnly(String always) throws IOException {
    write("application.yml", always);
    write("application-prod.yml", "dubbo: {protocol: {serialization: fastjson2}}");

    assertThat(scan().out()).contains(Built.FINDING);
    assertThat(scan().errors()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "fastjson2, hessian2, true",
    "hessian2, fastjson2, true",
    "fastjson2, kryo, false",
  })
  void maySayMoreInOneProfileThanInAnother(String dev, String prod, boolean isReported)
      throws IOException {
    write("application.properties", "spring.profiles.active=dev");
    write("application-dev.yml", "dubbo.protocol.serialization: " + dev);
    write("application-prod.yml", "dubbo.protocol.serialization: " + prod);

    assertThat(scan().out().contains(Built.FINDING)).isEqualTo(isReported);
  }

  /** A file of a profile, and a part of a file that is about one, override what counts always. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "spring.profiles.active: a\n---\nspring: {profiles: a}\ndubbo.protocol.serialization: kryo",
        "spring.profiles.active: a\n---\nspring.config.activate.on-profile: [a, b]\ndubbo.protocol.serialization: kryo",
        "spring.profiles.active: a\ndubbo.protocol.serialization: hessian2\n---\nspring.profiles: 'a, b'\ndubbo.protocol.serialization: kryo",
      })
  void mayBeAPartOfAFile(String yaml) throws IOException {
    write("application.yml", yaml);

    assertThat(scan().out()).isEmpty();

    write("application-c.yml", "server.port: 1");
    write("application.yml", yaml.replace("active: a\n", "active: c\n"));
    assertThat(scan().out()).contains(Built.FINDING);
  }

  @Test
  void areUnknownOnceAlthoughThereAreProfiles() throws IOException {
    write("application.properties", "dubbo.protocol.serialization=${serializer}");
    write("application-dev.properties", "dubbo.protocol.name=${protocol}");

    assertThat(scan().errors().replaceAll("\\S+/app/", "app/"))
        .isEqualTo(
            "wiretime-scan: app/application.properties: dubbo.protocol.serialization = '${serializer}'"
                + " is known only at run time\n"
                + "wiretime-scan: app/application.properties, app/application-dev.properties:"
                + " dubbo.protocol.name = '${protocol}' is known only at run time\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dubbo.protocols.one.name=dubbo/dubbo.protocols.two.name=rest/dubbo.provider.protocol-ids=two | false",
        "dubbo.protocols.one.name=dubbo/dubbo.protocols.two.name=rest/dubbo.provider.protocolIds=one | true",
        "dubbo.provider.protocol=rest | false",
        "dubbo.protocol.name=rest/dubbo.protocol.id=rest/dubbo.provider.protocol=${dubbo.protocol.id} | false",
        "dubbo.protocol.name=rest/dubbo.provider.protocol=dubbo | true",
        "dubbo.protocol.serialization=kryo/dubbo.provider.protocol=dubbo | true",
        "dubbo.provider.protocol=${dubbo.provider.protocol} | true",
      })
  void mayNameTheProtocolsOfAProvider(String properties, boolean isReported) throws IOException {
    write("application.properties", properties.replace('/', '\n'));

    assertThat(scan().out().contains(Built.FINDING)).isEqualTo(isReported);
  }

  /** A module without settings has Dubbo's defaults, whatever another one says. */
  @Test
  void countForTheModuleThatHasThem() throws IOException {
    Path rest =
        Built.classes(
            folder.resolve("rest"),
            List.of(dubbo),
            "package com.acme.rest; public interface Rest { java.time.LocalDate day(); }",
            """
            package com.acme.rest;
            @org.apache.dubbo.config.annotation.DubboService
            public class RestProvider implements Rest {
              public java.time.LocalDate day() { return null; }
            }
            """);
    Files.writeString(rest.resolve("application.properties"), "dubbo.protocol.name=rest");

    Command scan = scan(rest.toString());

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.out()).doesNotContain("Rest.day");
    assertThat(scan.errors())
        .contains("rest/application.properties: protocol 'rest', so nothing is reported of Rest; ");
  }

  @Test
  void areSaidOnceForAllServicesThatTheySilence() throws IOException {
    Path many =
        Built.classes(
            folder.resolve("many"),
            List.of(dubbo),
            Stream.of("A", "B", "C", "D", "E")
                .flatMap(
                    name ->
                        Stream.of(
                            "package com.acme.rest; public interface %s { java.time.LocalDate day(); }"
                                .formatted(name),
                            ("package com.acme.rest; @org.apache.dubbo.config.annotation.DubboService"
                                    + " public class %1$sProvider implements %1$s {"
                                    + " public java.time.LocalDate day() { return null; } }")
                                .formatted(name)))
                .toArray(String[]::new));
    Files.writeString(many.resolve("application.properties"), "dubbo.protocol.name=rest");

    assertThat(scan(many.toString()).errors())
        .contains("protocol 'rest', so nothing is reported of A, B, C and 2 more; ");
  }

  /** One application, whose settings are in the outer module. */
  @Test
  void countForTheModulesInsideTheirArchive() throws IOException {
    Path start =
        Built.classes(folder.resolve("start"), List.of(), "package com.acme.app; class Start {}");
    Files.writeString(start.resolve("application.properties"), "dubbo.protocol.name=rest");
    Path inner = Built.jar(folder.resolve("inner.jar"), Built.files(app));
    Path boot =
        Built.jar(
            folder.resolve("boot.jar"),
            Built.below("BOOT-INF/classes/", Built.files(start)),
            Map.of("BOOT-INF/lib/inner.jar", Files.readAllBytes(inner)));

    Command scan = Command.run(boot, "--class-path", dubbo);

    assertThat(scan.out()).isEmpty();
    assertThat(scan.errors()).contains("protocol 'rest', so nothing is reported of OrderService");
  }

  /** A folder of jars is no module. */
  @Test
  void countForTheJarThatHasThemInAFolderOfJars() throws IOException {
    Path jars = Files.createDirectory(folder.resolve("jars"));
    Path other =
        Built.classes(folder.resolve("other"), List.of(), "package com.acme; class Other {}");
    Built.jar(jars.resolve("a.jar"), Built.files(app));
    Built.jar(
        jars.resolve("b.jar"),
        Built.files(other),
        Map.of("application.properties", Built.text("dubbo.protocol.name=rest")));

    assertThat(Command.run(jars, "--class-path", dubbo).out()).contains(Built.FINDING);

    write("application.properties", "dubbo.protocol.name=rest");
    Built.jar(jars.resolve("a.jar"), Built.files(app));
    Built.jar(
        jars.resolve("b.jar"),
        Built.files(other),
        Map.of("application.properties", Built.text("dubbo.protocol.name=dubbo")));

    Command scan = Command.run(jars, "--class-path", dubbo);

    assertThat(scan.out()).isEmpty();
    assertThat(scan.errors())
        .contains("a.jar!/application.properties: protocol 'rest', so nothing");
  }

  @Test
  void countForTheClassesOfAGradleProject() throws IOException {
    Path classes = folder.resolve("a/build/classes/java/main");
    Files.createDirectories(classes.getParent());
    Files.move(app, classes);
    for (String project : List.of("a", "b")) {
      Files.writeString(
          Files.createDirectories(folder.resolve(project + "/build/resources/main"))
              .resolve("application.properties"),
          "dubbo.protocol.name=" + (project.equals("a") ? "rest" : "dubbo"));
    }

    Command scan =
        Command.run(
            classes,
            folder.resolve("a/build/resources/main"),
            folder.resolve("b/build/resources/main"),
            "--class-path",
            dubbo);

    assertThat(scan.out()).isEmpty();
    assertThat(scan.errors()).contains("protocol 'rest', so nothing is reported of OrderService");
    assertThat(
            Command.run(classes, folder.resolve("b/build/resources/main"), "--class-path", dubbo)
                .out())
        .contains(Built.FINDING);
  }

  private void write(String name, String content) throws IOException {
    Files.createDirectories(app.resolve(name).getParent());
    Files.writeString(app.resolve(name), content);
  }

  private Command scan(String... more) {
    Object[] arguments = new Object[more.length + 3];
    System.arraycopy(more, 0, arguments, 3, more.length);
    arguments[0] = app;
    arguments[1] = "--class-path";
    arguments[2] = dubbo;
    return Command.run(arguments);
  }
}
