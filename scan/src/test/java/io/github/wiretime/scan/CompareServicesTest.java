package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which services are told of for a change, and which class is meant. */
final class CompareServicesTest {

  private static final String ENVELOPE =
      "package com.acme; public class Envelope implements java.io.Serializable { Event event; }";
  private static final String EVENT =
      "package com.acme; public abstract class Event implements java.io.Serializable {}";
  private static final String READER =
      "package com.acme; public interface AReaderService { Envelope last(); void add(Envelope e);"
          + " }";
  private static final String SENDER =
      "package com.acme; public interface BSenderService { Envelope next(); Tick tick(); }";

  @TempDir private Path folder;

  private Path built(String name, String typeOfField) {
    String tick = "package com.acme; public class Tick extends Event { " + typeOfField + " at; }";
    return Built.classes(
        folder.resolve(name), List.of(), /* release= */ 17, ENVELOPE, EVENT, READER, SENDER, tick);
  }

  private String compared(String release) {
    return Command.run(
            "compare",
            built("new", "java.time.Instant"),
            "--against",
            built("old", "java.util.Date"),
            "--service-interfaces=com.acme.*Service",
            "--hessian-lite=" + release)
        .out();
  }

  /** Dubbo 3.2 and later write no subclass that the interface does not name. */
  @Test
  void thoseOfWhichDubboRefusesTheClassSendNoneOfIt() {
    assertThat(compared("4.0.4"))
        .contains("BSenderService.tick() -> Tick.at; 2 methods of 1 service");
  }

  @Test
  void allSendItWhereNothingIsRefused() {
    assertThat(compared("3.2"))
        .contains("AReaderService.last() -> Envelope.event -> Tick.at; 4 methods of 2 services");
  }

  /** In {@code Result<T>} a peer looks for the class by the name that the message has. */
  @Test
  void aClassThatMovedIsNamedWithItsPackage() {
    String result =
        "package com.acme; public class Result<T> implements java.io.Serializable { T data; }";
    String service =
        "package com.acme; public interface BService { Result<com.acme.PACKAGE.Dto> get(); }";
    String dto = "package com.acme.PACKAGE; public class Dto implements java.io.Serializable {}";
    Path[] builds =
        Stream.of("api", "other")
            .map(
                name ->
                    Built.classes(
                        folder.resolve(name),
                        List.of(),
                        /* release= */ 17,
                        result,
                        service.replace("PACKAGE", name),
                        dto.replace("PACKAGE", name)))
            .toArray(Path[]::new);

    assertThat(
            Command.run(
                    "compare",
                    builds[1],
                    "--against",
                    builds[0],
                    "--service-interfaces=com.acme.*Service",
                    "--hessian-lite=4.0.4")
                .out())
        .contains("Result.data was com.acme.api.Dto and is com.acme.other.Dto:");
  }
}
