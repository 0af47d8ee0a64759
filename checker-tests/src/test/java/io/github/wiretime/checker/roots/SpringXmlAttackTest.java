package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.SpringFile;
import io.github.wiretime.checker.harness.Wire;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A Spring file can neither reach another file or the network nor grow while it is read. Whatever
 * an entity would bring in declares a service here, so that it would be reported.
 */
final class SpringXmlAttackTest {

  private static final String SERVICE = "<dubbo:service interface='app.Orders'/>";

  /** Makes every service element one for {@code app.Orders}, were it read. */
  private static final String DEFAULT_INTERFACE =
      "<!ATTLIST dubbo:service interface CDATA 'app.Orders'>";

  private final Queue<String> requests = new ConcurrentLinkedQueue<>();
  private HttpServer server;

  @TempDir private Path folder;

  @BeforeEach
  void startServer() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          requests.add(exchange.getRequestURI().toString());
          byte[] body =
              (exchange.getRequestURI().getPath().endsWith(".dtd") ? DEFAULT_INTERFACE : SERVICE)
                  .getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(200, body.length);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
    server.start();
  }

  @AfterEach
  void stopServer() {
    server.stop(0);
  }

  @Test
  void anExternalEntityDoesNotReadAFile() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.xml"), SERVICE);

    assertNothingIsRead(
        "<!DOCTYPE beans [<!ENTITY xxe SYSTEM '%s'>]>".formatted(secret.toUri()), "&xxe;");
  }

  @Test
  void anExternalEntityDoesNotReachTheNetwork() {
    assertNothingIsRead(
        "<!DOCTYPE beans [<!ENTITY xxe SYSTEM '%s'>]>".formatted(address("entity.xml")), "&xxe;");
  }

  @Test
  void anExternalParameterEntityDoesNotReachTheNetwork() {
    assertNothingIsRead(
        "<!DOCTYPE beans [<!ENTITY %% xxe SYSTEM '%s'> %%xxe;]>".formatted(address("x.dtd")),
        "<dubbo:service/>");
  }

  @Test
  void anExternalDocumentTypeIsNotLoaded() throws IOException {
    Path type = Files.writeString(folder.resolve("beans.dtd"), DEFAULT_INTERFACE);

    assertNothingIsRead("<!DOCTYPE beans SYSTEM '%s'>".formatted(type.toUri()), "<dubbo:service/>");
    assertNothingIsRead(
        "<!DOCTYPE beans SYSTEM '%s'>".formatted(address("beans.dtd")), "<dubbo:service/>");
  }

  @Test
  void aSchemaLocationIsNotLoaded() {
    assertNothingIsRead(
        "",
        """
        <beans xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://dubbo.apache.org/schema/dubbo %s"/>
        """
            .formatted(address("dubbo.xsd")));
  }

  @Test
  void anInternalEntityIsNotExpanded() {
    assertNothingIsRead(
        "<!DOCTYPE beans [<!ENTITY s \"%s\">]>".formatted(SERVICE), "&s;<dubbo:service/>");
    assertNothingIsRead(
        "<!DOCTYPE beans [<!ENTITY name 'app.Orders'>]>", "<dubbo:service interface='&name;'/>");
  }

  @Test
  void aBillionLaughsAreNotExpanded() {
    StringBuilder type = new StringBuilder("<!DOCTYPE beans [<!ENTITY e0 'app.Orders'>");
    for (int i = 1; i <= 10; i++) {
      type.append("<!ENTITY e%d '%s'>".formatted(i, ("&e" + (i - 1) + ";").repeat(10)));
    }
    type.append("]>");

    assertNothingIsRead(type.toString(), "&e10;");
    assertNothingIsRead(type.toString(), "<dubbo:service interface='&e10;'/>");
  }

  @Test
  void theDocumentTypeOfOldSpringFilesDoesNoHarm() {
    Outcome outcome =
        outcome(
            "<!DOCTYPE beans PUBLIC '-//SPRING//DTD BEAN 2.0//EN' '%s'>"
                .formatted(address("spring-beans.dtd")),
            SERVICE);

    assertThat(outcome.members()).containsExactly("Orders.find()");
    assertThat(requests).isEmpty();
  }

  @Test
  void anEntityInATextDoesNotHideTheRestOfTheFile() {
    Outcome outcome =
        outcome(
            "<!DOCTYPE beans [<!ENTITY team 'Orders &amp; Co.'>]>",
            "<description>By &team;</description>" + SERVICE);

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.members()).containsExactly("Orders.find()");
  }

  /** The JDK's reader looks for a message that it does not have. */
  @Test
  void aWrongCharacterInADocumentTypeIsAProblemOfTheFile() {
    Outcome outcome = outcome("<!DOCTYPE beans [\n<!ENTITY a 'b'>\u0001]>", SERVICE);

    assertThat(outcome.errors().toString()).contains(":2:");
    assertThat(outcome.errors().toString()).contains("the XML cannot be read");
  }

  private URI address(String path) {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/" + path);
  }

  private void assertNothingIsRead(String documentType, String content) {
    Outcome outcome = outcome(documentType, content);

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.diagnostics().toString()).doesNotContain("Orders");
    assertThat(requests).isEmpty();
  }

  private Outcome outcome(String documentType, String content) {
    return Wire.unit("interface Orders { Instant find(); }")
        .option("SpringConfig", SpringFile.write(folder, documentType + SpringFile.beans(content)))
        .run();
  }
}
