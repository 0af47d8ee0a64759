package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static com.google.common.truth.Truth.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Ordering;
import com.google.common.collect.Streams;
import io.github.wiretime.checker.harness.Project;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiler and scan find the same services that code configures by the classes of SOFARPC. */
final class TwoDoorsSofaTest {

  private static final String API =
      "package app; public interface Orders { java.time.Instant at(); }";

  private static final ImmutableList<String> FOUND =
      ImmutableList.of(
          in(
              "new ProviderConfig<Orders>().setInterfaceId(Orders.class.getName()).setRef(null).export();"),
          in("new ProviderConfig<Object>().setInterfaceId(\"app.Orders\");"),
          in("ProviderConfig p = new ProviderConfig(); p.setRef(null); p.setInterfaceId(NAME);"),
          in(
              "String name = Orders.class.getName(); new ProviderConfig<Orders>().setInterfaceId(name);"),
          in("new Own<Object>().setId(\"a\").setInterfaceId(Orders.class.getName());"),
          in("new ConsumerConfig<Orders>().setInterfaceId(Orders.class.getName()).refer();"),
          in(
              "new ConsumerConfig<Orders>().setProtocol(\"bolt\").setInterfaceId(NAME).setGeneric(false);"),
          in(
              "ServerConfig s = new ServerConfig().setProtocol(\"bolt\"); ServerConfig r = new ServerConfig().setProtocol(\"rest\");"
                  + " new ProviderConfig<Orders>().setInterfaceId(NAME).setServer(java.util.Arrays.asList(r, s));"),
          in("new ProviderConfig<Orders>().setInterfaceId(NAME).setSerialization(\"hessian2\");"),
          "class A extends ConsumerConfig<Orders> { static Object a() { return new A(); } }");

  private static final ImmutableList<String> NOT_FOUND =
      ImmutableList.of(
          in("new acme.ProviderConfig<Orders>().setInterfaceId(NAME);"),
          in("new ProviderConfig<Object>().setUniqueId(NAME);"),
          "class A { ProviderConfig<Orders> p; Object a() { return p.getInterfaceId() + ProviderConfig.class; } }",
          in(
              "ServerConfig r = new ServerConfig().setProtocol(\"rest\"); new ProviderConfig<Orders>().setInterfaceId(NAME).setServer(r);"),
          in("new ProviderConfig<Orders>().setInterfaceId(NAME).setSerialization(\"protobuf\");"),
          in("new ConsumerConfig<Orders>().setInterfaceId(NAME).setProtocol(\"rest\");"),
          in("new ConsumerConfig<Orders>().setInterfaceId(NAME).setGeneric(true);"));

  /** Type arguments of expressions are not in class files. */
  private static final ImmutableList<String> FOUND_BY_THE_COMPILER =
      ImmutableList.of(
          in("new ProviderConfig<Orders>().setInterfaceId(System.getProperty(\"name\"));"));

  @TempDir private Path folder;

  private static String in(String statements) {
    return "class A { static final String NAME = \"app.Orders\"; void a() { " + statements + " } }";
  }

  @Test
  void agree() throws IOException {
    String library = System.getProperty("wiretime.hessian") + "/sofa-rpc-all-5.13.2.jar";
    Project project =
        Project.in(folder)
            .with(
                "package acme; public class ProviderConfig<T> { public void setInterfaceId(String id) {} }",
                "package app; class Own<T> extends com.alipay.sofa.rpc.config.ProviderConfig<T> {}")
            .with(sources(FOUND, "Found"))
            .with(sources(NOT_FOUND, "Other"))
            .with(sources(FOUND_BY_THE_COMPILER, "Compiled"))
            .arguments("-classpath", library)
            .option("Report", "compiler.sarif");
    Path scanned = folder.resolve("scan.sarif");

    assertThat(project.compile().errors()).isEmpty();
    Command scan =
        Command.run(folder.resolve("target/classes"), "--class-path", library, "--sarif", scanned);

    assertThat(scan.exitCode()).isEqualTo(0);
    assertThat(members(folder.resolve("compiler.sarif")))
        .containsExactlyElementsIn(
            Streams.concat(members(FOUND, "Found"), members(FOUND_BY_THE_COMPILER, "Compiled"))
                .toList());
    assertThat(members(scanned)).containsExactlyElementsIn(members(FOUND, "Found").toList());
  }

  /** Each declaration has a service of its own, so that one compilation answers for all. */
  private static String[] sources(ImmutableList<String> declarations, String name) {
    return IntStream.range(0, declarations.size())
        .boxed()
        .flatMap(
            i ->
                Stream.of(
                        API,
                        "package app; import com.alipay.sofa.rpc.config.*; " + declarations.get(i))
                    .map(source -> source.replaceAll("\\bOrders\\b", name + i))
                    .map(source -> source.replaceAll("\\bA\\b", "Of" + name + i)))
        .toArray(String[]::new);
  }

  private static Stream<String> members(ImmutableList<String> declarations, String name) {
    return IntStream.range(0, declarations.size())
        .mapToObj(i -> "app.%s%d#at() java.time.Instant".formatted(name, i));
  }

  private static ImmutableSortedSet<String> members(Path sarif) throws IOException {
    return Streams.stream(new ObjectMapper().readTree(sarif.toFile()).at("/runs/0/results"))
        .map(result -> result.at("/partialFingerprints/costlyRpcTime~1v1").asText())
        .collect(toImmutableSortedSet(Ordering.natural()));
  }
}
