package io.github.wiretime.measurements.scans;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.compile.SourceText;
import io.github.wiretime.measurements.generated.GeneratedCode;
import io.github.wiretime.measurements.stack.Maven;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;

/**
 * A jar as Spring Boot makes it: generated services and data classes, and the jars of many
 * starters, stored inside without compression.
 *
 * @param file the jar
 * @param jars how many jars are in it
 */
record ApplicationJar(Path file, int jars) {

  private static final int CLASSES = 1_000;

  private static final ImmutableList<String> LIBRARIES =
      ImmutableList.of(
          "org.apache.dubbo:dubbo-spring-boot-starter:3.3.6",
          "org.springframework.boot:spring-boot-starter-actuator:3.3.5",
          "org.springframework.boot:spring-boot-starter-amqp:3.3.5",
          "org.springframework.boot:spring-boot-starter-batch:3.3.5",
          "org.springframework.boot:spring-boot-starter-data-elasticsearch:3.3.5",
          "org.springframework.boot:spring-boot-starter-data-jpa:3.3.5",
          "org.springframework.boot:spring-boot-starter-data-mongodb:3.3.5",
          "org.springframework.boot:spring-boot-starter-data-redis:3.3.5",
          "org.springframework.boot:spring-boot-starter-graphql:3.3.5",
          "org.springframework.boot:spring-boot-starter-integration:3.3.5",
          "org.springframework.boot:spring-boot-starter-mail:3.3.5",
          "org.springframework.boot:spring-boot-starter-quartz:3.3.5",
          "org.springframework.boot:spring-boot-starter-security:3.3.5",
          "org.springframework.boot:spring-boot-starter-thymeleaf:3.3.5",
          "org.springframework.boot:spring-boot-starter-web:3.3.5",
          "org.springframework.boot:spring-boot-starter-webflux:3.3.5",
          "com.baomidou:mybatis-plus-boot-starter:3.5.7",
          "com.amazonaws:aws-java-sdk-s3:1.12.777",
          "io.vertx:vertx-web:4.5.10",
          "org.apache.camel:camel-core:4.8.1",
          "org.apache.cxf:cxf-spring-boot-starter-jaxws:4.0.5",
          "org.apache.kafka:kafka-clients:3.8.1",
          "org.apache.lucene:lucene-analysis-smartcn:9.11.1",
          "org.apache.poi:poi-ooxml:5.3.0",
          "org.flowable:flowable-spring-boot-starter:7.0.1",
          "org.redisson:redisson:3.37.0");

  /** Fetches what is not there yet, compiles, and packs. */
  static ApplicationJar in(Path folder) throws IOException {
    Path libraries = folder.resolve("lib");
    if (!Files.isDirectory(libraries)) {
      Files.createDirectories(folder);
      Files.writeString(folder.resolve("pom.xml"), pom());
      if (!Maven.run(folder, "initialize")) {
        throw new IOException("Maven could not fetch the libraries; what it said stands above");
      }
    }
    List<Path> jars;
    try (Stream<Path> files = Files.list(libraries)) {
      jars = files.sorted().toList();
    }
    Path classes = compile(folder, jars);
    Path file = folder.resolve("application.jar");
    pack(file, classes, jars);
    return new ApplicationJar(file, jars.size());
  }

  private static String pom() {
    String dependencies =
        LIBRARIES.stream()
            .map(Splitter.on(':')::splitToList)
            .map(
                parts ->
                    "<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version></dependency>"
                        .formatted(parts.get(0), parts.get(1), parts.get(2)))
            .collect(joining());
    return """
    <project>
      <modelVersion>4.0.0</modelVersion>
      <groupId>com.acme</groupId><artifactId>application</artifactId><version>1</version>
      <dependencies>%s</dependencies>
      <build><plugins><plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>maven-dependency-plugin</artifactId>
        <version>3.8.1</version>
        <executions><execution>
          <phase>initialize</phase>
          <goals><goal>copy-dependencies</goal></goals>
          <configuration>
            <includeScope>runtime</includeScope>
            <outputDirectory>${project.basedir}/lib</outputDirectory>
          </configuration>
        </execution></executions>
      </plugin></plugins></build>
    </project>
    """
        .formatted(dependencies);
  }

  private static Path compile(Path folder, List<Path> jars) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    ImmutableList<SourceText> sources = GeneratedCode.of(CLASSES).sources();
    List<String> options =
        List.of(
            "-nowarn",
            "-proc:none",
            "-d",
            classes.toString(),
            "-classpath",
            jars.stream().map(Path::toString).collect(joining(File.pathSeparator)));
    if (!ToolProvider.getSystemJavaCompiler()
        .getTask(null, null, null, options, null, sources)
        .call()) {
      throw new IOException("the generated application does not compile");
    }
    return classes;
  }

  private static void pack(Path file, Path classes, List<Path> jars) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out);
        Stream<Path> files = Files.walk(classes)) {
      for (Path each : files.filter(Files::isRegularFile).sorted().toList()) {
        zip.putNextEntry(
            new ZipEntry(
                "BOOT-INF/classes/" + classes.relativize(each).toString().replace('\\', '/')));
        Files.copy(each, zip);
        zip.closeEntry();
      }
      for (Path jar : jars) {
        zip.putNextEntry(stored("BOOT-INF/lib/" + jar.getFileName(), Files.readAllBytes(jar)));
        Files.copy(jar, zip);
        zip.closeEntry();
      }
    }
  }

  private static ZipEntry stored(String name, byte[] content) {
    CRC32 sum = new CRC32();
    sum.update(content);
    ZipEntry entry = new ZipEntry(name);
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(content.length);
    entry.setCrc(sum.getValue());
    return entry;
  }
}
