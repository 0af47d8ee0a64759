package io.github.wiretime.maven;

import static io.github.wiretime.maven.Shop.DUBBO;
import static io.github.wiretime.maven.Shop.compiler;
import static io.github.wiretime.maven.Shop.dependencies;
import static io.github.wiretime.maven.Shop.dependency;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import com.google.common.io.MoreFiles;
import io.github.wiretime.maven.compile.Exports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Modules whose compilers are set up as differently as those of real builds, each with a service
 * that sends a time.
 */
final class DifferentModules {

  /** Modules of which a service sends a time that is named as its module. */
  static final ImmutableList<String> SENDING =
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
          "xml",
          "errorprone",
          "oldest",
          "toolchain",
          "kotlin");

  private static final String LOMBOK = dependency("org.projectlombok", "lombok", "1.18.48");

  private static final String KOTLIN = "2.1.21";

  private DifferentModules() {}

  /** Writes the whole build. */
  static void write(Shop shop) throws IOException {
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
    errorProne(shop);
    shop.service("oldest", dependencies(DUBBO) + compiler("<version>3.1</version>"));
    shop.service(
        "toolchain",
        dependencies(DUBBO)
            + """
            <build><plugins><plugin>
              <artifactId>maven-toolchains-plugin</artifactId>
              <version>3.2.0</version>
              <executions><execution><goals><goal>toolchain</goal></goals></execution></executions>
              <configuration><toolchains><jdk><version>17</version></jdk></toolchains></configuration>
            </plugin></plugins></build>
            """);
    shop.write(".mvn/maven.config", "-t\n.mvn/toolchains.xml");
    shop.write(
        ".mvn/toolchains.xml",
        """
        <toolchains><toolchain>
          <type>jdk</type>
          <provides><version>17</version></provides>
          <configuration><jdkHome>%s</jdkHome></configuration>
        </toolchain></toolchains>
        """
            .formatted(System.getProperty("java.home")));
    kotlin(shop);
    shop.module("library", "");
    shop.java("library", "Dates", "public class Dates { java.time.Instant never; }");
  }

  /** Error Prone with a check of somebody else, in a JVM that lets it. */
  private static void errorProne(Shop shop) throws IOException {
    shop.service(
        "errorprone",
        dependencies(DUBBO)
            + compiler(
                """
                <configuration>
                  <fork>true</fork>
                  <compilerArgs>
                    <arg>-XDcompilePolicy=simple</arg>
                    <arg>--should-stop=ifError=FLOW</arg>
                    <arg>-Xplugin:ErrorProne -XepDisableAllChecks -Xep:NullAway:WARN -XepOpt:NullAway:AnnotatedPackages=shop</arg>
                    %s
                  </compilerArgs>
                  <annotationProcessorPaths>
                    <path><groupId>com.google.errorprone</groupId><artifactId>error_prone_core</artifactId><version>%s</version></path>
                    <path><groupId>com.uber.nullaway</groupId><artifactId>nullaway</artifactId><version>0.12.10</version></path>
                  </annotationProcessorPaths>
                </configuration>
                """
                    .formatted(
                        Exports.arguments().stream()
                            .map(argument -> "<arg>-J" + argument + "</arg>")
                            .collect(joining()),
                        System.getProperty("wiretime.error-prone"))));
  }

  /** A service in Kotlin that sends what is written in Java. */
  private static void kotlin(Shop shop) throws IOException {
    shop.module(
        "kotlin",
        dependencies(DUBBO, dependency("org.jetbrains.kotlin", "kotlin-stdlib", KOTLIN))
            + """
            <build><plugins>
              <plugin>
                <groupId>org.jetbrains.kotlin</groupId>
                <artifactId>kotlin-maven-plugin</artifactId>
                <version>%s</version>
                <executions><execution>
                  <id>kotlin</id>
                  <phase>process-sources</phase>
                  <goals><goal>compile</goal></goals>
                  <configuration><sourceDirs>
                    <sourceDir>src/main/kotlin</sourceDir><sourceDir>src/main/java</sourceDir>
                  </sourceDirs></configuration>
                </execution></executions>
              </plugin>
            </plugins></build>
            """
                .formatted(KOTLIN));
    shop.order("kotlin", "public class Order { private java.time.Instant kotlin; }");
    shop.write(
        "kotlin/src/main/kotlin/shop/kotlin/Service.kt",
        """
        package shop.kotlin

        @org.apache.dubbo.config.annotation.DubboService
        open class Service {
            fun get(): Order? = null
        }
        """);
  }

  /** What was compiled, by path. */
  static ImmutableSortedMap<String, HashCode> classes(Path folder) throws IOException {
    ImmutableSortedMap.Builder<String, HashCode> classes = ImmutableSortedMap.naturalOrder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files.filter(DifferentModules::isClass)::iterator) {
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
