package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What other plugins, caches and machines do to a build does not let a finding pass. */
final class SituationsIT {

  private static final String FAILS = "-Dwiretime.severity=ERROR";
  private static final String FOUND = " Order.shop ";

  @TempDir private Path folder;
  private Shop shop;

  @BeforeEach
  void write() throws IOException {
    shop = new Shop(folder);
    shop.root("", "shop", "last");
    shop.service("shop", Shop.dependencies(Shop.DUBBO));
    shop.module("last", "");
    shop.java("last", "Nothing", "class Nothing {}");
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
  }

  private MavenBuild.Result run(int exitCode, String... arguments) throws IOException {
    return run(MavenBuild.in(folder), exitCode, arguments);
  }

  private static MavenBuild.Result run(MavenBuild maven, int exitCode, String... arguments)
      throws IOException {
    MavenBuild.Result build = maven.run(arguments);
    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(exitCode);
    return build;
  }

  /** The local repository is the same for all tests. */
  private MavenBuild.Result runUninstalled(String module, String command) throws IOException {
    if (Files.exists(installed(module))) {
      MoreFiles.deleteRecursively(installed(module), RecursiveDeleteOption.ALLOW_INSECURE);
    }
    return run(1, command, FAILS, "-DskipTests");
  }

  private static Path installed(String module) {
    return Path.of(System.getProperty("wiretime.nested-repository"), "shop", module);
  }

  private static void assertFindsOnce(MavenBuild.Result build) {
    assertWithMessage(build.text())
        .that(build.output().stream().filter(line -> line.contains(FOUND)))
        .hasSize(1);
  }

  private static String execution(String plugin, String version, String inside) {
    return """
    <build><plugins><plugin>
      <groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>
      <executions><execution>%s</execution></executions>
    </plugin></plugins></build>
    """
        .formatted(
            plugin.substring(0, plugin.indexOf(':')),
            plugin.substring(plugin.indexOf(':') + 1),
            version,
            inside);
  }

