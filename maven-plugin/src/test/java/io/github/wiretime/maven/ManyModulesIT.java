package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.github.wiretime.maven.Shop.DUBBO;
import static io.github.wiretime.maven.Shop.compiler;
import static io.github.wiretime.maven.Shop.dependencies;
import static io.github.wiretime.maven.Shop.dependency;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import com.google.common.io.MoreFiles;
import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Builds in which a compiler plugin is hard to set up find everything, and compile as before. */
final class ManyModulesIT {

  /** Modules of which a service sends a time that is named as its module. */
  private static final ImmutableList<String> SENDING =
      ImmutableList.of(
          "api",
          "arguments",
          "lombok",
          "mapstruct",
          "old",
          "forked",
          "executions",
          "stranger",
          "strict",
          "xml");

  private static final String LOMBOK = dependency("org.projectlombok", "lombok", "1.18.48");

  @TempDir private static Path temporary;

  private static ImmutableSortedMap<String, HashCode> classesWithout;
  private static MavenBuild.Result build;

  @BeforeAll
  static void build() throws IOException {
    Shop shop = new Shop(temporary.resolve("a shop"));
    write(shop);
    MavenBuild maven = MavenBuild.in(shop.folder());
    MavenBuild.Result without = maven.run("clean", "compile");
    assertWithMessage(without.text()).that(without.exitCode()).isEqualTo(0);
    classesWithout = classes(shop.folder());
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
    build = maven.run("clean", "compile");
    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
  }

  private static void write(Shop shop) throws IOException {
    shop.root("", Stream.concat(SENDING.stream(), Stream.of("library")).toArray(String[]::new));
    shop.module("api", "");
    shop.order("api", "public class Order { private java.time.Instant api; }");
    shop.java("api", "Service", "public interface Service { Order find(String id); }");
    shop.service(
        "arguments",
        dependencies(DUBBO, dependency("shop", "api", "1"))
            + compiler(
                "<configuration><compilerArgs><arg>-parameters</arg></compilerArgs></configuration>"));
    shop.java(
        "arguments",
        "Provider",
        "@org.apache.dubbo.config.annotation.DubboService public class Provider implements shop.api.Service {"
            + " public shop.api.Order find(String id) { return null; } }");
    shop.service(
        "lombok",
        dependencies(DUBBO, LOMBOK.replace("</version>", "</version><scope>provided</scope>"))
            + compiler(
                "<configuration><annotationProcessorPaths><path><groupId>org.projectlombok</groupId>"
                    + "<artifactId>lombok</artifactId><version>1.18.48</version></path>"
                    + "</annotationProcessorPaths></configuration>"));
    shop.order("lombok", "@lombok.Data public class Order { private java.time.Instant lombok; }");
    shop.service(
        "mapstruct",
        dependencies(
            DUBBO,
            LOMBOK,
            dependency("org.projectlombok", "lombok-mapstruct-binding", "0.2.0"),
            dependency("org.mapstruct", "mapstruct", "1.6.3"),
            dependency("org.mapstruct", "mapstruct-processor", "1.6.3")));
    shop.order(
        "mapstruct", "@lombok.Data public class Order { private java.time.Instant mapstruct; }");
    shop.java(
        "mapstruct",
        "Mapper",
        "@org.mapstruct.Mapper public interface Mapper { Order copy(Order order); }");
    shop.service("old", dependencies(DUBBO) + compiler("<version>3.8.1</version>"));
    shop.service(
        "forked",
        dependencies(DUBBO) + compiler("<configuration><fork>true</fork></configuration>"));
    shop.service(
        "executions",
        dependencies(DUBBO)
            + compiler(
                """
                <executions>
                  <execution>
                    <id>default-compile</id>
                    <configuration><release>9</release></configuration>
                  </execution>
                  <execution>
                    <id>base</id>
                    <goals><goal>compile</goal></goals>
                    <configuration>
                      <release>8</release>
                      <excludes><exclude>module-info.java</exclude></excludes>
                    </configuration>
                  </execution>
                </executions>
                """));
    shop.write(
        "executions/src/main/java/module-info.java", "module shop.executions { requires dubbo; }");
    shop.service("stranger", dependencies(DUBBO));
    shop.write(
        "stranger/pom.xml",
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>stranger</groupId>
          <artifactId>stranger</artifactId>
          <version>1</version>
          <properties>
            <maven.compiler.source>17</maven.compiler.source>
            <maven.compiler.target>17</maven.compiler.target>
          </properties>
          %s
        </project>
        """
            .formatted(dependencies(DUBBO) + compiler("<version>3.11.0</version>")));
    shop.service(
        "strict",
        dependencies(DUBBO)
            + compiler(
                "<configuration><release>17</release><showWarnings>true</showWarnings><compilerArgs>"
                    + "<arg>-Xlint:all,-processing,-options,-classfile</arg><arg>-Werror</arg>"
                    + "</compilerArgs></configuration>"));
    shop.module("xml", dependencies(DUBBO));
    shop.order("xml", "public class Order { private java.time.Instant xml; }");
    shop.java("xml", "Service", "public interface Service { Order find(String id); }");
    shop.write(
        "xml/src/main/resources/spring/dubbo.xml",
        """
        <beans xmlns="http://www.springframework.org/schema/beans"
            xmlns:dubbo="http://dubbo.apache.org/schema/dubbo">
          <dubbo:service interface="shop.xml.Service" ref="service"/>
        </beans>
        """);
    shop.module("library", "");
    shop.java("library", "Dates", "public class Dates { java.time.Instant never; }");
  }

  @ParameterizedTest
  @FieldSource("SENDING")
  void findsWhatIsSent(String module) {
    assertWithMessage(build.text())
        .that(build.output().stream().filter(line -> line.contains(" Order." + module + " ")))
        .hasSize(1);
  }

  @Test
  void findsNothingElse() {
    assertThat(build.text()).contains("10 services, 10 classes sent, 10 costly members");
  }

  @Test
  void compilesAsBefore() throws IOException {
    assertThat(classes(build.folder())).isEqualTo(classesWithout);
    assertThat(classesWithout.keySet().toString()).contains("mapstruct/MapperImpl.class");
  }

  @Test
  void leavesReports() throws IOException {
    Path reports = build.folder().resolve("target/wiretime");

    assertThat(Files.readString(reports.resolve("report.sarif"))).contains("Order.strict");
    assertThat(Files.readString(reports.resolve("report.html"))).contains("Order.strict");
  }

  private static ImmutableSortedMap<String, HashCode> classes(Path folder) throws IOException {
    ImmutableSortedMap.Builder<String, HashCode> classes = ImmutableSortedMap.naturalOrder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files.filter(ManyModulesIT::isClass)::iterator) {
        classes.put(
            folder.relativize(file).toString().replace('\\', '/'),
            MoreFiles.asByteSource(file).hash(Hashing.sha256()));
      }
    }
    return classes.buildOrThrow();
  }

  private static boolean isClass(Path file) {
    return file.toString().endsWith(".class");
  }
}
