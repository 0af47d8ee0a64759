package io.github.wiretime.measurements.serializers;

import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.stack.Dependencies;
import io.github.wiretime.measurements.stack.Layout;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * A provider and a consumer, each with its release of Dubbo, of a class that takes what to be and a
 * port.
 *
 * @param sources what runs on both sides
 * @param main the class in it
 * @param folder where both have their output
 */
record DubboPair(
    CheckedSources sources,
    String main,
    ImmutableList<Path> ofProvider,
    ImmutableList<Path> ofConsumer,
    Path folder,
    String port) {

  static final Duration PATIENCE = Duration.ofMinutes(2);

  /** Compiles the resource with the provider's Dubbo. */
  static DubboPair of(String resource, String main, String provider, String consumer, Path folder)
      throws IOException {
    ImmutableList<Path> ofProvider = libraries(provider);
    return new DubboPair(
        CheckedSources.ofResource(resource, ofProvider, folder),
        main,
        ofProvider,
        libraries(consumer),
        folder,
        String.valueOf(Ports.free()));
  }

  /** What an application of that release has. */
  static ImmutableList<Path> libraries(String dubbo) throws IOException {
    return new ClassPaths(new Dependencies(Layout.here().target().resolve("dubbo")))
        .of(dubbo, How.API, /* lacksFastjson2= */ false);
  }

  /** Starts the provider and waits until it can be called. */
  JavaProcess provider() throws IOException, InterruptedException {
    JavaProcess provider = start("provider", ofProvider, List.of("provide", port));
    assertWithMessage(output("provider"))
        .that(provider.line("READY"::equals, PATIENCE))
        .isEqualTo("READY");
    return provider;
  }

  /** Starts the consumer. */
  JavaProcess consumer(List<String> arguments) throws IOException {
    return start(
        "consumer",
        ofConsumer,
        ImmutableList.<String>builder().add("call", port).addAll(arguments).build());
  }

  private JavaProcess start(String home, List<Path> libraries, List<String> arguments)
      throws IOException {
    return JavaProcess.start(
        folder.resolve(home),
        ImmutableList.<Path>builder().add(sources.classes()).addAll(libraries).build(),
        List.of("-XX:-CreateCoredumpOnCrash"),
        ImmutableList.<String>builder().add(main).addAll(arguments).build());
  }

  /** What a side printed. */
  String output(String home) throws IOException {
    Path output = folder.resolve(home).resolve("output.txt");
    return Files.readString(output, StandardCharsets.ISO_8859_1);
  }
}