  private static String ant(String phase, String target) {
    return execution(
        "org.apache.maven.plugins:maven-antrun-plugin",
        "3.1.0",
        "<phase>%s</phase><goals><goal>run</goal></goals><configuration><target>%s</target></configuration>"
            .formatted(phase, target));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-T1", "-T2"})
  void aPluginForksTheLifeCycle(String threads) throws IOException {
    shop.root(
        """
        <plugin>
          <artifactId>maven-javadoc-plugin</artifactId><version>3.11.2</version>
          <inherited>false</inherited>
          <executions><execution>
            <phase>package</phase><goals><goal>aggregate-jar</goal></goals>
            <configuration><doclint>none</doclint></configuration>
          </execution></executions>
        </plugin>
        """,
        "shop",
        "last");

    assertFindsOnce(run(1, "package", threads, FAILS, "-DskipTests"));
  }

  @Test
  void aBuildCacheHasTheLastModules() throws IOException {
    shop.write(
        ".mvn/extensions.xml",
        Shop.EXTENSION.replace(
            "<extensions>",
            "<extensions><extension><groupId>org.apache.maven.extensions</groupId>"
                + "<artifactId>maven-build-cache-extension</artifactId><version>1.2.0</version>"
                + "</extension>"));
    shop.write(
        ".mvn/maven-build-cache-config.xml",
        """
        <cache xmlns="http://maven.apache.org/BUILD-CACHE-CONFIG/1.0.0"><configuration>
          <enabled>true</enabled><local><location>%s</location></local>
        </configuration></cache>
        """
            .formatted(folder.resolve("cache")));
    MavenBuild maven =
        MavenBuild.in(folder)
            .withMaven(Path.of(System.getProperty("wiretime.mavens"), "apache-maven-3.9.16"));
    assertFindsOnce(run(maven, 0, "package", "-DskipTests"));

    MavenBuild.Result cached = run(maven, 1, "clean", "package", "-DskipTests", FAILS);

    assertThat(cached.text()).contains("Skipping plugin execution (cached): compiler:compile");
    assertFindsOnce(cached);
  }

  /** What is taken out is named, and what stays is scanned. */
  @Test
  void aPluginTakesModulesOutOfTheBuild() throws Exception {
    shop.write(
        ".mvn/extensions.xml",
        Shop.EXTENSION.replace(
            "<extensions>",
            "<extensions><extension><groupId>io.github.gitflow-incremental-builder</groupId>"
                + "<artifactId>gitflow-incremental-builder</artifactId><version>4.5.4</version>"
                + "</extension>"));
    for (String command : new String[] {"init -q", "add .", "commit -q -m first"}) {
      String[] git = ("git -c user.name=a -c user.email=a@b.c " + command).split(" ");
      assertThat(new ProcessBuilder(git).directory(folder.toFile()).start().waitFor()).isEqualTo(0);
    }
    shop.order(
        "shop",
        "public class Order implements java.io.Serializable { private java.time.Instant shop ; }");

    MavenBuild.Result build =
        run(1, "compile", FAILS, "-Dgib.disableBranchComparison=true", "-Dgib.uncommitted=true");

    assertFindsOnce(build);
    assertThat(build.text()).contains("left out of this build, so not scanned: last");
  }

  @Test
  void nothingIsCompiled() throws IOException {
    MavenBuild.Result warned = run(0, "clean", "wiretime:scan");
    MavenBuild.Result failed = run(1, "clean", "wiretime:scan", FAILS);

    assertThat(warned.text()).contains("[WARNING] not compiled, so not scanned: shop, last");
    assertThat(failed.text()).contains("so nothing is known of shop, last. Compile them");
  }

  /** Findings of other modules are listed all the same. */
  @Test
  void aModuleIsNotCompiled() throws IOException {
    run(0, "compile", "-Dwiretime.skip");
    deleteClasses("last");

    MavenBuild.Result scanned = run(1, "wiretime:scan", FAILS);

    assertFindsOnce(scanned);
    shop.order("shop", "public class Order implements java.io.Serializable {}");
    run(0, "compile", "-pl", "shop", FAILS);
    assertThat(run(1, "wiretime:scan", FAILS).text()).contains("so nothing is known of last.");
  }

  private void deleteClasses(String module) throws IOException {
    Files.delete(folder.resolve(module + "/target/classes/shop/" + module + "/Nothing.class"));
  }

  @Test
  void aModuleIsNotToBeCompiled() throws IOException {
    shop.module("last", "<properties><maven.main.skip>true</maven.main.skip></properties>");
    shop.order("shop", "public class Order implements java.io.Serializable {}");

    assertThat(run(0, "compile", FAILS).text()).doesNotContain("not compiled");
  }

  @ParameterizedTest
  @CsvSource({"process-classes, install", "prepare-package, install", "prepare-package, verify"})
  void classesAreWovenBehindTheCompiler(String phase, String command) throws IOException {
    // What the last module weaves after its classes were scanned is seen when the session ends.
    boolean isInTime = phase.equals("process-classes");
    shop.root("", isInTime ? "shop" : "last", isInTime ? "last" : "shop");
    shop.order("shop", "public class Order implements java.io.Serializable {}");
    shop.write(
        "shop/woven/Order.java",
        "package shop.shop; public class Order implements java.io.Serializable { private"
            + " java.time.Instant shop; }");
    shop.module(
        "shop",
        Shop.dependencies(Shop.DUBBO)
            + ant(
                phase,
                "<javac srcdir='${project.basedir}/woven'"
                    + " destdir='${project.build.outputDirectory}' includeantruntime='false'/>"));
    MavenBuild.Result build = runUninstalled("last", command);

    assertThat(build.text()).contains("Order.shop");
    if (isInTime) {
      assertThat(Files.exists(installed("last"))).isFalse();
    }
  }

  @Test
  void groovyBesideJava() throws IOException {
    shop.root("", "last", "shop");
    Path order = folder.resolve("shop/src/main/java/shop/shop/Order.java");
    Files.delete(order);
    shop.write(
        "shop/src/main/groovy/shop/shop/Order.groovy",
        "package shop.shop\nclass Order implements Serializable { java.time.Instant shop }");
    shop.module(
        "shop",
        Shop.dependencies(Shop.DUBBO, Shop.dependency("org.apache.groovy", "groovy", "4.0.22"))
            + execution(
                "org.codehaus.gmavenplus:gmavenplus-plugin",
                "3.0.2",
                "<goals><goal>addSources</goal><goal>generateStubs</goal><goal>compile</goal>"
                    + "<goal>removeStubs</goal></goals>"));
    Files.writeString(
        folder.resolve("pom.xml"),
        Files.readString(folder.resolve("pom.xml")).replace("1.8<", "11<"));
    MavenBuild.Result build = runUninstalled("shop", "install");

    assertThat(build.text()).contains("Order.shop");
    assertThat(Files.exists(installed("shop"))).isFalse();
  }

  /** They are for other JVMs, each of which says that it has seen them. */
  @ParameterizedTest
  @ValueSource(strings = {"_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"})
  void variablesHaveOptionsForOtherJvms(String variable) throws IOException {
    MavenBuild.Result build =
        run(MavenBuild.in(folder).withVariable(variable, "-Dsome=thing"), 1, "compile", FAILS);

    assertFindsOnce(build);
    assertThat(build.text()).doesNotContain("[WARNING] Picked up");
    assertThat(build.text()).doesNotContain("[WARNING] NOTE: Picked up");
  }

  @Test
  void theScannersJvmDoesNotStart() throws IOException {
    String option = "-Dwiretime.argLine=-XX:+NoSuchFlag";

    MavenBuild.Result warned = run(0, "compile", option);
    MavenBuild.Result failed = run(1, "compile", option, FAILS);
    MavenBuild.Result unwritten = run(1, "wiretime:baseline", option);

    assertThat(warned.text()).contains("[WARNING] the scan failed, so nothing is known; the build");
    assertThat(warned.text()).contains("NoSuchFlag");
    assertThat(failed.text()).contains("the scan failed, so nothing is known: ");
    assertThat(unwritten.text()).contains("costly-rpc-time.baseline is not written: ");
  }

  @Test
  void anArtifactIsNoJar() throws IOException {
    Files.delete(folder.resolve("last/src/main/java/shop/last/Nothing.java"));
    shop.write("last/target/last-1.jar", "no archive");

    MavenBuild.Result warned = run(0, "compile");

    assertThat(warned.text()).containsMatch("left out: .*last-1.jar \\(it is no jar or war");
    assertFindsOnce(warned);
    assertThat(run(1, "compile", FAILS).text()).contains("last-1.jar (it is no jar or war");
  }

  @ParameterizedTest
  @ValueSource(strings = {"absent", "shop"})
  void toolchainsNameWhatIsNoJdk(String home) throws IOException {
    shop.write(
        "toolchains.xml",
        """
        <toolchains><toolchain><type>jdk</type>
          <provides><version>21</version></provides>
          <configuration><jdkHome>%s</jdkHome></configuration>
        </toolchain></toolchains>
        """
            .formatted(folder.resolve(home)));

    MavenBuild.Result build = run(0, "compile", "-t", "toolchains.xml");

    assertFindsOnce(build);
    assertThat(build.text()).doesNotContain("[ERROR]");
    assertThat(build.text()).doesNotContain("\tat ");
  }

  @Test
  void thePropertyOfExtensionsIsNoOption() throws IOException {
    shop.write(
        ".mvn/maven.config", "-Dwiretime.version=" + System.getProperty("wiretime.version") + "\n");

    assertFindsOnce(run(0, "compile"));
  }
}
