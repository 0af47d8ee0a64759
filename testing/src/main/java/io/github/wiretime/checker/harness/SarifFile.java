package io.github.wiretime.checker.harness;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** A SARIF file, read by a real parser and judged by the published schema. */
public record SarifFile(JsonNode root) {

  private static final String PLACE = "/locations/0/physicalLocation";

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final JsonSchema SCHEMA = schema();

  /** Reads a file. */
  public static SarifFile read(Path file) {
    try {
      return new SarifFile(JSON.readTree(Files.readAllBytes(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the schema objects to, and what GitHub refuses a whole file for. */
  public ImmutableList<String> problems() {
    return Stream.concat(
            SCHEMA.validate(root).stream().map(ValidationMessage::getMessage),
            results().stream()
                .filter(result -> result.at(PLACE + "/region/startLine").asInt() == 0)
                .map(result -> "no place: " + result))
        .collect(toImmutableList());
  }

  /** The only run. */
  public JsonNode run() {
    return root.at("/runs/0");
  }

  /** What tells the run apart from those of other modules. */
  public String category() {
    return run().at("/automationDetails/id").asText();
  }

  /** The results in their order. */
  public ImmutableList<JsonNode> results() {
    return Streams.stream(run().get("results")).collect(toImmutableList());
  }

  /** What the results say. */
  public ImmutableList<String> texts() {
    return results().stream()
        .map(result -> result.at("/message/text").asText())
        .collect(toImmutableList());
  }

  /** The names of the findings in their order. */
  public ImmutableList<String> keys() {
    return results().stream()
        .map(result -> result.at("/partialFingerprints/costlyRpcTime~1v1").asText())
        .collect(toImmutableList());
  }

  /** The result for a member: {@code app.Order#at}. */
  public JsonNode result(String member) {
    Optional<JsonNode> found =
        results().stream()
            .filter(
                result ->
                    result
                        .at("/partialFingerprints/costlyRpcTime~1v1")
                        .asText()
                        .startsWith(member + " "))
            .findFirst();
    return found.orElseThrow(() -> new AssertionError(member + " is not among " + keys()));
  }

  /** Where a result is: {@code src/main/java/app/Order.java:3:7}. */
  public static String place(JsonNode result) {
    return physical(result.at(PLACE));
  }

  /** The path of a result, each step with its place. */
  public static ImmutableList<String> steps(JsonNode result) {
    return Streams.stream(result.at("/codeFlows/0/threadFlows/0/locations"))
        .map(step -> step.get("location"))
        .map(
            location ->
                location.at("/message/text").asText()
                    + " "
                    + physical(location.get("physicalLocation")))
        .collect(toImmutableList());
  }

  private static String physical(JsonNode location) {
    return location.at("/artifactLocation/uri").asText()
        + ":"
        + location.at("/region/startLine").asInt()
        + ":"
        + location.at("/region/startColumn").asInt();
  }

  private static JsonSchema schema() {
    try (InputStream text =
        SarifFile.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7)
          .getSchema(JSON.readTree(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
