package io.github.wiretime.scan.hostile;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.concurrent.TimeUnit.MINUTES;

import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.baseline.Baseline;
import io.github.wiretime.checker.baseline.BaselineContent;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.ScanRun;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.Inputs;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Damaged files beside an intact service: its finding is always there, and what is left out is
 * said. {@code -Dwiretime.mutants=30000 -Dwiretime.seed=7} makes more of them, and others.
 */
@Timeout(value = 90, unit = MINUTES)
final class FuzzTest {

  private static final int IN_A_SCAN = 100;

  private static final int ALL = Integer.getInteger("wiretime.mutants", 1200);

  private static final long SEED = Long.getLong("wiretime.seed", 20260101);

  private static final String YAML =
      """
      server: {port: 8080}
      spring:
        profiles: {active: dev, include: [a, b]}
      dubbo:
        protocols: &all
          one: {name: dubbo, serialization: hessian2, parameters: {prefer.serialization: "hessian2,x"}}
        provider:
          <<: *all
          protocol-ids: one, two
          parameters: [{a: 1}, {b: 2}]
      ---
      spring.config.activate.on-profile: [x, '!y']
      dubbo.consumer.serialization: ${chosen:hessian2}
      """;

  private static final String PROPERTIES =
      """
      # settings
      spring.profiles.active = dev
      dubbo.protocols.one.name: dubbo
      dubbo.protocol.serialization=hessian2
      dubbo.provider.parameters[prefer.serialization] = ${a.b:${c:hessian2}}, x\\
        y\\u0041
      dubbo.provider.parameters = [{a:1},{b:2}]
      """;

