package io.github.wiretime.measurements.serializers;

import com.google.common.collect.ImmutableMap;
import java.util.Map;

/** Spring Boot's own file, with annotations that set nothing. */
record BootStyle(Side side, Cell cell, Addresses addresses) {

  Map<String, String> files() {
    PropertyFile file =
        PropertyFile.of(side, cell, addresses, side.settings(cell)).withUrl(side, cell, addresses);
    ImmutableMap.Builder<String, String> files = ImmutableMap.builder();
    files.put(
        side.path(),
        SpringMain.annotated(
                side,
                "@EnableDubbo\n@org.springframework.boot.autoconfigure.SpringBootApplication\n",
                "org.springframework.boot.SpringApplication.run(%s.class)".formatted(side.main()),
                "")
            .code());
    if (cell.settings().form().yml()) {
      files.put("application.yml", file.yml());
    } else {
      files.put("application.properties", file.properties());
    }
    if (side == Side.PROVIDER) {
      files.put(OrderSources.implementationPath(), OrderSources.implementation("@DubboService\n"));
    }
    return files.buildOrThrow();
  }
}
