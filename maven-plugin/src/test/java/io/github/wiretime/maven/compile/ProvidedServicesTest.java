package io.github.wiretime.maven.compile;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.model.Build;
import org.apache.maven.model.Resource;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What sources tell of the services that a build provides. */
final class ProvidedServicesTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "package app; import api.Orders; @DubboService class A implements Orders {}    | api.Orders",
        "package app; @DubboService class A extends B implements api.Orders {}         | api.Orders",
        "package app; @org.apache.dubbo.config.annotation.Service class A implements X<Y<Z>, W>, V {} | app.X, app.V",
        "package app; import api.*; @DubboService class A implements Orders {}         | app.Orders, api.Orders",
        "package app; import api.Orders; @DubboService(interfaceClass = Orders.class) class A {} | api.Orders",
        "package app; import api.Orders; @SofaService class A implements Orders {}     | api.Orders",
        "package app; @SofaService(bindings = @B(serializeType = \"hessian2\")) class A implements api.Orders {} | api.Orders",
        "package app; @SofaService(bindings = @B(serializeType = \"protobuf\")) class A implements api.Orders {} | ''",
        "package app; @SofaService(bindings = @B(serializeType = JSON)) class A implements api.Orders {} | ''",
        "package app; /** Subclass of B that implements X. */ @HSFProvider class A extends B implements api.Orders {} | api.Orders",
        "package app; import api.Orders; @Service class A implements Orders {}         | ''",
        "package app; import api.Orders; class A implements Orders {}                  | ''",
        "package app; class A { @DubboReference api.Orders orders; }                   | ''"
      })
  void ofSources(String source, String expected) throws IOException {
    Files.writeString(folder.resolve("A.java"), source.replace("; ", ";\n"));

    assertThat(ProvidedServices.of(List.of(project()))).containsExactlyElementsIn(names(expected));
  }

  @Test
  void ofSpringFiles() throws IOException {
    Files.writeString(
        folder.resolve("beans.xml"),
        "<beans><dubbo:service id='x'\n interface=\"api.Orders\" ref='y'/>"
            + "<dubbo:reference interface='api.Stock'/></beans>");

    assertThat(ProvidedServices.of(List.of(project()))).containsExactly("api.Orders");
  }

  /** A consumer that sets nothing receives Hessian from a provider that is set to protobuf. */
  @ParameterizedTest
  @CsvSource({"serialize-type='hessian2', true", "serialize-type='protobuf', false", "x='', true"})
  void ofSpringFilesOfSofa(String attribute, boolean isProvided) throws IOException {
    Files.writeString(
        folder.resolve("beans.xml"),
        """
        <beans>
          <sofa:service interface="api.Orders" ref="y">
            <sofa:binding.bolt><sofa:global-attrs %s/></sofa:binding.bolt>
          </sofa:service>
          <dubbo:service interface="api.Stock" ref="z"/>
        </beans>
        """
            .formatted(attribute));

    assertThat(ProvidedServices.of(List.of(project())))
        .containsExactlyElementsIn(
            isProvided ? List.of("api.Orders", "api.Stock") : List.of("api.Stock"));
  }

  @Test
  void ofALinkedFolder() throws IOException {
    Path real = Files.createDirectory(folder.resolve("real"));
    Files.writeString(
        real.resolve("beans.xml"), "<beans><dubbo:service interface='api.Orders'/></beans>");
    Path link = Files.createSymbolicLink(folder.resolve("link"), real);

    assertThat(ProvidedServices.of(List.of(project(link)))).containsExactly("api.Orders");
  }

  private static List<String> names(String expected) {
    return expected.isEmpty() ? List.of() : List.of(expected.split(", "));
  }

  private MavenProject project() {
    return project(folder);
  }

  private static MavenProject project(Path folder) {
    MavenProject project = new MavenProject();
    project.addCompileSourceRoot(folder.toString());
    Resource resource = new Resource();
    resource.setDirectory(folder.toString());
    project.setBuild(new Build());
    project.getBuild().addResource(resource);
    return project;
  }
}
