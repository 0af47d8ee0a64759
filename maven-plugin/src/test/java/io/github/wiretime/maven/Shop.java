package io.github.wiretime.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * An application of several modules, each of which has one service that sends one time.
 *
 * @param folder the root of its build
 */
record Shop(Path folder) {

  /** Who uses the plugin knows nothing of it but this. */
  static final String EXTENSION =
      """
      <extensions>
        <extension>
          <groupId>io.github.wiretime</groupId>
          <artifactId>wiretime-maven-plugin</artifactId>
          <version>%s</version>
        </extension>
      </extensions>
      """
          .formatted(System.getProperty("wiretime.version"));

  static final String DUBBO = dependency("org.apache.dubbo", "dubbo", "3.3.6");

  /** The root, whose modules use the plugins that this project uses. */
  void root(String inside, String... modules) throws IOException {
    write(
        "pom.xml",
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>shop</groupId>
          <artifactId>root</artifactId>
          <version>1</version>
          <packaging>pom</packaging>
          <modules><module>%s</module></modules>
          <properties>
            <maven.compiler.source>1.8</maven.compiler.source>
            <maven.compiler.target>1.8</maven.compiler.target>
            <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
          </properties>
          <build><plugins>
            %s
            <plugin><artifactId>maven-clean-plugin</artifactId><version>3.5.0</version></plugin>
            <plugin><artifactId>maven-resources-plugin</artifactId><version>3.3.1</version></plugin>
            <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.14.1</version></plugin>
          </plugins></build>
        </project>
        """
            .formatted(String.join("</module><module>", modules), inside));
  }

  /** A module with this content besides its name and its parent. */
  void module(String name, String content) throws IOException {
    write(
        name + "/pom.xml",
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <parent><groupId>shop</groupId><artifactId>root</artifactId><version>1</version></parent>
          <artifactId>%s</artifactId>
          %s
        </project>
        """
            .formatted(name, content));
  }

  /** A module with a service that sends a time. */
  void service(String name, String content) throws IOException {
    module(name, content);
    java(
        name,
        "Service",
        """
        @org.apache.dubbo.config.annotation.DubboService
        public class Service {
          public Order get() {
            return null;
          }
        }
        """);
    order(
        name,
        "public class Order implements java.io.Serializable { private java.time.Instant %s; }"
            .formatted(name));
  }

  /** Another class of what the service sends. */
  void order(String module, String text) throws IOException {
    java(module, "Order", text);
  }

  /** A source in a package that is named as its module. */
  void java(String module, String name, String text) throws IOException {
    write(
        "%1$s/src/main/java/shop/%1$s/%2$s.java".formatted(module, name),
        "package shop.%s;\n\n%s".formatted(module, text));
  }

  static String dependencies(String... dependencies) {
    return "<dependencies>" + String.join("", dependencies) + "</dependencies>";
  }

  static String dependency(String group, String name, String version) {
    return "<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version></dependency>"
        .formatted(group, name, version);
  }

  /** A module's own version and configuration of the compiler plugin. */
  static String compiler(String content) {
    return "<build><plugins><plugin><artifactId>maven-compiler-plugin</artifactId>"
        + content
        + "</plugin></plugins></build>";
  }

  void write(String path, String text) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