  private static final String XML =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE beans [<!ENTITY x "y"> <!ELEMENT a (b)>]>
      <beans xmlns="http://www.springframework.org/schema/beans"
          xmlns:p="http://www.springframework.org/schema/p"
          xmlns:sofa="http://sofastack.io/schema/sofaboot"
          xmlns:dubbo="http://dubbo.apache.org/schema/dubbo">
        <dubbo:protocol id="one" name="dubbo" serialization="hessian2"/>
        <dubbo:provider protocol="one"><dubbo:parameter key="a" value="b"/>
          <dubbo:service interface="com.acme.api.OrderService" ref="x">
            <dubbo:method name="find"><dubbo:argument index="0" callback="true"/></dubbo:method>
          </dubbo:service></dubbo:provider>
        <bean class="org.apache.dubbo.config.spring.ServiceBean" p:interface="no.Such">
          <property name="interface"><value>com.acme.api.<![CDATA[OrderService]]></value></property>
        </bean>
        <sofa:service interface="com.acme.api.OrderService" ref="y"><sofa:binding.bolt>
          <sofa:global-attrs serialize-type="hessian2"/></sofa:binding.bolt></sofa:service>
      </beans>
      """;

  private static final List<String> LINES =
      List.of("com.acme.A#at java.time.Instant", "com.acme.B#<E> java.time.Year", "x#y(z, 1) a.b");

  @TempDir private Path folder;

  private Path dubbo;
  private Path good;
  private Path bad;

  @BeforeEach
  void build() throws IOException {
    dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    good =
        Built.classes(
            folder.resolve("good"), List.of(dubbo), Built.DTO, Built.SERVICE, Built.PROVIDER);
    bad = Files.createDirectory(folder.resolve("bad"));
  }

  private ScanRun scanned(int scan) {
    ScanRun run = ScanRun.of(good, bad, "--class-path=" + dubbo);
    String which = "seed " + SEED + ", scan " + scan + ": " + run.errors();
    assertWithMessage(which).that(run.out()).contains(Built.FINDING);
    assertWithMessage(which).that(run.errors()).doesNotContain("a mistake in Wiretime");
    assertWithMessage(which).that(run.exitCode()).isAnyOf(0, 3);
    return run;
  }

  @Test
  void classes() throws IOException {
    int mutants = ALL * 3 / 5;
    ClassMutants source = new ClassMutants(folder.resolve("sound"), SEED);
    Path jar = bad.resolve("bad.jar");
    int leftOut = 0;
    for (int scan = 0; scan * IN_A_SCAN < mutants; scan++) {
      Map<String, byte[]> files = new LinkedHashMap<>(source.libraries());
      for (int i = 0; i < IN_A_SCAN; i++) {
        files.putAll(source.next(i));
      }
      Built.jar(jar, files);

      ScanRun run = scanned(scan);

      assertThat(run.exitCode()).isEqualTo(3);
      List<String> said =
          run.errors().lines().filter(line -> line.contains("left out: u")).toList();
      assertThat(said.stream().map(line -> line.split("[ (]", 5)[3]).toList())
          .containsNoDuplicates();
      leftOut += said.size();
      Files.delete(jar);
    }
    assertThat(leftOut).isGreaterThan(mutants / 4);
  }

  /** Each file of each archive is whole, or something of the archive is said. */
  @Test
  void archives() throws IOException {
    int mutants = ALL / 5;
    ArchiveMutants source = new ArchiveMutants(folder.resolve("zipped"), dubbo, SEED);
    int damaged = 0;
    for (int scan = 0; scan * IN_A_SCAN < mutants; scan++) {
      List<Path> jars = new ArrayList<>();
      for (int i = 0; i < IN_A_SCAN; i++) {
        Path jar = bad.resolve(String.format("z%05d.jar", i));
        Files.write(jar, source.damaged(source.files(i)));
        jars.add(jar);
        if (!isWhole(jar, source.files(i))) {
          damaged++;
        }
      }

      ScanRun run = scanned(scan);

      assertThat(run.exitCode()).isEqualTo(3);
      for (Path jar : jars) {
        Files.delete(jar);
      }
    }
    assertThat(damaged).isGreaterThan(mutants / 4);
  }

  /** Whether all is there. If not, it must be said. */
  private static boolean isWhole(Path jar, Map<String, byte[]> files) throws IOException {
    try (Inputs inputs = new Inputs()) {
      Map<String, byte[]> read = new HashMap<>();
      for (Element element : inputs.open(jar, /* isLibrary= */ false)) {
        for (Entry entry : element.entries()) {
          try {
            read.put(entry.name(), entry.content().read());
          } catch (UnreadableInputException said) {
            return false;
          }
        }
      }
      boolean isWhole =
          files.entrySet().stream()
              .allMatch(file -> Arrays.equals(file.getValue(), read.get(file.getKey())));
      assertWithMessage(jar + " of seed " + SEED)
          .that(isWhole || !inputs.leftOut().ofInputs().isEmpty())
          .isTrue();
      return isWhole;
    }
  }

  @Test
  void settingsAndSpringFiles() throws IOException {
    TextMutants mutants = new TextMutants(SEED);
    Files.createDirectories(bad.resolve("config"));
    int unread = 0;
    for (int scan = 0; scan * IN_A_SCAN < ALL * 3 / 20; scan++) {
      for (int i = 0; i < IN_A_SCAN / 3; i++) {
        Files.write(bad.resolve("application-p" + i + ".yml"), mutants.of(YAML));
        Files.write(bad.resolve("application-q" + i + ".properties"), mutants.of(PROPERTIES));
        Files.write(bad.resolve("x" + i + ".xml"), mutants.of(XML));
      }

      ScanRun run = scanned(scan);

      unread += run.exitCode() == 3 ? 1 : 0;
    }
    assertThat(unread).isGreaterThan(0);
  }

  /** Either a baseline is refused as it is, or every finding that it lists stays. */
  @Test
  void baselines() throws IOException {
    TextMutants mutants = new TextMutants(SEED);
    Path file = folder.resolve("baseline");
    String text = "# CostlyRpcTime baseline v1\n" + String.join("\n", LINES) + "\n";
    int refused = 0;
    for (int i = 0; i < ALL / 40; i++) {
      byte[] damaged = mutants.of(text);
      Files.write(file, damaged);
      Baseline baseline = new Baseline(file);
      try {
        BaselineContent content = baseline.read();
        baseline.update(
            lines -> {
              assertThat(lines).isEqualTo(content.lines().orElseThrow());
              return ImmutableSortedSet.<String>naturalOrder()
                  .addAll(lines)
                  .add("com.acme.C#at java.time.Instant")
                  .build();
            });
        assertThat(baseline.read().lines().orElseThrow())
            .containsAtLeastElementsIn(content.lines().orElseThrow());
      } catch (InvalidOptionException said) {
        refused++;
        assertThat(Files.readAllBytes(file)).isEqualTo(damaged);
      }
    }
    assertThat(refused).isGreaterThan(0);
  }
}
