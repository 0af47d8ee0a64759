package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Spring files of the inputs, of which the scan reads those that name a framework. */
final class SpringElementsTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "http://dubbo.apache.org/schema/dubbo    | <x:service interface='com.acme.api.OrderService'/>                       | true",
        "http://www.taobao.com/hsf               | <x:provider interface='com.acme.api.OrderService'/>                      | true",
        "http://sofastack.io/schema/sofaboot     | <x:service interface='com.acme.api.OrderService'><x:binding.bolt/></x:service> | true",
        "http://sofastack.io/schema/sofaboot     | <x:service interface='com.acme.api.OrderService'/>                       | false",
        "http://acme.com/schema                  | <x:service interface='com.acme.api.OrderService'/>                       | false",
      })
  void declareServices(String namespace, String element, boolean found) throws IOException {
    Path app = Built.classes(folder, List.of(), Built.DTO, Built.SERVICE);
    Files.writeString(
        app.resolve("beans.xml"), "<beans xmlns:x='" + namespace + "'>" + element + "</beans>");

    assertThat(Command.run(app).out().contains(Built.FINDING)).isEqualTo(found);
  }
}
