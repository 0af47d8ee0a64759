package io.github.wiretime.scan.compare;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A change between two builds: the sources of both, in a package of their own, each with a provider
 * {@code Impl} and a consumer {@code Call}.
 *
 * @param ofOld what a new consumer shows of an old provider if all arrives
 * @param ofNew what an old consumer shows of a new provider if all arrives
 * @param isOfParameter whether the consumer sends what changed
 */
record BreakingCase(
    String id,
    String title,
    Map<String, String> oldSources,
    Map<String, String> newSources,
    String ofOld,
    String ofNew,
    boolean isOfParameter) {

  static ImmutableList<BreakingCase> all() {
    ImmutableList.Builder<BreakingCase> cases = ImmutableList.builder();
    for (String part : Splitter.on(Pattern.compile("(?m)^== ")).split(text())) {
      if (!part.isBlank()) {
        cases.add(parse(part));
      }
    }
    return cases.build();
  }

  private static String text() {
    try {
      return Resources.toString(
          Resources.getResource(BreakingCase.class, "breaking-cases.txt"), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static BreakingCase parse(String part) {
    List<String> blocks = Splitter.on(Pattern.compile("(?m)^-- ")).splitToList(part);
    String head = blocks.get(0).strip();
    List<String> shown =
        Splitter.on(" | ").splitToList(blocks.get(1).strip().substring("arrives ".length()));
    Map<String, String> before = new LinkedHashMap<>();
    Map<String, String> after = new LinkedHashMap<>();
    boolean isOfParameter = blocks.get(2).strip().equals("parameter");
    for (int i = isOfParameter ? 3 : 2; i < blocks.size(); i++) {
      int end = blocks.get(i).indexOf('\n');
      List<String> which = Splitter.on(" ").splitToList(blocks.get(i).substring(0, end).strip());
      String source = blocks.get(i).substring(end + 1);
      if (!which.get(0).equals("new")) {
        before.put(which.get(1), source);
      }
      if (!which.get(0).equals("old")) {
        after.put(which.get(1), source);
      }
    }
    String id = head.substring(0, head.indexOf(' '));
    return new BreakingCase(
        id,
        head.substring(id.length() + 1),
        before,
        after,
        shown.get(0),
        shown.get(1),
        isOfParameter);
  }

  /** What a consumer of the other build shows if all arrives. */
  String shown(boolean isNewProvider) {
    return isNewProvider ? ofNew : ofOld;
  }

  String packageName() {
    return "com.acme." + id;
  }

  static List<Path> write(Path folder, List<BreakingCase> cases, boolean isNew) throws IOException {
    List<Path> files = new ArrayList<>();
    for (BreakingCase each : cases) {
      for (Map.Entry<String, String> source :
          (isNew ? each.newSources : each.oldSources).entrySet()) {
        int slash = source.getKey().lastIndexOf('/');
        String inside =
            slash < 0 ? "" : "." + source.getKey().substring(0, slash).replace('/', '.');
        Path file = folder.resolve("com/acme/" + each.id + "/" + source.getKey() + ".java");
        Files.createDirectories(file.getParent());
        Files.writeString(
            file, "package " + each.packageName() + inside + ";\n" + source.getValue());
        files.add(file);
      }
    }
    return files;
  }

  @Override
  public String toString() {
    return id + " " + title;
  }
}
